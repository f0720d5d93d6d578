#!/usr/bin/env bash
# Type a puzzle as one reads it, solve it with F9, copy the solution with Ctrl+C, undo all and close.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

puzzle=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
solution=812753649943682175675491283154237896369845721287169534521974368438526917796318452

# The cursor advances after each given, from row to row; of blanks any kind will do.
type_puzzle() {
    local cell blanks=(space period 0) list=()
    for ((cell = 0; cell < 81; cell++)); do
        case ${puzzle:cell:1} in
        .) list+=("${blanks[cell % 3]}") ;;
        *) list+=("${puzzle:cell:1}") ;;
        esac
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
