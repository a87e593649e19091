# Each target does its own set-up: on a fresh machine `make demo` or `make test` is all that is needed.
VENV    := .venv
BIN     := $(VENV)/bin
READY   := $(VENV)/.ready
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help setup demo test check coverage bless bench sweep pictures clean

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*##  *\(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

setup: $(READY)  ## make .venv with swlds and what its tests need

demo: $(READY)  ## lower a real kernel file and show its LDS, what was done, and a bug that is found
	@PATH="$(CURDIR)/$(BIN):$$PATH" bash testdata/demo/demo.sh

# Byte code first: with PYTHONDONTWRITEBYTECODE set, each command that a test starts would compile swlds anew.
test: $(READY)  ## the checks, then the tests, on WORKERS processes (2)
	@$(BIN)/python -m compileall -q swlds || true
	@status=0; $(MAKE) --no-print-directory check || status=$$?; \
	$(BIN)/python -m pytest -n $(WORKERS) || status=$$?; exit $$status

check: $(READY)  ## types (mypy, strict), lint (ruff), and whether the checks of the IR tests are what bless would write
	$(BIN)/python -m mypy
	$(BIN)/python -m ruff check
	find tests/ir -name '*.ll' -exec $(BIN)/swlds update-checks --check {} +

coverage: $(READY)  ## the tests, with the lines of swlds/ that they do not reach
	$(BIN)/python -m coverage erase
	$(BIN)/python -m coverage run -m pytest -q -n $(WORKERS)
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report

bless: $(READY)  ## regenerate the checks of the IR tests; read the diff before you commit it
	find tests/ir -name '*.ll' -exec $(BIN)/swlds update-checks {} +

bench: $(READY)  ## clean kernels that leave host code, then the lowering's speed (ten minutes; needs opt of LLVM 22 to compare with)
	$(BIN)/python benchmarks/execution/cliffs.py
	$(BIN)/python benchmarks/lowering/run.py

sweep: $(READY)  ## LDS bank conflicts of 110 attention shapes with padding and swizzles: tables and plots in build/sweep
	@$(BIN)/python -c 'import matplotlib' 2>/dev/null || $(BIN)/python -m pip install --disable-pip-version-check -q -e '.[plots]'
	$(BIN)/python -m benchmarks.sweep

pictures: $(READY)  ## the pictures of docs/reports.md, made again (needs Chromium)
	$(BIN)/python docs/make_pictures.py

clean:  ## remove .venv and caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* swlds.egg-info

$(READY): setup.cfg pyproject.toml
	@bash .ci/setup $(VENV)
	@touch $@
