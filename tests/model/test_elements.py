"""What types and lowered modules say of units and padding, also where they were made to mislead."""

from __future__ import annotations

import pytest

import swlds
from swlds.ir.elements import METADATA, RAW, Elements, elements_in, find_elements

TYPES = {
    "i32": Elements(4, 4),
    "[9 x [3 x float]]": Elements(4, 4),
    "{ i8, i32 }": Elements(8, 8, ((1, 4),)),
    "[64 x { double, { float, float, float } }]": Elements(24, 24, ((20, 24),)),
    "<{ i8, i32 }>": Elements(5, 5),
    "[4 x <3 x float>]": Elements(4, 16, ((12, 16),)),
    "{ i8, [2 x { i8, i16 }] }": Elements(10, 10, ((1, 2), (3, 4), (7, 8))),
    "i24": Elements(4, 4, ((3, 4),)),
    "[16 x i8]": RAW,
    "{ i32, [300 x { i8, i16 }] }": RAW,
    "{ i8, [70000 x i32] }": RAW,
    "{}": RAW,
}


@pytest.mark.parametrize("text", TYPES)
def test_types(text: str) -> None:
    module = swlds.parse(f"@t = internal addrspace(3) global {text} poison\n")
    (variable,) = module.globals.values()
    elements = find_elements(module.data_layout, variable.value_type)
    assert elements == TYPES[text]
    period, gaps = elements.period, elements.gaps
    wanted = [0xFF * any(low <= at % period < high for low, high in gaps) for at in range(3, 90)]
    assert list(elements.padding(87, 3)) == wanted


def test_structs_in_structs_take_no_long_time() -> None:
    """Each holds the one before twice, and they are empty; or once, and there are many."""
    twice = "%t0 = type {}\n" + "".join(f"%t{n} = type {{ %t{n - 1}, %t{n - 1} }}\n" for n in range(1, 60))
    deep = "%d0 = type { i8, i32 }\n" + "".join(f"%d{n} = type {{ %d{n - 1} }}\n" for n in range(1, 200))
    text = (
        f"{twice}{deep}@a = internal addrspace(3) global %t59 poison\n@b = internal addrspace(3) global %d199 poison\n"
    )
    module = swlds.parse(text)
    assert [find_elements(module.data_layout, v.value_type) for v in module.globals.values()] == [RAW, RAW]


NODES = {
    '!"k", !"t", !"8", !"8", !"1", !"4"': {"t": Elements(8, 8, ((1, 4),))},
    '!"k", !"t", !"2", !"8"': {"t": Elements(2, 8)},
    '!"other", !"t", !"8", !"8"': {},
    '!"k", !"t", !"8", !"8", !"4", !"1"': {},
    '!"k", !"t", !"8", !"8", !"1", !"9"': {},
    '!"k", !"t", !"8", !"8", !"1"': {},
    '!"k", !"t", !"3", !"8"': {},
    '!"k", !"t", !"0", !"0"': {},
    '!"k", !"t", !"-8", !"8"': {},
    '!"k", !"t", !"1", !"99999999999"': {},
    '!"k"': {},
}


@pytest.mark.parametrize("words", NODES)
def test_what_makes_no_sense_in_a_lowered_module_is_left_out(words: str) -> None:
    module = swlds.parse(f"define void @k() {{\n  ret void\n}}\n!{METADATA} = !{{!0}}\n!0 = !{{{words}}}\n")
    assert elements_in(module, "k") == NODES[words]
