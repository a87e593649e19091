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


CALLED_AS_OTHERS = """target triple = "amdgcn-amd-amdhsa"
%s = type { i32, ptr addrspace(3) }
@scratch = internal addrspace(3) global [16 x i32] poison, align 4
@other = internal addrspace(3) global [16 x i32] poison, align 4
define RESULT @pick(PARAMETERS) sanitize_address {
  %p = getelementptr [16 x i32], ptr addrspace(3) @other, i32 0, i32 3
  %v = load i32, ptr addrspace(3) %p, align 4
  ret WHAT
}
declare void @ext()
declare i32 @personality(...)
define amdgpu_kernel void @k(i32 %i, ptr %f) sanitize_address {
  UNKNOWN
  %p = getelementptr [16 x i32], ptr addrspace(3) @scratch, i32 0, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  ret void
}
define void @caller(i32 %a, ptr %q, %s %t) sanitize_address personality ptr @personality {
  CALL
good:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nosanitize_address", i32 1}
"""


def called_as_others() -> Iterable[tuple[str, str]]:
    """A function that uses LDS, called directly by its own type or another one, in modules with unknown code or without."""
    callees = (
        ("void", "", "void"),
        ("i32", "i32 %i", "i32 %v"),
        ("i32", "i32 %i, ptr %q, %s %t", "i32 %v"),
        ("i32", "i32 %i, ...", "i32 %v"),
    )
    calls = (
        "call void @pick()",
        "call i32 @pick(i32 %a)",
        "call i32 @pick(i32 signext %a, ptr align 4 %q, %s %t)",
        "call i32 (i32, ...) @pick(i32 %a, ptr %q)",
        "call i32 @pick(i32 add (i32 ptrtoint (ptr @k to i32), i32 3))",
        "invoke i32 @pick(i32 %a)",
        "call fastcc i32 @pick(i32 %a)",
        "call i64 @pick(i32 %a)",
    )  # fmt: skip
    for callee, (result, parameters, what) in enumerate(callees):
        for number, call in enumerate(calls):
            for unknown in ("", "call void @ext()", "call void %f()", 'call void asm sideeffect "", ""()'):
                text = (
                    CALLED_AS_OTHERS.replace("RESULT", result).replace("PARAMETERS", parameters).replace("WHAT", what)
                )
                end = " to label %good unwind label %bad" if "invoke" in call else "\n  br label %good"
                text = text.replace("CALL", ("" if "void" in call else "%r = ") + call + end).replace(
                    "UNKNOWN", unknown
                )
                if "invoke" not in call:
                    text = text.replace("bad:\n  %l = landingpad { ptr, i32 } cleanup\n  ret void\n", "")
                yield f"callee {callee}, call {number}, {unknown}", text


def test_direct_calls_by_another_type() -> None:
    """To LLVM they use the address of their callee, which unknown code may call then."""
    found, refused = differences(called_as_others(), instrument=False)
    assert not found and not refused, first(found)


IN_METADATA = """target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x i32] poison, align 16
@only = internal addrspace(3) global [64 x i32] poison, align 16
HOLDER
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) ATTRIBUTE {
  BODY
  ret void
}
!my.named = !{!0, !2, !3, !4, !5, !6}
FLAG
!0 = !{!"x", ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 1)}
!1 = !{i32 4, !"nosanitize_address", i32 1}
!2 = distinct !{ptr addrspace(3) @lds, ptr addrspacecast (ptr addrspace(3) @only to ptr)}
!3 = !{ptr addrspace(3) @only, i32 ptrtoint (ptr addrspace(3) @lds to i32)}
!4 = !{!3}
!5 = !{ptr addrspacecast (ptr addrspace(3) @lds to ptr)}
!6 = !{ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 2)}
"""


def in_metadata() -> Iterable[tuple[str, str]]:
    place = "getelementptr (i8, ptr addrspace(3) @lds, i32 {})"
    holders = ("", *(f"@h = addrspace(1) global ptr addrspace(3) {v}" for v in ("@lds", place.format(1))))
    bodies = ("", *(f"store i32 1, ptr addrspace(3) {v}" for v in ("@lds", place.format(2))))
    for holder in holders:
        for body in bodies:
            for attribute in ("", "sanitize_address"):
                for flag in ("", "!llvm.module.flags = !{!1}"):
                    text = IN_METADATA.replace("HOLDER", holder).replace("BODY", body)
                    yield (
                        f"{holder}, {body}, {attribute}, {flag}",
                        text.replace("ATTRIBUTE", attribute).replace("FLAG", flag),
                    )


def test_constants_over_lds_in_metadata() -> None:
    """Those that nothing else holds are gone where LLVM has looked for them."""
    found, refused = differences(in_metadata(), instrument=False)
    assert not found and not refused, first(found)


@pytest.mark.parametrize(
    "header",
    [
        "define void @a_function_with_a_name() prefix ptr addrspace(3) @lds {\n  ret void\n}",
        "define void @a() prologue ptr addrspace(3) @lds {\n  ret void\n}",
        "define void @a() personality ptr addrspacecast (ptr addrspace(3) @lds to ptr) {\n  ret void\n}",
        "declare void @a() prefix ptr addrspace(3) @lds",
    ],
)
def test_a_header_keeps_its_variable(header: str) -> None:
    module = swlds.parse(
        f"@lds = internal addrspace(3) global [64 x i32] poison, align 4\n{header}\n"
        "define amdgpu_kernel void @k() sanitize_address {\n  store i32 1, ptr addrspace(3) @lds, align 4\n  ret void\n}\n"
        '!llvm.module.flags = !{!0}\n!0 = !{i32 4, !"nosanitize_address", i32 1}\n'
    )
    assert "\n@lds = internal addrspace(3)" in str(swlds.lower(module, profile="llvm"))
    assert compare_with_llvm(module) is None
