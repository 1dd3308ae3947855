# Everything sets itself up in .venv: what playing needs (requirements.lock), and on top of it,
# once something is tested, measured or built, the rest (requirements-dev.lock, MicroPython's VM, the
# JavaScript linter and the site's Pyodide). Both are remembered, so that only the first time takes long.

PYTHON ?= python3
# Windows, with the shell that Git brings, calls the folder otherwise.
FOLDER := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
BIN := .venv/$(FOLDER)
# Who has a slow line waits, and is not given up on while anything comes. What was fetched is kept.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --timeout 60 --no-deps
LOCKED := $(INSTALL) --require-hashes -r
UNFETCHED := { echo "Not everything could be fetched: try again with a network. Nothing was lost."; exit 1; }
NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))'
READY := .venv/.ready
DEV := .venv/.ready-dev
SOLID := .venv-hardware/.ready

# Tests start many Pythons: each would compile everything again where nothing is kept.
unexport PYTHONDONTWRITEBYTECODE
# Texts are UTF-8 on every system: Windows would read the tests' in another encoding.
export PYTHONUTF8 = 1

.DEFAULT_GOAL := help

.PHONY: help
help: ## print this
	@echo "Courtier, an electronic banker for stock-market board games"
	@echo
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sort | sed -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/' \
	  | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'

# An environment that works is kept: where the locks have not changed, nothing is fetched again.
$(READY): requirements.lock pyproject.toml
	@$(PYTHON) $(NEW_ENOUGH) \
	  || { echo "Courtier needs Python 3.11 or newer; this is $$($(PYTHON) --version)."; exit 1; }
	@echo "Setting up .venv to play: 20 MB are fetched, only this time..."
	@$(BIN)/python $(NEW_ENOUGH) 2>/dev/null || $(PYTHON) -m venv --clear .venv
	@$(LOCKED) requirements.lock || $(UNFETCHED)
	@$(INSTALL) --no-build-isolation -e .
	@touch $@

$(DEV): $(READY) requirements-dev.lock host_tools/simulator/micropython/package-lock.json \
    host_tools/dev/javascript/package-lock.json host_tools/apps/site/package-lock.json
	@echo "Setting up the rest of .venv, for tests (only this time)..."
	@$(LOCKED) requirements-dev.lock || $(UNFETCHED)
	@$(BIN)/python -m host_tools.simulator.micropython.node $(patsubst %/package-lock.json,%,$(filter %/package-lock.json,$^))
	@touch $@

.PHONY: setup
setup: $(READY) ## only set up what playing needs; every other target does it by itself

.PHONY: setup-dev
setup-dev: $(DEV) ## only set up what tests and measurements need too

.PHONY: run
run: $(READY) ## the unit in the browser
	@$(BIN)/courtier web

.PHONY: site
site: $(DEV) ## the unit as static files for any web host, without a server: build/site
	@$(BIN)/python -m host_tools.apps.site.build

.PHONY: release
release: $(DEV) ## what people download, for a drive, a browser, a board house, a printer: dist
	@$(BIN)/python -m host_tools.dev.release.build

.PHONY: term
term: $(READY) ## the unit in this terminal
	@$(BIN)/courtier term

.PHONY: test
test: $(DEV) lint ## everything: lint, types, tests on CPython, on MicroPython and on the board
	@$(BIN)/python -m pytest

.PHONY: test-long
test-long: $(DEV) ## what make test tries a part of: a cut at every byte in every game, more random play
	@$(BIN)/python -m pytest --long

# What ROOM names: a folder or file below tests, or how a file there begins after test_.
ROOM_TESTS = $(wildcard $(filter tests/%,$(ROOM)) tests/$(ROOM) tests/$(ROOM).py tests/test_$(ROOM)*.py)

.PHONY: quick
quick: $(DEV) ## style, and what is not marked slow, within a minute: ROOM=store for one folder of tests
	@$(if $(ROOM),$(if $(ROOM_TESTS),,echo "There is no tests/$(ROOM) and no tests/test_$(ROOM)*.py."; exit 1))
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "Not formatted: run make format."; exit 1; }
	@$(BIN)/python -m host_tools.dev.javascript.lint
	@$(BIN)/python -m pytest --quick $(if $(ROOM),$(ROOM_TESTS))

.PHONY: lint
lint: $(DEV) ## style and types, of Python and JavaScript
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "Not formatted: run make format."; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/python -m host_tools.dev.javascript.lint

.PHONY: format
format: $(DEV) ## put the code into shape
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format --quiet .

.PHONY: bench
bench: $(DEV) ## measure: a table, and build/bench.json
	@$(BIN)/python -m host_tools.dev.bench

.PHONY: attack
attack: $(DEV) ## try to bring it down: what was tried, and what fell (ONLY="NAMES", SEED=7, TRIES=1000)
	@$(BIN)/python -m host_tools.dev.attack $(ONLY) $(if $(SEED),--seed $(SEED)) $(if $(TRIES),--tries $(TRIES))

.venv/.ready-%: host_tools/dev/%/requirements.lock $(DEV)
	@$(LOCKED) $< || $(UNFETCHED)
	@touch $@

.PHONY: mutants
mutants: .venv/.ready-mutants ## put faults into chosen packages and see whether tests notice: a table (ROOM=store, MOST=100)
	@$(BIN)/python -m host_tools.dev.mutants.run $(ROOM) $(if $(MOST),--most $(MOST))

.PHONY: board
board: $(DEV) ## try the firmware on an emulated Pico: UF2=FILE (ONLY="start keys", GAME=1861, QUICK=1)
	@$(BIN)/python -m host_tools.dev.board "$(UF2)" --only "$(ONLY)" --game "$(GAME)" $(if $(QUICK),--quick)

.PHONY: lock
lock: .venv/.ready-dependencies ## after a version was changed in a lock file: ask PyPI for the hashes again
	@for lock in $$(git ls-files '*requirements*.lock'); do \
	  sed -n '/^#/p' $$lock > $$lock.new && sed -n 's/^\([^# ]*==[^ ]*\).*/\1/p' $$lock \
	    | $(BIN)/uv pip compile --quiet --no-config --no-deps --universal --python-version 3.11 \
	      --generate-hashes --no-annotate --no-header - >> $$lock.new \
	    && mv $$lock.new $$lock || { rm $$lock.new; exit 1; }; \
	done

.PHONY: sbom
sbom: $(READY) ## the software bill of materials, of all lock files: build/sbom.json (CycloneDX)
	@$(BIN)/python -m host_tools.dev.dependencies.sbom

.PHONY: contact
contact: $(DEV) ## every screen of every game in both languages, side by side: build/contact-*.png
	@$(BIN)/python -m host_tools.dev.contact_sheets

.PHONY: screens
screens: $(DEV) ## draw the pictures of screens again, in tests
	@$(BIN)/python -m host_tools.dev.golden_screens

$(SOLID): hardware/requirements.lock
	@echo "Setting up .venv-hardware (only this time; most of a gigabyte)..."
	@$(PYTHON) -m venv --clear .venv-hardware
	@.venv-hardware/$(FOLDER)/pip install --quiet --disable-pip-version-check --no-deps \
	  --require-hashes -r hardware/requirements.lock
	@touch $@

.PHONY: hardware-setup
hardware-setup: $(SOLID) ## only set up what the case's solid model needs

.PHONY: hardware
hardware: $(DEV) $(SOLID) ## check the PCB (with KiCad 9); make its files, wiring, legends and case again
	@$(BIN)/python -m host_tools.hardware.generate
	@$(BIN)/python -m host_tools.hardware.pcb.build
	@.venv-hardware/$(FOLDER)/python -m host_tools.hardware.case.build

.PHONY: clean
clean: ## remove everything that was set up or built
	rm -rf .venv .venv-hardware build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf host_tools/*/*/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
