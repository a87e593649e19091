"""Modules and commands of buckets: they are where they are said to be, and show the failure again."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from campaign_support import run_campaign, write_campaign, write_generator
from cli_support import run_cli

MADE = """
seeds = [1]
[[inputs]]
generator = "make.py:module"
launch = { block = 17, args = "i32[16]=zero" }
[[actions]]
do = "run"
"""


def test_paths_are_relative_to_where_the_command_runs(tmp_path: Path) -> None:
    """Not to the folder of the TOML, in which generators run, also where one of that name is there."""
    folder = tmp_path / "below"
    (folder / "made").mkdir(parents=True)
    write_generator(folder)
    write_campaign(folder, MADE)
    files = ("--json", "c.json", "--junit", "c.xml", "--html", "c.html")
    done = run_cli("campaign", "below/c.toml", "--out", "made", "-j1", *files, cwd=tmp_path)
    assert done.code == 1 and not done.stderr
    assert not [*(folder / "made").iterdir()] and all((tmp_path / name).is_file() for name in files[1::2])
    [bucket] = json.loads((tmp_path / "c.json").read_text())["buckets"]
    assert Path(bucket["module"]).parent == tmp_path / "made" / "reproducers" and bucket["reduce"]
    assert "again: swlds" in done.stdout
    assert "past the end of tile" in run_cli(*shlex.split(bucket["command"])[1:]).stdout
    done = run_cli("campaign", "below/c.toml", "--out", "made", "--resume", "--against", "made", cwd=tmp_path)
    assert "1 item as before" in done.stdout and not done.stderr


def test_a_folder_that_cannot_be_written_costs_the_commands(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    write_generator(tmp_path)
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "reproducers").write_text("")
    [bucket] = run_campaign(write_campaign(tmp_path, MADE)).summary.buckets
    assert not bucket.command and not capfd.readouterr().err
