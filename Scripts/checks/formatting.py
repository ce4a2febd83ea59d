"""`swift format` finds nothing."""


def problems(project):
    if not project.swift_files:
        return []
    lint = ("swift", "format", "lint", "--strict", "--parallel")
    done = project.run(*lint, *project.swift_files, accept=(0, 1))
    found = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    if done.returncode and not found:
        found = ["swift format failed and said nothing"]
    return found if done.returncode else []
