"""Copies that pile up without a wait: what an access looks at grows with the places they write, not with their number."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.engines.reference import open_copies
from swlds.engines.wave_compiler.runtime import runtime_text
from tests.support.copies import kernel


def test_copies_over_the_same_bytes_take_each_others_place(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    near = open_copies.OpenCopies.near

    def count(self: open_copies.OpenCopies, *args: Any) -> Any:
        found = near(self, *args)
        looked.append(len(found))
        return found

    monkeypatch.setattr(open_copies.OpenCopies, "near", count)
    module = swlds.parse(kernel("copy " * 40 + "vm0 barrier acquire read-other", "gfx942"))
    buffers = [np.arange(1000, 1512, dtype=np.uint32), np.zeros(512, np.uint32)]
    result = swlds.Device("gfx942", engine="reference").load(module)["k"].launch(1, 128, buffers, checks="all")
    assert {(f.kind, f.severity) for f in result.findings} == {("race-waw", "note")}
    assert max(looked) == 1 and len(looked) >= 80


def test_the_newest_copy_stays_open_behind_a_wait_for_the_older_ones() -> None:
    for words, kinds in (
        ("copy copy copy vm1 barrier acquire read-other", {("race-waw", "note"), ("missing-wait", "error")}),
        ("copy copy2 copy vm1 barrier acquire read2-other", {("race-waw", "note")}),
    ):
        module = swlds.parse(kernel(words, "gfx942"))
        for engine in ("reference", "wave"):
            buffers = [np.arange(1000, 1512, dtype=np.uint32), np.zeros(512, np.uint32)]
            loaded = swlds.Device("gfx942", engine=engine).load(module)["k"]
            result = loaded.launch(1, 128, buffers, checks="memcheck,racecheck,barriercheck,asynccheck")
            found = {(f.kind, f.severity) for f in result.findings}
            assert found - {("missing-wait", "note")} == kinds, words


def test_queues_lie_anywhere() -> None:
    """NumPy aligns memory to 16 bytes: what wants more of it dies in every other launch."""
    text = runtime_text("copies", entries=1, addresses=1, queue_size=1, many=0, item=0, drained=0)
    assert {int(n) for n in re.findall(r"align (\d+)", text)} <= {1, 2, 4, 8, 16}
