"""Operations against LLVM's own folding, on both engines: instructions and intrinsics over edge values of all widths and types.

LLVM leaves the sign and payload of most NaNs open: where it folds to a NaN any NaN is right, but for operations on bits (fneg,
fabs, copysign, moves). What it folds to poison may be anything here.
``pytest --long`` takes all of them, and more values."""

from __future__ import annotations

import re

import pytest
from generators.folding import FLOATS, Batch, fold, kernel_text, launch
from generators.operations import batches

import swlds

#: What an ordinary run executes; the wave compiler takes a second or more for each.
SAMPLE = re.compile(
    r"(?:i1|i7|i33) (?:pairs|divisions|triples)|i24 (?:alone|moves|reductions)|i8 atomics|i3 vectors of 3|i65 triples"
    r"|half pairs|bfloat (?:vectors of 2|reductions|atomics)|float (?:pairs|amdgcn.*)|double (?:triples|amdgcn)"
    r"|i64 bit.*|amdgcn .*"
)


def _is_nan(bits: int, type_: str) -> bool:
    if type_ not in FLOATS:
        return False
    whole, mantissa = FLOATS[type_]
    return bits & ((1 << whole - 1) - 1) > (1 << whole - 1 - mantissa) - 1 << mantissa


def differences(batch: Batch) -> list[str]:
    """Lines that say what an engine computes otherwise than LLVM."""
    expected = fold(batch)
    module = swlds.parse(kernel_text(batch))
    found = []
    for engine in ("reference", "wave"):
        results, done = launch(swlds.Device("gfx942").load(module)["k"], batch, engine)
        found += [f"{batch.name}, {engine}: {f.message}" for f in done.findings]
        found += [f"{batch.name}: {line}" for line in done.fidelity.executed]
        for (number, row), wanted in expected.items():
            operation, got = batch.operations[number], results[number, row]
            if wanted is None or got == wanted:
                continue
            if not operation.keeps_nan and _is_nan(wanted, operation.result) and _is_nan(got, operation.result):
                continue
            given = ", ".join(hex(column[row]) for column in batch.values)
            found.append(f"{batch.name}, {engine}, {operation.text} of {given}: {hex(got)}, LLVM: {hex(wanted)}")
    return found


@pytest.mark.parametrize("batch", [b for b in batches(60) if SAMPLE.fullmatch(b.name)], ids=lambda b: b.name)
def test_sample(batch: Batch) -> None:
    assert differences(batch) == []


@pytest.mark.long
@pytest.mark.parametrize("batch", list(batches(400)), ids=lambda b: b.name)
def test_all(batch: Batch) -> None:
    assert differences(batch) == []


def test_llvm_folds_what_is_compared() -> None:
    """An operation that LLVM does not fold would be compared with nothing."""
    for batch in batches(2):
        if batch.name in ("i7 pairs", "i7 alone", "float pairs", "float alone", "bfloat alone", "amdgcn integers 0"):
            folded = {number for number, _ in fold(batch)}
            assert [o.text for k, o in enumerate(batch.operations) if k not in folded] == []
