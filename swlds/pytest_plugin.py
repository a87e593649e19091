"""pytest's entry point of swlds: golden tests in the folders that the ini option ``swlds_tests`` names are items.

It is loaded by every pytest of an environment that has swlds, so it imports what tests need when it finds one.
"""

from __future__ import annotations

from pathlib import Path

import pytest

SUFFIXES = (".ll", ".test")
#: Folders of what tests read, by LLVM's custom.
DATA_FOLDER = "Inputs"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The ini options."""
    folders = "folders of golden tests (*.ll and *.test, with RUN or LAUNCH lines), relative to the ini file"
    parser.addini("swlds_tests", folders, type="args", default=[])
    tools = "programs that RUN lines of golden tests may run, such as swlds opt (default: any)"
    parser.addini("swlds_tools", tools, type="args", default=[])


def pytest_configure(config: pytest.Config) -> None:
    """UsageError for a folder that is not there: its tests would be missing, and nobody would notice."""
    for folder in config.getini("swlds_tests"):
        if not (_base(config) / folder).exists():
            raise pytest.UsageError(f"swlds_tests: there is no {_base(config) / folder}")


def _base(config: pytest.Config) -> Path:
    return config.inipath.parent if config.inipath is not None else config.rootpath


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """An item for the RUN lines of a golden test, and one for each of its launches."""
    if file_path.suffix not in SUFFIXES:
        return None
    config = parent.config
    folders = [_base(config) / folder for folder in config.getini("swlds_tests")]
    if not any(_is_test(file_path, folder) for folder in folders):
        return None
    from swlds.golden.pytest_items import IrFile

    file: IrFile = IrFile.from_parent(parent, path=file_path)
    return file


def _is_test(path: Path, folder: Path) -> bool:
    """Whether a file of that folder is a test: below ``Inputs`` lies what tests read."""
    return path.is_relative_to(folder) and DATA_FOLDER not in path.relative_to(folder).parts[:-1]
