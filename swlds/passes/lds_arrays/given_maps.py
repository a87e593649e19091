"""Swizzles as users write them: ``xor_shuffle(64,8,64,1)*2``, ``cute(3,3,3)*2``; bytes of an element last."""

from __future__ import annotations

import re

from swlds.errors import OptionError
from swlds.layouts.swizzle import XorSwizzle

_MAP = re.compile(r"(xor_shuffle|cute)\(([\d, ]{1,60})\)(?:\*(\d{1,3}))?\Z")


def parse_map(text: str) -> XorSwizzle:
    """The swizzle that the text spells; OptionError for what it does not, and for what IREE or CuTe would refuse."""
    found = _MAP.match(text.strip())
    if found is None:
        raise OptionError(
            f"map is {text!r}",
            hint="expected xor_shuffle(row_width,access_width[,row_stride,per_phase])*BYTES or cute(B,M,S)*BYTES",
        )
    words = [word.strip() for word in found[2].split(",")]
    if not all(word.isdigit() and len(word) < 10 for word in words):
        raise OptionError(f"map is {text!r}", hint="expected whole numbers")
    numbers, element_bytes = [int(word) for word in words], int(found[3] or 1)
    if found[1] == "cute" and len(numbers) == 3:
        return XorSwizzle.from_cute(*numbers, element_bytes=element_bytes)
    if found[1] == "xor_shuffle" and len(numbers) in (2, 3, 4):
        return XorSwizzle.from_xor_shuffle(*numbers, element_bytes=element_bytes)
    raise OptionError(f"map is {text!r}", hint="xor_shuffle has two to four numbers, cute three")
