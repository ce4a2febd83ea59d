"""Checks that read what the compiler made, on modules of a few lines."""

import subprocess
import tempfile
import unittest
from pathlib import Path

import documentation
import public_api
import raw_values
from project import CannotCheck, Project

DATA = Path(__file__).resolve().parents[2] / "uikit-api/uikit-api.json"

EMPTY = ("CoreText", "QuartzCore", "Simulator", "UIKit", "XCUIAutomation")
GRAPHICS = "public struct CGThing { public var side: Int { 1 } }"
CORE = """
import Foundation
open class UIControl: NSObject {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 4)
    }
    public enum ContentVerticalAlignment: Int { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment { case center }
    open var isEnabled = true
    open override var hash: Int { 1 }
    open func sendAction(_ action: UIAction) {}
    open func sendActions(fast: Bool) {}
    open func pointer() -> OpaquePointer? { nil }
}
open class UIAction: NSObject {}
open class UIColor: NSObject {
    open func withAlphaComponent(_ alpha: Double) -> UIColor { self }
}
public enum UIMadeUp: Int { case first }
"""


class SymbolTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.root = Path(cls.folder.name)
        for module, text in {"CoreGraphics": GRAPHICS, "UIKitCore": CORE}.items():
            source = cls.root / f"{module}.swift"
            source.write_text(text)
            compiling = ["swiftc", "-parse-as-library", "-module-name", module, "-c", str(source)]
            making = ["-o", f"{module}.o", "-emit-module", "-emit-module-path", f"{module}.swiftmodule"]
            subprocess.run(compiling + making, cwd=cls.root, check=True)
        for module in EMPTY:
            (cls.root / f"{module}.swiftmodule").touch()

    def project(self, **lists):
        """The modules above; those that are only a name have no symbols."""
        folder = self.root / "Scripts/uikit-api"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "uikit-api.json").write_text(DATA.read_text())
        recorded = "".join(f"{module} 0\n" for module in public_api.ALL)
        lists = {"recorded": recorded, **lists}
        for name in ("allow", "coregraphics", "xcuiautomation", "raw-values", "recorded"):
            (folder / name).write_text(lists.get(name.replace("-", "_"), ""))
        project = Project(self.root, manifest={"targets": []}, modules=self.root)
        project.graphs = {module: [] for module in EMPTY}
        return project

    def test_names_what_is_not_in_uikit(self):
        found = public_api.problems(self.project())
        self.assertEqual(found, [
            "not in UIKit: UIKitCore: UIControl.sendActions(fast:) (method)",
            "not in UIKit: UIKitCore: UIControl.pointer() (method)",
            "not in UIKit: UIKitCore: UIMadeUp (enum)",
            "not in UIKit: UIKitCore: UIMadeUp.first (enum.case)",
        ])

    def test_an_allow_line_needs_a_reason_a_source_and_a_symbol(self):
        allow = """
            UIMadeUp    # a C enum the data lacks, UIMadeUp.h
            UIMadeUp.*  # the same
            UIGone      # a C function, UIGone.h
            UIControl.sendActions(fast:)  # in Swift only, documentation
            UIControl.pointer()           # in Swift only, documentation
        """
        found = public_api.problems(self.project(allow=allow))
        self.assertEqual(len(found), 2, found)
        self.assertIn("UIMadeUp.* needs `# reason, source`", found[0])
        self.assertIn("nothing public is called UIGone", found[1])

    def test_fewer_symbols_than_recorded_is_a_failure(self):
        complete = "".join(f"{module} 0\n" for module in public_api.ALL if module != "UIKitCore")
        found = public_api.problems(self.project(recorded=complete + "UIKitCore 1000\n"))
        self.assertIn("1000 recorded last", found[-1])
        found = public_api.problems(self.project(recorded=complete))
        self.assertIn("none recorded last", found[-1])

    def test_a_module_that_was_not_built_is_a_failure(self):
        project = self.project()
        project.graphs.clear()
        (self.root / "QuartzCore.swiftmodule").unlink()
        self.addCleanup((self.root / "QuartzCore.swiftmodule").touch)
        with self.assertRaises(CannotCheck):
            public_api.problems(project)

    def test_what_the_data_lacks_stands_in_a_list(self):
        found = public_api.lists(self.project(coregraphics="CGThing  # CGThing.h\n"))
        self.assertEqual(found, ["not in Scripts/uikit-api/coregraphics: CGThing.side (property)"])
        self.assertEqual(public_api.lists(self.project(coregraphics="CGThing # A.h\nCGThing.* # A.h\n")), [])

    def test_a_module_for_this_package_has_nothing_public(self):
        project = self.project(coregraphics="CGThing # A.h\nCGThing.* # A.h\n")
        project.graphs["CoreText"] = public_api.symbols(project, "CoreGraphics")
        self.assertIn("CoreText: CGThing is public", public_api.lists(project)[0])

    def test_names_a_pointer_that_leaves(self):
        found = public_api.c_types(self.project())
        self.assertEqual(len(found), 1, found)
        self.assertIn("UIControl.pointer()", found[0])

    def catalogue(self, text):
        page = self.root / "Documentation/UIKit.docc/UIKit.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(f"# ``UIKitCore``\n\nA page.\n\n{text}\n")

    def test_names_a_symbol_that_a_page_links_to_and_nothing_is_called(self):
        self.catalogue("See ``UIControl``.")
        self.assertEqual(documentation.problems(self.project()), [])
        self.catalogue("See ``UIGone``.")
        found = documentation.problems(self.project())
        self.assertEqual(len(found), 1, found)
        self.assertIn("'UIGone' doesn't exist", found[0])

    def test_a_catalogue_without_a_module_is_a_failure(self):
        self.catalogue("")
        other = self.root / "Documentation/Other.docc"
        other.mkdir()
        self.addCleanup(other.rmdir)
        with self.assertRaises(CannotCheck):
            documentation.problems(self.project())

    def test_names_wrong_missing_and_unknown_raw_values(self):
        found = raw_values.problems(self.project())
        self.assertEqual(found, [
            "UIKitCore: UIControl.ContentHorizontalAlignment.center has no raw value, Apple's is 0",
            "UIKitCore: UIControl.State.disabled is 4, Apple's is 2",
            "UIKitCore: UIMadeUp.first is 0; the data lacks it: list it in Scripts/uikit-api/raw-values",
        ])

    def test_a_listed_raw_value_comes_before_the_data(self):
        listed = "UIMadeUp.first 7 # UIMadeUp.h\nUIControl.State.disabled 0x4 # a test\n"
        found = raw_values.problems(self.project(raw_values=listed))
        self.assertEqual(found[1:], ["UIKitCore: UIMadeUp.first is 0, Apple's is 7"])
