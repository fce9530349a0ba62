BIN := .venv/bin

# The targets behave the same whatever Python settings the caller's environment holds.
unexport MYPYPATH PYTEST_ADDOPTS PYTEST_DISABLE_PLUGIN_AUTOLOAD PYTEST_PLUGINS
unexport PYTHONHOME PYTHONINSPECT PYTHONOPTIMIZE PYTHONPATH PYTHONSAFEPATH PYTHONSTARTUP PYTHONWARNINGS
unexport RUFF_CONFIG VIRTUAL_ENV

.DEFAULT_GOAL := help
.PHONY: help setup play test browser lint bench soak clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1@\2/p' Makefile | while IFS=@ read -r target text; do \
		printf '  %-12s %s\n' "$$target" "$$text"; done

setup: ## make .venv with the project and its tools; done at once if up to date
	@sh scripts/setup.sh

play: ## install what playing needs, start the web application and print its address
	@sh scripts/setup.sh play
	@$(BIN)/python scripts/kernels.py --beside-server & exec $(BIN)/bradshaw serve --play

lint: setup ## check style, formatting, types and the layering of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@sh scripts/client-types.sh

test: lint ## lint, then run all tests on all cores, those of 1860 also with the kernel in Python
	@sh scripts/setup.sh test-tools
	$(BIN)/python -m pytest -n auto
	BRADSHAW_PURE=1 $(BIN)/python -m pytest -n auto tests/g1860 tests/g1860_site

browser: setup ## of the tests, run only those that drive a browser
	@sh scripts/setup.sh test-tools
	$(BIN)/python -m pytest -n auto tests/browser

bench: setup ## measure speed
	$(BIN)/python -m bench

soak: setup ## play many games and check that every one of them holds together
	$(BIN)/python bench/soak.py

clean: ## remove everything the other targets made, .venv included
	rm -rf .venv artifacts build dist src/*.egg-info src/bradshaw/routes/_*kernel*
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	for d in src tests bench scripts; do \
		if [ -d $$d ]; then find $$d -name __pycache__ -type d -prune -exec rm -rf {} +; fi; done
