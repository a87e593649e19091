"""Functions of the device library, whatever types a module declares them with."""

from __future__ import annotations

import itertools

from swlds.ir.device_library import amd_names, find, table
from swlds.ir.device_library.math import FUNCTIONS
from swlds.ir.llvm import verify_text


def test_what_is_taken_is_code() -> None:
    """Whatever types a function with a C name is declared with: its body is LLVM IR, or there is none."""
    types, results = ("float", "i32", "i64", "ptr addrspace(5)"), ("float", "i32", "i1", "void", "ptr")
    given = [g for n in range(3) for g in itertools.product(types, repeat=n)]
    given += [("float", *g) for g in itertools.product(types, repeat=2)]
    names = [f"__ocml_{name}_f32" for name in {**amd_names._MORE, **FUNCTIONS}]
    names += [n for n in table.PLAIN if n.startswith("__ockl_") and not n.startswith("__ockl_wgred_")]  # those have LDS
    taken, text, declared = 0, "", set[str]()
    for name, known in ((name, find.find_entry(name)) for name in names):
        assert known is not None, name
        for arguments, result in itertools.product(given, results):
            made = find._define(name, known, arguments, result)
            if made is not None:
                taken += 1
                declared |= set(made.declarations.values())
                text += f"define {result} @f{taken}{made.text}\n"
    verify_text("\n".join(sorted(declared)) + "\n" + text)
    assert taken > 200
