"""Lowering takes time that grows with the module, not with its square."""

from __future__ import annotations

import time

import pytest
from cli_support import KERNEL

import swlds

LDS = "@lds = internal addrspace(3) global [64 x i32] poison, align 4\n"
STORE = "  store i32 1, ptr addrspace(3) @lds\n"


def attribute_groups(count: int) -> str:
    """A group for each function, and each function called with it."""
    functions = "".join(f"define void @f{i}() #{i} {{\n{STORE}  ret void\n}}\n" for i in range(count))
    calls = "".join(f"  call void @f{i}() #{i}\n" for i in range(count))
    words = [" ".join(f'"k{j}-{i}"="v"' for j in range(60)) for i in range(count)]
    groups = "".join(f'attributes #{i} = {{ {w} "amdgpu-no-heap-ptr" nosync }}\n' for i, w in enumerate(words))
    return f"{LDS}{functions}{KERNEL}{calls}  ret void\n}}\n{groups}"


@pytest.mark.parametrize("text", [attribute_groups(1500)], ids=["attribute groups"])
def test_seconds(text: str) -> None:
    start = time.process_time()
    swlds.lower(swlds.parse(text))
    assert time.process_time() - start < 20


def test_a_group_of_many_digits_in_a_string() -> None:
    """What looks like a group there is none, and no number."""
    asm = f'  call void asm sideeffect "; #{"9" * 5000}", ""() #0\n'
    text = f"{LDS}{KERNEL}{STORE}{asm}  ret void\n}}\nattributes #0 = {{ nosync }}\n"
    assert "9" * 5000 in str(swlds.lower(swlds.parse(text)))
