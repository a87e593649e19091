"""gather-to-lds on kernels of clang from -O0 to -O2 and of IREE: equal results, no findings, accepted by the backend."""

from __future__ import annotations

import re

import numpy as np
import pytest
from backend import assemble
from paths import TESTDATA

import swlds
from swlds.ir.model import Module

PEERS = TESTDATA / "peers" / "asan"
#: Kernel, group, and copies by level: at -O2 the loop over rows is unrolled.
OF_MATMUL = ("matmul", (16, 16), {"O0": 2, "O1": 2, "O2": 2})
OF_TRANSPOSE = ("transpose_unpad", (32, 8), {"O0": 1, "O1": 1, "O2": 4})


def peer(name: str, level: str) -> str:
    """The kernel of clang's OpenCL. At -O0 its body stands in a function of its own, as other front ends make the kernel."""
    text = (PEERS / f"{name}.{level}.ll").read_text()
    if level == "O0":
        text = re.sub(rf"(?ms)^define protected amdgpu_kernel void @{name}\(.*?^}}\n", "", text)
        text = text.replace(
            f"define protected void @__clang_ocl_kern_imp_{name}", f"define protected amdgpu_kernel void @{name}"
        )
    return re.sub(rf"(?ms)^define protected void @__clang_ocl_kern_imp_{name}\(.*?^}}\n", "", text)


def launch(module: Module, name: str, block: tuple[int, int], cpu: str, engine: str) -> tuple[bytes, list[str]]:
    n = 64
    given = [np.random.default_rng(k).integers(0, 8, n * n).astype(np.float32) for k in range(2)]
    out = np.zeros(n * n, np.float32)
    arguments = [*given, out, np.uint32(n)] if name == "matmul" else [given[0], out, np.uint32(n)]
    edge = 16 if name == "matmul" else 32
    kernel = swlds.Device(cpu, engine=engine).load(module)[name]
    result = kernel.launch((n // edge, n // edge), block, arguments, checks="all")
    return out.tobytes(), [f.kind for f in result.findings]


@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
@pytest.mark.parametrize(("kernel", "block", "counts"), [OF_MATMUL, OF_TRANSPOSE])
def test_tiles_of_clang(kernel: str, block: tuple[int, int], counts: dict[str, int], level: str) -> None:
    text = peer(kernel, level).replace(" optnone ", " ")
    changed = swlds.opt(text, "gather-to-lds", mcpu="gfx942", block=block, verify_each=True)
    assert [r.name for r in changed.remarks].count("Gathered") == counts[level], [r.text for r in changed.remarks]
    engine = "both" if level == "O1" else "wave"
    assert launch(changed, kernel, block, "gfx942", engine) == launch(
        swlds.parse(text), kernel, block, "gfx942", engine
    )
    lines = assemble(str(changed), "gfx942")
    assert sum(line.startswith("global_load_lds_dword ") for line in lines) >= counts[level]


def test_functions_that_are_not_to_be_optimised_stay() -> None:
    text = peer("matmul", "O0")
    changed = swlds.opt(text, "gather-to-lds", mcpu="gfx942", block=(16, 16))
    assert {r.text.partition(": ")[2] for r in changed.remarks} <= {"the kernel is not to be optimised (optnone)"}
    assert "load.to.lds" not in str(changed)


@pytest.mark.parametrize("name", ["f16_64.unpadded", "f32_64.unpadded"])
def test_attention_of_iree(name: str) -> None:
    """Each tile goes 16 bytes a lane at a time."""
    module = swlds.parse(TESTDATA / "iree" / f"{name}.ll")
    changed = swlds.opt(module, "gather-to-lds", mcpu="gfx950", verify_each=True)
    assert {r.name for r in changed.remarks} == {"Gathered"}, [r.text for r in changed.remarks]
    type_ = np.float16 if name.startswith("f16") else np.float32
    given = [np.random.default_rng(k).standard_normal((1024, 64)).astype(type_) for k in range(3)]
    found = []
    for each in (module, changed):
        out = np.zeros((1024, 64), np.float32)
        kernel = swlds.Device("gfx950", engine="wave").load(each).only(None)
        result = kernel.launch(1, None, [*given, out], checks="memcheck,asynccheck,racecheck")
        found.append((out.tobytes(), [f.kind for f in result.findings]))
    assert found[0] == found[1]
    lines = assemble(str(changed), "gfx950")
    assert sum(line.startswith("global_load_lds_dwordx4") for line in lines) == len(changed.remarks)
