#!/usr/bin/env bash
# What a teacher does by keys alone: measure the encodings of a board, keep the numbers, look at the clauses of a row.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

has_line() {
    [[ -s $1 ]] && grep -q "$2" "$1"
}

has_corpus_file c9_17clue.txt || exit 77
start_session
start_program
paste_text "$(column c9_17clue.txt 1)"
wait_for "board" copies_by ctrl+c '^[1-9.]{81}$'

echo "the laboratory: Tools > Encodings, Enter"
wait_for "laboratory" opens '^Encodings' alt+t e
keys Return
wait_for "last row" copies_by alt+y '^Segments\tMiniSat\texactly one\t'

echo "numbers for a spreadsheet: Save as CSV"
wait_for "file dialog" opens '^Save Measurements' alt+s
keys ctrl+a
xdotool type --delay 15 "$folder/out.csv"
keys Return
wait_for "CSV" has_line "$folder/out.csv" '^,1,9,17,check,all,yes,pairwise,minisat,unique,5,no,[^,]*,729,'

echo "what the solver sees: Look Inside"
wait_for "laboratory again" is_in '^Encodings'
keys alt+i
wait_for "clauses" copies_by alt+y '^-1 -10 0$'

echo "back to the board: Escape"
keys Escape
wait_for "window" has_focus
wait_for "board" copies_by ctrl+c '^[1-9.]{81}$'
