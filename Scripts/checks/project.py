"""The tree that the checks read, and the tools they run on it."""

import json
import os
import re
import subprocess
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

SKIPPED = {".build", ".git", ".swiftpm", "__pycache__"}


class CannotCheck(Exception):
    """A check that could not be made is a failed check; the message says what to do."""


@dataclass(frozen=True)
class Target:
    name: str
    kind: str  # regular, executable, test, system
    path: str
    dependencies: tuple


class Project:
    def __init__(self, root, manifest=None, modules=None):
        """`manifest` and `modules`, a folder of .swiftmodule and .o files, stand in for what Swift makes."""
        self.root = Path(root)
        self.given_manifest = manifest
        self.given_modules = modules and Path(modules)

    @cached_property
    def files(self):
        """Every file of the project, relative to its root."""
        found = []
        for folder, folders, names in os.walk(self.root):
            folders[:] = sorted(name for name in folders if name not in SKIPPED)
            names = sorted(name for name in names if name not in SKIPPED)
            found += [os.path.relpath(os.path.join(folder, name), self.root) for name in names]
        return [path for path in found if not path.endswith((".new.png", ".diff.png"))]

    @property
    def swift_files(self):
        return [path for path in self.files if path.endswith(".swift")]

    def text(self, path):
        return (self.root / path).read_text(encoding="utf-8")

    @cached_property
    def targets(self):
        manifest = self.given_manifest or json.loads(self.run("swift", "package", "dump-package").stdout)
        return [target_from(entry) for entry in manifest["targets"]]

    def target_of(self, path):
        """The target whose folder holds the file, or None."""
        return next((target for target in self.targets if path.startswith(target.path + "/")), None)

    @property
    def modules(self):
        """The folder with the built modules; builds first."""
        if self.given_modules:
            return self.given_modules
        if self.build_errors:
            raise CannotCheck("the build fails: Scripts/check build shows where")
        return self.root / ".build/debug"

    @cached_property
    def build_errors(self):
        built = self.run(str(self.root / "Scripts/swift"), "build", "--build-tests", accept=None)
        if built.returncode == 0:
            return []
        lines = (built.stdout + built.stderr).splitlines()
        errors = [line for line in lines if re.search(r":\d+: error:|^error:", line)]
        return list(dict.fromkeys(errors or lines[-20:]))

    def run(self, *command, accept=(0,)):
        """Runs a tool in the root; a missing tool, or an exit status that is not accepted, is a failure."""
        try:
            done = subprocess.run(command, cwd=self.root, capture_output=True, text=True)
        except FileNotFoundError:
            raise CannotCheck(f"{command[0]} is not installed: run Scripts/setup") from None
        if accept is not None and done.returncode not in accept:
            said = (done.stdout + done.stderr).strip().splitlines()
            raise CannotCheck("\n".join([f"{' '.join(command[:3])} failed:", *said[:20]]))
        return done


def target_from(entry):
    kind = entry["type"]
    usual = ("Tests/" if kind == "test" else "Sources/") + entry["name"]
    names = []
    for dependency in entry.get("dependencies", []):
        (form, value), = dependency.items()
        names.append(value[0])
    return Target(entry["name"], kind, (entry.get("path") or usual).rstrip("/"), tuple(names))
