#!/usr/bin/env bash
# The window asks before it drops what was typed in a file, and closes without a word where nothing is lost.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

question() {
    xdotool search --all --onlyvisible --pid "$app" --name 'Unsaved Puzzle' 2>/dev/null
}

asks() {
    local asked
    asked=$(question) && [[ $(xdotool getwindowfocus 2>/dev/null) == "$asked" ]]
}

asks_no_more() {
    ! question >/dev/null
}

start_session
printf '1.34341221434321\n' >"$folder/typed.txt"
open_file "$folder/typed.txt"
expect_board 1.34341221434321
keys Right 2
expect_board 1234341221434321
keys alt+F4
wait_for "question" asks
keys Escape
wait_for "end of the question" asks_no_more
wait_for "focus" has_focus
expect_board 1234341221434321
keys ctrl+z
close_window
[[ -s $XDG_CONFIG_HOME/sudoku-workbench/sudoku-workbench.ini ]] || fail "the window's place was not kept"

echo "a file on the command line; one that is none leaves a window to work with"
printf '1.34341221434321\n' >"$folder/four.txt"
open_file "$folder/four.txt"
expect_board 1.34341221434321
close_window
open_file "$folder/none.txt"
expect_board "$(printf '.%.0s' {1..81})"
close_window
