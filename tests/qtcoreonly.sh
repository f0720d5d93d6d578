#!/usr/bin/env bash
# Checks that a program needs no library of Qt but QtCore: tests/qtcoreonly.sh PROGRAM
# Machines that only compute install it without fonts, X and Wayland.
set -euo pipefail

libraries=$(readelf -dW "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
grep -q '^libQt6Core\.' <<<"$libraries" || { echo "$1: no QtCore among its libraries" >&2; exit 2; }
others=$(grep '^libQt' <<<"$libraries" | grep -v '^libQt6Core\.' | paste -sd ' ') || true
[[ ! $others ]] || { echo "$1 needs $others too" >&2; exit 1; }
