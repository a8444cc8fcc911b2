# Meldmate. `make help` lists the commands.
VENV := .venv
PY := $(VENV)/bin/python
PYTHON := python3
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes
# By the number of cores, as tests/conftest.py says.
WORKERS := auto

.DEFAULT_GOAL := help
# What people need, then the rest. A folder of the same name is no target.
COMMANDS := run web export scores people card image flash backup restore case check-board test lint
COMMANDS += help help-all pi season deploy console format golden texts missing generate package
COMMANDS += site test-web test-case test-image test-qemu test-all bench bench-peers release clean
.PHONY: $(COMMANDS)

UNKNOWN := $(filter-out $(COMMANDS) $(VENV)/% .venv-peers/% .venv-site/%,$(MAKECMDGOALS))
ifneq ($(UNKNOWN),)
$(error There is no command "make $(firstword $(UNKNOWN))". "make help" lists the commands, "make help-all" all of them)
endif

# A command of people has `##`, any other `##+`; a line `##@ Words` heads those below it.
help:
	@awk '/^[a-z-]+:.*## / {split($$0, part, ":"); sub(/^[^#]*## /, ""); sub(/ *#: .*/, ""); printf "  %-13s%s\n", part[1], $$0}' $(MAKEFILE_LIST)
	@echo; echo "make help-all lists every command, with its options."

help-all:
	@awk '/^##@ / {print gap substr($$0, 5); gap = "\n"} /^[a-z-]+:.*##\+? / {split($$0, part, ":"); sub(/^[^#]*##\+? /, ""); sub(/ *#: */, " "); printf "  %-13s%s\n", part[1], $$0}' $(MAKEFILE_LIST)

# Each group of requirements has a stamp file, so `make run` does not install the test tools.
$(VENV)/bin/python:
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON) here. On Debian and Ubuntu: sudo apt install python3 python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Meldmate needs Python 3.11 or newer; $(PYTHON) is older. Name another: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing. On Debian and Ubuntu: sudo apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: requirements/run.txt | $(VENV)/bin/python
	@$(PIP) -r $<
	@touch $@

$(VENV)/pi.stamp: requirements/pi.txt | $(VENV)/bin/python
	@$(PIP) -r $<
	@touch $@

$(VENV)/report.stamp: requirements/report.txt requirements/run.txt | $(VENV)/bin/python
	@$(PIP) -r $<
	@touch $@

$(VENV)/test.stamp: requirements/test.txt requirements/report.txt requirements/run.txt package-lock.json | $(VENV)/bin/python
	@$(PIP) -r $<
	@$(PY) -m host_tools.simulated.micropython install
	@touch $@

$(VENV)/esp.stamp: requirements/esp.txt $(VENV)/test.stamp | $(VENV)/bin/python
	@$(PIP) -r $<
	@touch $@

$(VENV)/lint.stamp: requirements/lint.txt requirements/test.txt package-lock.json | $(VENV)/bin/python
	@$(PIP) -r $<
	@$(PY) -m host_tools.simulated.micropython install
	@touch $@

##@ Play
run: $(VENV)/run.stamp  ## play here, in this terminal #: (ARGS="--board sim_72x40", "--help")
	@$(PY) -m host_tools.play.terminal $(ARGS)

web: $(VENV)/test.stamp  ## serve the page for the browser on this computer #: (PORT=8000; HOST=0.0.0.0: for phones in this network, too; ARGS=build only builds)
	@$(PY) -m host_tools.play.web $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST)) $(ARGS)

pi: $(VENV)/pi.stamp  ##+ play on a Raspberry Pi with the OLED Bonnet #: (ARGS="--help")
	@$(PY) -m host_tools.play.pi $(ARGS)

##@ After the evening
export: $(VENV)/report.stamp  ## make a report, a message, a picture or a workbook of the evening #: (FORMAT=html, text, card, xlsx, csv ...; SINCE=last GAME=3 FROM=backups/... TO=file STAKE=0.10 ARGS="--language it")
	@$(PY) -m host_tools.evening.export --format $(or $(FORMAT),html) $(if $(GAME),--game $(GAME)) $(if $(FROM),--from "$(FROM)") $(if $(SINCE),--since $(SINCE)) $(if $(STAKE),--stake $(STAKE)) $(if $(TO),-o "$(TO)") $(ARGS)

scores: $(VENV)/report.stamp  ## show the last score sheet in this terminal #: (GAME=3 FROM=board: ARGS=--watch, --serve)
	@$(PY) -m host_tools.evening.scores $(if $(GAME),--game $(GAME)) $(if $(FROM),--from "$(FROM)") $(ARGS)

people: $(VENV)/run.stamp  ## list, rename or merge the people in the saved games #: (ARGS="--rename ana=Ana", "--delete 3"; FROM=backups/...)
	@$(PY) -m host_tools.evening.people $(if $(FROM),--from "$(FROM)") $(ARGS)

season: $(VENV)/report.stamp  ##+ play a made-up season of 60 games: build/season.html, .xlsx
	@rm -rf build/season
	@$(PY) -m host_tools.evening.season build/season
	@$(PY) -m host_tools.evening.export --from build/season --format html --stake 0.10 --rename ana=Ana -o build/season.html
	@$(PY) -m host_tools.evening.export --from build/season --format xlsx --rename ana=Ana -o build/season.xlsx

##@ A board
card: $(VENV)/report.stamp  ## make a card with the buttons to print, in build/cards #: (KEYS=6; 3, 4 or 5)
	@$(PY) -m host_tools.documents.quick_card $(KEYS)

image: $(VENV)/bin/python  ## build the file to drag onto a board, in build/images #: (BOARD=pico, all; LANGUAGE=it; MICROPYTHON=folder)
	@$(PY) -m host_tools.boards.image $(BOARD) $(if $(LANGUAGE),--language $(LANGUAGE)) $(if $(MICROPYTHON),--micropython $(MICROPYTHON)) $(ARGS)

flash: $(VENV)/esp.stamp  ## write the program to an ESP32 on the cable #: (BOARD=esp32s3 FIRMWARE=<file>.bin; PORT=...)
	@$(PY) -m host_tools.boards.flash_esp32 $(BOARD) $(if $(FIRMWARE),--firmware "$(FIRMWARE)") $(if $(PORT),--port $(PORT)) $(ARGS)

deploy backup restore console: $(VENV)/test.stamp
	@$(PY) -m host_tools.boards.deploy $@ $(BOARD) $(if $(PORT),--port $(PORT)) $(if $(FROM),--folder $(FROM)) $(ARGS)

deploy:  ##+ copy the program to a board that runs MicroPython #: (BOARD=pico; PORT=... if there are several)
backup:  ## copy the saved games of a board into backups/ #: (PORT=... if there are several)
restore:  ## copy saved games back to a board #: (FROM=folder)
console:  ##+ open the console of a board #: (PORT=... if there are several)

case: $(VENV)/test.stamp  ## make a case to print, in build/case #: (BOARD=pico SCREEN=0.96, 1.3, 2.42; BATTERY=aaa, lipo)
	@$(PY) -m host_tools.boards.case $(BOARD) $(if $(SCREEN),--screen $(SCREEN)) $(if $(BATTERY),--battery $(BATTERY)) $(ARGS)

check-board: $(VENV)/test.stamp  ## test a board with you, and write a report #: (PORT=...)
	@$(PY) -m host_tools.boards.checkboard $(if $(PORT),--port $(PORT)) $(ARGS)

##@ Change something
# The tests start hundreds of processes: a module is compiled once for all of them.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(VENV)/test.stamp  ## run the tests, and a sample of the long ones #: (FOR=engine/rummy/melds.py: those nearest to a file or folder; QUICK=1 without slow ones; ARGS="-k words")
	@$(PY) $(if $(FOR),-m tests.proof.near $(FOR)$(if $(QUICK), --quick) --,-m pytest -q -n $(WORKERS) --dist worksteal) $(ARGS)

lint: $(VENV)/lint.stamp  ## check layout, style, types and the workflows
	@$(VENV)/bin/ruff format --check --quiet . || { echo "Run: make format"; exit 1; }
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/vermin --quiet --violations --no-tips --no-parse-comments --eval-annotations --target=3.11- conftest.py boards engine firmware host_tools tests
	@$(PY) -m host_tools.release.typecheck
	@$(PY) -m host_tools.play.web check
	@$(VENV)/bin/check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(VENV)/bin/check-jsonschema -q --builtin-schema vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	@$(VENV)/bin/check-jsonschema -q --builtin-schema vendor.dependabot .github/dependabot.yml
	@$(VENV)/bin/check-jsonschema -q --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml

format: $(VENV)/lint.stamp  ##+ lay out all Python files with ruff
	@$(VENV)/bin/ruff format .

golden: $(VENV)/test.stamp  ##+ record the golden pictures of all screens
	@MELDMATE_GOLDEN=record $(PY) -m pytest -q tests/host/firmware/screens/test_golden.py

texts: $(VENV)/test.stamp  ##+ write all that the screens say, as people read it, into build/ #: (LANGUAGE=it)
	@$(PY) -m tests.proof.reading $(or $(LANGUAGE),en)

missing: $(VENV)/test.stamp  ##+ list what a language lacks, chapter by chapter #: (LANGUAGE=it)
	@$(PY) -m host_tools.release.languages $(or $(LANGUAGE),it)

generate: $(VENV)/run.stamp  ##+ remake the documents and pictures that are made from the sources
	@$(PY) -m host_tools.documents.rulebook
	@$(PY) -m host_tools.documents.variants
	@$(PY) -m host_tools.documents.interface
	@$(PY) -m host_tools.documents.events
	@$(PY) -m host_tools.documents.boardpages
	@$(PY) -m tests.proof.screenshots
	@$(PY) -m tests.proof.snapshots

clean:  ##+ remove what the commands made, including the environment
	rm -rf build $(VENV) .venv-peers .venv-site node_modules typings .pytest_cache .ruff_cache __pycache__
	find boards engine firmware host_tools tests -type d -name __pycache__ -prune -exec rm -rf {} +

##@ Longer tests and measurements
test-web: $(VENV)/test.stamp  ##+ test the page in Chromium, installed if missing #: (ARGS=page.test.mjs)
	@$(PY) -m host_tools.play.web test $(ARGS)

test-case: $(VENV)/test.stamp  ##+ test the cases to print with OpenSCAD, installed if missing
	@$(PY) -m pytest -q -n $(WORKERS) tests/case $(ARGS)

test-image: $(VENV)/test.stamp  ##+ test the built images on an emulated Pico #: (make image BOARD=pico first; in full: MELDMATE_SOAK=1)
	@$(PY) -m pytest -q -n $(WORKERS) tests/image $(ARGS)

test-qemu: $(VENV)/test.stamp  ##+ test the program in the images' MicroPython on a Cortex-M33 and an RV32, in QEMU, installed if missing #: (ARGS="-k m33")
	@$(PY) -m pytest -q tests/qemu $(ARGS)

test-all: $(VENV)/test.stamp  ##+ run all tests: the page, the cases, QEMU, all images, the long ones in full (takes hours)
	@$(MAKE) --no-print-directory test-web test-case test-qemu
	@$(MAKE) --no-print-directory image BOARD=all
	@MELDMATE_SOAK=1 $(PY) -m pytest -q -n $(WORKERS) -rP tests tests/image $(ARGS)

bench: $(VENV)/test.stamp  ##+ measure times and memory; print a table and write build/bench.json #: (ARGS="--help")
	@$(PY) -m tests.proof.bench $(ARGS)

bench-peers: .venv-peers/stamp  ##+ measure public solvers beside ours, in an environment of their own #: (ARGS="--help")
	@.venv-peers/bin/python -m tests.proof.bench.peers $(ARGS)

.venv-peers/stamp: requirements/peers.txt | $(VENV)/bin/python
	@$(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

package: $(VENV)/test.stamp  ##+ build the engine as a package for pip and for mpremote mip, in build/package
	@$(PY) -m host_tools.release.package

##@ Give it to people
site: .venv-site/stamp $(VENV)/test.stamp  ##+ build the site of the documents, with the page for the browser, in build/site
	@$(PY) -m host_tools.release.site

.venv-site/stamp: requirements/site.txt | $(VENV)/bin/python
	@$(PYTHON) -m venv .venv-site
	@.venv-site/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

release: $(VENV)/test.stamp  ##+ build everything that is given to people into build/release, from a commit, and test it #: (ARGS=build or ARGS=try: only one of the two)
	@$(PY) -m host_tools.release $(ARGS)
