#!/usr/bin/env bash
# What an editor does by keys alone: generate puzzles, print them into a PDF, open one on the board.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

if ! command -v pdftotext >/dev/null; then
    echo "skipped: needs pdftotext"
    exit 77
fi

has_text() {
    [[ -s $1 ]] && pdftotext "$1" - 2>/dev/null | grep -q "$2"
}

is_board_with_clues() {
    copies_by ctrl+c '^(?=.*[1-9])[1-9.]{81}$'
}

start_session
start_program

echo "four puzzles: Ctrl+G, the number of puzzles, Enter"
keys ctrl+g
wait_for "dialog" is_in '^Generate Puzzles'
keys alt+u ctrl+a 4 Return

echo "into a PDF: Print, Save as PDF"
wait_for "print dialog" opens '^Print ' ctrl+p
keys alt+a
wait_for "file dialog" is_in '^Save as PDF'
xdotool type --delay 15 "$folder/out.pdf"
keys Return
wait_for "PDF" has_text "$folder/out.pdf" Solutions
for number in 1 2 3 4; do
    has_text "$folder/out.pdf" "^$number\$" || fail "no puzzle $number in the PDF"
done
! has_text "$folder/out.pdf" 'not checked' || fail "a puzzle was not checked"
keys Escape
wait_for "dialog again" is_in '^Generate Puzzles'

echo "onto the board: Open on the Board"
keys alt+p
wait_for "window" is_in '^Puzzle 1 of 4'
wait_for "puzzle on the board" is_board_with_clues
keys F9
expect_solved() {
    copies_by ctrl+c '^[1-9]{81}$'
}
wait_for "solution" expect_solved

echo "the list is beside the board: the next puzzle, saved with what was done, and opened again"
keys ctrl+Next
wait_for "second puzzle" is_board_with_clues
keys ctrl+Prior
wait_for "solution again" expect_solved
keys alt+F4
wait_for "question" is_in '^List of Puzzles'
keys Return # Save
saves_list() {
    [[ ! -s $folder/list.txt ]] || return 0
    is_in '^Save Puzzles' || return 1
    keys ctrl+a
    xdotool type --delay 15 "$folder/list.txt"
    keys Return
    briefly test -s "$folder/list.txt"
}
wait_for "list" saves_list
wait_for "end of the program" has_ended
wait "$app" || fail "the program ended with status $?"
app=
(($(grep -c seed "$folder/list.txt") == 4)) || fail "$(<"$folder/list.txt")"
open_file "$folder/list.txt"
wait_for "solved puzzle from the file" expect_solved
keys ctrl+Next
wait_for "second puzzle from the file" is_board_with_clues
close_window
