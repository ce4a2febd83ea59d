"""Every number behind a public case or option is the one that Apple's headers give it.

A small program is made of the symbols, linked with the built modules, and prints what the values are.
"""

import re
import shlex
import tempfile
from pathlib import Path

from reasons import reasons
from symbol_graphs import searching, symbols
from uikit_names import Names, letters

TABLE = "Scripts/uikit-api/raw-values"
MODULES = ("CoreGraphics", "QuartzCore", "UIKitCore", "XCUIAutomation")
LINKED = ("CoreGraphics", "CoreText", "QuartzCore", "UIKitCore", "Simulator", "UIKit", "XCUIAutomation")
RAW_REPRESENTABLE = "s:SY"
TEXT = "s:SS"
NONE = "-"  # of an enum that Swift has without numbers


def problems(project):
    table, found = reasons(project, TABLE, wanted="its source")
    table = {name: value for name, _, value in (line.partition(" ") for line in table)}
    names = Names.of(project)
    for module in MODULES:
        numbered, unnumbered = members(project, module, names, table)
        found += unnumbered
        for member, actual in values(project, module, numbered).items():
            expected = table.get(member) or from_data(member, names)
            if expected is None:
                found.append(f"{module}: {member} is {actual}; the data lacks it: list it in {TABLE}")
            elif not equal(actual, expected):
                found.append(f"{module}: {member} is {actual}, Apple's is {expected}")
    return found


def members(project, module, names, table):
    """The members whose number is to be looked at, and the enums that should have numbers and do not."""
    public = symbols(project, module)
    types = {symbol.path: symbol for symbol in public if symbol.kind in ("swift.enum", "swift.struct")}
    raw = {symbol.path[:-1]: symbol.types for symbol in public if symbol.path[-1] == "init(rawValue:)"}
    numbered, unnumbered = [], []
    for symbol in public:
        owner = types.get(symbol.path[:-1])
        if owner is None or not is_value_of(owner, symbol):
            continue
        if RAW_REPRESENTABLE in owner.conforms:
            if TEXT not in raw.get(owner.path, ()):
                numbered.append(symbol.name)
        elif table.get(symbol.name) == NONE:
            continue
        elif owner.kind == "swift.enum" and from_data(symbol.name, names) is not None:
            number = from_data(symbol.name, names)
            unnumbered.append(f"{module}: {symbol.name} has no raw value, Apple's is {number}")
    return numbered, unnumbered


def is_value_of(owner, symbol):
    """A case, or a static property of the type's own type."""
    is_constant = symbol.kind == "swift.type.property" and symbol.types[-1:] == (owner.usr,)
    return is_constant or symbol.kind == "swift.enum.case"


def from_data(member, names):
    path = member.split(".")
    owner = names.type_of(path[:-1])
    cases = names.types[owner].get("cases", {}) if owner else {}
    value = {letters(case): value for case, value in cases.items()}.get(letters(path[-1]))
    return None if value is None else str(value)


def equal(actual, expected):
    """Apple's masks are unsigned and the data signed: numbers are compared as 64 bits."""
    try:
        return int(actual) % 2**64 == int(expected, 0) % 2**64
    except ValueError:
        return abs(float(actual) - float(expected)) < 1e-6


def values(project, module, numbered):
    if not numbered:
        return {}
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder, "main.swift"), Path(folder, "values")
        source.write_text("\n".join([f"import {module}", *map(printing, numbered)]) + "\n")
        compiling = ("swiftc", "-suppress-warnings", "-Onone", str(source), "-o", str(program))
        project.run(*compiling, *linking(project))
        lines = project.run(str(program)).stdout.splitlines()
    return dict(line.split(" ") for line in lines)


def printing(member):
    owner, _, name = member.rpartition(".")
    return f'print("{member}", {owner}.`{name}`.rawValue)'


def linking(project):
    built = project.modules
    objects = [path for module in LINKED for path in sorted(built.glob(f"{module}.build/**/*.o"))]
    objects = objects or sorted(built.glob("*.o"))
    packages = ("pangocairo", "fontconfig", "libwebsockets")
    libraries = shlex.split(project.run("pkg-config", "--libs", *packages).stdout)
    return [*searching(project), *map(str, objects), *libraries]
