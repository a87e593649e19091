"""Copies to LDS that become loads and stores are ordered no less: what is clean stays clean, and gives the same."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from cli_support import run_cli

import swlds
from tests.engines.test_asynccheck import ASYNC, SYNC
from tests.generators.copy_pipelines import FORMS, TARGETS, expected, pipeline, text
from tests.generators.copy_pipelines import run as run_pipeline
from tests.support.copies import kernel

CASES = [(w, "gfx942") for w, found in SYNC.items() if not found] + [
    (w, "gfx1250") for w, found in ASYNC.items() if not found
]
#: What the backend does where functions begin and end, no IR says; and racecheck hands on at a barrier what a fence released.
CASES = [
    (words, target)
    for words, target in CASES
    if not {"call", "copy-called", "release-atomic", "release-store"} & {*words.split()}
]


def lowerings(source: swlds.ir.model.Module) -> list[swlds.ir.model.Module]:
    return [swlds.lower(source), swlds.opt(source, "lower-dma")]


@pytest.mark.parametrize(("words", "target"), CASES)
def test_what_is_clean_stays_clean(words: str, target: str) -> None:
    source = swlds.parse(kernel(words, target))
    outs = []
    for module in (source, *lowerings(source)):
        buffers = [np.arange(1000, 1512, dtype=np.uint32), np.zeros(512, np.uint32)]
        launched = swlds.Device(target, engine="reference").load(module)["k"]
        result = launched.launch(
            1, 64 if target == "gfx1250" else 128, buffers, checks="memcheck,racecheck,barriercheck,asynccheck"
        )
        # In global memory a bare barrier orders what the compiler may not move: a note of the lowered module (docs/emulator.md).
        told = [f for f in result.findings if module is source or (f.kind, f.severity) != ("unfenced-barrier", "note")]
        assert told == [], (module is source, result.findings)
        outs.append([b.tolist() for b in buffers])
    assert outs[0] == outs[1] == outs[2]


@pytest.mark.parametrize("buffers", [2, 3])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("target", TARGETS)
def test_pipelines(target: str, form: str, buffers: int) -> None:
    source = swlds.parse(text(pipeline(buffers, buffers + 2, form), target, form))
    for module in lowerings(source):
        result, out = run_pipeline(module, target)
        assert result.findings == [] and out.tolist() == expected(buffers + 2, target).tolist()


#: Copies of two waves that race, with each other or with what reads them.
RACES = [
    "copy-shared vm0",
    "copy vm0 read-other",
    "copy-shared vm0 barrier acquire read",
    "copy sync read-other copy vm0",
]


@pytest.mark.parametrize("words", RACES)
@pytest.mark.parametrize("passes", [None, "lower-dma", "lower-dma,lower-lds"])
def test_a_race_of_copies_is_one_of_loads_and_stores(tmp_path: Path, words: str, passes: str | None) -> None:
    """The tool that finds it is another one; it is the same mistake, and said once."""
    path = tmp_path / "k.ll"
    path.write_text(kernel(words, "gfx942"))
    launch = ["--block", "128", "--arg", "i32[512]=iota", "--arg", "i32[512]=zero", "--mcpu", "gfx942"]
    done = run_cli("validate", path, *launch, "--json", "-", *(["--passes", passes] if passes else []))
    report = json.loads(done.stdout)
    assert report["equal"] and not report["differences"], report["differences"]
    assert any(f["kind"].startswith("race-") for f in report["original"]["findings"])
    shown = run_cli("validate", path, *launch, *(["--passes", passes] if passes else [])).stdout
    assert "only in the lowered module" not in shown
