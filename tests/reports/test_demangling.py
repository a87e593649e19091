"""Mangled symbols are read as c++filt reads them, and hostile ones cost nothing."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from swlds.ir.demangling import demangle, plain_name
from swlds.ir.demangling.parts import MAX_TEXT

#: Symbol -> (as the source has it, the last word).
KNOWN = {
    "_ZZ6kernelE4tile": ("kernel::tile", "tile"),
    "_ZZ6kernelIfLi16EEvPT_S1_E4tile": ("kernel<float, 16>(float*, float*)::tile", "tile"),
    "_ZZ6kernelIfLi16EEvPT_S1_E4tile_0": ("kernel<float, 16>(float*, float*)::tile", "tile"),
    "_ZZ6kernelPfE4tile__12_": ("kernel(float*)::tile", "tile"),
    "_ZZ6kernelPfE4tile.3": ("kernel(float*)::tile.3", "tile.3"),
    "_Z6kernelIfLi16EEvPT_S1_": ("kernel<float, 16>(float*, float*)", "kernel"),
    "_ZN3ops7reverseIdLi256EEEvPKT_PS1_": ("ops::reverse<double, 256>(double const*, double*)", "reverse"),
    "_ZN2ns6kernelIDF16_EEvPKT_": ("ns::kernel<_Float16>(_Float16 const*)", "kernel"),
    "_Z1kDF16b": ("k(std::bfloat16_t)", "k"),
    "_ZL4tile": ("tile", "tile"),
    "_ZN12_GLOBAL__N_16kernelEPfE": (None, None),
    "_ZN12_GLOBAL__N_16kernelEPf": ("(anonymous namespace)::kernel(float*)", "kernel"),
    "_Z1kRA16_f": ("k(float (&) [16])", "k"),
    "_Z1kPA4_A8_f": ("k(float (*) [4][8])", "k"),
    "_Z1kPFviE": ("k(void (*)(int))", "k"),
    "_Z1kDv4_f": ("k(float vector[4])", "k"),
    "_Z1kPU3AS3f": ("k(float AS3*)", "k"),
    "_Z1kIJifEEvDpT_": ("k<int, float>(int, float)", "k"),
    "_Z1kILin5ELb1ELj7EEvv": ("k<-5, true, 7u>()", "k"),
    "_Z1kIZ4mainEUlvE_EvT_": ("k<main::{lambda()#1}>(main::{lambda()#1})", "k"),
    "_ZNK1SIiEclEf": ("S<int>::operator()(float) const", "operator()"),
    "_ZN1SC2ERKS_": ("S::S(S const&)", "S"),
    "kernel": (None, None),
    "_Z": (None, None),
    "_Z99k": (None, None),
}


@pytest.mark.parametrize("symbol", KNOWN)
def test_known_symbols(symbol: str) -> None:
    text, plain = KNOWN[symbol]
    found = demangle(symbol)
    assert (found.text if found else None, found.plain if found else None) == (text, plain)


@pytest.mark.parametrize("symbol", KNOWN)
def test_known_symbols_are_what_cxxfilt_reads(symbol: str) -> None:
    """The table above is no invention."""
    tool = shutil.which("c++filt")
    found = demangle(symbol)
    if tool is None:
        pytest.skip("c++filt is not installed")
    if found is None or "lambda" in found.text or symbol.endswith(".3"):
        pytest.skip("spelled otherwise there")
    theirs = subprocess.run([tool, symbol], capture_output=True, text=True, check=True).stdout.strip()
    words = {"float16_t": "_Float16", "__vector(4)": "vector[4]", "unsigned int": "u"}
    for theirs_word, ours in words.items():
        theirs = theirs.replace(theirs_word, ours)
    theirs = re.sub(r"\((?:int|bool|u)\)|\b(std::|decltype\(nullptr\))", "", theirs)
    assert found.plain in theirs


def test_most_symbols_of_a_library_are_read_as_llvm_reads_them() -> None:
    """C++ of all kinds: of 3,000 symbols of LLVM itself 95 % are read, and 97 % of these are spelled the same."""
    tool, nm = shutil.which("llvm-cxxfilt"), shutil.which("nm")
    if tool is None or nm is None:
        pytest.skip("llvm-cxxfilt and nm are not installed")
    import llvmlite.binding.ffi as ffi

    library = Path(ffi.__file__).parent / "libllvmlite.so"
    lines = subprocess.run([nm, str(library)], capture_output=True, text=True, check=False).stdout.split()
    symbols = sorted({word for word in lines if re.fullmatch(r"_Z\w+", word)})[::7][:3000]
    if len(symbols) < 3000:
        pytest.skip("the library has no symbols")
    done = subprocess.run([tool], input="\n".join(symbols), capture_output=True, text=True, check=True)
    pairs = [(demangle(s), t) for s, t in zip(symbols, done.stdout.splitlines(), strict=True) if s != t]
    read = [(f"{found.returns} {found.text}", theirs) for found, theirs in pairs if found is not None]
    same = [ours for ours, theirs in read if _spelled(ours) == _spelled(theirs)]
    assert len(read) > 0.95 * len(pairs) and len(same) > 0.97 * len(read)


def _spelled(text: str) -> str:
    text = re.sub(r"'lambda\d*'|\{lambda|#\d+\}|\[abi:\w+\]", "", text)
    return re.sub(r"\s", "", text)


@settings(max_examples=400, deadline=None)
@given(st.text("NZSTIEJLKPROAFDv_0123456789ifbT4tile.XUl", max_size=120))
@example("_ZZ" + "E4tile" * 20)
def test_any_symbol_is_read_or_left(letters: str) -> None:
    """No symbol raises; what comes out has a bound."""
    found = demangle("_Z" + letters)
    assert found is None or len(found.text) <= 4 * MAX_TEXT
    assert plain_name("_ZZ" + letters)


@pytest.mark.parametrize(
    "symbol",
    [
        "_Z1k" + "P" * 4000 + "i",
        "_ZN" + "1a" * 2000 + "E",
        "_Z1k" + "I1a" * 1300,
        "_Z1kI" + "1aIS_S_E" * 400 + "E",
        "_Z1fI" + "".join(f"1aIS{n}_S{n}_E" for n in ["", *"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"]) + "Evv",
        "_Z1kIJ" + "i" * 100 + "EJ" + "f" * 100 + "EEv" + "DpPFDpPFDpT_DpT0_EDpT0_E" * 20,
        "_ZZ" + "E1" * 2000,
        "_Z" + "9" * 4000,
        "_Z1kIL" + "i" + "9" * 3000 + "EEvv",
    ],
)
def test_hostile_symbols_cost_nothing(symbol: str) -> None:
    """Deep, doubling and repeated ones: within a second, without recursion errors."""
    start = time.perf_counter()
    demangle(symbol)
    plain_name(symbol)
    assert time.perf_counter() - start < 1
