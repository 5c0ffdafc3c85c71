# Two commands do everything: `make play` and `make test`. Both set up what they need, and no more.
# `make quick` checks a change: everything that takes no browser, no other servers and no long runs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
MATCHES ?= 10000
DATABASE ?= $(or $(XDG_DATA_HOME),$(HOME)/.local/share)/rookery/rookery.db
SOURCES := $(shell find src -name '*.py' -o -name '*.yaml' -o -name '*.ftl' -o -name '*.md')
CLIENT := $(shell find client/src client/public client/scripts -type f ! -path '*/icons*.ts' ! -path '*/icons/*') client/index.html client/vite.config.ts src/rookery/words.en.ftl src/rookery/words.de.ftl $(wildcard src/rookery/games/*/cards.yaml)

# Versions are those of constraints.txt and client/package-lock.json; `make upgrade` renews both.
# Python compiles a file when it is first imported, which is soon enough. uv takes a quarter of pip's
# time; pip it is where there is no uv, or where only pip knows where packages come from.
PIP = $(BIN)/pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt
INSTALL = $(BIN)/python tools/needs.py $(1) > $@.txt && \
	{ $(BIN)/uv pip install --quiet --python $(BIN)/python -c constraints.txt -r $@.txt 2>$@.log || \
		$(PIP) -r $@.txt; }
SELF := $(MAKE)
# Many tests wait for somebody, so there is one worker more than there are cores.
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist load --maxschedchunk 1
NPM = cd client && PATH=$(CURDIR)/$(BIN):$$PATH npm

.PHONY: play test quick brief lint types unit pure mutants data bench client sdist wheel docs upgrade clean

play: $(VENV)/server src/rookery/client/index.html
	@$(BIN)/python tools/play.py --database $(DATABASE)

# The tools are installed, and lint and types checked, while the compiler works.
test: client/node_modules/svelte-check
	$(MAKE) --jobs=2 --output-sync=target $(VENV)/built $(VENV)/tools lint types
	$(MAKE) --jobs=2 unit pure

quick: client/node_modules/svelte-check $(VENV)/tools
	$(MAKE) --jobs=2 --output-sync=target lint types brief

# On the compiled build if it is up to date, else on the sources as they are.
brief: $(VENV)/tools
	@if $(SELF) --question $(VENV)/built 2>/dev/null; \
		then echo "On the compiled engine:"; \
		else echo "On the interpreted engine:"; export PYTHONPATH=src ROOKERY_EXPECT=interpreted; fi; \
	$(PYTEST) -m "not long"

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

types: client/node_modules/svelte-check src/rookery/client/index.html $(VENV)/tools
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/python tools/client_types.py | diff - client/src/lib/protocol.ts
	$(NPM) run --silent check

# The whole suite runs on the compiled build, as it is installed.
unit: $(VENV)/built $(VENV)/tools dist/.archive client/node_modules/svelte-check
	$(PYTEST)

# The conformance part again, interpreted, from the source tree: same results, digit for digit.
pure: $(VENV)/built
	PYTHONPATH=src ROOKERY_EXPECT=interpreted $(PYTEST) -n 1 -m conformance

# Mistakes made on purpose, to see which of them no scenario notices: some minutes.
mutants: $(VENV)/tools
	$(BIN)/python tools/mutants.py $(GAME)

# Matches between scripted players, to learn from: `rookery.research.data` reads them.
data: $(VENV)/built
	for game in sneaks swindler oliver nohonor; do \
		$(BIN)/rookery simulate $$game --seats 4 --games $(MATCHES) --jobs $(JOBS) --keep data/$$game || exit; \
	done

bench: $(VENV)/built
	$(BIN)/rookery bench --against openspiel

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Rookery needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	@echo "Setting up a Python environment in $(VENV): a few seconds."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --only-binary uv uv || echo "There is no uv here: pip it is."

# What a server needs to run, and Node, which builds the browser client and is never needed to run.
$(VENV)/server: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Installing what the server needs: some seconds."
	@$(call INSTALL,engine server node)
	@touch $@

$(VENV)/compiler: $(VENV)/server
	@$(call INSTALL,build)
	@touch $@

$(VENV)/tools: $(VENV)/compiler
	@echo "Installing the tools of developers, 1 GB: up to a minute."
	@$(call INSTALL,)
	@touch $@

client/node_modules/vite: client/package.json client/package-lock.json | $(VENV)/server
	@echo "Installing what builds the browser client: about 10 s."
	@$(NPM) ci --omit=dev --silent
	@touch $@

# The same with a browser for the tests, and what checks types.
client/node_modules/svelte-check: client/package.json client/package-lock.json | $(VENV)/server
	@echo "Installing what builds and tests the browser client: about 15 s."
	@$(NPM) ci --silent
	@touch client/node_modules/vite $@

client: src/rookery/client/index.html

src/rookery/client/index.html: $(CLIENT) | client/node_modules/vite
	@echo "Building the browser client: about 5 s."
	@$(NPM) run --silent build -- --logLevel warn

# What is delivered: the browser client is inside, so nobody needs Node to install it. What was
# compiled before lies in build/: only what has changed since is compiled again. What changes
# meanwhile counts as changed afterwards.
dist/.wheel: $(VENV)/compiler setup.py pyproject.toml $(SOURCES) src/rookery/client/index.html
	@echo "Compiling the engine: 1.5 minutes on two cores, less if only something has changed."
	@mkdir -p dist && rm -f dist/*.whl && touch $@.began
	@$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@mv $@.began $@

$(VENV)/built: dist/.wheel
	@$(BIN)/pip install --quiet --force-reinstall --no-deps dist/*.whl
	@touch $@

dist/.archive: $(VENV)/compiler MANIFEST.in setup.py pyproject.toml $(SOURCES) src/rookery/client/index.html
	@mkdir -p build dist && rm -f dist/*.tar.gz && touch $@.began
	@$(BIN)/python -c 'from setuptools import build_meta; build_meta.build_sdist("dist")' >build/archive.log
	@mv $@.began $@

sdist: dist/.archive

wheel: dist/.wheel dist/.archive
	@ls dist/*

docs: $(VENV)/tools
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "site/index.html"

# For every system and every Python that we support at once, which pip cannot do.
upgrade: | $(VENV)/server
	$(BIN)/python tools/needs.py > $(VENV)/needs.txt
	(echo "# Every version that is installed by the Makefile; made by \`make upgrade\`."; \
		$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--no-annotate --no-header $(VENV)/needs.txt) > $(VENV)/constraints.txt
	mv $(VENV)/constraints.txt constraints.txt
	$(NPM) update --silent

clean:
	rm -rf $(VENV) build dist site src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis client/node_modules
