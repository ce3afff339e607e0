# Two commands matter: `make play` and `make test`. Both set up everything they need in .venv.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
PLAY := requirements/run.txt requirements/web.txt
VENDOR := src/ostraka/web/vendor/made
CODE := src tests tools bench examples setup.py
T ?= tests

.DEFAULT_GOAL := help
.PHONY: help play dev test t services check format golden golden-pictures words bench strength install engine assets shots clean

help: ## Show this
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 17

play: .venv/play $(VENDOR) ## Serve the games at http://127.0.0.1:8000; sets up what playing needs
	@$(BIN)/python tools/play.py || [ $$? = 130 ]  # stopped by Ctrl-C

dev: .venv/play $(VENDOR) ## Serve the sources and start again whenever one changes
	@$(BIN)/python tools/dev.py

test: .venv/play ## Set up everything and run every check and test, in lanes beside each other
	@$(BIN)/python tools/lanes.py

t: .venv/tools $(VENDOR) ## Test the sources in one folder or file: make t T=tests/games/thebes
	@$(BIN)/python -m pytest -q $(T)

# The tests start a PostgreSQL and a browser of their own, if the programs are there.
services:
	@tools/services.sh

check: .venv/tools ## Check style and types
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/mypy

format: .venv/tools ## Bring the sources into shape
	@$(BIN)/ruff format $(CODE)
	@$(BIN)/ruff check --fix $(CODE)

golden: .venv/tools ## Play, tell and draw the golden games again; review the diff
	@$(BIN)/python tests/golden.py $(GAMES)

golden-pictures: .venv/tools $(VENDOR) ## Draw the golden positions, or with BASE=HEAD~1 those that changed
	@$(BIN)/python tools/golden_pictures.py $(BASE)

words: .venv/tools ## Bring the catalogues of other languages up to date; then translate
	@$(BIN)/python tools/words.py

bench: install ## Measure the speed of the games, of environments for learners and of the server
	@$(BIN)/ostraka bench
	@PYTHONPATH=build/compiled $(BIN)/python bench/rl.py
	@PYTHONPATH=build/compiled $(BIN)/python bench/server.py

strength: install ## Play the bots' ladders and write docs/strength.md; goes on where it was stopped
	@PYTHONPATH=build/compiled $(BIN)/python bench/strength.py $(GAMES) $(if $(CLUSTER),--cluster $(CLUSTER))

install: .venv/tools $(VENDOR) engine ## Set up .venv with .venv/bin/ostraka and the compiled engine

engine: .venv/play ## Compile the engine into build/compiled, if a compiled file changed
	@$(BIN)/python tools/engine.py build || echo "The engine runs as it is, only slower."

shots: .venv/tools $(VENDOR) ## Take a picture of every page, in shots/
	@$(BIN)/python tools/shots.py

assets: $(VENDOR) ## Fetch fonts and icons from npm packages

$(VENDOR): tools/assets.py requirements/npm.json src/ostraka/ui/icons.py | .venv/play
	@$(BIN)/python tools/assets.py

# Python finds the sources; .venv/bin/ostraka prefers the compiled engine where it is up to date.
.venv/play: $(PLAY) tools/launcher.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "Ostraka needs Python 3.11 or newer; say which with: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up .venv"
	@$(PYTHON) -m venv --clear .venv \
	|| { echo "Python lacks venv; on Debian: apt install python3-venv"; exit 1; }
	@$(PIP) install --no-deps $(patsubst %,-r %,$(PLAY))
	@$(BIN)/python tools/launcher.py
	@touch $@

.venv/tools: .venv/play $(wildcard requirements/*.txt)
	@echo "Setting up the tools for tests"
	@$(PIP) install --no-deps $(patsubst %,-r %,$(wildcard requirements/*.txt))
	@touch $@

clean: ## Remove everything that was set up
	@rm -rf .venv build src/*.egg-info $(dir $(VENDOR)) .mypy_cache .ruff_cache .pytest_cache .hypothesis
