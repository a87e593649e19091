# ruff: noqa: E501  (LLVM IR in strings)
"""What reaches LDS, or ends a wave, where no LDS pointer shows it: refused by name and line, or known to be harmless."""

from __future__ import annotations

import pytest

import swlds
from swlds.ir.assembly import Effect, parse_assembly

TRIPLE = 'target triple = "amdgcn-amd-amdhsa"\n@x = internal addrspace(3) global [4 x i32] poison, align 4\n'
KERNEL = "define amdgpu_kernel void @k(i32 %n, ptr %p, ptr addrspace(1) %g) {{\n  store i32 1, ptr addrspace(3) @x\n  {body}\n  ret void\n}}\n"


def lower(text: str) -> str:
    return str(swlds.lower(swlds.parse(TRIPLE + text, "t.ll")))


def refusal(text: str) -> str:
    with pytest.raises(swlds.UnsupportedError) as raised:
        lower(text)
    message = str(raised.value)
    assert message.startswith("t.ll") and "\n" not in message
    return message


@pytest.mark.parametrize(
    ("code", "statement"),
    [
        (r"s_nop 0\0A\09ds_read_b32 $0, v1", "ds_read_b32 $0, v1"),
        (r"s_nop 0 ; one\0A; two\0A/* three */ next: 1: ds_add_u32 v0, v1 // four", "ds_add_u32 v0, v1"),
        (r"S_NOP 0\0ADS_WRITE_B32 v0, v1", "DS_WRITE_B32 v0, v1"),
        (r"s_nop 0\0Dds_read_b32 v0, v1", "ds_read_b32 v0, v1"),
        ("$(ds_read_b32 v0, v1$|s_nop 0$)", "ds_read_b32 v0, v1"),
        ("v_mov_b32 v0, src_lds_direct", "src_lds_direct"),
        ("v_mov_b32 v0, lds_direct", "lds_direct"),
        ("s_mov_b64 s[0:1], src_shared_base", "src_shared_base"),
        ("s_getreg_b32 s0, hwreg(HW_REG_SH_MEM_BASES)", "hwreg"),
        ("s_getreg_b32 s0, 0x7806", "0x7806"),
        (r"s_mov_b32 m0, s1\0Abuffer_load_dword off, s[8:11], s3 lds", "s3 lds"),
        ("buffer_load_dword off, s[8:11], s3 offset:4 lds", "s3 offset:4 lds"),
        ("global_load_lds_dword v[0:1], off", "global_load_lds_dword"),
        ("global_load_async_to_lds_b32 v0, v[0:1], off", "global_load_async_to_lds_b32"),
        ("tensor_load_to_lds s[0:3], s[4:11]", "tensor_load_to_lds"),
        ("ds_bvh_stack_rtn_b32 v0, v1, v2, v[3:6]", "ds_bvh_stack_rtn_b32"),
        ("lds_param_load v0, attr0.x", "lds_param_load"),
        ("v_interp_p1_f32 v0, v1, attr0.x", "v_interp_p1_f32"),
        ("ds_gws_init v0 gds", "ds_gws_init v0 gds"),
        (r".macro rd n\0Ads_read_b32 v0, \5Cn\0A.endm\0Ard v1", ".macro rd n"),
        ("rd v1", "rd v1"),
        ("loop%=: ds_read_b32 v0, v1", "loop%=: ds_read_b32 v0, v1"),
        (".long 0xd86c0000, 0", ".long 0xd86c0000, 0"),
        ("s_endpgm", "s_endpgm"),
        ("s_swappc_b64 s[30:31], s[4:5]", "s_swappc_b64"),
        ("s_cbranch_g_fork s[0:1], s[2:3]", "s_cbranch_g_fork"),
        ("s_add_pc_i64 s[0:1]", "s_add_pc_i64"),
        (r"k1: s_nop 0\0As_branch k", "s_branch k"),
        ("s_cbranch_scc0 k", "s_cbranch_scc0 k"),
        ("s_branch 4", "s_branch 4"),
        (".p2align 3, 0x12", ".p2align 3, 0x12"),
        ("s_nop 0 /* s_nop 1", "/*"),
        ("/* " * 50_000, "/*"),
    ],
)  # fmt: skip
def test_assembly_that_may_use_lds_is_refused_with_its_statement(code: str, statement: str) -> None:
    message = refusal(KERNEL.format(body=f'call void asm sideeffect "{code}", "~{{memory}}"()'))
    assert message.startswith("t.ll:5:1: in @k: inline assembly ")
    assert statement in message.split(": call void asm")[0]


@pytest.mark.parametrize(
    "code",
    [
        r"s_waitcnt vmcnt(0) ; then ds_read\0A\09s_barrier",
        r"loop${:uid}: s_nop 0\0As_cbranch_scc1 loop${:uid}",
        r"1: s_nop 0\0As_cbranch_scc1 1b\0As_cbranch_vccz end\0As_branch 2f\0A2:\0AEnd: s_nop 1",
        r".p2align 3\0As_nop 0",
        r"# ds_read_b32 v0, v1\0As_nop 0",
        "s_nop 0 // ds_read_b32",
        "s_nop 0 /* ds_read_b32 */",
        "${:comment} ds_read_b32",
        "$(s_nop 0$|ds_read_b32 v0, v1$)",
        "v_add_u32 v0, v1, v2",
        "flat_load_dword v0, v[2:3]",
        "s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 8)",
        "ds_bpermute_b32 v0, v1, v2",
        "ds_swizzle_b32 v0, v1",
        "",
    ],
)
def test_other_assembly_is_kept(code: str) -> None:
    assert f'"{code}"' in lower(KERNEL.format(body=f'call void asm sideeffect "{code}", ""()'))


@pytest.mark.parametrize(
    "text", ["f: ds_read_b32 v0, v1", ".macro f a", "V_MOV_B32 v0, src_lds_direct", "f: ds_gws_barrier v0 gds"]
)
def test_module_assembly_that_may_use_lds_is_refused(text: str) -> None:
    message = refusal(f'module asm "s_nop 0"\nmodule asm "{text}"\n' + KERNEL.format(body=""))
    assert message.startswith("t.ll:4:1: module assembly ")


def test_module_assembly_of_other_kinds_is_kept() -> None:
    text = 'module asm ".section .note, \\22a\\22"\nmodule asm "n: .asciz \\22lds\\22"\nmodule asm "f: s_setpc_b64 s[30:31]"\n'
    assert ".asciz" in lower(text + KERNEL.format(body=""))


def test_the_other_dialect_is_refused() -> None:
    """It may take another of the alternatives."""
    message = refusal(
        KERNEL.format(body='call void asm sideeffect inteldialect "$(s_nop 0$|ds_read_b32 v0, v1$)", ""()')
    )
    assert "Intel dialect" in message


def test_callbr_with_lds_is_refused() -> None:
    body = 'callbr void asm sideeffect "s_nop 0\\0Ads_read_b32 v0, v1", "!i"()\n          to label %a [label %b]\na:\n  ret void\nb:'
    assert "inline assembly uses LDS (ds_read_b32 v0, v1)" in refusal(KERNEL.format(body=body))
    body = body.replace("\\0Ads_read_b32 v0, v1", "").replace('"!i"()', '"s,!i"(ptr addrspace(3) @x)')
    assert "inline assembly takes an LDS pointer" in refusal(KERNEL.format(body=body))


@pytest.mark.parametrize(
    ("declaration", "call", "reason"),
    [
        ("void @llvm.amdgcn.ds.gws.init(i32, i32)", "call void @llvm.amdgcn.ds.gws.init(i32 1, i32 0)", "global wave sync"),
        ("{ i32, i32 } @llvm.amdgcn.ds.bvh.stack.rtn(i32, i32, <4 x i32>, i32)", "%a = call { i32, i32 } @llvm.amdgcn.ds.bvh.stack.rtn(i32 0, i32 %n, <4 x i32> zeroinitializer, i32 0)", "stack of a ray"),
        ("{ i32, i32 } @llvm.amdgcn.ds.bvh.stack.push8.pop1.rtn(i32, i32, <8 x i32>, i32)", "%a = call { i32, i32 } @llvm.amdgcn.ds.bvh.stack.push8.pop1.rtn(i32 0, i32 %n, <8 x i32> zeroinitializer, i32 0)", "stack of a ray"),
        ("i32 @llvm.amdgcn.lds.direct.load.i32(i32)", "%a = call i32 @llvm.amdgcn.lds.direct.load.i32(i32 0)", "pixel shaders"),
        ("float @llvm.amdgcn.lds.param.load(i32, i32, i32)", "%a = call float @llvm.amdgcn.lds.param.load(i32 0, i32 0, i32 0)", "pixel shaders"),
        ("float @llvm.amdgcn.interp.mov(i32, i32, i32, i32)", "%a = call float @llvm.amdgcn.interp.mov(i32 0, i32 0, i32 0, i32 0)", "pixel shaders"),
        ("void @llvm.amdgcn.tensor.load.to.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, i32)", "call void @llvm.amdgcn.tensor.load.to.lds(<4 x i32> zeroinitializer, <8 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, i32 0)", "tensor descriptor"),
        ("void @llvm.amdgcn.tensor.store.from.lds.d2(<4 x i32>, <8 x i32>, i32)", "call void @llvm.amdgcn.tensor.store.from.lds.d2(<4 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 0)", "tensor descriptor"),
        ("i32 @llvm.amdgcn.ds.ordered.add(ptr addrspace(2), i32, i32, i32, i1, i32, i1, i1)", "%a = call i32 @llvm.amdgcn.ds.ordered.add(ptr addrspace(2) null, i32 1, i32 0, i32 0, i1 false, i32 1, i1 true, i1 true)", "ordered count"),
        ("i32 @llvm.amdgcn.s.getreg(i32)", "%a = call i32 @llvm.amdgcn.s.getreg(i32 30735)", "where LDS lies"),
        ("ptr addrspace(3) @llvm.amdgcn.addrspacecast.nonnull.p3.p0(ptr)", "%a = call ptr addrspace(3) @llvm.amdgcn.addrspacecast.nonnull.p3.p0(ptr %p)", "gives an LDS pointer"),
        ("<2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3))", "%a = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) @x)", "takes an LDS pointer"),
        ("ptr addrspace(3) @far()", "%a = call ptr addrspace(3) @far()", "external function @far gives an LDS pointer"),
        ("void @far({ i32, ptr addrspace(3) })", "call void @far({ i32, ptr addrspace(3) } { i32 1, ptr addrspace(3) @x })", "external function @far takes an LDS pointer"),
    ],
)  # fmt: skip
def test_intrinsics_and_calls_that_reach_lds_are_refused(declaration: str, call: str, reason: str) -> None:
    message = refusal(KERNEL.format(body=call) + f"declare {declaration}\n")
    assert reason in message
    assert message.startswith("t.ll:5:1: in @k: ")


def test_a_register_that_says_nothing_of_lds_may_be_read() -> None:
    lower(KERNEL.format(body="%a = call i32 @llvm.amdgcn.s.getreg(i32 1)") + "declare i32 @llvm.amdgcn.s.getreg(i32)\n")


POINTER_CALL = "%f = load ptr, ptr addrspace(1) %g\n  call void %f(ptr addrspace(3) @x)"


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("", "a function pointer to nothing in this module takes an LDS pointer"),
        ("declare void @far(ptr addrspace(3))\n@table = addrspace(1) global ptr @far\n", "maybe to the external function @far, takes"),
        ("define void @near(i32 %a) {\n  ret void\n}\n@table = addrspace(1) global ptr @near\n", "to nothing in this module"),
    ],
)  # fmt: skip
def test_an_lds_pointer_through_a_function_pointer_that_may_leave_the_module(more: str, reason: str) -> None:
    assert reason in refusal(KERNEL.format(body=POINTER_CALL) + more)


def test_a_function_pointer_that_stays_in_the_module_is_lowered() -> None:
    near = "define void @near(ptr addrspace(3) %a) {\n  store i32 2, ptr addrspace(3) %a\n  ret void\n}\n@table = addrspace(1) global ptr @near\n"
    assert "call void %f(ptr addrspace(3)" in lower(KERNEL.format(body=POINTER_CALL) + near)
    listed = POINTER_CALL + ", !callees !0"
    far = "declare void @far(ptr addrspace(3))\n@other = addrspace(1) global ptr @far\n!0 = !{ptr @near}\n"
    assert "!callees" in lower(KERNEL.format(body=listed) + near + far)
    with pytest.raises(swlds.UnsupportedError, match="external function @far"):
        lower(KERNEL.format(body=listed) + near + far.replace("{ptr @near}", "{ptr @near, ptr @far}"))


@pytest.mark.parametrize("name", ["llvm.amdgcn.endpgm()", "llvm.amdgcn.kill(i1 false)"])
def test_a_wave_that_ends_in_a_helper_is_refused(name: str) -> None:
    """The helper has nothing to do with LDS, but a lowered kernel calls it."""
    declared = name.replace("i1 false", "i1")
    helper = f"define void @stop() {{\n  call void @{name}\n  unreachable\n}}\ndeclare void @{declared}\n"
    message = refusal(KERNEL.format(body="call void @stop()") + helper)
    assert message.startswith("t.ll:9:1: in @stop: a wave that ends inside a call chain")
    apart = "define amdgpu_kernel void @apart() {\n  call void @stop()\n  ret void\n}\n"
    lower(KERNEL.format(body="") + apart + helper)


def test_statements() -> None:
    code = r"a: s_nop 0 ; x\0A\22b c\22: .loc 1 2 3\0An = 5\0As_barrier_signal -1"
    assert [(s.mnemonic, s.words, s.effect) for s in parse_assembly(code)] == [
        ("s_nop", ("0",), Effect.NOTHING),
        (".loc", ("1", "2", "3"), Effect.NOTHING),
        ("=", ("5",), Effect.OTHER),
        ("s_barrier_signal", ("-1",), Effect.SIGNAL),
    ]
