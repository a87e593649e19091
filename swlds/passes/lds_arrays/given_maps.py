"""Swizzles as users write them: ``xor_shuffle(64,8,64,1)*2``, ``cute(3,3,3)*2``, with the bytes of an element last; or any map as
the images of its bits, ``xor(7:0x10,8:0x20)/16``, with the bytes of the groups that it keeps whole."""

from __future__ import annotations

import re

from swlds.errors import OptionError
from swlds.layouts.swizzle import XorSwizzle
from swlds.lazy import lazy_pattern

_MAP = lazy_pattern(r"(xor_shuffle|cute)\(([\d, ]{1,60})\)(?:\*(\d{1,3}))?\Z")
_IMAGES = lazy_pattern(r"xor\(([\da-fx:, ]{1,600})\)/(\d{1,3})\Z")
_HINT = "expected xor_shuffle(row_width,access_width[,row_stride,per_phase])*BYTES, cute(B,M,S)*BYTES, or xor(bit:mask,...)/GROUP"

#: No offset in LDS has a higher bit.
_HIGHEST = 18


def parse_map(text: str) -> XorSwizzle:
    """The swizzle that the text spells; OptionError for what it does not, and for what IREE or CuTe would refuse."""
    if images := _IMAGES.match(text.strip()):
        return _parse_images(text, images[1], int(images[2]))
    found = _MAP.match(text.strip())
    if found is None:
        raise OptionError(f"map is {text!r}", hint=_HINT)
    words = [word.strip() for word in found[2].split(",")]
    if not all(word.isdigit() and len(word) < 10 for word in words):
        raise OptionError(f"map is {text!r}", hint="expected whole numbers")
    numbers, element_bytes = [int(word) for word in words], int(found[3] or 1)
    if found[1] == "cute" and len(numbers) == 3:
        return XorSwizzle.from_cute(*numbers, element_bytes=element_bytes)
    if found[1] == "xor_shuffle" and len(numbers) in (2, 3, 4):
        return XorSwizzle.from_xor_shuffle(*numbers, element_bytes=element_bytes)
    raise OptionError(f"map is {text!r}", hint="xor_shuffle has two to four numbers, cute three")


def _parse_images(text: str, words: str, group_bytes: int) -> XorSwizzle:
    images: dict[int, int] = {}
    for word in words.split(","):
        bit, colon, mask = (part.strip() for part in word.partition(":"))
        if not (colon and bit.isdigit() and len(bit) < 3 and re.fullmatch(r"0x[\da-f]{1,8}|\d{1,9}", mask)):
            raise OptionError(f"map is {text!r}", hint="expected bit:mask pairs, such as 7:0x10")
        if int(bit) in images or int(bit) > _HIGHEST:
            raise OptionError(f"map is {text!r}", hint=f"each bit once, none above {_HIGHEST}")
        images[int(bit)] = int(mask, 0)
    return XorSwizzle(images, group_bytes)
