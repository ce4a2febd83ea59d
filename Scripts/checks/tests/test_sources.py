"""Checks that read the text of the tree."""

import explicit_imports
import file_names
import formatting
import rules
import sizes
import walls
import words
from fixture import ProjectTestCase, target
from project import CannotCheck


class FormatTests(ProjectTestCase):
    def test_names_a_line_that_is_not_formatted(self):
        found = formatting.problems(self.project({"Sources/ChoiceKit/A.swift": "let a  = 1\n"}))
        self.assert_finds(found, "A.swift:1", "Spacing")

    def test_accepts_what_is(self):
        self.assertEqual(formatting.problems(self.project({"Sources/ChoiceKit/A.swift": "let a = 1\n"})), [])

    def test_a_missing_tool_is_a_failure(self):
        with self.assertRaises(CannotCheck):
            self.project({}).run("there-is-no-such-tool")


class SizesTests(ProjectTestCase):
    def test_names_long_files_and_long_lines(self):
        self.assert_finds(sizes.problems(self.project({"A.swift": "\n" * 501})), "A.swift: 501 lines")
        self.assert_finds(sizes.problems(self.project({"Scripts/a": "x" * 111})), "Scripts/a:1: 111 columns")

    def test_accepts_the_limits_and_tables_of_facts(self):
        self.assertEqual(sizes.problems(self.project({"A.swift": ("x" * 110 + "\n") * 500})), [])
        table = {"A.swift": "x" * 200, "Scripts/tables-of-facts": "A.swift  # colours\n"}
        self.assertEqual(sizes.problems(self.project(table)), [])

    def test_an_exemption_needs_a_reason_and_a_file(self):
        files = {"A.swift": "", "Scripts/tables-of-facts": "A.swift\nB.swift  # gone\n"}
        found = sizes.problems(self.project(files))
        self.assertEqual(len(found), 2, found)


class FileNamesTests(ProjectTestCase):
    def test_names_files_and_folders_that_differ_in_case_alone(self):
        found = file_names.problems(self.project({"Kit/PopUp.swift": "", "Kit/Popup.swift": ""}))
        self.assert_finds(found, "Kit/Popup.swift", "Kit/PopUp.swift")
        found = file_names.problems(self.project({"Kit/PopUp/A.swift": "", "Kit/Popup/B.swift": ""}))
        self.assert_finds(found, "Kit/Popup: ", "Kit/PopUp")

    def test_accepts_names_that_differ_in_more(self):
        self.assertEqual(file_names.problems(self.project({"Kit/A.swift": "", "Kit/B/A.swift": ""})), [])


class WordsTests(ProjectTestCase):
    def test_names_paths_of_one_machine_and_notes_to_oneself(self):
        for planted in ("/" + "tmp/a", "see /" + "work/b", "../" + "shared/c", "TO" + "DO: later"):
            self.assert_finds(words.problems(self.project({"README.md": planted})), "README.md:1")

    def test_accepts_paths_of_the_project(self):
        self.assertEqual(words.problems(self.project({"README.md": "Runtime/work/a https://a.b/home/c"})), [])


class RulesTests(ProjectTestCase):
    def finds(self, path, text, *parts):
        self.assert_finds(rules.problems(self.project({path: text})), *parts)

    def accepts(self, path, text):
        self.assertEqual(rules.problems(self.project({path: text})), [])

    def test_the_kit_has_no_platform_condition(self):
        self.finds("Sources/ChoiceKit/A.swift", "#if os(iOS)\n#endif\n", "A.swift:1", "#if os(")
        self.finds("Sources/ChoiceKit/A.swift", "let a = 1\n#if canImport(Combine)\n#endif\n", "A.swift:2")
        self.accepts("Sources/ChoiceKit/A.swift", "// A.\nimport UIKit\n#if canImport(Combine)\n#endif\n")

    def test_the_kit_waits_through_delays(self):
        for planted in ("Timer()", "Task.sleep(1)", "queue.asyncAfter(x)", "let now = Date()", "Date.now"):
            self.finds("Sources/ChoiceKit/A.swift", planted, "Delays")
            self.accepts("Sources/ChoiceKit/Delays.swift", planted)
        self.accepts("Sources/ChoiceKit/A.swift", '/// A Timer.\nlet text = "Timer \\(a) Date()"\n')
        self.finds("Sources/ChoiceKit/A.swift", 'let text = "at \\(Date())"\n', "Delays")

    def test_the_kit_names_no_single_screen(self):
        self.finds("Sources/ChoiceKit/A.swift", "UIScreen.main.bounds", "screen")
        self.finds("Sources/ChoiceKit/A.swift", "app.keyWindow", "window")

    def test_selectors_are_refused_except_in_one_file(self):
        self.finds("Sources/ChoiceKit/A.swift", "import UIKit\n@objc func a() {}", "A.swift:2")
        self.finds("Runtime/UIKitCore/A.swift", "#selector(a)", "Objective-C")
        keys = "#if canImport(ObjectiveC)\nimport UIKit\n@objc func a() {}\n#endif\n"
        self.accepts("Sources/ChoiceKit/A.swift", keys)
        two = {"Sources/ChoiceKit/A.swift": keys, "Sources/ChoiceKit/B.swift": keys}
        self.assert_finds(rules.problems(self.project(two)), "selectors in 2 files")

    def test_the_runtime_has_one_clock_and_no_chance(self):
        self.finds("Runtime/UIKitCore/A.swift", "Date()", "MediaClock")
        self.finds("Runtime/QuartzCore/A.swift", "Double.random(in: 0...1)", "random")
        self.accepts("Runtime/QuartzCore/MediaClock.swift", "Date()")

    def test_a_test_does_not_sleep(self):
        self.finds("Tests/ChoiceKitTests/A.swift", "try await Task.sleep(for: x)", "sleep")


class WallsTests(ProjectTestCase):
    def finds(self, path, text, *parts):
        self.assert_finds(walls.problems(self.project({path: text})), *parts)

    def test_imports_point_down(self):
        self.finds("Runtime/CoreGraphics/A.swift", "import UIKitCore\n", "A.swift:1", "not below")
        self.finds("Sources/ChoiceKit/A.swift", "import Foundation\n", "not below")
        self.finds("Runtime/UIKitCore/A.swift", "import CCairo\n", "not below")

    def test_c_stays_inside(self):
        self.finds("Runtime/CoreGraphics/A.swift", "package import CCairo\n", "C type")

    def test_only_the_named_modules_are_re_exported(self):
        self.finds("Runtime/UIKitCore/A.swift", "@_exported public import CoreGraphics\n", "re-exports")

    def test_accepts_what_stands_on_the_layer_below(self):
        files = {
            "Runtime/CoreGraphics/A.swift": "import CCairo\n@_exported public import Foundation\n",
            "Sources/ChoiceKit/A.swift": "import UIKit.UIGestureRecognizerSubclass\n// import Nothing\n",
        }
        self.assertEqual(walls.problems(self.project(files)), [])

    def test_the_manifest_keeps_to_the_layers_too(self):
        upward = [target("CoreGraphics", path="Runtime/CoreGraphics", dependencies=["UIKit"])]
        self.assert_finds(walls.problems(self.project({}, upward)), "CoreGraphics depends on UIKit")
        self.assert_finds(walls.problems(self.project({}, [target("Helpers")])), "Helpers has no place")


class ExplicitImportsTests(ProjectTestCase):
    def test_names_an_import_that_the_target_does_not_declare(self):
        project = self.project({"Tests/ChoiceKitTests/A.swift": "import Testing\n@testable import UIKit\n"})
        self.assert_finds(explicit_imports.problems(project), "A.swift:2", "does not depend")

    def test_names_a_file_of_no_target(self):
        self.assert_finds(explicit_imports.problems(self.project({"Sources/Other/A.swift": ""})), "no target")

    def test_accepts_what_is_declared(self):
        project = self.project({"Tests/ChoiceKitTests/A.swift": "import Testing\nimport ChoiceKit\n"})
        self.assertEqual(explicit_imports.problems(project), [])
