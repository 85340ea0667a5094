# make run    the lab at http://localhost:7860 (PORT=8000 make run: another port)
# make test   every check: ruff, import-linter, pytest
# Both set up what they need first. See README.md.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help run test setup setup-test lint pytest browser bench viewer pictures doctor clean

# Any of them that is Python 3.11 or 3.12; PYTHON=/path/to/python make run: another one.
PYTHON ?= $(shell for python in python3 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info[:2] not in ((3, 11), (3, 12)))' 2>/dev/null && echo $$python && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

# A stamp's name holds the hash of what it stands for, so a changed requirement is installed, and nothing else is.
hash = $(shell cat $(1) | cksum | cut -d' ' -f1)
CORE := $(VENV)/.core-$(call hash,requirements.txt packages.txt)
DEV := $(VENV)/.dev-$(call hash,requirements.txt requirements-dev.txt)
BUILD123D := $(VENV)-build123d/.done-$(call hash,requirements-build123d.txt)

# Test files run side by side in this many processes, each with its own lab and browser; 0: all in one.
WORKERS := 2

# The numeric libraries would start a thread a core in each process; on a small machine the tests then wait for each other.
ONE_THREAD := OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 MKL_NUM_THREADS=1
BROWSERS := chromium chromium-browser google-chrome google-chrome-stable

help:
	@sed -n '1,/^$$/s/^# //p' Makefile

run: $(CORE)
	$(BIN)/python -m app serve $(if $(PORT),--port $(PORT))

test: setup-test
	@status=0; $(MAKE) --no-print-directory lint || status=1; $(MAKE) --no-print-directory pytest || status=1; exit $$status

setup: $(CORE)

setup-test: $(CORE) $(DEV) $(BUILD123D) browser

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/lint-imports

# make pytest ARGS="tests/runs -x" WORKERS=0
pytest: $(DEV)
	$(ONE_THREAD) $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --durations=10 -ra $(ARGS)

bench: $(CORE) $(DEV)
	$(ONE_THREAD) $(BIN)/python benchmarks/cadfit.py $(ARGS)

doctor: $(CORE)
	$(BIN)/python -m app doctor

# The browser code of the 3D viewer: web/ → assets/viewer/ (committed, so only who changes it needs npm)
viewer:
	npm --prefix web ci
	npm --prefix web run build

# The pictures on the home page, in the README and in the docs
pictures: $(CORE) $(DEV) browser
	$(ONE_THREAD) $(BIN)/python assets/make_readme_picture.py

clean:
	rm -rf $(VENV) $(VENV)-build123d .cache web/node_modules .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- set-up

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or 3.12 is needed (this one: $$(python3 -V 2>&1)). Install one," \
		"then: make PYTHON=/path/to/python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || deploy/apt_install.sh "Python's venv module" \
		$$($(PYTHON) -c 'import sys; print("python3.%d-venv" % sys.version_info[1])')
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(CORE): | $(BIN)/python
	$(PIP) install --quiet -r requirements.txt
	@$(call loads,2>/dev/null) || deploy/apt_install.sh "System libraries of Open3D and CadQuery" $$(cat packages.txt)
	@$(call loads,) || { echo "The libraries above don't load; see docs/dependencies.md, System libraries." >&2; exit 1; }
	@rm -f $(VENV)/.core-* && touch $@

loads = $(BIN)/python -c 'import engines.meshes.warm, cadquery' $(1)

$(DEV): | $(CORE)
	$(PIP) install --quiet -r requirements-dev.txt
	@$(BIN)/python -m playwright --version >/dev/null 2>&1 || deploy/apt_install.sh "A system library of Playwright" libatomic1
	@rm -f $(VENV)/.dev-* && touch $@

$(BUILD123D): | $(CORE)
	$(BIN)/python -m venv $(VENV)-build123d
	$(VENV)-build123d/bin/python -m pip --disable-pip-version-check install --quiet -r requirements-build123d.txt
	@rm -f $(VENV)-build123d/.done-* && touch $@

# Browser tests are skipped, with this reason, where there is none.
browser:
	@test -n "$$CHROMIUM" || for name in $(BROWSERS); do command -v $$name && exit; done >/dev/null \
		|| deploy/apt_install.sh "A browser for the tests" chromium \
		|| echo "No Chromium: the browser tests will be skipped. CHROMIUM=/path/to/chrome make test: use that one." >&2
