# ruff: noqa: E501  (LLVM IR in strings)
"""What functions and call sites say about memory, order and registers must hold of the lowered module, too, wherever it is said:
also in functions that name no LDS, at calls through pointers, and at invokes."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from ir_support import optimized

import swlds
from swlds.ir.attributes import key_of
from swlds.ir.model import Function
from swlds.passes.lower_lds.attributes import change_attributes

TRIPLE = 'target triple = "amdgcn-amd-amdhsa"\n'
VARIABLE = "@x = internal addrspace(3) global [64 x i32] poison, align 4\n"
HEAD = """\
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
"""
SYNC = """
define internal void @sync() {
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  ret void
}
"""
REVERSE = """
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i32], ptr addrspace(3) @x, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p
  call void @sync()
  %n = sub i32 63, %t
  %q = getelementptr [64 x i32], ptr addrspace(3) @x, i32 0, i32 %n
  %v = load i32, ptr addrspace(3) %q
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
}
"""
LOCAL = '!0 = !{!"amdgpu-synchronize-as", !"local"}\n'


def lower(text: str, **options: Any) -> tuple[Any, Any]:
    source = swlds.parse(TRIPLE + text, "t.ll")
    return source, swlds.lower(source, **options)


def run(module: Any, size: int = 64) -> Any:
    out = np.zeros(size, np.int32)
    result = swlds.Device("gfx1100").load(module)["k"].launch(grid=1, block=64, args=[out])
    result.raise_for_findings()
    return out


@pytest.mark.parametrize("key", ["amdgpu-synchronize-as", "amdgpu-as"])
@pytest.mark.parametrize("tags", [
    '!0 = !{{!"{0}", !"local"}}\n', '!0 = !{{!1, !2}}\n!1 = !{{!"{0}", !"local"}}\n!2 = !{{!"{0}", !"private"}}\n',
])  # fmt: skip
def test_a_sync_helper_that_names_no_lds_orders_the_block(key: str, tags: str) -> None:
    source, lowered = lower(HEAD + VARIABLE + SYNC + REVERSE + tags.format(key))
    assert "!mmra" not in str(lowered)
    assert np.array_equal(run(source), np.arange(63, -1, -1))
    assert np.array_equal(run(lowered), np.arange(63, -1, -1))


def test_other_tags_of_a_fence_stay() -> None:
    tags = '!0 = !{!1, !2}\n!1 = !{!"amdgpu-synchronize-as", !"local"}\n!2 = !{!"foo", !"bar"}\n!3 = !{!"amdgpu-synchronize-as", !"global"}\n'
    more = SYNC + '\ndefine void @unreached() {\n  fence syncscope("workgroup") release, !mmra !3\n  ret void\n}\n'
    _, lowered = lower(HEAD + VARIABLE + more + REVERSE + tags)
    body = str(lowered).split("void @sync()")[1].split("\n}")[0]
    numbers = re.findall(r"!mmra !(\d+)", body)
    assert len(numbers) == 2
    assert {lowered.metadata[int(n)].text for n in numbers} == {'!{!"foo", !"bar"}'}
    assert "!mmra !3" in str(lowered), "a tag that does not name LDS says what it said"


def test_a_function_that_kernels_with_lds_do_not_reach_keeps_its_fences() -> None:
    other = "define amdgpu_kernel void @other() {\n  call void @quiet()\n  ret void\n}\n"
    quiet = SYNC.replace("@sync", "@quiet")
    _, lowered = lower(HEAD + VARIABLE + SYNC + quiet + other + REVERSE + LOCAL)
    assert "!mmra" not in str(lowered).split("void @sync()")[1].split("\n}")[0]
    assert "!mmra" in str(lowered).split("void @quiet()")[1].split("\n}")[0]


def test_flat_accesses_of_functions_that_name_no_lds_may_be_global() -> None:
    text = """
define internal i32 @get(ptr %p) {
  %v = load i32, ptr %p, !noalias.addrspace !0
  %w = atomicrmw add ptr %p, i32 1 syncscope("workgroup") monotonic, !noalias.addrspace !1
  ret i32 %v
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  store i32 7, ptr addrspace(3) @x
  %v = call i32 @get(ptr addrspacecast (ptr addrspace(3) @x to ptr))
  store i32 %v, ptr addrspace(1) %out
  ret void
}
!0 = !{i32 0, i32 3, i32 4, i32 10}
!1 = !{i32 5, i32 6}
"""
    _, lowered = lower(VARIABLE + text)
    body = str(lowered).split("i32 @get(")[1].split("\n}")[0]
    assert body.count("!noalias.addrspace !1") == body.count("!noalias.addrspace") == 1


STORES = """
define internal void @put(ptr addrspace(3) %p, i32 %v) MEMORY {
  store i32 %v, ptr addrspace(3) %p
  ret void
}
define internal void @other(ptr addrspace(3) %p, i32 %v) MEMORY {
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(3) %p
  ret void
}
@table = internal addrspace(4) constant [2 x ptr] [ptr @put, ptr @other]
@alias = internal alias void (ptr addrspace(3), i32), ptr @put
define amdgpu_kernel void @k(ptr addrspace(1) %out) PERSONALITY {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %which = and i32 %t, 0
  %cell = getelementptr [2 x ptr], ptr addrspace(4) @table, i32 0, i32 %which
  %f = load ptr, ptr addrspace(4) %cell
  %p = getelementptr [64 x i32], ptr addrspace(3) @x, i32 0, i32 %t
  CALL
done:
  %v = load i32, ptr addrspace(3) %p
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %o
  ret void
bad:
  %pad = landingpad { ptr, i32 } cleanup
  unreachable
}
declare i32 @__gxx_personality_v0(...)
"""
CALL = "call void CALLEE(ptr addrspace(3) %p, i32 %t) ATTRIBUTES\n  br label %done"
INVOKE = "invoke void CALLEE(ptr addrspace(3) %p, i32 %t) ATTRIBUTES\n          to label %done unwind label %bad"
MEMORY = "nosync nofree willreturn nounwind memory(argmem: readwrite)"


@pytest.mark.parametrize("callee", ["@put", "@alias", "%f"])
@pytest.mark.parametrize("how", ["call", "invoke"])
@pytest.mark.parametrize("on_function", [False, True])
def test_what_is_said_of_memory_goes_and_stores_survive_o2(callee: str, how: str, on_function: bool) -> None:
    call = (INVOKE if how == "invoke" else CALL).replace("CALLEE", callee)
    call = call.replace("ATTRIBUTES", MEMORY.replace("nounwind", "") if how == "invoke" else MEMORY)
    text = STORES.replace("CALL\n", call + "\n").replace("MEMORY", (MEMORY if on_function else "") + " noinline")
    if how == "invoke":
        text = text.replace("PERSONALITY", "personality ptr @__gxx_personality_v0").replace("nounwind", "")
    else:
        text = text.replace("PERSONALITY", "").replace(
            text[text.index("bad:") : text.index("declare i32 @__gxx")], "}\n"
        )
    source, lowered = lower(HEAD + VARIABLE + text, instrument=False)
    for function in lowered.functions.values():
        if not function.is_declaration:
            used = (
                lowered.attribute_groups[int(n)]
                for n in re.findall(r" #(\d+)", function.header + (function.body or ""))
            )
            assert not re.search(r"memory|nosync|nofree|willreturn", " ".join(used)), function.name
    after = optimized(lowered)
    if how == "invoke":  # no engine executes it
        assert re.search(r"store i32 %\w+, ptr addrspace\(1\) %sw", str(after)), "the block is still written"
        return
    for module in (source, lowered, after):
        assert np.array_equal(run(module), np.arange(64))


def test_calls_that_reach_no_lowered_code_keep_their_attributes() -> None:
    text = """
declare float @llvm.sqrt.f32(float)
define internal i32 @pure(i32 %v) {
  ret i32 %v
}
define amdgpu_kernel void @k() {
  store i32 7, ptr addrspace(3) @x
  %v = call i32 @pure(i32 1) memory(none) "amdgpu-no-dispatch-ptr"
  %w = call float @llvm.sqrt.f32(float 2.0) memory(none)
  ret void
}
"""
    _, lowered = lower(VARIABLE + text)
    body = lowered.functions["k"].body
    for name in ("@pure", "@llvm.sqrt.f32"):
        group = re.search(rf"{name}\(.*\) #(\d+)", body)
        assert group is not None
        assert lowered.attribute_groups[int(group[1])] == "memory(none)"


@pytest.mark.parametrize("callee", ["@f", "%p"])
def test_promises_about_registers_go_from_call_sites(callee: str) -> None:
    text = f"""
define internal void @f() "amdgpu-no-lds-kernel-id" {{
  store i32 1, ptr addrspace(3) @x
  ret void
}}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  %p = select i1 true, ptr @f, ptr null
  call void {callee}() "amdgpu-no-lds-kernel-id" "amdgpu-no-workitem-id-x"="y"
  ret void
}}
"""
    _, lowered = lower(VARIABLE + text)
    assert "amdgpu-no-" not in " ".join(
        lowered.attribute_groups[int(n)]
        for f in lowered.functions.values()
        for n in re.findall(r" #(\d+)", f.header + (f.body or ""))
    )


def test_a_string_that_looks_like_an_attribute_stays() -> None:
    """Attributes were found by regular expressions, in strings too."""
    attributes = '"note"="memory(none) nosync" "b)"="(" nosync memory(argmem: read)'
    text = f"define amdgpu_kernel void @k() {attributes} {{\n  store i32 1, ptr addrspace(3) @x\n  ret void\n}}\n"
    _, lowered = lower(VARIABLE + text)
    group = re.search(r"#(\d+)", lowered.functions["k"].header)
    assert group is not None
    assert lowered.attribute_groups[int(group[1])] == '"amdgpu-lds-size"="8" "b)"="(" "note"="memory(none) nosync"'


#: What a header says behind ``declare``, and whether the function has attributes of its own.
HEADERS = {
    "void @d(i32)": False,
    "noundef range(i32 0, 5) i32 @d(ptr addrspace(3) align 4 captures(none), ptr byval({ i32, [2 x i8] })) unnamed_addr": False,
    "!dbg !1 void @d(i32, ...) local_unnamed_addr addrspace(1) align 4": False,
    "void @d(i32 range(i32 0, 5)) memory(none)": True,
    "void @d() memory(argmem: read, inaccessiblemem: none) willreturn": True,
    "void @d(ptr align 4 dereferenceable(8)) nounwind nosync": True,
    "void @d() #0": True,
    'void @"d()"() #0': True,
    "void @d(i32) #0 align 4": True,
}


@pytest.mark.parametrize("header", HEADERS)
def test_headers_without_attributes_are_not_parsed(header: str) -> None:
    function = Function("d", f"declare {header}", None)
    function.module = swlds.parse("define void @f() #0 {\n  ret void\n}\nattributes #0 = { nosync memory(none) }\n")
    change_attributes(function, drop=lambda entry: key_of(entry) in ("nosync", "memory", "willreturn"))
    if HEADERS[header]:
        assert not re.search(r"memory|nosync|willreturn|#0", function.header)
    else:
        assert function.header == f"declare {header}" and not function.is_header_parsed
