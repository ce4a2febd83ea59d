"""What the code may not hold: the rules of the kit, of the runtime, of time and of tests."""

import re

from swift_source import code_only

CONDITION = re.compile(r"^[ \t]*#(?:if|elseif)\b.*\bcanImport\b.*$", re.MULTILINE)
SELECTORS = r"#selector|#keyPath|@objc\b|@IBAction\b"
WAITING = r"\bTimer\b|\bTask\s*\.\s*sleep\b|\basyncAfter\b|\bDispatchSourceTimer\b|\bu?sleep\s*\("
WALL_CLOCK = (
    r"\bDate\s*\(\s*\)|\bDate\s*\.\s*now\b|\bCFAbsoluteTimeGetCurrent\b|\bsystemUptime\b|\bclock_gettime\b"
    r"|\bDispatchTime\s*\.\s*now\b|\b(?:Continuous|Suspending)Clock\b"
)
RANDOM = r"\.\s*random\s*\(|\bSystemRandomNumberGenerator\b"

KIT, RUNTIME, TESTS = "Sources/", "Runtime/", "Tests/"
DRAWING = tuple(f"Runtime/{layer}/" for layer in ("CoreGraphics", "CoreText", "QuartzCore", "UIKitCore"))

# (where, the pattern in code, files that may, what is wrong)
RULES = [
    (KIT, r"^[ \t]*#(?:if|elseif)\b.*\bos\s*\(", (), "the kit is the same source everywhere"),
    (KIT, f"{WAITING}|{WALL_CLOCK}", ("Delays.swift",), "the kit waits and tells time through Delays only"),
    (KIT, r"\bUIScreen\s*\.\s*main\b|\bkeyWindow\b", (), "there is more than one screen and window"),
    (RUNTIME, SELECTORS, (), "Linux has no Objective-C runtime: use a closure or a delegate"),
    (DRAWING, f"{WAITING}|{WALL_CLOCK}", ("MediaClock.swift",), "time has one source, MediaClock"),
    (DRAWING, RANDOM, (), "the same input gives the same pixels: nothing random"),
    (TESTS, r"\b(?:Task|Thread)\s*\.\s*sleep\b|\bu?sleep\s*\(", (), "a test does not sleep"),
]


def problems(project):
    found = []
    for path in project.swift_files:
        code = code_only(project.text(path))
        for where, pattern, files, why in RULES:
            if path.startswith(where) and path.rsplit("/", 1)[1] not in files:
                found += [f"{path}:{line}: {text}: {why}" for line, text in matches(pattern, code)]
        if path.startswith("Sources/"):
            found += conditions(path, code)
    return found + selectors(project)


def matches(pattern, text):
    for match in re.finditer(pattern, text, re.MULTILINE):
        yield text.count("\n", 0, match.start()) + 1, match[0].strip()


def conditions(path, code):
    """`#if canImport` stands in a file of its own: nothing but imports before it."""
    for match in CONDITION.finditer(code):
        before = [line.strip() for line in code[:match.start()].splitlines() if line.strip()]
        if not all(re.match(r"#|(?:\w+\s+)?import\b", line) for line in before):
            line = code.count("\n", 0, match.start()) + 1
            yield f"{path}:{line}: {match[0].strip()}: a condition stands at the head of a file of its own"


def selectors(project):
    """One file of the kit may name selectors, and it begins with `#if canImport(ObjectiveC)`."""
    allowed, found = [], []
    for path in project.swift_files:
        code = code_only(project.text(path))
        uses = list(matches(SELECTORS, code)) if path.startswith("Sources/") else []
        if uses:
            head = next(line.strip() for line in code.splitlines() if line.strip())
            if head == "#if canImport(ObjectiveC)":
                allowed.append(path)
            else:
                found += [f"{path}:{line}: {text}: Linux has no Objective-C runtime" for line, text in uses]
    if len(allowed) > 1:
        found.append(f"selectors in {len(allowed)} files, one may: {', '.join(allowed)}")
    return found
