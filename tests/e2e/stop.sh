#!/usr/bin/env bash
# Esc stops the solver on a puzzle that takes it very long, and the window goes on.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

is_solving() {
    (($(thread_count) > idle))
}

is_idle() {
    (($(thread_count) <= idle))
}

hard=$(column c25_gecode.txt 1)
board=$(tr ' ' '\n' <<<"$hard" | sed 's/^0$/./' | paste -sd ' ')

start_session
start_program
paste_text "$hard"
expect_board "$board"
idle=$(thread_count)
keys F9
wait_for "solver" is_solving
keys Escape
wait_for "end of the solver" is_idle
expect_board "$board" # it was not just quicker

times 1 ctrl+z
close_window

echo "the window closes while the solver runs"
printf '%s\n' "$hard" >"$folder/hard.txt"
open_file "$folder/hard.txt"
expect_board "$board"
idle=$(thread_count)
keys F9
wait_for "solver" is_solving
close_window
