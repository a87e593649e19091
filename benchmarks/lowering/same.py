#!/usr/bin/env python3
"""Whether another checkout lowers alike: same text, same error, same death, for files and for mutations of them.

    python benchmarks/lowering/same.py OTHER_CHECKOUT FOLDER ... [--mutations 3]

Each module of the folders (.ll) is lowered as it is, and with lines and words dropped, doubled, exchanged or taken from
elsewhere: in one of both profiles, with or without instrumentation, by its number. Mutations follow from their number, so that
both checkouts get the same.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
_WORD = re.compile(r"[%@!#]?[\w.]+|\S")
_MOST = 400_000


def texts(folders: list[Path], mutations: int) -> Iterator[tuple[str, str]]:
    for folder in folders:
        for path in sorted(folder.rglob("*.ll")):
            text = path.read_bytes().decode("utf-8", "surrogateescape")
            if len(text) < _MOST:
                yield str(path), text
                for number in range(mutations):
                    yield f"{path}#{number}", mutate(text, random.Random(f"{path.name} {number}"))


def mutate(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        match chance.randrange(6):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[other])
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
            case kind:
                lines[at] = _mutate_line(lines[at], lines[other], kind, chance)
        lines = lines or [""]
    return "\n".join(lines)


def _mutate_line(line: str, other: str, kind: int, chance: random.Random) -> str:
    words, others = list(_WORD.finditer(line)), _WORD.findall(other)
    if not words:
        return other
    word = chance.choice(words)
    new = "" if kind == 3 else chance.choice(others or [""]) if kind == 4 else f"{word[0]} {word[0]}"
    return line[: word.start()] + new + line[word.end() :]


def answer(words: argparse.Namespace) -> None:
    """A line for each text: its name, and what became of it. Each in a process of its own, which LLVM may end."""
    sys.path.insert(0, str(words.checkout))
    import swlds

    assert Path(swlds.__file__).is_relative_to(words.checkout), swlds.__file__
    swlds.lower_text("define void @f() {\n  ret void\n}\n")  # loads all of it
    null = os.open(os.devnull, os.O_WRONLY)
    for number, (name, text) in enumerate(texts(words.folders, words.mutations)):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.dup2(null, 2)
            options: dict[str, Any] = {"profile": ("llvm", "full")[number & 1], "instrument": bool(number & 2)}
            try:
                found = swlds.lower_text(text, name="in.ll", **options)
            except swlds.SwldsError as error:
                found = f"{type(error).__name__} {error}"
            except BaseException as error:
                found = f"! {type(error).__name__} {error}"
            os.write(writing, (found[:200] if len(found) < 2000 else "").encode("utf-8", "replace") + b" ")
            os.write(writing, hashlib.sha256(found.encode("utf-8", "replace")).hexdigest().encode())
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading, "rb") as stream:
            said = stream.read().decode("utf-8", "replace")
        print(name, os.waitpid(child, 0)[1], repr(said), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=lambda name: Path(name).resolve())
    parser.add_argument("folders", type=lambda name: Path(name).resolve(), nargs="+")
    parser.add_argument("--mutations", type=int, default=3)
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    words = parser.parse_args()
    if words.answer:
        answer(words)
        return
    command = [sys.executable, __file__, "--answer", "--mutations", str(words.mutations)]
    asked = [
        subprocess.Popen(
            [*command, str(checkout), *map(str, words.folders)], stdout=subprocess.PIPE, text=True, cwd="/"
        )
        for checkout in (ROOT, words.checkout)
    ]
    count = wrong = lowered = 0
    for ours, theirs in zip(*(process.stdout or () for process in asked), strict=True):
        count += 1
        lowered += "'; ModuleID" in ours or "' " in ours
        if ours != theirs:
            wrong += 1
            print(f"here:  {ours}there: {theirs}", end="")
    print(f"{count} texts, {lowered} of them lowered, {wrong} differ")
    sys.exit(bool(wrong) or any(process.wait() for process in asked))


if __name__ == "__main__":
    main()
