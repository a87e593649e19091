"""However a command is ended (Ctrl-C, SIGTERM, SIGKILL of the parent alone, its time is over), no child goes on and no file is
half written."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from processes import wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

ENDLESS = """; LAUNCH: @k grid=1 block=64 args=u32[64]:zero
; RUN: swlds lower %s | FileCheck %s
; CHECK: amdgpu_kernel
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  br label %loop
loop:
  %n = phi i32 [0, %entry], [%n1, %loop]
  %n1 = add i32 %n, 1
  store volatile i32 %n, ptr addrspace(3) @lds, align 4
  %more = icmp ne i32 %n1, 0
  br i1 %more, label %loop, label %end
end:
  store i32 1, ptr addrspace(1) %out, align 4
  ret void
}
"""
LAUNCH = ["--kernel", "k", "--grid", "1", "--block", "64", "--arg", "u32[64]=zero"]
#: Arguments of each command; ``slow.ll`` is a pipe that nobody writes to.
COMMANDS = {
    "run": ["run", "in.ll", *LAUNCH, "--save", "0=out.npy", "--sarif", "out.sarif"],
    "validate": ["validate", "in.ll", *LAUNCH],
    "lower": ["lower", "slow.ll", "-o", "out.ll"],
    "check": ["check", "in.ll"],
}
ENDINGS = {
    "SIGINT": signal.SIGINT,
    "SIGTERM": signal.SIGTERM,
    "SIGHUP": signal.SIGHUP,
    "SIGKILL": signal.SIGKILL,
    "--timeout": None,
}


def in_session(leader: int) -> list[int]:
    """Processes that live in the session of a process."""
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                fields = Path(f"/proc/{name}/stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[3]) == leader and fields[0] not in "ZX":
                found.append(int(name))
    return found


def _heed_signals() -> None:
    """What a shell starts in the background, or ``nohup``, ignores some, and so do its children."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_is_left(command: str, ending: str, tmp_path: Path) -> None:
    (tmp_path / "in.ll").write_text(ENDLESS)
    os.mkfifo(tmp_path / "slow.ll")
    scratch = tmp_path / "tmp"
    scratch.mkdir()
    words = COMMANDS[command] + (["--timeout", "2"] if ending == "--timeout" else [])
    with subprocess.Popen(
        [sys.executable, "-m", "swlds", *words],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=_heed_signals,
        env={**os.environ, "TMPDIR": str(scratch)},
    ) as process:
        number = ENDINGS[ending]
        if number is not None:
            wait_until(lambda: len(in_session(process.pid)) > 1)
            time.sleep(1.5)
            assert process.poll() is None
            process.send_signal(number)
        wait_until(lambda: not in_session(process.pid))
        output, errors = process.communicate(timeout=60)
    code = {"SIGINT": 130, "SIGTERM": 143, "SIGHUP": 129, "SIGKILL": -9, "--timeout": 1}[ending]
    assert process.returncode == code
    assert b"Traceback" not in errors and len(errors.splitlines()) <= 1
    if number is not None:
        assert output == b""
    reports = {"out.npy", "out.sarif"} if (command, ending) == ("run", "--timeout") else set()
    assert set(os.listdir(tmp_path)) - reports == {"in.ll", "slow.ll", "tmp"}
    assert ending == "SIGKILL" or os.listdir(scratch) == []
