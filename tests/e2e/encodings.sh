#!/usr/bin/env bash
# What a teacher does by keys alone: measure the encodings of a board, keep the numbers, look at the clauses of a row.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# Whether a window whose title matches a regular expression has the focus.
is_in() {
    [[ $(xdotool getwindowfocus getwindowname 2>/dev/null) =~ $1 ]]
}

# Whether the clipboard has a line that matches, once the keys were pressed: copies_by KEYS LINE
copies_by() {
    keys "$1"
    sleep 0.1
    clipboard | grep -qP "$2"
}

has_line() {
    [[ -s $1 ]] && grep -q "$2" "$1"
}

has_corpus_file c9_17clue.txt || exit 77
start_session
start_program
paste_text "$(column c9_17clue.txt 1)"
wait_for "board" copies_by ctrl+c '^[1-9.]{81}$'

echo "the laboratory: Tools > Encodings, Enter"
open_laboratory() {
    keys alt+t
    sleep 0.2
    keys e
    sleep 0.3
    is_in '^Encodings'
}
wait_for "laboratory" open_laboratory
keys Return
wait_for "last row" copies_by alt+y '^Segments\tMiniSat\texactly one\t'

echo "numbers for a spreadsheet: Save as CSV"
open_save() {
    keys alt+s
    sleep 0.3
    is_in '^Save Measurements'
}
wait_for "file dialog" open_save
keys ctrl+a
xdotool type --delay 15 "$folder/out.csv"
keys Return
wait_for "CSV" has_line "$folder/out.csv" '^,1,9,17,check,all,yes,pairwise,minisat,unique,5,no,[^,]*,729,'

echo "what the solver sees: Look Inside"
wait_for "laboratory again" is_in '^Encodings'
keys alt+i
sleep 0.3
wait_for "clauses" copies_by alt+y '^-1 -10 0$'

echo "back to the board: Escape"
keys Escape
wait_for "window" has_focus
wait_for "board" copies_by ctrl+c '^[1-9.]{81}$'
