"""Copies to LDS that become loads and stores are ordered no less: what is clean stays clean, and gives the same."""

from __future__ import annotations

import numpy as np
import pytest

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
        assert result.findings == [], (module is source, result.findings)
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
