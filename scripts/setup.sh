#!/bin/sh
# Makes .venv with the project (editable), at the versions of constraints.txt: all of it with the development tools and
# compiled kernels, or with the argument "play" only what the web application needs, as fast as that can be done, or with
# "docs" that and what builds the documentation.
# Does nothing if that is already so; makes .venv anew if an earlier run was interrupted.
# With the argument "test-tools" it sees instead to the programs of the system that some tests need.
set -eu

unset CDPATH
cd "$(dirname "$0")/.."
venv=.venv
# What a complete setup leaves: the fingerprint of what it was made from.
play_stamp=$venv/.setup-play
docs_stamp=$venv/.setup-docs
stamp=$venv/.setup-complete
system_python=/usr/bin/python3

# pip keeps its index settings, but not those that would send the installation elsewhere or change it.
unset PYTHONHOME PYTHONINSPECT PYTHONOPTIMIZE PYTHONPATH PYTHONSAFEPATH PYTHONSTARTUP PYTHONWARNINGS
unset PIP_ALL_RELEASES PIP_BUILD_CONSTRAINT PIP_CONSTRAINT PIP_DRY_RUN PIP_EDITABLE PIP_GROUP PIP_IGNORE_INSTALLED
unset PIP_NO_BUILD_ISOLATION PIP_NO_DEPS PIP_ONLY_DEPS PIP_PRE PIP_PREFIX PIP_PYTHON PIP_REQUIREMENT
unset PIP_REQUIREMENTS_FROM_SCRIPT PIP_REQUIRE_HASHES PIP_REQUIRE_VIRTUALENV PIP_ROOT PIP_TARGET
export PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1

fail() {
    echo "setup: $*" >&2
    exit 1
}

# What the environment is made from: another place or other contents call for another setup.
fingerprint() {
    pwd -P
    cksum pyproject.toml constraints.txt scripts/setup.sh
}

# The same for all of it: also what the kernels are compiled from and with.
whole_fingerprint() {
    fingerprint
    # Whatever has types beside it is a kernel.
    find src/bradshaw -name '*.pxd' | sort | sed 'p; s/pxd$/py/' | xargs cksum setup.py scripts/kernels.py
    command -v cc || echo "no C compiler"
}

# The interpreter may have gone or changed under the environment since it was made.
venv_is_alive() {
    "$venv/bin/python" -I -c 'import msgspec, pip' 2>/dev/null
}

# Whether the given code runs without error with a Python.
runs() {
    "$1" -c "$2" >/dev/null 2>&1
}

# Prints the first Python on the path with which the given code runs without error.
pick_python() {
    for name in python3 python3.11 python3.12 python3.13 python3.14; do
        if runs "$name" "$1"; then
            echo "$name"
            return
        fi
    done
    return 1
}

# The one that is asked for, else the system's own, else the first on the path. Distributions build theirs with profiles,
# which version managers mostly do not: games are played and served a tenth faster, or more. But one without the headers
# of C cannot compile the kernels, which counts for more.
find_python() {
    recent='import sys; assert sys.version_info >= (3, 11)'
    complete="$recent; import venv, ensurepip"
    headers="import os, sysconfig; assert os.path.exists(sysconfig.get_path('include') + '/Python.h')"
    if [ -n "${BRADSHAW_PYTHON-}" ]; then
        python=$BRADSHAW_PYTHON
        runs "$python" "$complete" ||
            fail "BRADSHAW_PYTHON is $python, which is not Python 3.11 or newer with its venv module."
        return
    fi
    if runs "$system_python" "$complete; $headers"; then
        python=$system_python
        return
    fi
    if python=$(pick_python "$complete"); then
        return
    fi

    if found=$(pick_python "$recent"); then
        missing="the venv module of $found"
        package=$found-venv
    elif command -v python3 >/dev/null; then
        version=$(python3 -c 'import platform; print(platform.python_version())' 2>/dev/null || echo unusable)
        fail "Bradshaw needs Python 3.11 or newer, but python3 is $version: install Python 3.11 with its venv" \
            "module (Debian 12 and Ubuntu 24.04 or later have it as python3-venv), then run 'make setup' again."
    else
        missing="Python 3.11 or newer"
        package=python3-venv
    fi

    if ! command -v apt-get >/dev/null; then
        fail "$missing is missing: install it with your system's package manager (Debian calls the package" \
            "$package), then run 'make setup' again."
    elif [ "$(id -u)" -ne 0 ]; then
        fail "$missing is missing: run 'sudo apt-get update && sudo apt-get install -y $package'," \
            "then 'make setup' again."
    fi
    echo "setup: $missing is missing, installing $package"
    if ! { apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -q install -y "$package"; }; then
        fail "$missing is missing and apt-get could not install $package: install it," \
            "then run 'make setup' again."
    fi
    hash -r
    python=$(pick_python "$complete") ||
        fail "$missing is still missing after installing $package: install Python 3.11 or newer with its venv" \
            "module, then run 'make setup' again."
}

# Takes .venv off the path, so that an activated environment is not used to make itself.
leave_venv() {
    path=
    set -f
    old_ifs=$IFS
    IFS=:
    for dir in $PATH; do
        [ "$dir" -ef "$venv/bin" ] || path=${path:+$path:}$dir
    done
    IFS=$old_ifs
    set +f
    PATH=$path
}

# Shows which package pip is at, on one line of a terminal; elsewhere nothing but what goes wrong.
show_progress() {
    count=0
    failed=no
    while IFS= read -r line; do
        case $line in
            "Collecting "*)
                count=$((count + 1))
                name=${line#Collecting }
                shown="fetching package $count, ${name%%[!A-Za-z0-9._-]*}"
                ;;
            "Installing collected packages:"*) shown="unpacking what was fetched" ;;
            "pip failed") failed=yes ;;
            *) continue ;;
        esac
        if [ -t 1 ]; then
            printf '\r\033[Ksetup: %s' "$shown"
        fi
    done
    if [ -t 1 ] && [ $count -gt 0 ]; then
        printf '\r\033[K'
    fi
    [ $failed = no ]
}

# The kernels are not compiled here but by a step of their own; Python compiles what is used when it is used.
# Each setup first renews pip: the one that comes with Python 3.11 takes twice as long for the rest.
pip_install() {
    { BRADSHAW_PURE=1 "$venv/bin/python" -m pip install --progress-bar off --no-compile --constraint constraints.txt "$@" \
        2>"$venv/pip.log" || echo "pip failed"; } |
        show_progress || {
        cat "$venv/pip.log" >&2
        fail "pip could not install the packages named above: see that the package index can be reached," \
            "then try again."
    }
}

# One setup at a time in a clone, where the system can see to that.
take_turn() {
    if command -v flock >/dev/null; then
        exec 9<scripts/setup.sh
        if ! flock -n 9; then
            echo "setup: waiting for another setup of this clone"
            flock 9
        fi
    fi
}

has_chromium() {
    command -v chromium || command -v chromium-browser || command -v google-chrome
} >/dev/null

has_postgresql() {
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

has_program() {
    command -v "$1" >/dev/null || [ -x "/usr/sbin/$1" ]
}

# Playwright's own Node does not start without this library.
has_libatomic() {
    "$venv/bin/playwright" --version >/dev/null 2>&1
}

missing_tools() {
    has_chromium || printf ' chromium'
    has_libatomic || printf ' libatomic1'
    has_postgresql || printf ' postgresql'
    has_program nginx || printf ' nginx'
    has_program caddy || printf ' caddy'
    has_program nft || printf ' nftables'
    has_program openssl || printf ' openssl'
    has_program systemd-analyze || printf ' systemd'
}

# With the browser without windows a page takes a third less. Where the system has no such package, tests use the whole.
light_browser() {
    if ! has_program chromium-headless-shell && apt-cache show chromium-headless-shell >/dev/null 2>&1; then
        printf ' chromium-headless-shell'
    fi
}

# Programs that are services of Debian's are installed for the tests, not to be started.
forbid_services() {
    if [ ! -e /usr/sbin/policy-rc.d ]; then
        trap 'rm -f /usr/sbin/policy-rc.d' EXIT
        printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
        chmod +x /usr/sbin/policy-rc.d
    fi
}

# Without these programs their tests are skipped, so nothing here makes the setup fail.
install_test_tools() {
    tools=$(missing_tools)
    if command -v apt-get >/dev/null && [ "$(id -u)" -eq 0 ] && [ -n "$tools$(light_browser)" ]; then
        export DEBIAN_FRONTEND=noninteractive
        forbid_services
        if [ -n "$tools" ]; then
            apt-get -q update || true
        fi
        tools="$tools$(light_browser)"
        echo "setup: installing$tools for the tests"
        for tool in $tools; do
            apt-get -q install -y "$tool" || true
        done
        tools=$(missing_tools)
    fi
    if [ -n "$tools" ]; then
        cat >&2 <<END

*** SOME TESTS WILL BE SKIPPED: they need programs that this system does not have. To have them run, do
***     sudo apt-get update && sudo apt-get install -y$tools
*** or install the same with your system's package manager, and then run 'make test' again.

END
    fi
}

if [ "${1-}" = test-tools ]; then
    install_test_tools
    exit 0
fi

# Whether a complete setup is of what is there now.
is_up_to_date() {
    case $level in
        play) [ "$(cat "$play_stamp" 2>/dev/null)" = "$wanted" ] ;;
        docs) [ "$(cat "$docs_stamp" 2>/dev/null)" = "$wanted" ] ;;
        *) [ "$(cat "$stamp" 2>/dev/null)" = "$(whole_fingerprint)" ] ;;
    esac && venv_is_alive
}

level=${1-everything}
wanted=$(fingerprint)
if is_up_to_date; then
    exit 0
fi
take_turn
if is_up_to_date; then
    exit 0
fi

# A complete environment in its own place is brought up to date, any other made anew.
reuse=no
case $(cat "$play_stamp" "$stamp" 2>/dev/null) in
    "$(pwd -P)
"*) if venv_is_alive; then reuse=yes; fi ;;
esac

rm -f "$docs_stamp"
# What builds the documentation is added to the rest at the same versions, so an interrupted run spoils nothing.
if [ "$level" != docs ] || [ $reuse = no ]; then
    rm -f "$play_stamp" "$stamp"
fi
if [ $reuse = no ]; then
    leave_venv
    find_python
    echo "setup: making $venv with $("$python" --version)"
    rm -rf "$venv"
    "$python" -m venv "$venv" ||
        fail "$python could not make a virtual environment in $venv: see the error above."
fi

if [ "$level" = play ]; then
    echo "setup: installing what playing needs into $venv"
    pip_install pip setuptools
    pip_install --no-build-isolation --editable '.[server]'
elif [ "$level" = docs ]; then
    echo "setup: installing what builds the documentation into $venv"
    pip_install pip setuptools
    pip_install --no-build-isolation --editable '.[docs]'
    printf '%s\n' "$wanted" >"$docs_stamp"
else
    echo "setup: installing the project and its tools into $venv"
    pip_install pip setuptools cython
    # Side by side: pip uses one processor, and waits for the network.
    "$venv/bin/python" scripts/kernels.py --ahead &
    kernels=$!
    pip_install --no-build-isolation --editable '.[dev]'
    wait "$kernels" || true
    "$venv/bin/python" scripts/kernels.py
    whole_fingerprint >"$stamp"
    printf '%s\n' "$wanted" >"$docs_stamp"
fi
printf '%s\n' "$wanted" >"$play_stamp"
echo "setup: done"
