"""Names in modules and of files are text, whatever they hold: they make no other module, no other line, no control."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as binding
import pytest
from cli_support import GOOD, KERNEL, run_cli

import swlds
from swlds.errors import InputError, ParseError, SwldsError, VerifyError
from swlds.ir import llvm, raw_names
from swlds.ir.module import Module
from swlds.printable import printable, printable_lines

HEAD = f'target datalayout = "{llvm.DATALAYOUT}"\ntarget triple = "{llvm.TRIPLE}"\n'
#: Closes the group of attributes and writes a function that LLVM never sees.
EVIL = r"a\22 }\0A\0Adefine void @evil() {\0A  ret i32 0\0A}\0A\0Aattributes #7 = { \22b"

#: Every place of a name that LLVM prints as it is.
RAW = {
    "function": 'define void @f() "%s" {\n  ret void\n}\n',
    "function, with a value": 'define void @f() "%s"="1" {\n  ret void\n}\n',
    "group": 'define void @f() #0 {\n  ret void\n}\nattributes #0 = { nounwind "%s"="1" }\n',
    "behind a comment": 'define void @f() ; x =\n "%s" {\n  ret void\n}\n',
    "behind blanks": f'define void @f(){" " * 100}"%s" {{\n  ret void\n}}\n',
    "behind a string": 'define void @f() "a"="b=" "%s" {\n  ret void\n}\n',
    "behind a calling convention": 'define fastcc "%s" i32 @f() {\n  ret i32 0\n}\n',
    "parameter": 'declare void @f(i32 "%s")\n',
    "second parameter": 'declare void @f(i32, ptr byval(i32) align 4 "%s"="v")\n',
    "result": 'declare "%s" i32 @f()\n',
    "call": 'declare void @f()\ndefine void @g() {\n  call void @f() "%s"\n  ret void\n}\n',
    "argument": 'declare void @f(i32)\ndefine void @g() {\n  call void @f(i32 "%s" 1)\n  ret void\n}\n',
    "global": '@g = global i32 0 "%s"\n',
    "with ranges before": 'declare range(i128 -36893488147419103232, 36893488147419103232) i128 @f(ptr initializes((0, 4), (8, 12)) "%s")\n',  # noqa: E501
    "gc": 'define void @f() gc "%s" {\n  ret void\n}\n',
}
#: Places whose names LLVM escapes.
ESCAPED = {
    "section": '@g = global i32 0, section "%s", partition "%s"\n',
    "value of an attribute": 'define void @f() "a"="%s" "b" = "%s" {\n  ret void\n}\n',
    "label": 'define void @f() {\n  br label %%"%s"\n"%s":\n  ret void\n}\n',
    "scope": 'define void @f() {\n  fence syncscope("%s") seq_cst\n  ret void\n}\n',
    "bundle": 'declare void @f()\ndefine void @g() {\n  call void @f() [ "%s"(), "%s"() ]\n  ret void\n}\n',
    "names": '@"%s" = global i32 0, comdat($"%s")\n$"%s" = comdat any\n',
    "metadata": '!a = !{!0}\n!0 = !{!"%s", !DIFile(filename: "%s", directory: "%s")}\n',
    "module": 'source_filename = "%s"\nmodule asm "%s"\n',
    "type": 'declare void @f(target("%s"))\n',
}


def fill(form: str, name: str) -> str:
    return HEAD + form.replace("%s", name).replace("%%", "%")


def as_bitcode(text: str) -> bytes:
    """Not checked by anything of ours."""
    data: bytes = binding.parse_assembly(text, binding.create_context()).as_bitcode()
    return data


@pytest.mark.parametrize("name", [EVIL, r"a\FF", "a\nb", r"a\0Ab", r"a\5Cb", "\u202e"], ids=ascii)
@pytest.mark.parametrize("place", RAW)
def test_names_that_llvm_prints_raw(place: str, name: str) -> None:
    text = fill(RAW[place], name)
    with pytest.raises(InputError, match=r"<text>:\d+:1: the name .* of an attribute or garbage collector has special"):
        swlds.parse(text)
    with pytest.raises(InputError, match="<text>: the name .* of an attribute or garbage collector has special"):
        swlds.parse(as_bitcode(text))


@pytest.mark.parametrize("place", RAW)
def test_plain_names_are_taken(place: str) -> None:
    text = fill(RAW[place], "a key-with.dots and blanks")
    assert "a key-with.dots and blanks" in str(swlds.parse(text))
    assert str(swlds.parse(as_bitcode(text))).split("\n", 1)[1] == str(swlds.parse(text)).split("\n", 1)[1]


@pytest.mark.parametrize("place", ESCAPED)
def test_names_that_llvm_escapes_are_taken(place: str) -> None:
    text = fill(ESCAPED[place], r"a\22 }\0Ab\FF\\")
    for module in (swlds.parse(text), swlds.parse(as_bitcode(text))):
        assert r"a\22 }\0Ab" in str(module)


def test_a_nul_byte_hides_nothing() -> None:
    """LLVM ends a key in bitcode there; what follows would be read as attributes."""
    with pytest.raises(InputError, match="special characters"):
        swlds.parse(fill(RAW["function"], r"a\00\00\22\00\0A"))
    with pytest.raises(InputError, match="special characters"):
        swlds.parse(fill(RAW["gc"], r"a\00\22"))
    module = swlds.parse(f'target triple = "amdgcn-amd-amdhsa\\00\\22"\n{GOOD}')
    assert list(module.functions) == ["k"], "llvmlite reads a text up to a NUL byte"


def test_a_nul_byte_from_bitcode_hides_nothing() -> None:
    """LLVM's reader takes a number of 256 for a NUL byte that does not end a string; its writer then ends the string there."""
    plain, evil = list(b"a"), list(b'" }')
    assert list(raw_names._keys([1, 2, 0, 18, 4, *plain, 0, *plain, 0, 3, *plain, 0])) == [b"a", b"a"]
    hidden = [byte for letter in evil for byte in (0, letter)]  # an attribute without a value each
    assert not raw_names.is_plain(list(raw_names._keys([1, 2, 3, *plain, 0, *hidden, 0]))[-1])
    assert not raw_names.is_plain(list(raw_names._keys([1, 2, 3, *plain]))[-1])
    bitcode = as_bitcode(GOOD)
    assert raw_names.find_in_bitcode(bitcode, 'attributes #0 = { "a" }\n') is None
    assert raw_names.find_in_bitcode(bitcode, 'attributes #0 = { "a') is not None
    assert raw_names.find_in_bitcode(bitcode, 'attributes #0 = { "k"="v\\00w" }\n') is not None


def test_values_may_hold_a_nul_byte() -> None:
    assert r'"a"="\00\04b\00"' in str(swlds.parse(fill(ESCAPED["value of an attribute"], r"\00\04b\00")))


@pytest.mark.parametrize("triple", [r"amdgcn-\22\0Adefine", r"amdgcn-\FF"])
def test_triple(triple: str) -> None:
    with pytest.raises(InputError, match="is for target 'amdgcn-"):
        swlds.parse(f'target triple = "{triple}"\n{GOOD}')


def test_comments_and_strings_are_told_apart() -> None:
    text = b'; a "quoted word\n/* "another */ c"x\\00" !"\\22" "ends":\rret void ; "\r"a\\22"'
    assert raw_names.find_in_text(text) == (2, '"a\\22"')


def test_messages_of_llvm_that_quote_bytes() -> None:
    with pytest.raises(ParseError, match=r"use of undefined value '%a\\xff'"):
        swlds.parse(GOOD.replace("ret void", '%x = add i32 1, %"a\\FF"\n  ret void'))
    looping = GOOD.replace("ret void", 'br label %a\na:\n  %"x\\FF" = phi i32 [ 0, %a ]\n  ret void')
    with pytest.raises(VerifyError):
        swlds.parse(looping)


def test_what_is_executed_is_verified() -> None:
    """Not only what came in: a module that is changed is loaded only if LLVM takes it."""
    module = swlds.parse(GOOD)
    function = module.functions["k"]
    assert isinstance(module, Module)
    broken = swlds.parse(GOOD)
    broken.functions["k"].body = str(function.body).replace("ret void", "ret i32 0")
    with pytest.raises((ParseError, VerifyError)):
        swlds.Device("gfx942").load(broken)


CONTROLS = "\x1b[31mred\x1b[0m \r\n\a\b \u202e\u2066\u200b\u0085\u2028 \x9b1m [bold]x[/bold]"
#: In LLVM's spelling.
SPELLED = "".join(c if 32 <= ord(c) < 127 else "".join(f"\\{b:02X}" for b in c.encode()) for c in CONTROLS)


def is_plain(text: str) -> bool:
    return all(c.isprintable() or c == "\n" for c in text)


def test_printable() -> None:
    assert printable("a b é 漢") == "a b é 漢"
    assert printable("a\x1b[1m\n\u202e\udcff\U000e0001") == "a\\x1b[1m\\n\\u202e\\xff\\U000e0001"
    assert printable_lines("a\n\tb\r\n\x1b") == "a\n\tb\\r\n\\x1b"
    assert is_plain(printable(CONTROLS)) and "\n" not in printable(CONTROLS)
    assert str(SwldsError("bad\nswlds: error: forged", location="a\x1b")) == "a\\x1b: bad\\nswlds: error: forged"


HOSTILE = (
    f'@"{SPELLED}" = internal addrspace(3) global i32 poison\n@"big{SPELLED}" = internal addrspace(3) global [700 x i8] poison\n'
    f'define amdgpu_kernel void @"k{SPELLED}"(ptr addrspace(1) %p) !dbg !3 {{\n'
    f'  store i32 1, ptr addrspace(3) @"{SPELLED}"\n  store i8 1, ptr addrspace(3) @"big{SPELLED}"\n'
    f'  %"v{SPELLED}" = getelementptr i32, ptr addrspace(1) %p, i32 100\n'
    f'  store i32 1, ptr addrspace(1) %"v{SPELLED}", !dbg !5\n  ret void\n}}\n'
    "!llvm.dbg.cu = !{!1}\n!llvm.module.flags = !{!0}\n"
    '!0 = !{i32 2, !"Debug Info Version", i32 3}\n'
    "!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)\n"
    f'!2 = !DIFile(filename: "f{SPELLED}", directory: "d{SPELLED}")\n'
    f'!3 = distinct !DISubprogram(name: "s{SPELLED}", file: !2, line: 1, type: !4, unit: !1)\n'
    "!4 = !DISubroutineType(types: !{})\n!5 = !DILocation(line: 7, column: 1, scope: !3)\n"
)


BROKEN = f"{KERNEL}  %x = frob\x1b[1m\n"
RUNS = f"; RUN: x{CONTROLS} %s | FileCheck %s\n"
OVER = HOSTILE.replace("700 x", "70000 x")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HOSTILE, ["uses"]),
        (OVER, ["uses"]),
        (OVER, ["run"]),
        (BROKEN, ["lower"]),
        (BROKEN, ["run"]),
        (RUNS, ["check"]),
        (RUNS, ["update-checks"]),
        (f"{RUNS}; LAUNCH: @{SPELLED}", ["check"]),
        (HOSTILE, ["lower", "-v"]),
        (HOSTILE, ["compare"]),
        (HOSTILE, ["opt", "-v", "--passes", "lower-lds"]),
        (HOSTILE, ["run", "--arg", "i32[4]", "--check", "memcheck,initcheck"]),
        (HOSTILE, ["run", "--arg", "i32[4]", "--engine", "reference"]),
        (HOSTILE, ["run", "--arg", "i32[4]", "--kernel", CONTROLS]),
        (HOSTILE, ["run", "--list-unsupported"]),
        (HOSTILE, ["run", "--arg", "i32[4]", "--dump-host-ir"]),
        (HOSTILE, ["validate", "--arg", "i32[4]"]),
        (HOSTILE, ["uses", "--kernel", CONTROLS]),
        (HOSTILE, ["uses", "--mcpu", CONTROLS]),
        (HOSTILE, ["uses", f"--{CONTROLS}"]),
        (HOSTILE, [CONTROLS]),
        (HOSTILE, ["check"]),
        (HOSTILE, ["update-checks"]),
        (HOSTILE, ["update-checks", "--check"]),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_nothing_reaches_the_terminal(text: str, words: list[str], tmp_path: Path) -> None:
    name = f"in{CONTROLS.replace('/', '')}.ll"
    (tmp_path / name).write_text(text)
    done = run_cli(words[0], name, *words[1:], cwd=tmp_path)
    assert "Traceback" not in done.stderr
    assert is_plain(done.stdout + done.stderr), (done.stdout, done.stderr)
    forged = [line for line in done.stderr.splitlines() if line.startswith(("[31m", "red", " [bold]"))]
    assert not forged


def test_tables_on_a_terminal(tmp_path: Path) -> None:
    """rich's own escape sequences only."""
    (tmp_path / "in.ll").write_text(HOSTILE)
    code = (
        "import sys\nfrom rich.console import Console\nfrom swlds.report import uses_text\n"
        "from swlds.report.uses import report_uses\nimport swlds\n"
        "sys.stdout.isatty = lambda: True\nuses_text.print_uses(report_uses(swlds.parse('in.ll')))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "1000"},
    )  # fmt: skip
    text = re.sub(r"\x1b\[[0-9;]*m", "", done.stdout)
    assert is_plain(text), text
    assert "[bold]x[/bold]" in done.stdout, "no markup of a name is obeyed"


def test_names_of_odd_bytes_are_several(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 make no name another one."""
    text = f"""{HEAD}
@"l\\FF" = internal addrspace(3) global [4 x i32] poison, align 4
@"l\\FE" = internal addrspace(3) global [64 x i32] poison, align 4
define internal void @put() noinline {{
  store i32 7, ptr addrspace(3) @"l\\FF"
  store i32 9, ptr addrspace(3) @"l\\FE"
  ret void
}}
define amdgpu_kernel void @"k\\FF"(ptr addrspace(1) %a) {{
  call void @put()
  %v = load i32, ptr addrspace(3) @"l\\FF"
  store i32 %v, ptr addrspace(1) %a
  ret void
}}
define amdgpu_kernel void @"k\\FE"(ptr addrspace(1) %a) {{
  ret void
}}
"""
    path = tmp_path / "t.ll"
    path.write_text(text)
    launch = ["--block", "1", "--arg", "i32[1]=zero"]
    for words in (["validate", str(path), "--kernel", b"k\xff", *launch], ["run", str(path), *launch]):
        done = subprocess.run([sys.executable, "-m", "swlds", *words], capture_output=True, text=True)
        if words[0] == "validate":
            assert done.returncode == 0 and "agree: 1 buffer, 0 findings" in done.stdout, done.stdout + done.stderr
        else:
            assert done.returncode == 1 and r"k\xff, k\xfe" in done.stderr


def test_csv_has_no_control_characters(tmp_path: Path) -> None:
    path = tmp_path / "t.ll"
    path.write_text(
        f'{HEAD}@"x\\1B[31m\\0Aforged" = internal addrspace(3) global i32 poison\n{KERNEL}'
        '  store i32 1, ptr addrspace(3) @"x\\1B[31m\\0Aforged"\n  ret void\n}\n'
    )
    done = run_cli("profile", str(path), "--block", "1", "--arg", "i32[1]=zero", "--csv", "-")
    assert r"x\x1b[31m\nforged" in done.stdout and "\x1b" not in done.stdout and "\nforged" not in done.stdout


def test_a_key_that_is_plain_behind_its_escapes() -> None:
    text = 'define void @f() #0 {\n  ret void\n}\nattributes #0 = { "\\61bc"="1" }\n'
    assert 'attributes #0 = { "abc"="1" }' in llvm.canonical_text(text)
    with pytest.raises(InputError, match="special characters"):
        llvm.canonical_text(text.replace("\\61", "\\22"))
