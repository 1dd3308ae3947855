# Everything sets itself up: a virtual environment in .venv, the packages of requirements.lock, and
# the MicroPython VM. All of it is remembered, so that only the first time takes long.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
SOLID := .venv-hardware/.ready

.DEFAULT_GOAL := help

.PHONY: help
help: ## print this
	@echo "Courtier, an electronic banker for stock-market board games"
	@echo
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sort | sed -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/' \
	  | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'

$(READY): requirements.lock pyproject.toml host_tools/micropython/package-lock.json
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Courtier needs Python 3.11 or newer; this is $$($(PYTHON) --version)."; exit 1; }
	@echo "Setting up .venv (only this time)..."
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@$(BIN)/python -m host_tools.micropython.install
	@touch $@

.PHONY: setup
setup: $(READY) ## only set up; every other target does it by itself

.PHONY: run
run: $(READY) ## the unit in the browser
	@$(BIN)/courtier web

.PHONY: term
term: $(READY) ## the unit in this terminal
	@$(BIN)/courtier term

.PHONY: test
test: $(READY) lint ## everything: lint, types, tests on CPython, on MicroPython and on the board
	@$(BIN)/python -m pytest

.PHONY: lint
lint: $(READY) ## style and types
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "Not formatted: run make format."; exit 1; }
	@$(BIN)/mypy

.PHONY: format
format: $(READY) ## put the code into shape
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format --quiet .

.PHONY: bench
bench: $(READY) ## measure: a table, and build/bench.json
	@$(BIN)/python -m host_tools.bench

.PHONY: board
board: $(READY) ## try the firmware on an emulated Pico: UF2=FILE (ONLY="start keys", QUICK=1)
	@$(BIN)/python -m host_tools.board "$(UF2)" --only "$(ONLY)" $(if $(QUICK),--quick)

.PHONY: screens
screens: $(READY) ## draw the pictures of screens again, in tests
	@$(BIN)/python -m host_tools.screens

$(SOLID): hardware/requirements.lock
	@echo "Setting up .venv-hardware (only this time; most of a gigabyte)..."
	@$(PYTHON) -m venv --clear .venv-hardware
	@.venv-hardware/bin/pip install --quiet --disable-pip-version-check --no-deps \
	  -r hardware/requirements.lock
	@touch $@

.PHONY: hardware-setup
hardware-setup: $(SOLID) ## only set up what the case's solid model needs

.PHONY: hardware
hardware: $(READY) $(SOLID) ## make wiring, layout, legends and case again, in hardware
	@$(BIN)/python -m host_tools.hardware.generate
	@.venv-hardware/bin/python -m host_tools.hardware.case.build

.PHONY: clean
clean: ## remove everything that was set up or built
	rm -rf .venv .venv-hardware build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf host_tools/micropython/node_modules host_tools/emulated_pico/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
