"""pytest: the IR tests under tests/ir are items; --long runs what takes minutes, and each launch on both engines."""

from __future__ import annotations

import importlib.util

import pytest

pytest_plugins = ["swlds.golden.pytest_plugin"] if importlib.util.find_spec("swlds.golden.pytest_plugin") else []


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests that take minutes")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):  # keywords would also hold the name of the directory
            item.add_marker(pytest.mark.skip(reason="takes minutes; runs with --long"))
