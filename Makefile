# Works from a fresh clone with Python 3.11 to 3.13 (with venv), git and make.
#   make play ARGS="play --seed 7"     hand arguments to the game
#   make test PYTHON=/opt/python3.12   name the interpreter (after `make clean`)
#   make test WORKERS=4                test processes, 2 unless told

PYTHON  ?=
WORKERS ?= 2
ARGS    ?=
DIR     ?=

VENV := .venv
PY   := $(VENV)/bin/python
PIP  := $(PY) -m pip install -q --disable-pip-version-check
MYPY := $(PY) -m mypy --strict starquest tests

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint style format bench balance soak exhaust golden pictures terminal check-data clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile | while IFS=: read -r name text; do \
	  printf '  make %-11s%s\n' "$$name" "$$text"; done

play: $(VENV)/.installed ## start the game
	@$(PY) -m starquest $(ARGS)

# The types are checked while the tests run; what mypy has to say comes last, and counts as much.
test: style ## everything a change must pass: lint, types, tests
	@told=$$(mktemp) || exit 1; \
	trap 'kill $$checker 2>/dev/null; rm -f "$$told"' EXIT; trap 'exit 130' INT TERM; \
	$(MYPY) >"$$told" 2>&1 & checker=$$!; \
	$(PY) -m pytest -q -n $(WORKERS) --dist worksteal; tests=$$?; \
	wait $$checker; types=$$?; cat "$$told"; \
	[ $$tests -eq 0 ] && [ $$types -eq 0 ]

lint: style ## ruff check, ruff format --check, mypy --strict
	$(MYPY)

style: $(VENV)/.installed-dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

format: $(VENV)/.installed-dev ## let ruff format and repair what it can
	$(PY) -m ruff check --fix-only .
	$(PY) -m ruff format .

bench: $(VENV)/.installed-dev ## measure the speed of the engine
	$(PY) -m tests.bench $(ARGS)

balance: $(VENV)/.installed-dev ## play the missions by bot and publish how hard they are
	$(PY) -m tests.balance --workers $(WORKERS) $(ARGS)

soak: $(VENV)/.installed-dev ## the long-running tests with heavy counts
	STARQUEST_SOAK=1 $(PY) -m pytest -m soak -n $(WORKERS)

exhaust: $(VENV)/.installed-dev ## play until everything the game has has happened once
	$(PY) -m starquest.play.exhaust $(ARGS)

golden: $(VENV)/.installed-dev ## store the digests of the golden games and the screens anew
	$(PY) -m tests.golden
	$(PY) -m tests.ui.snapshots

pictures: $(VENV)/.installed-dev ## draw the pictures of the documents from the real game
	$(PY) -m tests.ui.pictures
	$(PY) -m tests.architecture.picture

terminal: $(VENV)/.installed-dev ## play a round in a real terminal (tmux) and check what is left of it
	$(PY) -m tests.ui.tmux_game

check-data: $(VENV)/.installed ## check data/ (or DIR=folder) and report every fault
	@$(PY) -m starquest check-data $(if $(DIR),"$(DIR)")

clean: ## remove the environment, caches and builds; saves stay
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find starquest tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps live inside the environment, so removing it forgets them too.
$(VENV)/.installed: pyproject.toml $(VENV)/.created
	@echo "Installing the game into $(VENV) ..." >&2
	@$(PIP) -e .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml $(VENV)/.created
	@echo "Installing the game and its development tools into $(VENV) ..." >&2
	@$(PIP) -e '.[dev]'
	@touch $(VENV)/.installed $@

# An interpreter is tried by running it: a name on the PATH may be an empty shim.
$(VENV)/.created:
	@found=; bare=; \
	for python in $(if $(PYTHON),"$(PYTHON)",python3.13 python3.12 python3.11 python3); do \
	  "$$python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' \
	    >/dev/null 2>&1 || continue; \
	  "$$python" -c 'import ensurepip, venv' >/dev/null 2>&1 && found=$$python && break; \
	  bare=$$python; \
	done; \
	if [ -z "$$found" ] && [ -n "$$bare" ]; then \
	  echo "starquest: $$bare cannot make virtual environments: install its venv module" \
	    "(on Debian and Ubuntu the package python3-venv)." >&2; exit 1; \
	elif [ -z "$$found" ]; then \
	  echo "starquest: no usable Python 3.11, 3.12 or 3.13 found" \
	    "$(if $(PYTHON),at PYTHON=$(PYTHON),on the PATH; name one with PYTHON=/path/to/python)." \
	    >&2; exit 1; \
	fi; \
	"$$found" -m venv --clear $(VENV)
	@touch $@
