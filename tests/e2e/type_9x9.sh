#!/usr/bin/env bash
# Type a puzzle cell by cell, solve it with F9, copy the solution with Ctrl+C, undo all and close.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

puzzle=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
solution=812753649943682175675491283154237896369845721287169534521974368438526917796318452

# The arrows wrap around at the end of a row.
type_puzzle() {
    local row column cell list=()
    for ((row = 0; row < 9; row++)); do
        for ((column = 0; column < 9; column++)); do
            cell=${puzzle:row * 9 + column:1}
            [[ $cell == . ]] || list+=("$cell")
            list+=(Right)
        done
        list+=(Down)
    done
    keys "${list[@]}"
}

start_session
start_program
type_puzzle
expect_board "$puzzle"
keys F9
expect_board "$solution"
times 22 ctrl+z # 21 digits and the solution
expect_board "$(printf '.%.0s' {1..81})"
close_window
