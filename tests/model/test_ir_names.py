"""Names are spelled exactly as LLVM's printer does: the model's tables are keyed by that spelling."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st
from ir_support import canonical

from swlds.ir.names import raw_name, spell_name
from swlds.ir.reader import read_module


@given(st.binary(min_size=1, max_size=8).filter(lambda b: b"\0" not in b))
@example(b"a$b")
@example(b"a\\5Cb")
@example(b"1a")
@example(b"-x")
@example(b'q"')
@example("é".encode())
@example(b"\\")
def test_spelling_is_llvms(raw: bytes) -> None:
    spelled = '"' + "".join(f"\\{b:02X}" for b in raw) + '"'
    module = read_module(canonical(f"@{spelled} = global i8 0\n"))
    [name] = module.globals
    assert name == spell_name(raw)
    assert raw_name(name) == raw
