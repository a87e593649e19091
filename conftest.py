"""pytest: --long runs what takes minutes, and each launch on both engines.

The IR tests under tests/ir and tests/exec are items by the plugin that swlds itself brings (setup.cfg: ``swlds_tests``)."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest

# An environment that was made before there was an entry point has none: `make setup` gives it one.
pytest_plugins = [] if "swlds" in entry_points(group="pytest11").names else ["swlds.pytest_plugin"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests that take minutes")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):  # keywords would also hold the name of the directory
            item.add_marker(pytest.mark.skip(reason="takes minutes; runs with --long"))
