#!/usr/bin/env bash
# To begin and to go on: one key starts a game, one key continues yesterday's, and nothing asks.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# Whether Ctrl+C copies a 9x9 puzzle with clues.
copies_puzzle() {
    copies_by ctrl+c '^(?=.*[1-9])[1-9.]{81}$'
}

copies_other_than() {
    copies_puzzle && [[ $copied != "$1" ]]
}

kept() {
    local found=("$XDG_STATE_HOME"/sudoku-workbench/recent/*-open-*.json)
    [[ -e ${found[0]} ]] && echo "${#found[@]}" || echo 0
}

# Types a digit into the first open cell of PUZZLE; sets begun to what is on the board then.
begin_game() {
    local puzzle=$1 before=${1%%.*} digit=1
    local at=${#before}
    keys ctrl+Home
    ((at == 0)) || times "$at" Right # in one row, or on into the next
    while [[ $before == *"$digit"* ]]; do digit=$((digit + 1)); done
    keys "$digit"
    begun=$before$digit${puzzle:at+1}
    expect_board "$begun"
}

start_session

echo "one key: a medium game"
start_program
picture begin-empty
set_clipboard "nothing was copied"
keys Return
wait_for "game" copies_puzzle
begin_game "$copied"
picture begin-game

echo "it closes without a question, and one key continues it"
close_window
(($(kept) == 1)) || fail "$(kept) boards are kept"
start_program
picture begin-continue
keys Return
expect_board "$begun"
close_window

echo "P plays like the last one; what was begun stays among the recent puzzles, and an untouched game is not kept"
start_program
set_clipboard "nothing was copied"
keys p
wait_for "another game" copies_other_than "$begun"
close_window
(($(kept) == 1)) || fail "$(kept) boards are kept"

echo "Play, Right, the levels, with keys; and with two clicks"
start_program
keys Down Right
picture begin-levels
keys Down Down Down Return # Hard
set_clipboard "nothing was copied"
wait_for "hard game" copies_puzzle
begin_game "$copied"
hard=$begun
keys ctrl+shift+g
wait_for "another hard game" copies_other_than "$hard"
grep -qs '"level":"Hard' "$XDG_STATE_HOME"/sudoku-workbench/recent/*.json || fail "the level is not kept"

echo "Recent Puzzles: the last but one"
wait_for "dialog" opens '^Recent Puzzles' ctrl+shift+o
picture begin-recent
keys Home Return
expect_board "$hard"
close_window

echo "kill -9: what was typed in is continued"
start_program
keys 7
expect_board "7$(printf '.%.0s' {1..80})"
is_in_journal() {
    grep -qs '"isModified":true' "$XDG_STATE_HOME"/sudoku-workbench/*.json
}
wait_for "journal" is_in_journal
kill -KILL "$app"
wait "$app" 2>/dev/null || true
app=
count=$(kept)
has_one_more() {
    (($(kept) == count + 1))
}
start_program
wait_for "board that was left" has_one_more
keys Return
expect_board "7$(printf '.%.0s' {1..80})"
close_window
