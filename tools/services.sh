#!/bin/sh
# Installs what tests start beside Ostraka, PostgreSQL and Chromium, where it is missing and where
# that is allowed; otherwise says in one line what the tests will do without.

missing=""
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
|| missing="$missing postgresql"
command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
|| command -v chrome >/dev/null || missing="$missing chromium"
[ -z "$missing" ] && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing$missing for the tests"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086 (several packages)
    { apt-get update && apt-get install -y --no-install-recommends $missing; } >/dev/null 2>&1 \
    || echo "It could not be installed:$missing. The tests that need it are skipped."
else
    echo "Not here:$missing (on Debian: apt install$missing). The tests that need it are skipped."
fi
