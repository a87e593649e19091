"""Pages of commands: what stands in them, that names of modules are text there, how large they are and how long they take."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from page_support import browse, check_page
from paths import ROOT, TESTDATA

import swlds
from swlds.cli import run_words
from swlds.device.findings import Call, Finding, Location, ObjectRef, OtherSite
from swlds.device.target import find_target
from swlds.report.lds_map import LdsMap, Piece, map_lds
from swlds.report.pages.launch_page import run_page
from swlds.report.pages.render import render_table
from swlds.report.pages.uses_page import uses_page
from swlds.report.pictures.lds_map import draw_lds_map
from swlds.report.pictures.picture import Box, Words
from swlds.report.profile import Profile
from swlds.report.run_report import RunReport
from swlds.report.source_lines import SourceFiles
from swlds.report.uses import KernelUse, UsesReport, VariableUse, report_uses

REPORTS = TESTDATA / "reports"
SHIFT = "--kernel shift --block 64 --arg f32[64]=iota --arg f32[64]=zero --arg i32=1".split()
SUMS = "--kernel block_sums --grid 4 --block 256 --arg f32[1024]=iota --arg f32[4]=zero".split()
#: Names that would be markup, break out of attributes, scripts, styles or comments, or turn the direction of writing.
HOSTILE = (
    "<script>document.title='owned'</script>",
    "\"><img src=x onerror=document.title='owned'>",
    "'><svg onload=document.title='owned'>",
    "</title></style></script><h1>owned</h1>",
    "--><iframe src=https://example.com>",
    "{{7*7}}{% raw %}",
    "a\u202eb\x1b[31m\x00\ud800",
    "&lt;b&gt;&amp;",
)


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as end:
        run_words([*words], "swlds")
    return int(end.value.code or 0)


def command(tmp_path: Path, *words: str | Path) -> str:
    page = tmp_path / "page.html"
    run(*map(str, words), "--html", str(page))
    return page.read_text()


def test_page_of_uses(tmp_path: Path) -> None:
    page = check_page(command(tmp_path, "uses", TESTDATA / "demo" / "sums.ll"))
    for words in (
        "block_sums_wrong",
        "@block_sums > @sum_of_waves",
        "1,040 of 65,536 bytes, 1.6 %",
        "byte",
        "redzone: ",
    ):
        assert words in page.words


def test_page_of_a_run_has_both_sites_with_their_source(tmp_path: Path) -> None:
    words = "--kernel reverse<float* --block 256 --arg f32[256]=iota --arg f32[2048]=zero".split()
    page = check_page(command(tmp_path, "run", REPORTS / "tiles.ll", *words))
    assert "3 errors, 1 warning." in page.words and "Write-after-read race" in page.words
    assert "tile[i] = in[i];" in page.words and "read here: tiles.hip:14:26" in page.words


def test_the_second_site_has_function_and_line_without_debug_info(tmp_path: Path, capfd: Any) -> None:
    """The same text stands in two functions: text, JSON, SARIF and page say which it is."""
    writer = """define void @{}() noinline {{
  %p = getelementptr i32, ptr addrspace(3) @lds, i32 {}
  store i32 1, ptr addrspace(3) %p
  ret void
}}
"""
    text = "@lds = internal addrspace(3) global [64 x i32] poison\n" + writer.format("one", 0) + writer.format("two", 1)
    text += """define amdgpu_kernel void @k() {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %x, 64
  br i1 %c, label %a, label %b
a:
  call void @one()
  call void @two()
  ret void
b:
  %v = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 4)
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
"""
    (tmp_path / "k.ll").write_text(text)
    outputs = ("--json", str(tmp_path / "k.json"), "--sarif", str(tmp_path / "k.sarif"))
    page = check_page(command(tmp_path, "run", tmp_path / "k.ll", "--block", "128", *outputs))
    assert re.search(r"written here: @two in \S*k\.ll:9\s*store i32 1", page.words)
    shown = capfd.readouterr().out
    assert re.search(r"written here: @two in \S*k\.ll:9\n=+ +store i32 1", shown)
    [finding] = json.loads((tmp_path / "k.json").read_text())["findings"]
    assert finding["other"]["function"] == "two" and finding["other"]["place"].endswith("k.ll:9")
    [result] = json.loads((tmp_path / "k.sarif").read_text())["runs"][0]["results"]
    frame = result["stacks"][1]["frames"][0]["location"]["message"]["text"]
    assert result["stacks"][1]["message"]["text"] == "written here" and frame.endswith("k.ll:9") and "@two" in frame


def test_page_of_a_profile_has_the_figures_of_its_lines(tmp_path: Path) -> None:
    page = check_page(command(tmp_path, "profile", TESTDATA / "demo" / "sums.ll", *SUMS))
    sums = (TESTDATA / "demo" / "sums.hip").read_text().splitlines()
    assert sums[33].strip() == "tile[item()] += tile[item() + step];" and sums[33].strip() in page.words
    assert "34288" in page.words.replace("\n", "")  # line 34: 288 executions


def test_page_of_a_comparison(tmp_path: Path) -> None:
    words = "--block 64 --arg f32[256]=iota --arg f32[64]=zero --passes swizzle-lds".split()
    page = check_page(command(tmp_path, "profile", REPORTS / "columns.ll", *words))
    assert "before -> swizzle-lds: extra cycles of LDS 120 -> 0; lines of global memory 10 -> 10." in page.words
    assert "120 -> 0 extra cycles" in page.words and "before: a wave's write" in page.words


def test_page_of_validate(tmp_path: Path) -> None:
    page = check_page(command(tmp_path, "validate", REPORTS / "tiles.ll", *SHIFT))
    assert "The original and the lowered module" in page.words


def test_pages_from_python() -> None:
    out = np.zeros(4, np.float32)
    kernel = swlds.Device("gfx942").load(swlds.parse(TESTDATA / "demo" / "sums.ll"))["block_sums"]
    result = kernel.launch(4, 256, [np.arange(1024, dtype=np.float32), out], profile=True)
    page = check_page(result.html(str(TESTDATA / "demo")))
    assert "All accesses" in page.words and "tile[item()]" in page.words
    assert "Coalescing" in page.words


#: Alignments that placing raises, dynamic variables at one place, and another kernel that has a slot once it is lowered.
PLACED = """
@a = internal addrspace(3) global [3 x i8] poison, align 1
@b = internal addrspace(3) global [5 x i32] poison, align 4
@dyn = external addrspace(3) global [0 x i32], align 32
@more = external addrspace(3) global [0 x i32], align 128
define void @f() {
  store i32 1, ptr addrspace(3) @b
  ret void
}
define amdgpu_kernel void @k() {
  store i8 1, ptr addrspace(3) @a
  store i32 1, ptr addrspace(3) @dyn
  store i32 1, ptr addrspace(3) @more
  call void @f()
  ret void
}
define amdgpu_kernel void @k2() {
  call void @f()
  ret void
}
"""


@pytest.mark.parametrize("words", [["run"], ["run", "--lowered"], ["validate"]], ids=" ".join)
def test_lds_of_a_launch_is_as_uses_has_it(tmp_path: Path, words: list[str]) -> None:
    """Alignments of the module, what the hardware allocates; the block of a lowered kernel, and no slot but its own."""
    (tmp_path / "k.ll").write_text(PLACED)
    launch = "--kernel k --block 1 --dynamic-lds 100 --check none".split()
    page = check_page(command(tmp_path, words[0], tmp_path / "k.ll", *words[1:], *launch))
    kernel = report_uses(swlds.parse(PLACED), ["k"]).kernels[0]
    assert "228 bytes used" in page.words and "512 bytes as the hardware allocates them" in page.words
    if words == ["run", "--lowered"]:
        assert "llvm.amdgcn.sw.lds.k:" in page.words and "sw.lds.k2" not in page.words
    else:
        places = {v.name: f"{v.name}: {v.size} bytes at {v.lds_offset}, aligned to {v.align}" for v in kernel.variables}
        assert places["a"] in page.words and places["b"] in page.words
        assert "dyn: 100 bytes at 128, aligned to 32; more: 100 bytes at 128, aligned to 128" in page.words
    assert ("Lowered: block of global memory" in page.words) == (words != ["run"])
    if words != ["run"]:
        for v in kernel.variables[:2]:
            assert f"{v.name}: {v.size} bytes at {v.block_offset}" in page.words
            assert f"redzone: {v.redzone} bytes at {v.block_offset + v.size}" in page.words
    assert "dyn, more" in page.words


def test_no_padding_lies_behind_the_block_that_uses_draws() -> None:
    block = map_lds(report_uses(swlds.parse(PLACED), ["k"]).kernels[0]).block
    assert block is not None and all(piece.start + piece.size <= block.end for piece in block.pieces)


def _hostile_report(name: str) -> RunReport:
    place = Location(f"{name}.hip", 3, 1)
    site = {"instruction": f"store {name}", "location": place, "calls": (Call(f"{name} in {place}"),)}
    finding = Finding(
        "memcheck", "out-of-bounds", "error", f"Invalid write of {name}", object=ObjectRef("lds", name, 4, 4, name),
        other=OtherSite(f"written {name}", name, place), **site,
    )  # fmt: skip
    lds = LdsMap((Piece(name, 0, 64, "variable", 16), Piece(name, 64, 0, "dynamic", 16)), 64, 65536)
    profile = Profile(64, 1, 1)
    launch: dict[str, Any] = {"args": [name], name: name}
    return RunReport(name, name, "gfx942", launch, [finding], None, profile=profile, lds=lds)


def test_hostile_names_are_text() -> None:
    """In every place of a page that a module names, and in tables that others make."""
    for name in HOSTILE:
        pages = [run_page(_hostile_report(name), SourceFiles()), render_table(name, name, [name], [[name, 5]])]
        for page in map(check_page, pages):
            assert "owned" not in page.words or name.isprintable()
            if name.isprintable():
                assert name in page.words
            else:
                assert "\\u202e" in page.words and "\\x1b" in page.words and "\\x00" in page.words


def _hostile_module() -> str:
    quoted = ["".join(c if c.isalnum() else f"\\{ord(c):02x}" for c in n) for n in HOSTILE[:6]]
    variables = "\n".join(f'@"{name}" = internal addrspace(3) global [16 x i32] poison' for name in quoted)
    stores = "\n".join(f'  store i32 1, ptr addrspace(3) @"{name}"' for name in quoted)
    return f'{variables}\ndefine amdgpu_kernel void @"{quoted[1]}k"() {{\n{stores}\n  ret void\n}}\n'


@pytest.mark.parametrize("words", [["uses"], ["profile", "--block", "64"]], ids=["uses", "profile"])
def test_a_browser_runs_nothing_of_a_hostile_module(tmp_path: Path, words: list[str]) -> None:
    """The page's own script runs: a policy that stops all would prove nothing."""
    (tmp_path / "hostile.ll").write_text(_hostile_module())
    text = command(tmp_path, words[0], tmp_path / "hostile.ll", *words[1:])
    check_page(text)
    seen = browse(tmp_path / "page.html", tmp_path / "profile")
    assert f"<title>swlds {words[0]}: " in seen and "sortable can-sort" in seen
    assert "<img" not in seen and "<iframe" not in seen and "<h1>owned" not in seen


def test_the_policy_stops_scripts_that_escaping_would_let_through(tmp_path: Path) -> None:
    text = command(tmp_path, "uses", TESTDATA / "demo" / "sums.ll")
    bad = "<script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\"></main>"
    (tmp_path / "page.html").write_text(text.replace("</main>", bad))
    assert "<title>swlds uses" in browse(tmp_path / "page.html", tmp_path / "profile")


def test_a_page_is_written_in_less_than_a_third_of_a_second() -> None:
    """CPU time, the best of three: others use the machine."""
    module = swlds.parse(ROOT / "testdata" / "producers" / "triton_matmul_s2.gfx950.ll")
    kernel = swlds.Device().load(swlds.parse(TESTDATA / "demo" / "sums.ll"))["block_sums"]
    result = kernel.launch(4, 256, [np.zeros(1024, np.float32), np.zeros(4, np.float32)], profile=True)
    uses = report_uses(module)
    for write in (lambda: uses_page(uses), lambda: result.html(str(TESTDATA / "demo"))):
        seconds = []
        for _ in range(3):
            start = time.process_time()
            check_page(write())
            seconds.append(time.process_time() - start)
        assert min(seconds) < 0.3


def test_many_kernels_variables_and_findings_stay_in_the_budget() -> None:
    """What is left out is said."""
    names = [f"variable_with_a_long_name_{k}" for k in range(200)]
    lines = [f"@{n} = internal addrspace(3) global [8 x i32] poison" for n in names]
    for k in range(100):
        stores = "".join(f"  store i32 {k}, ptr addrspace(3) @{names[(k + j) % 200]}\n" for j in range(3))
        lines.append(f"define amdgpu_kernel void @kernel_{k}() {{\n{stores}  ret void\n}}")
    page = check_page(uses_page(report_uses(swlds.parse("\n".join(lines) + "\n"))))
    assert "40 kernels and 42 variables more are not drawn." in page.words
    assert "more kernels are not shown" in page.words
    findings = [Finding("memcheck", "leak", "note", f"finding {k}", instruction=f"i{k}") for k in range(300)]
    page = check_page(run_page(RunReport("k", "wave", "gfx942", findings=findings), SourceFiles()))
    assert "240 more findings are not shown." in page.words


def test_pictures_of_an_earlier_command_go_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    others = ["lds-1.txt", "lines-x.svg", "my-lines-0.svg", "Lds.svg", "lds-7.png", "lds-2.svg.bak", "lines-9.svg"]
    (folder / "lds-8.svg").mkdir(parents=True)
    for name in others:
        (folder / name).write_text("kept")
    (folder / "banks-3.svg").symlink_to(folder / "lds-1.txt")
    run("uses", str(TESTDATA / "demo" / "sums.ll"), "--svg", str(folder))
    others.remove("lines-9.svg")
    assert {"matrix.svg", "lds-0.svg"} <= {path.name for path in folder.iterdir()}
    launch = "--block 64 --arg f32[256]=iota --arg f32[64]=zero".split()
    run("run", str(REPORTS / "columns.ll"), *launch, "--svg", str(folder))
    assert {path.name for path in folder.iterdir()} == {*others, "lds-8.svg", "banks-3.svg", "lds.svg"}
    assert all((folder / name).read_text() == "kept" for name in others)


def _uses_of(kernels: int, variables: int, name: str) -> UsesReport:
    names = [f"{name}{k}" for k in range(variables)]
    offsets = range(0, 64 * variables, 64)
    used = tuple(
        VariableUse(n, k % 2 > 0, k % 2 == 0, False, 40, 8, at, at, 24, ("k", *names[:32]))
        for k, (n, at) in enumerate(zip(names, offsets, strict=True))
    )
    size = 64 * variables
    made = tuple(KernelUse(f"kernel{k}", find_target("gfx942"), used, size, size, False) for k in range(kernels))
    return UsesReport("k.ll", made, tuple(names))


@pytest.mark.parametrize("name", ["v", "long_" * 40, '<&>"'])
@pytest.mark.parametrize(
    "kernels, variables", [(1, 4000), (1, 61), (3, 700), (61, 1), (500, 300), (500, 60), (12, 100)]
)
def test_a_page_of_uses_stays_small_and_quick(kernels: int, variables: int, name: str) -> None:
    """Whatever there is much of; its sentences count what is not there."""
    report = _uses_of(kernels, variables, name)
    uses_page(report)
    start = time.process_time()
    page = check_page(uses_page(report))
    assert time.process_time() - start < 5, "machines may be busy"
    missing = [
        f"{n:,} {noun}{'s' if n > 1 else ''}"
        for n, noun in ((kernels - 60, "kernel"), (variables - 60, "variable"))
        if n > 0
    ]
    verb = "is" if missing == ["1 kernel"] or missing == ["1 variable"] else "are"
    words = f"{' and '.join(missing)} more {verb} not drawn."
    assert (words in page.words) if missing else ("not drawn" not in page.words)
    shown = sum(f"kernel @kernel{k} (" in page.words for k in range(kernels))
    assert shown >= 1 and (shown == kernels or f"{kernels - shown} more kernel" in page.words)
    assert variables <= 100 or kernels > 4 or f"{variables - 100:,} more variables are not listed." in page.words


def test_a_map_of_many_pieces_is_still_to_scale() -> None:
    picture = draw_lds_map("lds", map_lds(_uses_of(1, 4000, "v").kernels[0]))
    boxes = [s for s in picture.shapes if isinstance(s, Box) and " and what lies between" in s.title]
    assert 100 < len(boxes) < 700 and all(box.x + box.width <= 956.01 for box in boxes)
    assert sum(box.width for box in boxes) == pytest.approx(2 * 952)
    assert sum(int(box.title.split()[0]) for box in boxes) == 2 * 4000


@pytest.mark.parametrize(
    "words, error",
    [
        (["uses", "--html", "{t}/no/page.html"], "cannot write: there is no folder"),
        (["uses", "--svg", "{t}/file"], "is no folder"),
        (["uses", "--html", "/dev/full"], "/dev/full: cannot write: No space left on device"),
        (["uses", "--html", "-", "--json"], "two outputs go to stdout"),
        (["run", "--block", "64", "--html", "-", "--json", "-"], "two outputs go to stdout"),
        (
            ["run", "--block", "64", "--trace", "{t}/t.json", "--engine", "wave"],
            "the wave engine has no clocks of waves",
        ),
    ],
)
def test_what_cannot_be_written_is_one_line(tmp_path: Path, capfd: Any, words: list[str], error: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "k.ll").write_text("define amdgpu_kernel void @k() {\n  ret void\n}\n")
    assert run(words[0], str(tmp_path / "k.ll"), *(w.format(t=tmp_path) for w in words[1:])) == 1 + ("two" in error)
    written = capfd.readouterr()
    assert error in written.err and written.err.count("\n") == 1 and "Traceback" not in written.err


def test_a_page_on_stdout_is_alone(tmp_path: Path, capfd: Any) -> None:
    (tmp_path / "k.ll").write_text("define amdgpu_kernel void @k() {\n  ret void\n}\n")
    for words in (["run", "--block", "64"], ["uses"]):
        assert run(words[0], str(tmp_path / "k.ll"), *words[1:], "--html", "-") == 0
        written = capfd.readouterr().out
        assert written.startswith("<!DOCTYPE html>") and written.rstrip().endswith("</html>")


def test_accesses_without_a_line_are_counted_beside_the_source_lines(tmp_path: Path) -> None:
    """Inlined accesses have line 0: the page's totals add up with them."""
    words = "--kernel a --block 128 --grid 2 --arg i32[128]=zero --check memcheck".split()
    page = check_page(command(tmp_path, "profile", REPORTS / "no_line.ll", *words))
    assert "Without a line of a source: 8 executions, 496 extra cycles of LDS, 2 findings." in page.words


def test_a_block_with_dynamic_lds_says_that_its_end_is_not_drawn() -> None:
    block = LdsMap((Piece("d", 0, 64, "dynamic"),), 64)
    pictures = draw_lds_map("lds", LdsMap((Piece("d", 0, 64, "dynamic"),), 64, 65536, 64, block))
    said = [shape.text for shape in pictures.shapes if isinstance(shape, Words) and "behind dynamic" in shape.text]
    assert said == ["Lowered: block of global memory: 64 bytes, to scale; without what lies behind dynamic LDS"]
