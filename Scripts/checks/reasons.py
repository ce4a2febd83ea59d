"""Lists in which every line has a reason: `what  # why`."""


def reasons(project, path, needs=bool, wanted="a reason"):
    """A dictionary of what and why, and what is wrong with the list. A list that is not there is empty."""
    listed, found = {}, []
    if not (project.root / path).exists():
        return listed, found
    for number, line in enumerate(project.text(path).splitlines(), 1):
        what, _, why = (part.strip() for part in line.partition("#"))
        if not what:
            continue
        if not needs(why):
            found.append(f"{path}:{number}: {what} needs {wanted} after a #")
        if what in listed:
            found.append(f"{path}:{number}: {what} is listed twice")
        listed[what] = why
    return listed, found
