"""What both training scripts read first: constants.json, and the package versions of requirements.txt.

usage: training_setup.py <package> …   exits with a message where a package is missing or has another version.
"""
import importlib
import json
import re
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
CONSTANTS = json.loads((FOLDER / "constants.json").read_text())
IMPORT_NAMES = {"scikit-learn": "sklearn"}
# Debian's torch 1.13.1 reports the version of the source that it was built from.
OTHER_VERSIONS = {"torch": "1.13.0a0"}
DEBIAN_NAMES = {"scikit-learn": "python3-sklearn"}


def pinned_versions():
    """Versions by package, from requirements.txt."""
    return dict(re.findall(r"^([\w-]+)==([\w.]+)$", (FOLDER / "requirements.txt").read_text(), re.M))


def check_packages(*names):
    """Exits with a message that says what to install unless each package has the version of requirements.txt."""
    pinned = pinned_versions()
    problems = []
    for name in names:
        try:
            version = importlib.import_module(IMPORT_NAMES.get(name, name)).__version__
        except ImportError:
            problems.append(f"{name} is missing")
            continue
        # The part after + names a build, such as +cpu.
        if version.split("+")[0] not in (pinned[name], OTHER_VERSIONS.get(name)):
            problems.append(f"{name} is {version}, not {pinned[name]}")
    if problems:
        packages = " ".join(DEBIAN_NAMES.get(name, f"python3-{name}") for name in names)
        sys.exit(
            f"Training needs other Python packages: {'; '.join(problems)}.\n"
            f"On Debian 12 run: apt-get install {packages}\n"
            "Elsewhere run: pip install -r bench/train/requirements.txt\n"
            "Other versions give other weights. To train with them all the same, change requirements.txt."
        )


if __name__ == "__main__":
    check_packages(*sys.argv[1:])
