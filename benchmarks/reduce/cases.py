"""Twenty failures to reduce: real kernels (70 to 1,700 lines), each with one thing made wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

from swlds.device.launch_options import LaunchOptions
from swlds.reducer.reduce import ReduceOptions
from swlds.run import RunRequest

DATA = Path(__file__).resolve().parents[2] / "testdata"
_BARRIER = re.compile(r"^ .*call void @llvm\.amdgcn\.s\.barrier\(\).*\n", re.MULTILINE)


@dataclass(frozen=True)
class Case:
    """A failure: its module's text, the launch, and what of it to keep."""

    name: str
    group: str
    text: str
    request: RunRequest
    options: ReduceOptions


def cases(llc: str | None = "llc-22") -> list[Case]:
    """All of them; those that need LLVM's ``llc`` only where its path is given."""
    found = [*_findings(), *_differences(), *_crashes(), *_refusals()]
    return [*found, *_code_generator(llc)] if llc else found


def _read(name: str) -> str:
    return (DATA / f"{name}.ll").read_text()


def _request(grid: tuple[int, ...], block: tuple[int, ...] | None, *args: str, **more: object) -> RunRequest:
    options = LaunchOptions().but(**more.pop("options", {}))  # type: ignore[arg-type]
    return RunRequest("in.ll", None, grid, block, args, options=options, **more)  # type: ignore[arg-type]


def _without_barrier(text: str, number: int) -> str:
    at = list(_BARRIER.finditer(text))[number]
    return text[: at.start()] + text[at.end() :]


def _before_return(text: str, line: str, more: str = "") -> str:
    """With a line before the first kernel's first return."""
    start = text.index("amdgpu_kernel")
    at = text.index("  ret void", start)
    return f"{text[:at]}{line}{text[at:]}\n{more}"


def _findings() -> list[Case]:
    def case(name: str, text: str, request: RunRequest, kind: str) -> Case:
        return Case(name, "finding", text, request, ReduceOptions(kind=kind))

    words, floats = ("u32[512]=iota", "u32[512]"), ("f32[512]=iota", "f32[2]")
    kernels = _request((1, 1), (256,), "f16[6144]=ones", "f16[6144]=ones", "f32[4000]", "i32=64", "i32=64", "i32=96",
                       "null", "null", options={"dynamic_lds": 16384})  # fmt: skip
    attention = _request((1,), None, *["f32[65536]=ones"] * 3, "f32[100]", "i32=1")
    no_zero = re.sub(r"\n  store i32 0, ptr addrspace\(3\) [^\n]*", "", _read("peers/hist.O2"), count=1)
    return [
        case("bitonic-race", _without_barrier(_read("peers/bitonic.O2"), 35), _request((1,), (256,), *words), "race-raw"),
        case("reduce-race", _without_barrier(_read("peers/reduce.O2"), 1), _request((2,), (256,), *floats), "race-war"),
        case("scan-race", _without_barrier(_read("peers/scan.O1"), 2), _request((1,), (256,), *words), "race-raw"),
        case("hist-unset", no_zero, _request((1,), (256,), "u32[4096]=iota", "u32[256]"), "uninitialized"),
        case(
            "stencil-past-end", _read("peers/stencil.O2"),
            _request((2,), (256,), "f32[512]=iota", "f32[500]", "i32=512"), "out-of-bounds",
        ),
        case(
            "matmul-past-end", _read("peers/matmul.O1"),
            _request((2, 2), (16, 16), "f32[1024]=iota", "f32[1000]=iota", "f32[1024]", "i32=32"), "out-of-bounds",
        ),
        case("triton-past-end", _read("producers/triton35_matmul_s2_async.gfx942"), kernels, "out-of-bounds"),
        case("attention-past-end", _read("sweep/f32_128.plain"), attention, "out-of-bounds"),
    ]  # fmt: skip


def _differences() -> list[Case]:
    """An address in LDS that gets out: lowered, it is another one."""

    def case(name: str, file: str, request: RunRequest, **more: str) -> Case:
        text = _read(f"peers/{file}")
        out = f"%{sum('[' in spec for spec in request.args) - 1}"  # the last buffer
        variable = re.search(r"^(@\S+) = internal .*addrspace\(3\)", text, re.MULTILINE)
        assert variable is not None
        address = f"ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) {variable[1]}, i32 4) to i32)"
        line = f"  store i32 {address}, ptr addrspace(1) {out}\n"
        return Case(
            name,
            "difference",
            _before_return(text, line),
            request,
            ReduceOptions("validate", kind="difference", **more),
        )  # type: ignore[arg-type]

    words, floats = ("u32[512]=iota", "u32[512]"), ("f32[512]=iota", "f32[2]")
    square = ("f32[1024]=iota", "f32[1024]=iota", "f32[1024]", "i32=32")
    return [
        case("scan-address", "scan.O1", _request((1,), (256,), *words)),
        case("bitonic-address", "bitonic.O2", _request((1,), (256,), *words)),
        case("matmul-address", "matmul.O1", _request((2, 2), (16, 16), *square)),
        case("reduce-address-llvm", "reduce.O2", _request((2,), (256,), *floats), against="llvm"),
    ]


def _crashes() -> list[Case]:
    """LLVM's lowering aborts on dynamic LDS before code object 5."""

    def case(name: str, file: str, request: RunRequest) -> Case:
        text = _before_return(_read(f"peers/{file}"), "  store i32 2, ptr addrspace(3) @other\n", "")
        text = text.replace("define", "@other = external addrspace(3) global [0 x i32], align 4\n\ndefine", 1)
        text = text.replace('"amdhsa_code_object_version", i32 600', '"amdhsa_code_object_version", i32 400')
        text = text.replace('"amdhsa_code_object_version", i32 500', '"amdhsa_code_object_version", i32 400')
        request = replace(request, options=request.options.but(dynamic_lds=16))
        return Case(name, "crash", text, request, ReduceOptions("validate", against="llvm", kind="WorkerError"))

    return [
        case("scan-abort", "scan.O1", _request((1,), (256,), "u32[512]=iota", "u32[512]")),
        case("bitonic-abort", "bitonic.O2", _request((1,), (256,), "u32[512]=iota", "u32[512]")),
    ]


def _code_generator(llc: str) -> list[Case]:
    """LLVM's code generator gives up on an instruction that the processor does not have; a program says whether it does."""
    words = "llvm.amdgcn.global.load.tr.b64.v2i32"
    line = f"  %cannot = call <2 x i32> @{words}(ptr addrspace(1) null)\n  store <2 x i32> %cannot, ptr addrspace(1) null\n"
    more = f"declare <2 x i32> @{words}(ptr addrspace(1))\n"
    test = (
        "sh",
        "-c",
        f'{llc} -mtriple=amdgcn-amd-amdhsa -mcpu=gfx942 -o /dev/null "$0" 2>&1 | grep -q "Cannot select.*tr"',
    )
    return [
        Case(
            name,
            "crash",
            _before_return(_read(f"peers/{file}"), line, more),
            RunRequest("in.ll"),
            ReduceOptions(test=test),
        )
        for name, file in (("reduce-select", "reduce.O2"), ("matmul-select", "matmul.O1"))
    ]


def _refusals() -> list[Case]:
    def case(name: str, text: str, request: RunRequest, command: str = "run") -> Case:
        return Case(name, "refusal", text, request, ReduceOptions(command))

    words, floats = (
        _request((1,), (256,), "u32[512]=iota", "u32[512]"),
        _request((2,), (256,), "f32[512]=iota", "f32[2]"),
    )
    asm = '  %seen = call i32 asm sideeffect "ds_read_b32 $0, $1", "=v,v"(ptr addrspace(3) @scan.t)\n'
    moved = '  call void asm sideeffect "v_mov_b32 v0, v1", ""()\n'
    big = "  store i32 1, ptr addrspace(3) @big\n"
    far = "  call void @far(ptr addrspace(1) %0)\n"
    return [
        case("bitonic-asm", _before_return(_read("peers/bitonic.O2"), moved), words),
        case("scan-asm-lower", _before_return(_read("peers/scan.O1"), asm), words, "lower"),
        case(
            "reduce-too-big",
            _before_return(_read("peers/reduce.O2"), big).replace(
                "define", "@big = internal addrspace(3) global [20000 x i32] poison\n\ndefine", 1
            ),
            floats,
        ),
        case("hist-undefined", _before_return(_read("peers/hist.O2"), far, "declare void @far(ptr addrspace(1))\n"),
             _request((1,), (256,), "u32[4096]=iota", "u32[256]")),
    ]  # fmt: skip
