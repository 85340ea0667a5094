#!/bin/sh
# Installs the Debian or Ubuntu packages that are named; exit 1, and says what to do, where that isn't possible.
# usage: apt_install.sh "what they are for" PACKAGE…
why=$1
shift

told() {
    echo >&2
    echo "$why: $1" >&2
    echo "Install the packages yourself, then try again:   sudo apt-get install $packages" >&2
    exit 1
}

packages=$*
[ -n "$(command -v apt-get)" ] || told "this machine has no apt-get."
if [ "$(id -u)" = 0 ]; then
    as_root=env
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n env"
else
    told "needs root, and sudo asks for a password."
fi

echo "$why: apt-get install $packages"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
$as_root apt-get update -q >"$log" 2>&1 # may fail for a source that has nothing to do with this; the install tells
if ! $as_root DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" >>"$log" 2>&1; then
    tail -n 5 "$log" >&2
    told "apt-get failed."
fi
