"""``v_cvt_pk_u8_f32``: a float as one byte of a word."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError
from tests.support.matrix_kernels import kernel, run

BYTES = {0.5: 0, 1.5: 2, 2.5: 2, 254.5: 254, 254.6: 255, 255.5: 255, 1e9: 255, math.inf: 255}
BYTES |= {-0.4: 0, -1e9: 0, -math.inf: 0, math.nan: 0, 1e-40: 0}


@pytest.mark.parametrize("place", [0, 1, 2, 3, 7])
def test_a_float_becomes_a_byte_of_a_word(place: int) -> None:
    """To the nearest even, 0 to 255, at the byte that the two lowest bits of the place say; the others stay."""
    floats = np.array([*BYTES], np.float32)
    lanes, word = len(floats), 0xA1B2C3D4
    places, words = np.full(lanes, place, np.uint32), np.full(lanes, word, np.uint32)
    text = kernel("cvt.pk.u8.f32", "i32", ["float", "i32", "i32"], "gfx942")
    got = run(text, lanes, [floats, places, words], np.zeros(lanes, np.uint32))
    shift = 8 * (place & 3)
    assert got.tolist() == [word & ~(0xFF << shift) | byte << shift for byte in BYTES.values()]


@pytest.mark.parametrize("count", [3, 4])
def test_bytes_of_a_word_that_nobody_has_written(count: int) -> None:
    """Four make it whole; three do not."""
    text = kernel("cvt.pk.u8.f32", "i32", ["float", "i32 0", "i32 undef"], "gfx942").replace("i32 immarg", "i32")
    call = "  %r{n} = call i32 @llvm.amdgcn.cvt.pk.u8.f32(float %v0, i32 {n}, i32 {old})\n"
    calls = "".join(call.format(n=n, old=f"%r{n - 1}" if n else "undef") for n in range(count))
    calls += f"  %c = icmp eq i32 %r{count - 1}, 5\n  br i1 %c, label %one, label %end\none:\n  br label %end\nend:\n"
    calls += "  %r = phi i32 [1, %0], [2, %one]\n"
    text = re.sub(r"  %r = call.*\n", calls, text)
    launched = swlds.Device(engine="both").load(swlds.parse(text)).only(None)
    result = launched.launch(1, 8, [np.zeros(8, np.float32), np.zeros(8, np.uint32)], checks="initcheck")
    assert bool(result.findings) == (count == 3)


@pytest.mark.parametrize("mode", [1, 3])
def test_a_byte_is_refused_where_mode_rounds_otherwise(mode: int) -> None:
    text = kernel("cvt.pk.u8.f32", "i32", ["float", "i32", "i32"], "gfx942")
    text = text.replace("  %r =", f"  call void @llvm.amdgcn.s.setreg(i32 2049, i32 {mode})\n  %r =")
    module = swlds.parse(text + "declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)\n")
    with pytest.raises(UnsupportedError, match="FP_ROUND of f32 of MODE"):
        swlds.Device().load(module)["k"].launch(1, 1, [np.zeros(1, np.float32), *[np.zeros(1, np.uint32)] * 3])
