# Two commands do everything: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
SOURCES := $(shell find src -name '*.py' -o -name '*.yaml' -o -name '*.ftl' -o -name '*.md')

.PHONY: play test lint types unit pure bench clean

play: $(VENV)/built
	$(BIN)/rookery play sneaks

test: lint types unit pure

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/tools
	$(BIN)/mypy

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

$(VENV)/built: $(VENV)/tools setup.py $(SOURCES)
	$(BIN)/pip install --quiet --force-reinstall --no-deps .
	touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
