"""No two files or folders whose paths differ in case alone: on most Macs they would be one."""


def problems(project):
    return clashes(project.files)


def clashes(files):
    """The paths that another path has in other letters, folders before what is in them."""
    known, found = {}, []
    for path in sorted(set(files) | {folder for file in files for folder in folders(file)}):
        first = known.setdefault(path.lower(), path)
        # What is in folders that clash is not worth a line each.
        if first != path and not any(path.startswith(f"{clash}/") for clash, _ in found):
            found.append((path, first))
    return [f"{path}: differs from {first} in case alone" for path, first in found]


def folders(path):
    parts = path.split("/")[:-1]
    return ["/".join(parts[:count]) for count in range(1, len(parts) + 1)]
