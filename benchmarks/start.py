"""What a cold start of each command costs: ``python benchmarks/start.py [--program SWLDS] [--rounds 15]``.

Whole processes, user and system time of all of them, in turn in each round, so that what disturbs the machine disturbs all;
medians, and the least. Beside them what a start cannot do without: the interpreter, importing click, importing click and
llvmlite. A help is compared with click, what reads a module with click and llvmlite.

Without ``--program`` the wheel of this checkout is installed into an environment of its own that takes its other packages of
this one: an installed package has its byte code, and is found without the finder of an editable install, 10 ms at each start.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SUMS = str(ROOT / "testdata/demo/sums.ll")
LAUNCH = ["--kernel", "block_sums", "--grid", "4", "--block", "256", "--arg", "f32[1024]=iota", "--arg", "f32[4]"]
TEST = "; RUN: swlds lower %s | FileCheck %s\n; CHECK: ret void\ndefine void @f() {\n  ret void\n}\n"
NOTHING, CLICK, BOTH = "python -c pass", "import click", "import click, llvmlite.binding"
FLOORS = {NOTHING: "pass", CLICK: CLICK, BOTH: BOTH}
#: Words -> the floor that they are compared with.
COMMANDS = {
    ("--help",): CLICK,
    ("lower", "--help"): CLICK,
    ("run", "--help"): CLICK,
    ("lower", SUMS, "-o", "out.ll"): BOTH,
    ("lower", SUMS, "--profile", "llvm", "-o", "out.ll"): BOTH,
    ("uses", SUMS): BOTH,
    ("opt", SUMS, "--passes", "lower-lds", "-o", "out.ll"): BOTH,
    ("compare", SUMS): BOTH,
    ("axis", SUMS, "--kernel", "block_sums", "--block", "256"): BOTH,
    ("check", "test.ll"): BOTH,
    ("run", SUMS, *LAUNCH): BOTH,
    ("run", SUMS, *LAUNCH, "--engine", "reference"): BOTH,
    ("profile", SUMS, *LAUNCH): BOTH,
    ("validate", SUMS, *LAUNCH): BOTH,
}


def install(folder: Path) -> Path:
    """The program of a fresh environment."""
    venv.create(folder, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(folder / "bin/python")]
    subprocess.run([*pip, "install", "-q", "--no-deps", str(ROOT)], check=True)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    others = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    (folder / "lib" / version / "site-packages" / "others.pth").write_text("\n".join(others))
    return folder / "bin/swlds"


def seconds_of(words: list[str], folder: Path) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(words, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(program: Path, rounds: int, folder: Path) -> None:
    (folder / "test.ll").write_text(TEST)
    python = str(program.parent / "python")
    rows = {name: [python, "-c", code] for name, code in FLOORS.items()}
    shorter = {SUMS: "IN", " ".join(LAUNCH): "LAUNCH"}
    names = {words: f"swlds {' '.join(words)}" for words in COMMANDS}
    for text, short in shorter.items():
        names = {words: name.replace(text, short) for words, name in names.items()}
    rows |= {names[words]: [str(program), *words] for words in COMMANDS}
    times: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(rounds):
        for name, words in rows.items():
            times[name].append(seconds_of(words, folder))
    floors = {names[words]: floor for words, floor in COMMANDS.items()}
    print(f"| start | median s | least s | beside | ratio |\n|{'---|' * 5}")
    for name, taken in times.items():
        floor = floors.get(name, "")
        ratio = f"{statistics.median(taken) / statistics.median(times[floor]):.2f}" if floor else ""
        print(f"| `{name}` | {statistics.median(taken):.3f} | {min(taken):.3f} | {floor and f'`{floor}`'} | {ratio} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, help="an installed swlds, whose folder has its python")
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        measure(
            options.program.absolute() if options.program else install(folder / "environment"), options.rounds, folder
        )


if __name__ == "__main__":
    main()
