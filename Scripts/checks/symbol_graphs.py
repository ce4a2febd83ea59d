"""The public symbols of a built module, as the compiler describes them."""

import json
import shlex
import tempfile
from dataclasses import dataclass
from pathlib import Path

from project import CannotCheck

TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"}
# Spelt by the compiler or by a protocol of the standard library, whatever the type.
COMMON = {
    "hash(into:)", "hashValue", "init(rawValue:)", "rawValue", "encode(with:)", "init(coder:)", "description",
    "debugDescription", "allCases", "init(stringLiteral:)", "init(arrayLiteral:)", "RawValue", "Element",
    "ArrayLiteralElement", "encode(to:)", "init(from:)", "copy(with:)", "mutableCopy(with:)",
}
UNNAMED = {"swift.func.op", "swift.associatedtype", "swift.extension", "swift.macro", "swift.deinit"}


@dataclass(frozen=True)
class Symbol:
    path: tuple
    kind: str
    usr: str
    types: tuple  # the precise identifiers of the types its declaration names
    declaration: str
    conforms: frozenset
    overrides: bool

    @property
    def name(self):
        return ".".join(self.path)

    @property
    def is_named(self):
        """Whether the name was chosen here; an override has the name of what it overrides."""
        return not self.overrides and self.kind not in UNNAMED and self.path[-1] not in COMMON


def symbols(project, module):
    """The module's public symbols, and those it adds to types of other modules."""
    cache = project.__dict__.setdefault("graphs", {})
    if module not in cache:
        cache[module] = list(extracted(project, module))
    return cache[module]


def extracted(project, module):
    with tempfile.TemporaryDirectory() as graphs:
        extract(project, module, graphs)
        for path in sorted(Path(graphs).glob(f"{module}*.symbols.json")):
            yield from read(json.loads(path.read_text()))


def extract(project, module, folder):
    """Has the compiler write what is public in a module into a folder."""
    if not (includes(project) / f"{module}.swiftmodule").exists():
        raise CannotCheck(f"{module} is not among the built modules")
    project.run(
        "swift", "symbolgraph-extract", "-module-name", module, *searching(project),
        "-target", target_triple(project), "-minimum-access-level", "public", "-skip-synthesized-members",
        "-output-dir", folder)


def includes(project):
    """The folder with the .swiftmodule files."""
    inner = project.modules / "Modules"
    return inner if inner.is_dir() else project.modules


def searching(project):
    """Where the compiler finds the built modules, and the C modules that they stand on."""
    found = ["-I", str(includes(project))]
    for target in project.targets:
        if target.kind == "system":
            found += ["-I", str(project.root / target.path)]
    for flag in shlex.split(project.run("pkg-config", "--cflags-only-I", "pangocairo").stdout):
        found += ["-Xcc", flag]
    return found


def target_triple(project):
    if "triple" not in project.__dict__:
        info = json.loads(project.run("swift", "-print-target-info").stdout)
        project.__dict__["triple"] = info["target"]["unversionedTriple"]
    return project.__dict__["triple"]


def read(graph):
    conforms, overriding = {}, set()
    for relationship in graph["relationships"]:
        if relationship["kind"] == "conformsTo":
            conforms.setdefault(relationship["source"], set()).add(relationship["target"])
        elif relationship["kind"] == "overrides":
            overriding.add(relationship["source"])
    for symbol in graph["symbols"]:
        if symbol["accessLevel"] in ("public", "open"):
            fragments = symbol.get("declarationFragments", [])
            usr = symbol["identifier"]["precise"]
            yield Symbol(
                path=tuple(symbol["pathComponents"]), kind=symbol["kind"]["identifier"], usr=usr,
                types=tuple(part["preciseIdentifier"] for part in fragments if "preciseIdentifier" in part),
                declaration="".join(part["spelling"] for part in fragments),
                conforms=frozenset(conforms.get(usr, ())), overrides=usr in overriding)
