#!/bin/sh
# Checks the types of the web client with TypeScript, which is fetched into .venv the first time.
# Without Node, npm or their package registry the check is left out, and that is said.
set -eu

unset CDPATH
cd "$(dirname "$0")/.."
version=7.0.2
place=.venv/typescript-$version
compiler=$place/node_modules/typescript/bin/tsc

leave_out() {
    echo "client-types: the types of the web client are not checked: $*" >&2
    exit 0
}

command -v node >/dev/null && command -v npm >/dev/null || leave_out "that needs Node and npm"
if [ ! -f "$compiler" ]; then
    # A registry that does not answer is waited for half a minute, not the quarter of an hour that npm would.
    npm install --silent --no-audit --no-fund --fetch-retries=0 --fetch-timeout=30000 \
        --prefix "$place" "typescript@$version" >/dev/null 2>&1 ||
        leave_out "npm could not install TypeScript $version"
fi
node "$compiler" -p src/bradshaw/web/jsconfig.json
