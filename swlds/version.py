"""The version of the package, and when this process began to read it."""

import time

__version__ = "0.1.0"
#: Seconds since 1970. What was edited later is not what runs here.
LOADED = time.time()
