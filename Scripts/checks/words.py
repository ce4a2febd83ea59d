"""Every text of the project speaks of the project only, and leaves no note to oneself."""

import re

# Patterns are written so that this file does not hold what they look for.
WORDS = [
    (r"(?<![\w.])/(?:tm[p]|wor[k]|hom[e]|roo[t]|User[s])/\w", "a path of one machine"),
    (r"\.\./share[d]\b", "a path outside the project"),
    (r"\b(?:TOD[O]|FIXM[E]|XX[X])\b", "a note to oneself: do it or file an issue"),
]
TEXTS = (
    ".swift", ".md", ".py", ".h", ".c", ".modulemap", ".json", ".html", ".js", ".css", ".play", ".txt",
    ".conf", ".yml",
)


def problems(project):
    found = []
    for path in project.files:
        name = path.rsplit("/", 1)[-1]
        if path.endswith(TEXTS) or "." not in name or name.startswith("."):
            for number, line in enumerate(project.text(path).splitlines(), 1):
                for pattern, why in WORDS:
                    found += [f"{path}:{number}: {match[0]}: {why}" for match in re.finditer(pattern, line)]
    return found
