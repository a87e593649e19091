"""Lines of bodies that are looked up where a word stands are those that all lines hold."""

from __future__ import annotations

import pytest
from generators.lds_modules import Knobs, random_module
from paths import TESTDATA

from swlds.ir import llvm
from swlds.ir.reader import read_module
from swlds.passes.lower_lds.text import body_lines, lines_with

BODY = """\
  %p = ptrtoint ptr addrspace(3) %x to i32
  switch i32 ptrtoint (ptr addrspace(3) @x to i32), label %end [
    i32 1, label %end
  ]

a:                                                ; preds = %0
  %v = invoke i32 @f(ptr addrspace(3) %x)
          to label %end unwind label %pad

  switch i32 %p, label %end [
    i32 1, label %end
  ]
  callbr void asm "", "r,!i"(ptr addrspace(3) %x)
          to label %end [label %pad]
end:
  store i32 0, ptr addrspace(3) %x, align 4
"""


@pytest.mark.parametrize(
    "body", [BODY, BODY + "\n", "", "  ret void\n", "  %x = call ptr addrspace(3) @g()\n  ret void\n"]
)
def test_lines_are_those_of_the_body(body: str) -> None:
    assert list(lines_with(body, "addrspace(3)")) == [line for line in body_lines(body) if "addrspace(3)" in line]


def test_lines_of_all_modules() -> None:
    texts = [random_module(seed, Knobs()).text for seed in range(12)]
    texts += [path.read_text() for path in sorted(TESTDATA.rglob("*.ll"))[::7] if "amdgcn" in path.read_text()]
    count = 0
    for text in texts:
        for function in read_module(llvm.canonical_text(text)).defined_functions:
            body = function.body or ""
            found = list(lines_with(body, "addrspace(3)"))
            assert found == [line for line in body_lines(body) if "addrspace(3)" in line]
            count += len(found)
    assert count > 200
