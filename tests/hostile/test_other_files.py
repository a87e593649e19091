"""Files that are no LLVM IR: the error says what they seem to be, and how IR is made of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_support import run_cli

import swlds

TEXTS = {
    "HIP source": "#include <hip/hip_runtime.h>\n__global__ void k(int *p) { *p = 1; }\n",
    "OpenCL C source": "__kernel void k(__global int *p) { p[get_global_id(0)] = 1; }\n",
    "MLIR": "module attributes {a = 1 : i32} {\n  func.func @f() {\n    return\n  }\n}\n",
    "assembly": '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\nk:\n\ts_endpgm\n',
    "source in another language": "import triton\ndef f(): pass\n",
}


@pytest.mark.parametrize("what", TEXTS)
def test_sources_are_named(what: str) -> None:
    with pytest.raises(swlds.ParseError) as caught:
        swlds.parse(TEXTS[what])
    assert f"this seems to be {what}, not LLVM IR" in caught.value.message
    assert "docs/first-steps.md" in caught.value.hint


def test_ir_is_taken_for_nothing_else() -> None:
    """Names and comments of sources in IR with a mistake."""
    text = '; __kernel void k, get_global_id\n!0 = !{!"import x"}\ndefine void @f() {\n  ret void\n}\nimport y\n'
    with pytest.raises(swlds.ParseError) as caught:
        swlds.parse(text)
    assert "seems to be" not in caught.value.message
    assert not caught.value.hint


@pytest.mark.parametrize(
    ("start", "what"),
    [
        (b"\x7fELF\x02\x01\x01\0", "an object file (ELF)"),
        (b"__CLANG_OFFLOAD_BUNDLE__\0\0", "a bundle of clang's offload bundler"),
    ],
)
def test_binaries_are_named(start: bytes, what: str, tmp_path: Path) -> None:
    (tmp_path / "a.o").write_bytes(start + bytes(100))
    done = run_cli("uses", "a.o", cwd=tmp_path)
    assert done.code == 1
    assert done.stderr.startswith(f"swlds: error: a.o: is {what}, not LLVM IR (")
