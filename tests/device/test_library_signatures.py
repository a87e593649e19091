"""Functions of the device library, whatever types a module declares them with."""

from __future__ import annotations

import itertools

import pytest

import swlds
from swlds.errors import UnsupportedError
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


#: As it is declared -> what the library has.
OTHERWISE = {
    "double @__ocml_sin_f32(double)": "float (float)",
    "float @__ocml_ldexp_f32(float, float)": "float (float, i32)",
    "float @__ocml_sincos_f32(float, float)": "float (float, ptr addrspace(5))",
    "float @__ocml_fract_f32(i32, float)": "float (float, ptr addrspace(5))",
    "float @__ocml_pown_f32(float)": "float (float, i32)",
    "float @__ocml_fma_f64(float, float)": "double (double, double, double)",
    "double @__ocml_nan_f64(i32)": "double (i64)",
    "float @__ocml_remquo_f32(i32, i32, i32)": "float (float, float, ptr addrspace(5))",
    "float @__ocml_isnan_f32(float)": "i32 (float)",
    "i32 @__ockl_activelane_u32(i32)": "i32 ()",
    "i32 @_Z3maxii(float, i32)": "i32 (i32, i32)",
    "i64 @_Z13get_global_idj(i64)": "i64 (i32)",
}


def test_functions_that_are_declared_otherwise() -> None:
    """All in one module: each is said with its signature, and none is said to be missing. Some ended with a KeyError, and
    ``__ocml_sin_f32`` of a double was a double's."""
    calls, declarations = "", ""
    for k, declared in enumerate(OTHERWISE):
        result, rest = declared.split(" @")
        name, types = rest[:-1].split("(")
        given = ", ".join(f"{t} poison" for t in types.split(", "))
        calls += f"  {'' if result == 'void' else f'%r{k} = '}call {result} @{name}({given})\n"
        declarations += f"declare {declared}\n"
    text = f"{declarations}define amdgpu_kernel void @k() {{\n{calls}  ret void\n}}\n"
    kernel = swlds.Device("gfx942").load(swlds.parse(text))["k"]
    with pytest.raises(
        UnsupportedError, match=r"@__ocml_sin_f32 is declared as double \(double\), and is float \(float\) in"
    ):
        kernel.launch(1, 64, [])
    assert [u.what.split(", and is ")[1] for u in kernel.unsupported()] == [
        f"{known} in the device library" for known in OTHERWISE.values()
    ]


def test_many_parameters_that_a_function_has_not() -> None:
    """What it has is said all the same, in less than the time of trying two other types at each pair of places."""
    types = ", ".join(["i32"] * 2000)
    text = f"declare i32 @__ocml_remquo_f32({types})\ndefine amdgpu_kernel void @k() {{\n"
    text += f"  %r = call i32 @__ocml_remquo_f32({types.replace('i32', 'i32 0')})\n  ret void\n}}\n"
    (found,) = swlds.Device("gfx942").load(swlds.parse(text))["k"].unsupported()
    assert found.what.endswith("is float (float, float, ptr addrspace(5)) in the device library")
