"""llvm-reduce's test: does the module in a file still fail alike? Exit code 0 where it does.

python still_fails.py LOOKED-FOR SECONDS FILE: LOOKED-FOR is what ``run.py`` pickled (our own file, not input); SECONDS: CPU time
that it may take, so that a loop that has become endless costs llvm-reduce no more.
"""

from __future__ import annotations

import pickle
import signal
import sys
from pathlib import Path

import swlds
from swlds.reducer.bucket import is_known
from swlds.reducer.observe import observe


def main() -> int:
    request, options, bucket, known = pickle.loads(Path(sys.argv[1]).read_bytes())
    signal.setitimer(signal.ITIMER_PROF, float(sys.argv[2]))
    found, _ = observe(swlds.parse(Path(sys.argv[3])), request, options.command, options.against)
    return 0 if bucket in found and all(is_known(b, known) for b in found) else 1


if __name__ == "__main__":
    sys.exit(main())
