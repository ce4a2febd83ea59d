"""Imports point down only, C stays at the bottom, and only the named modules are re-exported."""

from swift_source import imports

# What stands on what: a target may import what is named here, whatever Package.swift would let it.
BELOW = {
    "CoreGraphics": ("CCairo",),
    "CoreText": ("CPango", "CoreGraphics"),
    "QuartzCore": ("CoreGraphics", "CoreText"),
    "UIKitCore": ("CInitializer", "CoreGraphics", "CoreText", "QuartzCore"),
    "Simulator": ("CWebSockets", "CoreGraphics", "CoreText", "QuartzCore", "UIKitCore"),
    "UIKit": ("CoreGraphics", "CoreText", "QuartzCore", "UIKitCore", "Simulator"),
    "_Testing_CoreGraphics": ("CoreGraphics",),
    "_Testing_UIKit": ("UIKit",),
    "XCUIAutomation": ("CoreGraphics", "CoreText", "QuartzCore", "UIKitCore", "Simulator", "UIKit"),
    # Combine is Apple's, and imported only where it exists.
    "ChoiceKit": ("UIKit", "Combine"),
    "Gallery": ("UIKit", "ChoiceKit"),
    "GalleryCommand": (
        "CoreGraphics", "CoreText", "QuartzCore", "UIKitCore", "Simulator", "UIKit", "XCUIAutomation",
        "ChoiceKit", "Gallery",
    ),
    "BrowserDriver": (),
    "Benchmarks": ("BrowserDriver", "UIKitCore", "Simulator", "UIKit", "ChoiceKit"),
}
# Of the kit every import is checked; elsewhere these need no leave.
SYSTEM = {"Swift", "Foundation", "Glibc", "Synchronization"}
KIT = {"ChoiceKit", "Gallery"}
C_MODULES = {"CCairo", "CPango", "CInitializer", "CWebSockets"}
EXPORTS = {
    ("CoreGraphics", "Foundation"), ("QuartzCore", "CoreGraphics"), ("UIKitCore", "QuartzCore"),
    ("UIKit", "UIKitCore"), ("XCUIAutomation", "UIKit"),
}


def problems(project):
    found = []
    for target in project.targets:
        if target.kind == "test":
            continue
        if target.kind == "system":
            known = target.name in C_MODULES
        else:
            known = target.name in BELOW
            found += [
                f"Package.swift: {target.name} depends on {name}, which is not below it"
                for name in target.dependencies if known and name not in BELOW[target.name]
            ]
        if not known:
            found.append(f"Package.swift: {target.name} has no place in Scripts/checks/walls.py")
    for path in project.swift_files:
        target = project.target_of(path)
        if target and target.kind != "system":
            for statement in imports(project.text(path)):
                found += [f"{path}:{statement.line}: {why}" for why in faults(target, statement)]
    return found


def faults(target, statement):
    module = statement.module
    exported = any(name.startswith("@_exported") for name in statement.attributes)
    if target.kind != "test" and target.name in BELOW:
        free = set() if target.name in KIT else SYSTEM
        if module not in BELOW[target.name] and module not in free:
            yield f"{target.name} imports {module}, which is not below it"
        if "@testable" in statement.attributes:
            yield f"@testable import of {module} outside a test"
    if exported and (target.name, module) not in EXPORTS:
        yield f"{target.name} re-exports {module}"
    if module in C_MODULES and statement.access in ("public", "package"):
        yield f"{statement.access} import of {module}: a C type would leave {target.name}"
