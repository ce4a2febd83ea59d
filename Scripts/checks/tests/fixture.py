"""Small projects with something planted in them."""

import tempfile
import unittest
from pathlib import Path

from project import Project


def target(name, kind="regular", path=None, dependencies=()):
    named = [{"byName": [dependency, None]} for dependency in dependencies]
    return {"name": name, "type": kind, "path": path, "dependencies": named}


TARGETS = [
    target("CCairo", "system", "Runtime/CCairo"),
    target("CoreGraphics", path="Runtime/CoreGraphics", dependencies=["CCairo"]),
    target("UIKitCore", path="Runtime/UIKitCore", dependencies=["CoreGraphics"]),
    target("ChoiceKit", dependencies=["UIKit"]),
    target("ChoiceKitTests", "test", dependencies=["ChoiceKit"]),
]


class ProjectTestCase(unittest.TestCase):
    def project(self, files, targets=TARGETS):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        for path, text in files.items():
            place = Path(folder.name, path)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
        return Project(folder.name, manifest={"targets": targets})

    def assert_finds(self, found, *parts):
        """Exactly one problem, and it says all of this."""
        self.assertEqual(len(found), 1, found)
        for part in parts:
            self.assertIn(part, found[0])
