"""Profile llvm is LLVM's own pass, on every enumerated shape and on random modules, with and without instrumentation."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from generators.lds_modules import Knobs, random_module
from generators.shapes import all_shapes

import swlds
from swlds.compare import OURS, REFERENCE, compare_with_llvm
from swlds.errors import SwldsError, UnsupportedError, WorkerError
from swlds.ir.reference_pass import ReferencePass

SHAPES = all_shapes()
#: LLVM renames its own globals and types there; we refuse the module.
REFUSED_BY_US = {"lowered names taken"}
REFUSED_BY_LLVM = {"absolute mixed", "dynamic code object 300", "dynamic code object 400"}
RANDOM_MODULES = 500


def random_texts(seeds: range) -> Iterable[tuple[str, str]]:
    """Every fifth is a runnable program, some lack the flag or the attribute that make LLVM's pass act."""
    for seed in seeds:
        knobs = Knobs(runnable=seed % 5 == 0, recursion=seed % 3 != 0, flagged=seed % 23 != 0, sanitized=seed % 19 != 0)
        made = random_module(seed, knobs)
        yield made.name, made.text


def differences(modules: Iterable[tuple[str, str]], *, instrument: bool) -> tuple[dict[str, str], set[str]]:
    """Name -> what differs, and the names of modules on which LLVM gives up and so do we."""
    found: dict[str, str] = {}
    refused: set[str] = set()
    with ReferencePass(instrument=instrument) as reference:
        for name, text in modules:
            module = swlds.parse(text, name)
            try:
                difference = compare_with_llvm(module, instrument=instrument, reference=reference)
            except WorkerError:
                refused.add(name)
                with pytest.raises(SwldsError):
                    swlds.lower(module, profile="llvm", instrument=instrument)
                continue
            except SwldsError as error:
                found[name] = f"we refuse: {error}"
                continue
            if difference is not None:
                found[name] = difference.show(OURS, REFERENCE)
    return found, refused


def first(found: dict[str, str]) -> str:
    return "\n".join([f"{len(found)} modules differ: {', '.join(found)}", *list(found.values())[:1]])


def test_there_are_many_shapes() -> None:
    assert len(SHAPES) >= 150
    assert len(set(SHAPES.values())) == len(SHAPES)


@pytest.mark.parametrize("instrument", [True, False], ids=["instrumented", "plain"])
def test_every_shape(instrument: bool) -> None:
    found, refused = differences(SHAPES.items(), instrument=instrument)
    assert {name for name, text in found.items() if text.startswith("we refuse")} == REFUSED_BY_US
    left = {name: text for name, text in found.items() if name not in REFUSED_BY_US}
    assert not left, first(left)
    assert refused == REFUSED_BY_LLVM


@pytest.mark.parametrize("instrument", [True, False], ids=["instrumented", "plain"])
def test_random_modules(instrument: bool) -> None:
    """Each module in one of the two ways; with ``--long`` ten times as many in both."""
    found, refused = differences(random_texts(range(instrument, RANDOM_MODULES, 2)), instrument=instrument)
    assert not found, first(found)
    assert not refused


@pytest.mark.long
@pytest.mark.parametrize("instrument", [True, False], ids=["instrumented", "plain"])
def test_many_random_modules(instrument: bool) -> None:
    found, refused = differences(random_texts(range(10_000, 15_000)), instrument=instrument)
    assert not found, first(found)
    assert not refused


#: Monkeypatches that break the lowering, each in one place: the comparison has to notice.
BREAKS = {
    "padding": ("swlds.analysis.layout.MIN_REDZONE", 64),
    "largest redzone": ("swlds.analysis.layout.MAX_REDZONE", 1 << 17),
    "preferred alignment": ("swlds.analysis.lds_uses.LARGE_ALIGN", 32),
    "struct alignment": ("swlds.analysis.lds_uses.PREFERRED_STRUCT_ALIGN", 4),
    "attributes": ("swlds.passes.lower_lds.attributes.ALWAYS", ("amdgpu-no-workitem-id-x", "amdgpu-no-heap-ptr")),
    "kernel id attribute": ("swlds.passes.lower_lds.attributes.KERNEL_ID", ()),
    "implicit argument": ("swlds.passes.lower_lds.kernel_llvm.HIDDEN_DYNAMIC_LDS_SIZE_SLOT", 14),
    "default location": ("swlds.passes.lower_lds.nonkernel.cut_head", lambda text, _: ([], text)),
    "sharing of constants": ("swlds.passes.lower_lds.expand_llvm._stands_in_front", lambda *_, **__: False),
    "sanitized": ("swlds.passes.lower_lds.plan.is_sanitized", lambda function: True),
    "records": ("swlds.passes.lower_lds.mentions.forget_in_records", lambda *_: None),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_lowering_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    target, value = BREAKS[name]
    monkeypatch.setattr(target, value)
    found: dict[str, str] = {}
    for _, items in zip(range(8), _in_parts(list(SHAPES.items()), 100), strict=False):
        found, _ = differences(items, instrument=False)
        if found.keys() - REFUSED_BY_US:
            break
    assert found.keys() - REFUSED_BY_US


def _in_parts(items: list[tuple[str, str]], size: int) -> Iterable[list[tuple[str, str]]]:
    return (items[i : i + size] for i in range(len(items) - size, -size, -size)) if items else iter(())


def test_profile_full_lowers_or_refuses_by_name() -> None:
    """LLVM's verifier and the stage check accept every output; a refusal names what it refuses."""
    lowered = 0
    modules = [*SHAPES.items(), *random_texts(range(20_000, 20_300))]
    for name, text in modules:
        module = swlds.parse(text, name)
        for instrument in (True, False):
            try:
                swlds.lower(module, instrument=instrument)
                lowered += 1
            except UnsupportedError as error:
                assert "@" in str(error) or "%" in str(error), str(error)
    assert lowered > 1.6 * len(modules)


def test_runnable_programs_are_lowered_by_both_profiles() -> None:
    for seed in range(100):
        made = random_module(seed, Knobs(runnable=True))
        assert made.launches
        for profile in ("full", "llvm"):
            swlds.lower(swlds.parse(made.text, made.name), profile=profile)
