BIN := .venv/bin
# Tests that wait for servers and browsers leave room for others: two processes for each core, otherwise one.
PYTEST := $(BIN)/python -m pytest --dist worksteal
# Folders whose tests play whole games, try all that a search leaves out, or need other programs; all others are quick.
LONG := $(addprefix --ignore=tests/,arena bots browser cli conformance fuzz learning g1860_site g1862_site project routes server)
# What tries more in a soak: many examples at random, many kills, every position, all of a cross, and tests marked "soak".
SOAKED := $(addprefix tests/,browser conformance core/test_changes.py eighteen/test_sentences.py envs/test_encodings.py fuzz \
	g1860/test_random_play.py g1860/test_view.py g1860_site/test_reference.py g1862_log/test_view.py g1862_site/test_reference.py \
	render/test_text.py routes server)
# Folders with tests marked "kernels".
ASKING := $(addprefix tests/,eighteen emubay g1860 g1860_site g1862 g1862_site)

# The targets behave the same whatever Python settings the caller's environment holds.
unexport MYPYPATH PYTEST_ADDOPTS PYTEST_DISABLE_PLUGIN_AUTOLOAD PYTEST_PLUGINS
unexport PYTHONDONTWRITEBYTECODE PYTHONHOME PYTHONINSPECT PYTHONOPTIMIZE PYTHONPATH PYTHONSAFEPATH
unexport PYTHONSTARTUP PYTHONWARNINGS
unexport RUFF_CONFIG VIRTUAL_ENV

.DEFAULT_GOAL := help
.PHONY: help setup play check test browser lint types layers words client collected docs links bench soak cluster clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1@\2/p' Makefile | while IFS=@ read -r target text; do \
		printf '  %-12s %s\n' "$$target" "$$text"; done

setup: ## make .venv with the project and its tools; done at once if up to date
	@sh scripts/setup.sh

play: ## install what playing needs, start the web application and print its address
	@sh scripts/setup.sh play
	@$(BIN)/python scripts/kernels.py --beside-server & $(BIN)/python scripts/docs.py --beside-server & \
		exec $(BIN)/bradshaw serve --play

lint: setup ## check style, formatting, types and the layering of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@$(MAKE) --no-print-directory --jobs=2 types layers words client $(BESIDE)

# The parts of lint that take long, side by side.
types:
	$(BIN)/mypy
layers:
	$(BIN)/lint-imports --no-logo
words:
	$(BIN)/python scripts/client_words.py
client:
	@sh scripts/client-types.sh

check: lint ## lint, then run the tests that need no whole games and no other programs: a minute and a half
	$(PYTEST) -n logical $(LONG)

# Each process would rewrite the assertions of all test modules that have changed: once, beside lint, takes less.
collected:
	@$(PYTEST) --collect-only -qq -n 0 >/dev/null || echo "the tests cannot be collected: see below"

test: BESIDE = collected
test: lint ## lint, then run all tests, those that ask the kernels also with the kernels in Python
	@sh scripts/setup.sh test-tools
	$(PYTEST) -n auto
	BRADSHAW_PURE=1 $(PYTEST) -n logical -m kernels $(ASKING)

browser: setup ## of the tests, run only those that drive a browser, and keep pictures of the pages in artifacts/
	@sh scripts/setup.sh test-tools
	BRADSHAW_PICTURES=1 $(PYTEST) -n auto tests/browser

docs: ## build the documentation, which the application serves under /docs
	@sh scripts/setup.sh docs
	$(BIN)/python scripts/docs.py

links: ## try every link of the documentation to another site
	@sh scripts/setup.sh docs
	$(BIN)/python scripts/docs.py --links

bench: setup ## measure speed
	$(BIN)/python -m bench

soak: setup ## play many games, and try all that the tests try a part of, with many more examples, each time others
	$(BIN)/python bench/soak.py
	BRADSHAW_EXAMPLES=40 $(PYTEST) -n logical -o timeout=3600 $(SOAKED)

cluster: setup ## play in the arena on a Ray cluster of several nodes on this machine, one of which is killed
	BRADSHAW_PURE=1 $(BIN)/python -m pip install --quiet --no-build-isolation --editable '.[ray]'
	BRADSHAW_RAY=1 $(PYTEST) -n 0 tests/arena/test_cluster.py

clean: ## remove everything the other targets made, .venv included
	rm -rf .venv artifacts build dist src/*.egg-info src/bradshaw/manual
	find src/bradshaw -name '_*kernel*' -delete
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	for d in src tests bench scripts docs; do \
		if [ -d $$d ]; then find $$d -name __pycache__ -type d -prune -exec rm -rf {} +; fi; done
