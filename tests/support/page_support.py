"""Pages as a browser sees them, and what must hold of each."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

TAGS = set(
    "html head meta title style body main h1 h2 h3 p div table thead tbody tr th td span code pre section ul li dl dt dd details "
    "summary a figure footer script svg path rect line text pattern".split()
)
#: Attributes that templates and pictures write.
ATTRIBUTES = set(
    "lang charset http-equiv content name class scope colspan href id xmlns role viewbox width height x y x1 y1 x2 y2 d fill "
    "title stroke-width font-size text-anchor transform patternunits patterntransform aria-hidden".split()
)
VOID = {"meta", "rect", "line", "path"}


class Page(HTMLParser):
    """``words``: all text but styles and scripts; ``open``: elements that were never closed."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.words, self.inside, self.links, self.policy = "", {"style": "", "script": ""}, [], ""
        self.open: list[str] = []
        self.scripts = 0
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in TAGS, tag
        for name, value in attrs:
            assert name in ATTRIBUTES, (tag, name)
            if name == "href":
                assert value is not None and value.startswith("#")
            if name in ("fill", "transform", "patterntransform"):
                assert re.fullmatch(r"url\(#[\w-]+\)|rotate\([-\d. ]+\)", value or "")
        if ("http-equiv", "Content-Security-Policy") in attrs:
            self.policy = dict(attrs)["content"] or ""
        self.scripts += tag == "script"
        if tag not in VOID or (tag == "rect" and self.open[-1] != "pattern"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        before = len(self.open)
        self.handle_starttag(tag, attrs)
        del self.open[before:]

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in self.inside:
            self.inside[self.open[-1]] += data
        else:
            self.words += data


def check_page(text: str) -> Page:
    """Only our own elements, a policy that has just what is inside, nothing from elsewhere, no control characters."""
    page = Page(text)
    assert page.scripts == 1 and len(text.encode()) < 300 << 10
    for kind in ("style", "script"):
        digest = base64.b64encode(hashlib.sha256(page.inside[kind].encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in page.policy
    assert page.policy.startswith("default-src 'none'; base-uri 'none'; form-action 'none'; ")
    assert "unsafe" not in page.policy
    outside = text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    for markup in re.findall(r"<[^>]*>", outside):
        assert "://" not in markup and "@import" not in markup
    assert all(c.isprintable() or c == "\n" for c in text)
    return page


FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --virtual-time-budget=2000"
).split()


def browse(path: Path, folder: Path, *more: str) -> str:
    """The document as headless Chromium has it once scripts have run."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if browser is None:
        pytest.skip("no Chromium here (Debian: chromium)")
    words = [browser, *FLAGS, f"--user-data-dir={folder}", *more, "--dump-dom", path.as_uri()]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode and not done.stdout:
        pytest.skip(f"Chromium does not start here: {done.stderr.strip().splitlines()[-1:]}")
    return done.stdout
