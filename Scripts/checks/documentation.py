"""`docc convert` makes a site of each catalogue in Documentation without a warning."""

import tempfile
from pathlib import Path

from project import CannotCheck
from symbol_graphs import extract

# The module that a catalogue is about.
MODULES = {"ChoiceKit": "ChoiceKit", "UIKit": "UIKitCore"}


def problems(project):
    with tempfile.TemporaryDirectory() as folder:
        return convert(project, Path(folder))


def convert(project, folder):
    """Writes the sites into a folder; what docc says of those that fail."""
    catalogues = sorted((project.root / "Documentation").glob("*.docc"))
    unknown = [path.name for path in catalogues if path.stem not in MODULES]
    if unknown or not catalogues:
        raise CannotCheck(f"{unknown or 'Documentation'}: Scripts/checks/documentation.py names no module")
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for catalogue in catalogues:
        with tempfile.TemporaryDirectory() as graphs:
            extract(project, MODULES[catalogue.stem], graphs)
            done = project.run(
                "docc", "convert", str(catalogue), "--additional-symbol-graph-dir", graphs,
                "--fallback-bundle-identifier", catalogue.stem, "--warnings-as-errors",
                "--output-path", str(folder / f"{catalogue.stem}.doccarchive"), accept=(0, 1))
        if done.returncode:
            found.append(f"{catalogue.name}: {(done.stdout + done.stderr).strip()}")
    return found
