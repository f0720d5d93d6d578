#!/usr/bin/env bash
# Prints puzzles for the page of a technique in pages.md: those of ten on which the board before the step is the fullest.
#
#   resources/handbook/techniques/examples.sh FOLDER TECHNIQUE [OPTION…]     the folder that holds sudoku-workbench-cli
#
# The options are those of its command generate: "--variant killer", or "--only …,TECHNIQUE" for a technique that easier
# steps nearly always replace.
set -euo pipefail

[[ $# -ge 2 && -x $1/sudoku-workbench-cli ]] || {
    echo "usage: $0 FOLDER TECHNIQUE [OPTION...]" >&2
    exit 2
}
cli=$1/sudoku-workbench-cli
technique=$2
shift 2
wish=(generate --quiet --needs "$technique" --seed 1 --count 10 "$@")

# A link is the longer, the more candidates are left.
paste -d ' ' <("$cli" "${wish[@]}" --stop-before "$technique" --format f-puzzles-link | awk '{ print length($0) }') \
    <("$cli" "${wish[@]}" --format iss | sed '/^#/d') | sort -n | cut -d ' ' -f 2- | head -n 2
