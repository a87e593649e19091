"""LLVM's own ``amdgpu-sw-lower-lds`` over many modules: one process that takes module after module.

>>> with ReferencePass(instrument=False) as reference:        # doctest: +SKIP
...     lowered = [reference.run(text) for text in texts]
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import tempfile
import threading
from typing import IO, final

from swlds.errors import WorkerError
from swlds.ir.llvm import first_mir_document, last_message, reference_options

_SCRIPT = """
import sys
import llvmlite.binding as binding

binding.initialize_all_targets()
binding.initialize_all_asmprinters()
for option in sys.argv[2:]:
    binding.set_option("swlds", option)
machine = binding.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu=sys.argv[1])
while head := sys.stdin.buffer.read(8):
    text = sys.stdin.buffer.read(int.from_bytes(head, "little")).decode("utf-8", "surrogateescape")
    with binding.parse_assembly(text, binding.create_context()) as module:
        mir = machine.emit_assembly(module).encode("utf-8", "surrogateescape")
    sys.stdout.buffer.write(len(mir).to_bytes(8, "little") + mir)
    sys.stdout.buffer.flush()
"""


@final
class ReferencePass:
    """The pass with fixed options. A module on which LLVM gives up costs a WorkerError and a new process, no more."""

    def __init__(self, *, instrument: bool = True, mcpu: str = "gfx942", timeout: float = 600) -> None:
        self.arguments = [mcpu, *reference_options(instrument)]
        self.timeout = timeout
        self._process: subprocess.Popen[bytes] | None = None
        self._messages: IO[bytes] | None = None

    def __enter__(self) -> ReferencePass:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(self, text: str) -> str:
        """What the pass makes of a module, as LLVM IR text. Raises WorkerError with LLVM's message."""
        process = self._process or self._start()
        data = text.encode("utf-8", "surrogateescape")
        watchdog = threading.Timer(self.timeout, process.kill)
        watchdog.start()
        try:
            mir = self._exchange(process, data)
        finally:
            watchdog.cancel()
        if mir is None:
            raise WorkerError(f"LLVM's pass stopped: {self._reap()}")
        return first_mir_document(mir.decode("utf-8", "surrogateescape"))

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._reap()

    def _start(self) -> subprocess.Popen[bytes]:
        self._messages = tempfile.TemporaryFile()  # noqa: SIM115  (closed by _reap)
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SCRIPT, *self.arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._messages,
        )
        return self._process

    @staticmethod
    def _exchange(process: subprocess.Popen[bytes], data: bytes) -> bytes | None:
        assert process.stdin is not None and process.stdout is not None, "the process was started with pipes"
        try:
            process.stdin.write(len(data).to_bytes(8, "little") + data)
            process.stdin.flush()
        except BrokenPipeError:
            return None
        head = process.stdout.read(8)
        size = int.from_bytes(head, "little")
        mir = process.stdout.read(size)
        return mir if len(head) == 8 and len(mir) == size else None

    def _reap(self) -> str:
        """End the process and say what it complained about."""
        process, messages = self._process, self._messages
        assert process is not None and messages is not None, "only a process that was started is ended"
        self._process = self._messages = None
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
        process.stdout.close()
        code = process.wait()
        with messages:
            messages.seek(0)
            return last_message(messages.read().decode("utf-8", "replace"), code)
