"""Make docs/pictures again: pages of real kernels as Chromium shows them."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TESTDATA, PICTURES = ROOT / "testdata", ROOT / "docs" / "pictures"
SUMS = "--kernel block_sums --grid 2 --block 256 --arg f32[512]=iota --arg f32[2]=zero"
COLUMNS = "--block 64 --arg f32[256]=iota --arg f32[64]=zero --passes swizzle-lds"
#: Picture -> command, input, options, height of the window in pixels.
PAGES = {
    "profile": ("profile", "reports/columns.ll", COLUMNS, 1180),
    "uses": ("uses", "demo/sums.ll", "--kernel block_sums", 660),
    "run": ("run", "demo/sums.ll", SUMS.replace("block_sums", "block_sums_wrong"), 900),
}
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --hide-scrollbars"
).split()


def main() -> None:
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        sys.exit("make pictures: no Chromium here (Debian: apt-get install chromium)")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for picture, (command, path, options, height) in PAGES.items():
            page = folder / f"{picture}.html"
            swlds(command, TESTDATA / path, *options.split(), "--html", page)
            shoot(browser, folder, page, PICTURES / f"{picture}.png", height)
        swlds(
            "run", TESTDATA / "demo" / "sums.ll", *SUMS.split(), "--trace", folder / "t.json", "--svg", folder / "svg"
        )
        shoot(browser, folder, folder / "svg" / "waves.svg", PICTURES / "waves.png", 230)


def swlds(command: str, path: Path, *words: str | Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "swlds", command, path, *words], cwd=ROOT, capture_output=True, check=False
    )
    assert done.returncode in (0, 1), done.stderr.decode()


def shoot(browser: str, folder: Path, page: Path, to: Path, height: int) -> None:
    flags = [*FLAGS, f"--user-data-dir={folder / 'browser'}", f"--window-size=1040,{height}", f"--screenshot={to}"]
    subprocess.run([browser, *flags, page.as_uri()], capture_output=True, check=True, timeout=120)
    print(f"{to.relative_to(ROOT)}: {to.stat().st_size >> 10} KiB")


if __name__ == "__main__":
    main()
