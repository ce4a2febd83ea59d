"""The runtime's public API is Apple's, and holds no C type."""

from project import CannotCheck
from reasons import reasons
from symbol_graphs import TYPES, symbols
from uikit_names import Names

FOLDER = "Scripts/uikit-api"
RECORDED = f"{FOLDER}/recorded"
LOOKED_UP = ("QuartzCore", "UIKitCore", "UIKit")
LISTED = {"CoreGraphics": f"{FOLDER}/coregraphics", "XCUIAutomation": f"{FOLDER}/xcuiautomation"}
PACKAGE_ONLY = ("CoreText", "Simulator")
# A module re-exports the ones below it, but its graph holds only its own.
ALL = ("CoreGraphics", "CoreText", "QuartzCore", "UIKitCore", "Simulator", "UIKit", "XCUIAutomation")


def problems(project):
    """What is public in QuartzCore and UIKit and not in Apple's, by the data and the allow list."""
    names = Names.of(project)
    allowed, found = reasons(project, f"{FOLDER}/allow", reason_and_source, "`# reason, source`")
    used = set()
    for module in LOOKED_UP:
        for symbol in named(project, module):
            covering = covered(symbol.name, allowed)
            if covering:
                used.add(covering)
            elif not is_apples(symbol, names):
                found.append(f"not in UIKit: {module}: {described(symbol)}")
    found += [f"{FOLDER}/allow: nothing public is called {name}" for name in allowed if name not in used]
    return found + fewer_than_recorded(project)


def lists(project):
    """What is public in CoreGraphics and XCUIAutomation, which the data lacks, stands in a hand-kept list."""
    found = []
    for module, path in LISTED.items():
        listed, faults = reasons(project, path, wanted="its source")
        found += faults
        found += [
            f"not in {path}: {described(symbol)}"
            for symbol in named(project, module) if not covered(symbol.name, listed)
        ]
    for module in PACKAGE_ONLY:
        found += [f"{module}: {symbol.name} is public, not package" for symbol in symbols(project, module)]
    return found


def c_types(project):
    """No public declaration names a C type or an opaque pointer."""
    return [
        f"{module}: {symbol.name}: {symbol.declaration}"
        for module in ALL for symbol in symbols(project, module)
        if any(usr.startswith("c:") or "OpaquePointer" in usr for usr in symbol.types)
    ]


def named(project, module):
    """The symbols whose names were chosen here; a typed constant has an initialiser of the importer's."""
    public = symbols(project, module)
    raw = {symbol.path[:-1] for symbol in public if symbol.path[-1] == "init(rawValue:)"}
    return [
        symbol for symbol in public
        if symbol.is_named and not (symbol.path[-1] == "init(_:)" and symbol.path[:-1] in raw)
    ]


def described(symbol):
    return f"{symbol.name} ({symbol.kind.removeprefix('swift.')})"


def is_apples(symbol, names):
    if symbol.kind in TYPES:
        return names.type_of(symbol.path) is not None
    if len(symbol.path) == 1:
        return symbol.path[0] in names.constants  # C functions are not in the data
    owner = names.type_of(symbol.path[:-1])
    return owner is not None and names.has_member(owner, symbol.path[-1])


def covered(name, listed):
    """The line that covers a symbol: its own, or `Type.*` for everything in a type."""
    parts = name.split(".")
    lines = [name] + [".".join(parts[:count]) + ".*" for count in range(len(parts) - 1, 0, -1)]
    return next((line for line in lines if line in listed), None)


def reason_and_source(why):
    reason, comma, source = why.rpartition(",")
    return bool(comma and reason.strip() and source.strip())


def counts(project):
    return {module: len(named(project, module)) for module in (*LOOKED_UP, *LISTED)}


def fewer_than_recorded(project):
    """A graph that suddenly holds less was not read rightly: nothing would be found in it."""
    if not (project.root / RECORDED).exists():
        raise CannotCheck(f"there is no {RECORDED}: run Scripts/check --record")
    recorded = dict(line.split() for line in project.text(RECORDED).splitlines() if line.strip())
    return [
        f"{module}: {count} public symbols, {recorded.get(module, 'none')} recorded last;"
        " if that is meant, run Scripts/check --record"
        for module, count in counts(project).items()
        if module not in recorded or count < int(recorded[module])
    ]


def record(project):
    lines = [f"{module} {count}" for module, count in counts(project).items()]
    (project.root / RECORDED).write_text("\n".join(lines) + "\n")
