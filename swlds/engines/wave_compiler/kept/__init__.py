"""Machine code on disk, for the next process: who may be believed (``store.py``), what it depends on (``sources.py``)."""
