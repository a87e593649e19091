# ruff: noqa: E501  (LLVM IR in strings)
"""A product of matrices of halves for gfx1250 as Triton pipelines it: tiles of A and B by tensor copies to two stages of LDS,
each wave its rows, with a gap behind each row; C by a tensor store from LDS, which steps over the padding."""

from __future__ import annotations

from typing import Any

import numpy as np

import swlds
from tests.support.tensor_tiles import BARRIER, DECLARED, address

#: Rows and columns of a block of C, and how deep a step is. Four waves of 32 lanes; a thread has half a column.
M, N, K, WAVES = 32, 64, 32, 4
#: Halves from row to row in LDS, and where the second matrix, the second stage and C begin (bytes).
A_ROW, B_ROW = K + 8, N + 8
B_START = 2 * M * A_ROW
STAGE = B_START + 2 * K * B_ROW
LDS = 2 * STAGE
_DRAIN = "call void @llvm.amdgcn.s.wait.dscnt(i16 0)"


def _copy(name: str, pointer: str, lds: str, sizes: tuple[int, int], limits: tuple[str, str], stride: str, *, store: bool = False) -> str:  # fmt: skip
    """Of ``sizes`` (columns, rows) as Triton's fillTDMDescriptor has it; ``limits``: what is left of the tensor in each."""
    columns, rows = sizes
    padding = 1 << 20 | ((columns // 2).bit_length() - 2) << 22 | 3 << 25  # 16 bytes behind each row
    width = columns + 8 if store else columns
    lines = [
        f"%{name}.l = ptrtoint ptr addrspace(3) {lds} to i32",
        address(name, pointer).rstrip("\n"),
        f"%{name}.w1 = shl i32 {limits[0]}, 16",
        f"%{name}.w2a = lshr i32 {limits[0]}, 16",
        f"%{name}.w2b = shl i32 {limits[1]}, 16",
        f"%{name}.w2 = or i32 %{name}.w2a, %{name}.w2b",
        f"%{name}.w3a = lshr i32 {limits[1]}, 16",
        f"%{name}.w3 = or i32 %{name}.w3a, {width << 16}",
    ]
    first = ["1", f"%{name}.l", f"%{name}.lo", f"%{name}.hi"]
    second = [str(1 << 16 | padding), f"%{name}.w1", f"%{name}.w2", f"%{name}.w3", str(rows), stride, "0", "0"]
    for group, parts in (("a", first), ("b", second)):
        last = "poison"
        for n, part in enumerate(parts):
            lines.append(f"%{name}.{group}{n} = insertelement <{len(parts)} x i32> {last}, i32 {part}, i32 {n}")
            last = f"%{name}.{group}{n}"
    word = "store.from" if store else "load.to"
    lines.append(f"call void @llvm.amdgcn.tensor.{word}.lds.d2(<4 x i32> %{name}.a3, <8 x i32> %{name}.b7, i32 0)")
    return "\n  ".join(lines)


def _left(name: str, size: str, start: str) -> list[str]:
    return [f"%{name}.0 = sub i32 {size}, {start}", f"%{name} = call i32 @llvm.smax.i32(i32 %{name}.0, i32 0)"]


def _load_step(name: str, depth: str, stage: str) -> list[str]:
    """The wave's rows of both matrices from column (row) ``depth`` on, to a stage."""
    return [
        f"%{name}.s = mul i32 {stage}, {STAGE}",
        f"%{name}.ao = add i32 %a.lds, %{name}.s",
        f"%{name}.al = getelementptr i8, ptr addrspace(3) @global_smem, i32 %{name}.ao",
        f"%{name}.bo = add i32 %b.lds, %{name}.s",
        f"%{name}.bl = getelementptr i8, ptr addrspace(3) @global_smem, i32 %{name}.bo",
        f"%{name}.ag = getelementptr half, ptr addrspace(1) %a.row, i32 {depth}",
        f"%{name}.br = add i32 {depth}, %b.own",
        f"%{name}.bg0 = mul i32 %{name}.br, %n",
        f"%{name}.bg = getelementptr half, ptr addrspace(1) %b.column, i32 %{name}.bg0",
        *_left(f"{name}.ka", "%k", depth),
        *_left(f"{name}.kb", "%k", f"%{name}.br"),
        _copy(f"{name}.a", f"%{name}.ag", f"%{name}.al", (K, M // WAVES), (f"%{name}.ka", "%a.left"), "%k"),
        _copy(f"{name}.b", f"%{name}.bg", f"%{name}.bl", (N, K // WAVES), ("%column.left", f"%{name}.kb"), "%n"),
    ]


def text(*, lost: str = "") -> str:
    """The kernel of (a, b, c, m, n, k). ``lost``: a line that is left out, ``wait`` or ``barrier``."""
    wait = "" if lost == "wait" else "call void @llvm.amdgcn.s.wait.tensorcnt(i16 2)"
    behind = "" if lost == "barrier" else f"{_DRAIN}\n  {BARRIER}"
    rows = range(M // 2)
    lines = [
        "%id = call i32 @llvm.amdgcn.workitem.id.x()",
        "%w0 = lshr i32 %id, 5",
        "%w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w0)",
        "%bx = call i32 @llvm.amdgcn.workgroup.id.x()",
        "%by = call i32 @llvm.amdgcn.workgroup.id.y()",
        f"%column = mul i32 %bx, {N}",
        f"%row = mul i32 %by, {M}",
        f"%a.own = mul i32 %w, {M // WAVES}",
        "%a.first = add i32 %row, %a.own",
        f"%a.lds = mul i32 %a.own, {2 * A_ROW}",
        "%a.down = mul i32 %a.first, %k",
        "%a.row = getelementptr half, ptr addrspace(1) %a, i32 %a.down",
        f"%b.own = mul i32 %w, {K // WAVES}",
        f"%b.lds0 = mul i32 %b.own, {2 * B_ROW}",
        f"%b.lds = add i32 %b.lds0, {B_START}",
        "%b.column = getelementptr half, ptr addrspace(1) %b, i32 %column",
        *_left("a.left", "%m", "%a.first"),
        *_left("column.left", "%n", "%column"),
        f"%mine = and i32 %id, {N - 1}",
        f"%upper0 = lshr i32 %id, {N.bit_length() - 1}",
        f"%upper = mul i32 %upper0, {M // 2}",
        *_load_step("p", "0", "0"),
        "br label %steps",
    ]
    body = [
        "%d = phi i32 [ 0, %0 ], [ %next, %end ]",
        "%stage = phi i32 [ 0, %0 ], [ %other, %end ]",
        *[f"%acc{r} = phi float [ 0.0, %0 ], [ %sum{r}, %end ]" for r in rows],
        f"%next = add i32 %d, {K}",
        "%other = xor i32 %stage, 1",
        "%more = icmp slt i32 %next, %k",
        "br i1 %more, label %ahead, label %last",
    ]
    ahead = [*_load_step("q", "%next", "%other"), wait, "br label %ready"]
    ready = [
        BARRIER,
        f"%at = mul i32 %stage, {STAGE}",
        "%here = getelementptr i8, ptr addrspace(3) @global_smem, i32 %at",
        f"%b.here = getelementptr i8, ptr addrspace(3) %here, i32 {B_START}",
        "br label %depth",
    ]
    depth = [
        "%j = phi i32 [ 0, %ready ], [ %j1, %depth ]",
        *[f"%part{r} = phi float [ %acc{r}, %ready ], [ %sum{r}, %depth ]" for r in rows],
        f"%bj = mul i32 %j, {B_ROW}",
        "%bi = add i32 %bj, %mine",
        "%bp = getelementptr half, ptr addrspace(3) %b.here, i32 %bi",
        "%bv = load half, ptr addrspace(3) %bp",
        "%bf = fpext half %bv to float",
    ]
    for r in rows:
        depth += [
            f"%ar{r} = add i32 %upper, {r}",
            f"%ao{r} = mul i32 %ar{r}, {A_ROW}",
            f"%ai{r} = add i32 %ao{r}, %j",
            f"%ap{r} = getelementptr half, ptr addrspace(3) %here, i32 %ai{r}",
            f"%av{r} = load half, ptr addrspace(3) %ap{r}",
            f"%af{r} = fpext half %av{r} to float",
            f"%sum{r} = call float @llvm.fma.f32(float %af{r}, float %bf, float %part{r})",
        ]
    depth += ["%j1 = add i32 %j, 1", f"%deep = icmp eq i32 %j1, {K}", "br i1 %deep, label %end, label %depth"]
    end = [behind, "br i1 %more, label %steps, label %store"]
    store = []
    for r in rows:
        store += [
            f"%cr{r} = add i32 %upper, {r}",
            f"%co{r} = mul i32 %cr{r}, {B_ROW}",
            f"%ci{r} = add i32 %co{r}, %mine",
            f"%cp{r} = getelementptr half, ptr addrspace(3) @global_smem, i32 %ci{r}",
            f"%cv{r} = fptrunc float %sum{r} to half",
            f"store half %cv{r}, ptr addrspace(3) %cp{r}",
        ]
    store += [
        BARRIER,
        f"%c.lds = mul i32 %a.own, {2 * B_ROW}",
        "%c.l = getelementptr i8, ptr addrspace(3) @global_smem, i32 %c.lds",
        "%c.down = mul i32 %a.first, %n",
        "%c.at = add i32 %c.down, %column",
        "%c.g = getelementptr half, ptr addrspace(1) %c, i32 %c.at",
        f"%c.full = call i32 @llvm.smin.i32(i32 %column.left, i32 {N})",
        _copy("s", "%c.g", "%c.l", (N, M // WAVES), ("%c.full", "%a.left"), "%n", store=True),
        "call void @llvm.amdgcn.s.wait.tensorcnt(i16 0)",
        "ret void",
    ]
    blocks = {
        "steps": body,
        "ahead": ahead,
        "last": ["call void @llvm.amdgcn.s.wait.tensorcnt(i16 0)", "br label %ready"],
        "ready": ready,
        "depth": depth,
        "end": end,
        "store": store,
    }
    code = "".join(f"  {line}\n" for line in lines)
    code += "".join(f"{name}:\n" + "".join(f"  {line}\n" for line in part) for name, part in blocks.items())
    return f"""target triple = "amdgcn-amd-amdhsa"
@global_smem = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare float @llvm.fma.f32(float, float, float)
{DECLARED}define amdgpu_kernel void @product(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i32 %m, i32 %n, i32 %k) "target-cpu"="gfx1250" "amdgpu-flat-work-group-size"="128,128" {{
{code}}}
"""


def run(m: int, n: int, k: int, *, lost: str = "", **options: Any) -> tuple[Any, Any, Any]:
    """The result, C, and what it should be."""
    rng = np.random.default_rng(m + n + k)
    a, b = (rng.integers(-4, 5, shape).astype(np.float16) for shape in ((m, k), (k, n)))
    c = np.full((m, n), -1, np.float16)
    kernel = swlds.Device("gfx1250").load(swlds.parse(text(lost=lost), "product.ll"))["product"]
    grid = (-(-n // N), -(-m // M))
    result = kernel.launch(grid, 32 * WAVES, [a, b, c, m, n, k], dynamic_lds=LDS, **options)
    return result, c, (a.astype(np.float32) @ b.astype(np.float32)).astype(np.float16)
