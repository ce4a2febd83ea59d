"""No file over 500 lines, no line over 110 columns; tables of facts are exempt by name."""

from reasons import reasons

LINES, COLUMNS = 500, 110
CHECKED = (".swift", ".py", ".h", ".md", ".sh", ".modulemap")
EXEMPT = "Scripts/tables-of-facts"


def problems(project):
    exempt, found = reasons(project, EXEMPT)
    found += [f"{EXEMPT}: there is no {path}" for path in exempt if path not in project.files]
    for path in project.files:
        if path not in exempt and is_checked(path):
            found += sizes_of(path, project.text(path).splitlines())
    return found


def is_checked(path):
    in_scripts = path.startswith(("Scripts/", ".ci/")) and "." not in path.rsplit("/", 1)[1]
    return path.endswith(CHECKED) or in_scripts or path == "Makefile"


def sizes_of(path, lines):
    found = []
    if len(lines) > LINES:
        found.append(f"{path}: {len(lines)} lines, {LINES} at most: look for the second noun")
    for number, line in enumerate(lines, 1):
        table_row = path.endswith(".md") and line.startswith("|")
        if len(line) > COLUMNS and not table_row:
            found.append(f"{path}:{number}: {len(line)} columns, {COLUMNS} at most")
    return found
