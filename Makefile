# Two commands matter: `make play` and `make test`. Both set up everything they need in .venv.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' \
	-not -path '*/vendor/*') # made by a rule of its own, which may also drop some of it
VENDOR := src/ostraka/web/vendor/made
PYTEST := $(BIN)/python -m pytest -n auto -q

.DEFAULT_GOAL := help
.PHONY: help play test services test-interpreted test-compiled check format golden words bench strength install assets shots clean

help: ## Show this
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

play: install ## Set up everything and serve the games at http://127.0.0.1:8000
	@$(BIN)/ostraka

# Compiling keeps one core busy for minutes: the interpreted tests run beside it.
test: services ## Set up everything and run every test, those of rules and bots both ways
	@$(MAKE) --no-print-directory -j 2 test-interpreted install
	@$(MAKE) --no-print-directory test-compiled

# The tests start a PostgreSQL and a browser of their own, if the programs are there.
services:
	@tools/services.sh

# What is compiled for some is interpreted for others: the rules and the bots are tested both ways.
test-interpreted: .venv/tools $(VENDOR)
	@echo "Tests of rules and bots, interpreted"
	@PYTHONPATH=src OSTRAKA_BUILD=interpreted $(PYTEST) \
		tests/core tests/bots tests/games tests/conformance --ignore tests/conformance/test_scenes.py

test-compiled: install
	@if $(BIN)/python -c "import sys, ostraka.core.play as p; sys.exit(p.__file__.endswith('.py'))"; \
	then echo "All tests, compiled"; OSTRAKA_BUILD=compiled $(PYTEST); \
	else echo "All tests; nothing was compiled here (is there a C compiler?)"; PYTHONPATH=src $(PYTEST); fi

check: .venv/tools ## Check style and types
	@$(BIN)/ruff format --check src tests tools bench examples setup.py
	@$(BIN)/ruff check src tests tools bench examples setup.py
	@$(BIN)/mypy

format: .venv/tools ## Bring the sources into shape
	@$(BIN)/ruff format src tests tools bench examples setup.py
	@$(BIN)/ruff check --fix src tests tools bench examples setup.py

golden: .venv/tools ## Play, tell and draw the golden games anew; review the diff
	@PYTHONPATH=src $(BIN)/python tests/golden.py

words: .venv/tools ## Bring the catalogues of other languages up to date; then translate
	@PYTHONPATH=src $(BIN)/python tools/words.py

bench: install ## Measure the speed of the games, of environments for learners and of the server
	@$(BIN)/ostraka bench
	@$(BIN)/python bench/rl.py
	@$(BIN)/python bench/server.py

strength: install ## Play the bots' ladders and write docs/strength.md; goes on where it was stopped
	@$(BIN)/python bench/strength.py $(GAMES) $(if $(CLUSTER),--cluster $(CLUSTER))

install: .venv/package ## Set up .venv with .venv/bin/ostraka

shots: .venv/tools $(VENDOR) ## Take a picture of every page, in shots/
	@PYTHONPATH=src $(BIN)/python tools/shots.py

assets: $(VENDOR) ## Fetch fonts and icons from npm packages

$(VENDOR): tools/assets.py requirements/npm.json src/ostraka/draw/icons.py | .venv/tools
	@$(BIN)/python tools/assets.py

# The package, compiled where there is a compiler. What an older build left behind must not be
# packed again.
.venv/package: .venv/tools $(VENDOR) pyproject.toml setup.py $(SOURCES)
	@echo "Building Ostraka"
	@rm -rf build/lib* build/bdist*
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

.venv/tools: $(wildcard requirements/*.txt)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "Ostraka needs Python 3.11 or newer; say which with: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up .venv"
	@$(PYTHON) -m venv --clear .venv \
	|| { echo "Python lacks venv; on Debian: apt install python3-venv"; exit 1; }
	@$(PIP) install $(patsubst %,-r %,$(wildcard requirements/*.txt))
	@touch $@

clean: ## Remove everything that was set up
	@rm -rf .venv build src/*.egg-info $(dir $(VENDOR)) .mypy_cache .ruff_cache .pytest_cache .hypothesis
