"""Files that patterns find: links to nothing and to themselves, names of any bytes; and the report that CI services read."""

from __future__ import annotations

import os
from pathlib import Path
from xml.etree import ElementTree

from campaign_support import run_campaign, words_of, write_campaign

from swlds.campaigns.exports import to_junit

KERNEL = "define amdgpu_kernel void @k() {\n  ret void\n}\n"
LOWER = '[[inputs]]\nfiles = "PATTERN"\n[[actions]]\ndo = "lower"\n'


def test_a_link_to_nothing_costs_its_own_item(tmp_path: Path) -> None:
    (tmp_path / "good.ll").write_text(KERNEL)
    (tmp_path / "gone.ll").symlink_to(tmp_path / "nothing.ll")
    result = run_campaign(write_campaign(tmp_path, LOWER.replace("PATTERN", "*.ll")))
    assert words_of(result) == {"good.ll: lower": "PASS", "gone.ll: lower": "LOST"}
    assert "gone.ll" in next(row["message"] for row in result.rows if row["verdict"] == "LOST")


def test_a_folder_is_visited_once(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "k.ll").write_text(KERNEL)
    (tmp_path / "a" / "again").symlink_to(tmp_path / "a")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    (tmp_path / "a" / "other.ll").symlink_to(tmp_path / "a" / "k.ll")
    result = run_campaign(write_campaign(tmp_path, LOWER.replace("PATTERN", "**/*.ll")))
    assert words_of(result) == {"a/k.ll: lower": "PASS", "a/other.ll: lower": "PASS"}


def test_names_that_are_no_text(tmp_path: Path) -> None:
    with open(os.fsencode(tmp_path) + b"/k\xff.ll", "w") as stream:
        stream.write(KERNEL)
    result = run_campaign(write_campaign(tmp_path, LOWER.replace("PATTERN", "*.ll")))
    assert {*words_of(result).values()} == {"PASS"}


def test_counts_that_schemas_of_junit_have(tmp_path: Path) -> None:
    """Of all suites together no number of skipped tests."""
    (tmp_path / "good.ll").write_text(KERNEL)
    root = ElementTree.fromstring(
        to_junit(run_campaign(write_campaign(tmp_path, LOWER.replace("PATTERN", "*.ll"))).summary)
    )
    assert set(root.attrib) == {"name", "tests", "failures", "errors", "time"}
    assert {*root[0].attrib} == {"name", "tests", "failures", "errors", "skipped", "time"}


def test_no_command_reduces_what_no_command_says(tmp_path: Path) -> None:
    """A figure above a campaign's bound is the campaign's own sentence."""
    (tmp_path / "good.ll").write_text(
        'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k(ptr addrspace(1) %o) {\n'
        "  store i32 7, ptr addrspace(1) %o\n  ret void\n}\n"
    )
    text = LOWER.replace("PATTERN", "*.ll").replace('do = "lower"', 'do = "profile"\nat-most = { "global.lines" = 0 }')
    launch = 'launch = { block = 64, args = ["i32[64]"] }'
    result = run_campaign(write_campaign(tmp_path, text.replace("[[actions]]", f"{launch}\n[[actions]]")))
    (bucket,) = result.summary.buckets
    assert bucket.command and not bucket.reduce, result.text()
