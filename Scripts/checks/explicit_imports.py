"""A file imports only what its target declares; the compiler lets a dependency's dependency pass."""

from swift_source import imports

SYSTEM = {"Swift", "Foundation", "Glibc", "Synchronization", "Combine", "ObjectiveC"}
TEST_SYSTEM = SYSTEM | {"Testing"}


def problems(project):
    found = []
    for path in project.swift_files:
        if not path.startswith(("Sources/", "Runtime/", "Tests/")):
            continue
        target = project.target_of(path)
        if target is None:
            found.append(f"{path}: belongs to no target of Package.swift")
            continue
        system = TEST_SYSTEM if target.kind == "test" else SYSTEM
        found += [
            f"{path}:{statement.line}: {target.name} imports {statement.module} and does not depend on it"
            for statement in imports(project.text(path))
            if statement.module not in target.dependencies and statement.module not in system
        ]
    return found
