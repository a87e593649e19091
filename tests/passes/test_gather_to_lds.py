"""gather-to-lds: what it makes computes the same and is what the hardware has; what it leaves it names."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from backend import assemble
from tile_copies import FENCED, TYPES, TileCopy

import swlds
from swlds.ir.model import Module
from swlds.passes.direct_copies.flow import Flow
from swlds.passes.direct_copies.memory import Memory

#: Bytes a work-item -> for each processor what the backend makes of a copy, and how many.
WIDTHS = [
    ("gfx90a", 4, 0, "global_load_dword v0, s[0:1] lds", 0),
    ("gfx942", 4, 0, "global_load_lds_dword ", 1),
    ("gfx942", 8, 0, "global_load_lds_dword ", 2),
    ("gfx942", 12, 0, "global_load_lds_dword ", 3),
    ("gfx942", 16, 0, "global_load_lds_dword ", 4),
    ("gfx942", 32, 0, "global_load_lds_dword ", 8),
    ("gfx950", 4, 0, "global_load_lds_dword ", 1),
    ("gfx950", 8, 0, "global_load_lds_dword ", 2),
    ("gfx950", 12, 0, "global_load_lds_dword ", 3),
    ("gfx950", 12, 16, "global_load_lds_dwordx3 ", 1),
    ("gfx950", 16, 0, "global_load_lds_dwordx4 ", 1),
    ("gfx950", 32, 0, "global_load_lds_dwordx4 ", 2),
    ("gfx1250", 1, 0, "global_load_async_to_lds_b8 ", 1),
    ("gfx1250", 4, 0, "global_load_async_to_lds_b32 ", 1),
    ("gfx1250", 8, 0, "global_load_async_to_lds_b64 ", 1),
    ("gfx1250", 12, 16, "global_load_async_to_lds_b64 ", 1),
    ("gfx1250", 16, 0, "global_load_async_to_lds_b128 ", 1),
    ("gfx1250", 32, 0, "global_load_async_to_lds_b128 ", 2),
]


def gather(
    copy: TileCopy, cpu: str, passes: str = "gather-to-lds", block: int | None = None
) -> tuple[Module, list[str]]:
    changed = swlds.opt(swlds.parse(copy.text()), passes, mcpu=cpu, block=(block or copy.items,), verify_each=True)
    return changed, [f"{r.name}: {r.text}" for r in changed.remarks]


def check_same(copy: TileCopy, changed: Module, cpu: str) -> None:
    expected, findings = copy.run(swlds.parse(copy.text()), cpu)
    assert copy.run(changed, cpu) == (expected, findings) and not findings


@pytest.mark.parametrize(("cpu", "bytes_", "stride", "word", "count"), [w for w in WIDTHS if w[4]])
def test_widths(cpu: str, bytes_: int, stride: int, word: str, count: int) -> None:
    """A tile that each work-item copies a part of: the copies that the target has, and as many as it takes."""
    align = 16 if stride == 16 else 4 if bytes_ > 1 else 1
    copy = TileCopy(bytes_, stride=stride, align=0 if bytes_ in (16, 32) else align)
    copy = replace(copy, align=min(16, bytes_) if bytes_ in (16, 32) else align if stride != 16 else 4)
    changed, remarks = gather(copy, cpu)
    assert [r.split(":")[0] for r in remarks] == ["Gathered"], remarks
    check_same(copy, changed, cpu)
    lines = assemble(str(changed), cpu)
    assert sum(line.startswith(word) for line in lines) == count, "\n".join(lines)
    assert not any(line.startswith(("global_load_dword", "global_load_b", "ds_write", "ds_store")) for line in lines)


APPLIES = TileCopy()
WIDE = TileCopy(16)
#: A kernel that is rewritten, its twin with one thing changed, and what the twin's remark says.
TWINS = {
    "volatile load": (APPLIES, {"load": "load volatile i32, ptr addrspace(1) %from, align 4"}, "the load is volatile"),
    "atomic load": (
        APPLIES,
        {"load": 'load atomic i32, ptr addrspace(1) %from syncscope("agent") monotonic, align 4'},
        "the load is atomic",
    ),
    "volatile store": (
        APPLIES,
        {"store": "store volatile i32 %v, ptr addrspace(3) %to, align 4"},
        "the store is volatile",
    ),
    "another use": (
        APPLIES,
        {
            "between": "  %twice = add i32 %v, %v\n  %spare = getelementptr i32, ptr addrspace(3) @other, i32 %t\n"
            "  store i32 %twice, ptr addrspace(3) %spare, align 4"
        },
        "is used elsewhere",
    ),
    "call between": (APPLIES, {"between": "  call void @elsewhere()"}, "a call stands between"),
    "write between": (
        APPLIES,
        {"arguments": "ptr addrspace(1) %in, ptr addrspace(1) %out", "between": "  store i32 0, ptr addrspace(1) %out"},
        "may write the source",
    ),
    "barrier between": (
        APPLIES,
        {"arguments": "ptr addrspace(1) %in, ptr addrspace(1) %out", "between": "  call void @llvm.amdgcn.s.barrier()"},
        "a barrier stands between",
    ),
    "wait between": (
        APPLIES,
        {
            "arguments": "ptr addrspace(1) %in, ptr addrspace(1) %out",
            "between": "  call void @llvm.amdgcn.s.waitcnt(i32 0)",
        },
        "a wait stands between",
    ),
    "another block": (APPLIES, {"between": "  br label %next\nnext:"}, "different blocks"),
    "flat source": (
        APPLIES,
        {"arguments": "ptr %in, ptr addrspace(1) noalias %out", "load": "load i32, ptr %from, align 4"},
        "not known to lie in global memory",
    ),
    "two bytes": (APPLIES, {"bytes": 2}, "a copy writes a whole dword"),
    "lanes apart": (APPLIES, {"stride": 8}, "lane 1 lies 8 bytes from lane 0, not 4"),
    "lanes reversed": (APPLIES, {"number": "%n = xor i32 %t, 255"}, "lane 1 lies -4 bytes from lane 0, not 4"),
    "unknown lanes": (
        APPLIES,
        {"number": "%n = load i32, ptr addrspace(1) %out, align 4", "before": "", "source": "%m = add i32 %t, 0"},
        "lie",
    ),
    "source not aligned": (APPLIES, {"align": 2}, "the source is aligned to 2"),
    "store before": (
        APPLIES,
        {"arguments": "ptr addrspace(1) %in, ptr addrspace(1) %out", "before": "  store i32 7, ptr addrspace(1) %out"},
        "no fence keeps the copy behind",
    ),
    "dealt from elsewhere": (
        WIDE,
        {"source": "%m = xor i32 %t, 1"},
        "in the source, lane 1 lies -16 bytes from lane 0",
    ),
    "dealt with idle lanes": (WIDE, {"guard": "%c = icmp ult i32 %t, 100"}, "only 36 lanes of wave 1 come here"),
    "dealt by a condition": (
        WIDE,
        {
            "guard": "%ca = getelementptr i32, ptr addrspace(1) %out, i32 %t\n"
            "  %cv = load i32, ptr addrspace(1) %ca\n  %c = icmp eq i32 %cv, 0"
        },
        "dealt anew",
    ),
    "padding": (WIDE, {"stride": 20, "align": 4}, "lane 1 lies 20 bytes from lane 0, not 16"),
    "selected": (
        APPLIES,
        {"store": "%s = select i1 true, i32 %v, i32 %v\n  store i32 %s, ptr addrspace(3) %to, align 4"},
        "not all lanes store what they load",
    ),
}


@pytest.mark.parametrize("name", TWINS)
def test_each_condition(name: str) -> None:
    """One condition broken: the pair is left as it is, and the remark names the condition."""
    copy, change, reason = TWINS[name]
    _, remarks = gather(copy, "gfx942")
    assert [r.split(":")[0] for r in remarks] == ["Gathered"], remarks
    twin = replace(copy, **change)
    if "ptr %in" in twin.arguments:
        twin = replace(twin, source=twin.source + "\n  %in1 = addrspacecast ptr %in to ptr addrspace(1)")
        text = twin.text().replace("ptr addrspace(1) %in, i64 %at", "ptr %in, i64 %at")
        module = swlds.parse(text)
    else:
        module = swlds.parse(twin.text())
    changed = swlds.opt(module, "gather-to-lds<no-undo-padding>", mcpu="gfx942", block=(twin.items,))
    (remark,) = changed.remarks
    assert remark.name == "NotGathered" and reason in remark.text, remark.text
    assert plain(changed) == plain(module)


ONLY_READ = "ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out"
#: In front of the copy, by a call of something that is not there -> may it write the source?
CALLS_BEFORE = {
    "call i64 @elsewhere() #1": ("", "", True),
    "call i64 @elsewhere() memory(none)": ("", "", False),
    "call i64 @elsewhere() memory(read)": ("", "", False),
    "call i64 @elsewhere() memory(argmem: readwrite)": ("", "", True),
    "call i64 @elsewhere() #7": ("", "attributes #7 = { nounwind memory(none) }", False),
    "call i64 @elsewhere() #8": ("", "attributes #8 = { nounwind }", True),
    "call i64 @elsewhere()": ("memory(none)", "", False),
    "call i64 @elsewhere() ": ("memory(inaccessiblemem: write)", "", True),
}


@pytest.mark.parametrize("call", CALLS_BEFORE)
@pytest.mark.parametrize("arguments", [APPLIES.arguments, ONLY_READ])
def test_calls_in_front_may_write_unless_they_promise(call: str, arguments: str) -> None:
    """By the call's attributes or the function's; what a kernel only reads, and nothing else reaches, nobody writes."""
    promise, group, may_write = CALLS_BEFORE[call]
    text = replace(APPLIES, before=f"  %called = {call}", arguments=arguments).text()
    text = text.replace("declare void @elsewhere()", "")
    groups = "\nattributes #1 = { convergent }\n" if "#1" in call else "\n"
    module = swlds.parse(f"{text}\ndeclare i64 @elsewhere() {promise}{groups}{group}\n")
    (remark,) = swlds.opt(module, "gather-to-lds", mcpu="gfx1250", block=(256,), verify_each=True).remarks
    if may_write and arguments is not ONLY_READ:
        assert remark.name == "NotGathered"
        assert "a call in front of it may write its source" in remark.text
    else:
        assert remark.name == "Gathered"


def test_a_store_in_front_to_an_argument_that_may_be_the_source() -> None:
    """``readonly`` alone does not say that nothing else writes there."""
    store = "  store i32 7, ptr addrspace(1) %out"
    for words, name in (("noalias readonly", "Gathered"), ("readonly", "NotGathered"), ("", "NotGathered")):
        copy = replace(APPLIES, before=store, arguments=f"ptr addrspace(1) {words} %in, ptr addrspace(1) %out")
        assert [r.split(":")[0] for r in gather(copy, "gfx942")[1]] == [name], words


def test_the_remark_names_the_function_whose_result_is_not_known() -> None:
    """Somebody can link it in."""
    called = replace(APPLIES, number="%k = call i32 @id() memory(none)\n  %n = add i32 %k, 0").text()
    module = swlds.parse(called + "\ndeclare i32 @id()\n")
    (remark,) = swlds.opt(module, "gather-to-lds", mcpu="gfx942", block=(256,)).remarks
    assert "how %k, the result of @id, differs between lanes is not known" in remark.text


def plain(module: Module) -> list[str]:
    """Its lines without LLVM's comments, which do not stay in functions that were looked into."""
    return [line.split(" ; ")[0].rstrip() for line in str(swlds.opt(module, "")).splitlines()]


def test_the_block_must_be_known() -> None:
    """A number of a work-item is no lane's number, as long as the group may have several rows."""
    module = swlds.parse(APPLIES.text())
    (remark,) = swlds.opt(module, "gather-to-lds", mcpu="gfx942").remarks
    assert "say --block" in remark.text
    rows = swlds.opt(module, "gather-to-lds", mcpu="gfx942", block=(16, 4))
    assert "lane 16 lies 0 bytes from lane 0, not 64" in rows.remarks[0].text
    counted = APPLIES.text().replace("%n = add i32 %t, 0", "%n = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)")
    counted = counted.replace("declare void @elsewhere()", "declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)")
    (remark,) = swlds.opt(swlds.parse(counted), "gather-to-lds", mcpu="gfx1030").remarks
    assert remark.name == "Gathered"


@pytest.mark.parametrize("cpu", ["gfx1100", "gfx1200"])
def test_targets_without_copies(cpu: str) -> None:
    _, remarks = gather(APPLIES, cpu)
    assert remarks == [f"NotGathered: %v to @tile: {cpu} has no copies from global memory to LDS"]


@pytest.mark.parametrize("cpu", ["gfx942", "gfx950", "gfx1250"])
@pytest.mark.parametrize("guard", ["%c = icmp ult i32 %t, 100", "%c = icmp uge i32 %t, 37"])
def test_idle_lanes(cpu: str, guard: str) -> None:
    """Idle lanes leave LDS as it was, as they did: the wave's base comes from the first lane that is active."""
    fill = "  %f = getelementptr i32, ptr addrspace(3) @tile, i32 %t\n  store i32 -1, ptr addrspace(3) %f, align 4"
    copy = TileCopy(4, guard=guard, before=fill + "\n" + FENCED)
    changed, remarks = gather(copy, cpu)
    assert remarks[0].startswith("Gathered")
    check_same(copy, changed, cpu)


JOINED = """{guard}
  br i1 %c, label %then, label %join
then:
  %v = load {type}, ptr addrspace(1) %from, align {align}
  {inside}
  br label %join
join:
  %s = phi {type} [ %v, %then ], [ {other}, %0 ]
  {behind}
  store {type} %s, ptr addrspace(3) {to}, align {align}
"""
CHOSEN = """%v = load {type}, ptr addrspace(1) %from, align {align}
  {guard}
  %s = select i1 %c, {type} {arms}
  store {type} %s, ptr addrspace(3) %to, align {align}
"""


def masked(form: str, bytes_: int, **words: str) -> TileCopy:
    """A tile of which some work-items load nothing and store something else."""
    given = {"guard": "%c = icmp ult i32 %t, 100", "inside": "", "behind": "", "to": "%to"}
    given |= {"other": "zeroinitializer" if bytes_ > 4 else "7", "arms": f"%v, {TYPES[bytes_]} zeroinitializer"} | words
    text = form.format(type=TYPES[bytes_], align=bytes_, **given).replace("{", "{{").replace("}", "}}")
    return TileCopy(bytes_, load="load {type}, ptr addrspace(1) %in, align {align}", store=text)


def mask_text(copy: TileCopy) -> str:
    """Without the copy's own load."""
    return re.sub(r"  %v = load .* %in, align \d+\n\n", "", copy.text(), count=1)


@pytest.mark.parametrize(("cpu", "bytes_"), [("gfx942", 4), ("gfx950", 16), ("gfx1250", 16)])
@pytest.mark.parametrize(
    ("form", "words"),
    [
        (JOINED, {}),
        (JOINED, {"guard": "%c = icmp uge i32 %t, 70"}),
        (CHOSEN, {}),
        (CHOSEN, {"arms": "TYPE zeroinitializer, TYPE %v"}),
    ],
)
def test_masks(form: str, words: dict[str, str], cpu: str, bytes_: int) -> None:
    """Lanes that load nothing store what is theirs; those that load copy."""
    words = {k: v.replace("TYPE zero", "zero").replace("TYPE", TYPES[bytes_]) for k, v in words.items()}
    copy = masked(form, bytes_, **words)
    module = swlds.parse(mask_text(copy))
    changed = swlds.opt(module, "gather-to-lds", mcpu=cpu, block=(256,), verify_each=True)
    assert [r.name for r in changed.remarks] == ["Gathered"], changed.remarks
    expected, findings = copy.run(module, cpu)
    assert copy.run(changed, cpu) == (expected, findings) and not findings
    lines = assemble(str(changed), cpu)
    assert sum("load_lds_dword" in line or "async_to_lds" in line for line in lines) == 1


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"behind": 'fence syncscope("workgroup") release'}, "a fence stands in front of the store"),
        ({"behind": "%l = load i32, ptr addrspace(3) %to"}, "LDS may be accessed in front of the store"),
        (
            {"behind": "%far = getelementptr i8, ptr addrspace(3) %to, i32 0", "to": "%far"},
            "the address in LDS is not known in front of",
        ),
        ({"inside": "call void @llvm.amdgcn.s.barrier()\n  store i32 0, ptr addrspace(1) %in"}, "stands between"),
    ],
)
def test_masks_that_stay(words: dict[str, str], reason: str) -> None:
    text = mask_text(masked(JOINED, 4, **words))
    (remark,) = swlds.opt(text, "gather-to-lds", mcpu="gfx942", block=(256,)).remarks
    assert remark.name == "NotGathered" and reason in remark.text, remark.text


SCATTERED = ("%m = xor i32 %t, 1", "%m = sub i32 255, %t", "%m7 = mul i32 %t, 37\n  %m = and i32 %m7, 255")


@pytest.mark.parametrize("source", SCATTERED)
@pytest.mark.parametrize(
    ("cpu", "bytes_"), [("gfx90a", 8), ("gfx942", 16), ("gfx942", 12), ("gfx950", 8), ("gfx950", 32)]
)
def test_lanes_ask_one_another_for_addresses(cpu: str, bytes_: int, source: str) -> None:
    """By option: pieces that do not follow one another in the source are dealt anew, too."""
    copy = TileCopy(bytes_, source=source)
    assert gather(copy, cpu)[1][0].startswith("NotGathered")
    changed, remarks = gather(copy, cpu, "gather-to-lds<permute>")
    assert len(remarks) == 1 and "which ask one another for their addresses" in remarks[0]
    check_same(copy, changed, cpu)
    lines = assemble(str(changed), cpu)
    wide = cpu == "gfx950" and bytes_ == 32
    assert sum(line.startswith("ds_bpermute") for line in lines) == bytes_ // (16 if wide else 4) * 2
    assert not any(line.startswith(("ds_write", "ds_store")) for line in lines)


def test_lanes_that_are_idle_cannot_be_asked() -> None:
    copy = TileCopy(16, source=SCATTERED[0], guard="%c = icmp ult i32 %t, 100")
    (remark,) = gather(copy, "gfx942", "gather-to-lds<permute>")[1]
    assert "only 36 lanes of wave 1 come here" in remark


def test_masks_are_not_dealt_anew() -> None:
    for form, reason in ((JOINED, "only 36 lanes of wave 1 come here"), (CHOSEN, "not all lanes store what they load")):
        (remark,) = swlds.opt(mask_text(masked(form, 16)), "gather-to-lds", mcpu="gfx942", block=(256,)).remarks
        assert remark.name == "NotGathered" and reason in remark.text, remark.text


def test_sums_that_may_wrap() -> None:
    """Dealt anew, what is the same for the whole group may wrap in 32 bits: it does not carry into what counts lanes."""
    source = "%g = call i32 @llvm.amdgcn.workgroup.id.x()\n  %h = shl i32 %g, 8\n  %m = add i32 %h, %t"
    copy = TileCopy(16, source=source)
    module = swlds.parse(copy.text().replace("declare void @elsewhere()", "declare i32 @llvm.amdgcn.workgroup.id.x()"))
    changed = swlds.opt(module, "gather-to-lds", mcpu="gfx942", block=(256,))
    assert [r.name for r in changed.remarks] == ["Gathered"], changed.remarks
    assert copy.run(changed, "gfx942") == copy.run(module, "gfx942")


def test_bits_are_kept_on_their_way() -> None:
    between = "  %b = bitcast <4 x i32> %v to <2 x double>\n  %w0 = freeze <2 x double> %b"
    copy = TileCopy(16, between=between, store="store <2 x double> %w0, ptr addrspace(3) %to, align 16")
    changed, remarks = gather(copy, "gfx950")
    assert remarks[0].startswith("Gathered") and "freeze" not in str(changed)
    check_same(copy, changed, "gfx950")


@pytest.mark.parametrize("cpu", ["gfx942", "gfx950", "gfx1250"])
def test_padding_between_waves_is_kept(cpu: str) -> None:
    """Rows of 64 words with 16 bytes behind each: a wave's block is contiguous. The next wave's lies behind the padding."""
    copy = TileCopy(4, number="%row = lshr i32 %t, 6\n  %x = shl i32 %row, 2\n  %n = add i32 %t, %x")
    changed, remarks = gather(copy, cpu)
    assert remarks[0].startswith("Gathered"), remarks
    expected, findings = copy.run(swlds.parse(copy.text()), cpu, "memcheck,asynccheck")
    assert copy.run(changed, cpu, "memcheck,asynccheck") == (expected, findings)


def test_promises_that_no_longer_hold_are_taken_back() -> None:
    """A wait touches other memory than arguments."""
    text = TileCopy(4, behind="").text().replace("%out) {", "%out) nosync memory(argmem: readwrite) convergent {")
    changed = swlds.opt(text, "gather-to-lds", mcpu="gfx942", block=(256,))
    kernel = changed.functions["k"]
    assert changed.remarks[0].name == "Gathered" and kernel.find_attribute("convergent") is not None
    assert kernel.find_attribute("memory") is None and kernel.find_attribute("nosync") is None


def test_nontemporal_loads_stay_so() -> None:
    text = APPLIES.text().replace("%from, align 4", "%from, align 4, !nontemporal !0") + "!0 = !{i32 1}\n"
    changed = swlds.opt(swlds.parse(text), "gather-to-lds", mcpu="gfx942", block=(256,))
    assert any(
        line.startswith("global_load_lds_dword ") and line.endswith(" nt") for line in assemble(str(changed), "gfx942")
    )


def test_lds_that_was_read_is_waited_for() -> None:
    """A copy over bytes that the wave still reads: a wait for LDS stands in front of it; with a fence there is none."""
    read = """  %old = load i32, ptr addrspace(3) %to, align 4
  %keep = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %old, ptr addrspace(1) %keep, align 4"""
    changed, _ = gather(TileCopy(4, before=read), "gfx942")
    assert str(changed).index("s.waitcnt(i32 49279)") < str(changed).index("@llvm.amdgcn.load.to.lds.p1(ptr")
    changed, _ = gather(TileCopy(4, before=read + "\n" + FENCED), "gfx942")
    assert "49279" not in str(changed)
    changed, _ = gather(TileCopy(4, before=read), "gfx1250")
    assert "s.wait.dscnt(i16 0)" in str(changed)


def test_tile_of_another_shape_of_lanes() -> None:
    """Items in rows of a two-dimensional group are lanes one behind the other."""
    assert TYPES[4] == "i32"
    copy = TileCopy(4, number="%y = call i32 @llvm.amdgcn.workitem.id.y()\n  %r = shl i32 %y, 4\n  %n = add i32 %r, %t")
    module = swlds.parse(copy.text())
    changed = swlds.opt(module, "gather-to-lds", mcpu="gfx942", block=(16, 16))
    assert changed.remarks[0].name == "Gathered"
    source = np.arange(64, dtype=np.uint32)
    outs = []
    for each in (module, changed):
        out = np.zeros(256, np.uint32)
        kernel = swlds.Device("gfx942", engine="both").load(each)["k"]
        kernel.launch((1,), (16, 16), [source, out], checks="memcheck")
        outs.append(out.tobytes())
    assert outs[0] == outs[1]


STAGED = """target triple = "amdgcn-amd-amdhsa"
@l = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %to = getelementptr i32, ptr addrspace(3) @l, i32 %t
  %r = xor i32 %t, 200
  %x = getelementptr i32, ptr addrspace(3) @l, i32 %r
  %q0 = load i32, ptr addrspace(1) %from
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = phi i32 [ %q0, %entry ], [ %qn, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  store i32 %q, ptr addrspace(3) %to
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i1 = add i32 %i, 1
  %at = mul i32 %i1, 256
  %next = getelementptr i32, ptr addrspace(1) %from, i32 %at
  %qn = load i32, ptr addrspace(1) %next
  %v = load i32, ptr addrspace(3) %x
  %sum = add i32 %s, %v
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = icmp ult i32 %i1, 8
  br i1 %c, label %loop, label %done
done:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum, ptr addrspace(1) %o
  ret void
}
"""


def test_a_tile_that_waits_in_registers_is_named_as_such() -> None:
    """All lanes store what they load; a round later."""
    changed = swlds.opt(swlds.parse(STAGED), "gather-to-lds", mcpu="gfx942", block=(256,))
    (remark,) = changed.remarks
    assert remark.name == "NotGathered" and "goes round a loop, %q = phi" in remark.text, remark.text
    assert "store it in the round that loads it" in remark.text


def _unrolled(count: int) -> str:
    """Copies of tiles by load and store, a barrier behind each fourth."""
    head, _, tail = STAGED.partition("  %q0 = load")
    lines = []
    for n in range(count):
        lines.append(
            f"  %g{n} = getelementptr i32, ptr addrspace(1) %from, i32 {256 * n}\n"
            f"  %v{n} = load i32, ptr addrspace(1) %g{n}\n  store i32 %v{n}, ptr addrspace(3) %to\n"
        )
        if n % 4 == 3:
            barrier = tail[tail.index("  fence") : tail.index("  %i1 =")]
            lines.append(barrier)
    return head + "".join(lines) + "  ret void\n}\n"


def test_the_work_grows_with_the_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pairs of a copy that may be open and an access, places whose stores are looked at: no seconds."""
    counts: list[int] = []
    conflicts, writes = Flow._is_conflict, Memory.writes

    def count(function: Callable[..., bool]) -> Callable[..., bool]:
        def counted(*args: Any) -> bool:
            counts[-1] += 1
            return function(*args)

        return counted

    monkeypatch.setattr(Flow, "_is_conflict", count(conflicts))
    monkeypatch.setattr(Memory, "writes", count(writes))
    for size in (40, 80, 160):
        counts.append(0)
        changed = swlds.opt(swlds.parse(_unrolled(size)), "gather-to-lds", mcpu="gfx942", block=(256,))
        assert [r.name for r in changed.remarks].count("Gathered") == size
    assert counts[2] < 2.5 * counts[1] < 6.25 * counts[0], counts
