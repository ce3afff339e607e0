#!/bin/sh
# Installs what tests start beside Ostraka, PostgreSQL and a browser without windows, where it is
# missing and where that is allowed; otherwise says in one line what the tests will do without.

has() { command -v "$1" >/dev/null; }
any_browser() {
    has chromium-headless-shell || has chromium || has chromium-browser || has google-chrome \
    || has google-chrome-stable || has chrome
}
postgresql() { has initdb || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }
install() { apt-get install -y --no-install-recommends "$@" >/dev/null 2>&1; }

has chromium-headless-shell && postgresql && exit 0
if [ "$(id -u)" = 0 ] && has apt-get; then
    echo "Installing what the tests start beside Ostraka"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update >/dev/null 2>&1
    # Not every Debian has the browser without windows, which needs a third less of the processor.
    has chromium-headless-shell || install chromium-headless-shell || any_browser || install chromium
    postgresql || install postgresql
fi
any_browser || echo "No Chromium here (on Debian: apt install chromium-headless-shell). The tests that need it are skipped."
postgresql || echo "No PostgreSQL here (on Debian: apt install postgresql). The tests that need it are skipped."
