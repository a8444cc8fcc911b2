# Meldmate. `make help` lists the commands.
VENV := .venv
PY := $(VENV)/bin/python
STAMP := $(VENV)/.stamp
HOST := python3

.DEFAULT_GOAL := help
.PHONY: help setup run test

help:  ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: $(STAMP)  ## make the environment that the other commands use

$(STAMP): requirements.txt
	@$(HOST) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Meldmate needs Python 3.11 or newer, and '$(HOST)' is older; name another with: make HOST=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(HOST) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing. On Debian and Ubuntu: sudo apt install python3-venv"; exit 1; }
	$(HOST) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $(STAMP)

run: $(STAMP)  ## play: the handheld in this terminal
	@$(PY) -m host_tools.sim

test: $(STAMP)  ## run the tests
	$(PY) -m pytest -q
