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
from paths import ROOT

from swlds.ir.demangling import demangle, plain_name, rough_name
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


def _names() -> dict[str, str]:
    """``testdata/reports/names.txt``: what llvm-cxxfilt of LLVM 22 says of symbols that clang 22 made of ``names.cpp`` and of
    kernels in HIP: a symbol, and in the next line its name."""
    lines = (ROOT / "testdata" / "reports" / "names.txt").read_text(encoding="utf-8").splitlines()
    return dict(zip(lines[::2], map(str.strip, lines[1::2]), strict=True))


#: Names that llvm-cxxfilt 22 spells otherwise. It prints declared names (``T``) for parameters that a constraint named before,
#: ``...`` behind packs that are declared, parentheses as if ``/`` were an assignment, and the argument of another template where
#: letters name one again that both have by the same letters; constraints are left out here.
OTHERWISE = {
    "_Z2c2IiQ2C4IT_EEvS0_": "void c2<int>(int)",
    "_Z2c3IiEvT_Qaa2C4IS0_EgtstS0_Li2E": "void c3<int>(int)",
    "_Z2c6IiQrQT__XplfL0p_Li1ETN2enIXeqstS0_Li4EEvE4typeEXmlfL0p_Li2ER2C4Q2C4IS0_EXmifL0p_Li1ENEEvS0_": "void c6<int>(int)",
    "_Z2c7ITpTk2C4JifEEvDpT_": "void c7<int, float>(int, float)",
    "_Z2l1IZ2mkIiEDaT_EUliS1_E_EvS1_": "void l1<mk<int>(int)::{lambda(int, auto:1)#1}>(mk<int>(int)::{lambda(int, auto:1)#1})",
    "_Z2r1IiQeqstT_Li4EEvPS0_": "void r1<int>(int*)",
    "_Z3c10Ii1WQ2C4IT_EEvT0_IS1_E": "void c10<int, W>(W<int>)",
    "_Z3e35IiEDTrmdvmlplfp_Li1Emifp_Li2Efp_Li3EET_": "decltype((fp + 1) * (fp - 2) / fp % 3) e35<int>(int)",
    "_Z3lamIUliE_EvT_Pi": "void lam<{lambda(int)#1}>({lambda(int)#1}, int*)",
    "_Z3v18ILi3EEvvQgtT_Li2E": "void v18<3>()",
    "_Z3v23IiTpTnT_JLi1ELi2ELi3EEEv3seqIS0_JXspT0_EEE": "void v23<int, 1, 2, 3>(seq<int, 1, 2, 3>)",
    "_Z3f70ITk2C0DF16_EiDTscPT_LDnEEPP1VIJL2ECn1EXadL_ZN1n2gtIiEEvS0_EEEES2_":
        "int f70<_Float16>(decltype(static_cast<_Float16*>(nullptr)), V<(EC)-1, &void n::gt<int>(int)>**, "
        "decltype(static_cast<_Float16*>(nullptr)))",
    "_Z4f147ITk2C01LIJRA2_mEETk2C1ILi3EEDF16_TnDaXadL_ZN1n2gtIiEEvT_EEEPNS5_1QIS7_EEP1EPS7_":
        "n::Q<L<unsigned long (&) [2]>>* f147<L<unsigned long (&) [2]>, _Float16, &void n::gt<int>(int)>"
        "(E*, L<unsigned long (&) [2]>*)",
    "_ZF2frIiQ2C4IT_EEv2FRIiES0_": "void fr<int>(FR<int>, int)",
    "_ZN1MIiE1cIfQaa2C4ITL0__E2C4IT_EEEvPS3_Pi": "void M<int>::c<float>(float*, int*)",
    "_ZN1MIiE1gEvQ2C4IT_E": "M<int>::g()",
    "_Z1kIUlTyT_E_EvS1_": "void k<{lambda<typename $T>($T)#1}>({lambda<typename $T>($T)#1})",
    "_Z1kIUlTniTpTyTtTyETkN1n1CET_DpT0_T3_E_Evv":
        "void k<{lambda<int $N, typename ...$T, template<typename $T0> typename $TT, n::C $T1>($N, $T..., auto:1)#1}>()",
}  # fmt: skip


@pytest.mark.parametrize("symbol", [*_names(), *OTHERWISE])
def test_names_of_what_clang_makes(symbol: str) -> None:
    """Templates of all kinds, expressions in them, constraints."""
    found = demangle(symbol)
    assert found is not None
    assert f"{found.returns} {found.text}".strip() == (OTHERWISE.get(symbol) or _names()[symbol])
    assert found.text.startswith(found.qualified) and found.plain in found.qualified


def test_names_are_what_llvm_reads() -> None:
    """The file is no invention: where LLVM 22 is installed its own tool says the same."""
    tool = shutil.which("llvm-cxxfilt-22")
    if tool is None:
        pytest.skip("llvm-cxxfilt-22 is not installed")
    names = _names()
    done = subprocess.run([tool], input="\n".join(names), capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == list(names.values())


@pytest.mark.parametrize(
    ("symbol", "qualified", "plain"),
    [
        ("_ZN2ns4loadIfEEvPT_q", "ns::load<float>", "load"),  # parameters that nobody reads
        ("_ZN2ns4loadEDpq", "ns::load", "load"),
        ("_Z4loadIXqEEvv", "load", "load"),  # an argument that nobody reads
        ("_ZL4loadIXqEEvv", "load", "load"),
        ("_ZN2ns4loadIXqEEEvv", None, None),  # what is behind it could be the name
        ("_Z9loadIXqEEvv", "loadIXqEE", "loadIXqEE"),
        ("_Z99loadIXqEEvv", None, None),
        ("load", None, None),
    ],
)
def test_the_name_of_a_function_whose_arguments_cannot_be_read(
    symbol: str, qualified: str | None, plain: str | None
) -> None:
    found = rough_name(symbol)
    assert demangle(symbol) is None
    assert (found and found.qualified, found and found.plain) == (qualified, plain)


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
    """C++ of all kinds: of 3,000 symbols of LLVM itself 99 % are read, and 99 % of these are spelled the same."""
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
    assert len(read) > 0.99 * len(pairs) and len(same) > 0.99 * len(read)


def _spelled(text: str) -> str:
    text = re.sub(r"'lambda\d*'|\{lambda|#\d+\}|\[abi:\w+\]", "", text)
    return re.sub(r"\s", "", text)


@settings(max_examples=400)
@given(st.text("NZSTIEJLKPROAFDv_0123456789ifbT4tile.XUlQyntkpcgsrzw", max_size=120))
@example("_ZZ" + "E4tile" * 20)
def test_any_symbol_is_read_or_left(letters: str) -> None:
    """No symbol raises; what comes out has a bound."""
    found = demangle("_Z" + letters)
    assert found is None or len(found.text) <= 4 * MAX_TEXT
    assert plain_name("_ZZ" + letters)
    rough = rough_name("_Z" + letters)
    assert rough is None or len(rough.text) <= 4 * MAX_TEXT


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
        "_Z1kILf" + "0" * 4000,
        "_Z1kIXE" + "pl" * 1900 + "EEvv",
        "_Z1kIX" + "plfp_" * 700 + "fp_EEvv",
        "_Z1kIX" + "clfp_" * 500 + "E" * 500 + "EEvv",
        "_Z1kIXtl1A" + "di1a" * 900 + "Li1EEEEvv",
        "_Z1kIX" + "so" * 1500,
        "_Z1kIX" + "rQ" * 1500,
        "_Z1kIQ" + "aa" * 1900,
        "_Z1k" + "DT" * 1900 + "E",
        "_Z1kI" + "Tp" * 1900 + "TyiEvv",
        "_Z1kI" + "LUl" * 1300,
        "_Z1k" + "A" + "9" * 4000 + "_i",
        "_Z1kIJ" + "i" * 60 + "EEv" + "DpDpDpDpDpT_" * 10,
        "_Z1kIJ" + "i" * 300 + "EEv" + "DpPT_DpPS_" * 50,
        "_ZN1M" + "cvN1M" * 40 + "cvT_" + "IiEE" * 40,
        "_ZN1MIiE" + "cvT_I" * 700 + "iEv",
        "_Z1kIiEv" + "".join(f"1AIXplS{c}_S{c}_EE" for c in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    ],
)
def test_hostile_symbols_cost_nothing(symbol: str) -> None:
    """Deep, doubling and repeated ones: within a second of the processor's time, without recursion errors."""
    start = time.process_time()
    demangle(symbol)
    plain_name(symbol)
    rough_name(symbol)
    assert time.process_time() - start < 1
