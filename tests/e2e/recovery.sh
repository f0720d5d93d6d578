#!/usr/bin/env bash
# Unsaved work outlives the program: killed, ended by a signal, or without its display.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

empty=$(printf '.%.0s' {1..81})

journals() {
    local found=("$XDG_STATE_HOME"/sudoku-workbench/*.json)
    [[ -e ${found[0]} ]] && echo "${#found[@]}" || echo 0
}

has_journals() {
    (($(journals) == $1))
}

# Whether a journal holds a text that matches a regular expression.
is_kept() {
    grep -qsE "$1" "$XDG_STATE_HOME"/sudoku-workbench/*.json
}

# The program is gone, with the exit status that its signal gives it.
end_by() {
    local status=0
    kill "-$1" "$app"
    wait "$app" || status=$?
    app=
    ((status == 128 + $2)) || fail "after SIG$1 the status is $status"
}

# The offer comes when the files were read.
restore() {
    wait_for "focus" has_focus
    wait_for "restored board" restores
}

restores() {
    keys alt+o
    briefly is_modified
}

# The file dialog may not take keys as soon as it has a title.
saves_list() {
    [[ ! -s $folder/list.txt ]] || return 0
    is_in '^Save Puzzles' || return 1
    keys ctrl+a
    xdotool type --delay 15 "$folder/list.txt"
    keys Return
    briefly test -s "$folder/list.txt"
}

# A board without a file that was left is the one that Enter continues.
continue_left() {
    wait_for "recent puzzle" has_recent
    wait_for "focus" has_focus
    keys Return
}

has_recent() {
    local found=("$XDG_STATE_HOME"/sudoku-workbench/recent/*-open-*.json)
    [[ -e ${found[0]} ]]
}

forget_recent() {
    rm -f "$XDG_STATE_HOME"/sudoku-workbench/recent/*.json
}

start_session

echo "kill -9: the board and the generated puzzles come back"
printf '1.34341221434321\n' >"$folder/four.txt"
open_file "$folder/four.txt"
expect_board 1.34341221434321
keys Right 2
expect_board 1234341221434321
keys ctrl+g
wait_for "dialog" is_in '^Generate Puzzles'
keys alt+f e a s y alt+u ctrl+a 4 Return # every 4x4 puzzle is easy
wait_for "journal of the puzzles" is_kept '"unsavedPuzzles":4'
keys Escape
end_by KILL 9
start_program
expect_board "$empty"
restore
expect_board 1234341221434321
[[ $(xdotool getwindowname "$window") == four.txt* ]] || fail "the file is not known any more"
keys ctrl+g
wait_for "dialog" is_in '^Generate Puzzles'
wait_for "file dialog" opens '^Save Puzzles' ctrl+s
wait_for "list" saves_list
(($(grep -c seed "$folder/list.txt") == 4)) || fail "$(<"$folder/list.txt")"
keys Escape
wait_for "focus" has_focus
keys ctrl+s
wait_for "file" grep -q 2 "$folder/four.txt"
close_window
has_journals 0 || fail "a journal is left"

echo "kill -9: a puzzle that was removed from the list of a file"
printf '1%s\n2%s\n3%s\n' "${empty:1}" "${empty:1}" "${empty:1}" >"$folder/three.txt"
open_file "$folder/three.txt"
wait_for "list" is_titled 'Puzzle 1 of 3'
removes_first() {
    keys shift+Tab Delete
    briefly is_titled 'Puzzle 1 of 2'
}
wait_for "list without the puzzle" removes_first
expect_board "2${empty:1}"
wait_for "journal of the list" is_kept '"listChanges":'
end_by KILL 9
start_program
restore
wait_for "list of two" is_titled 'Puzzle 1 of 2'
expect_board "2${empty:1}"
keys alt+F4
wait_for "question" is_in '^List of Puzzles'
keys Tab space # Save, Discard, Cancel
wait_for "end of the program" has_ended
wait "$app" || fail "the program ended with status $?"
app=
has_journals 0 || fail "a journal is left"

echo "SIGTERM, SIGHUP and SIGINT save first"
for each in "TERM 15" "HUP 1" "INT 2"; do
    launch env --default-signal=INT "$PROGRAM" # which the shell has its background programs ignore
    keys 7
    expect_board "7${empty:1}"
    # shellcheck disable=SC2086
    end_by $each
    has_journals 1 || fail "no journal after $each"
    forget_recent
    start_program
    continue_left
    expect_board "7${empty:1}"
    close_window
    has_journals 0 || fail "a journal is left"
done

echo "without an answer it is offered again; and a signal ends a window in which nothing is unsaved"
printf '1.34341221434321\n' >"$folder/four.txt"
open_file "$folder/four.txt"
expect_board 1.34341221434321
keys Right 2
expect_board 1234341221434321
keys alt+F4
wait_for "question" is_in '^Unsaved Puzzle'
end_by TERM 15
start_program
wait_for "focus" has_focus
end_by TERM 15
has_journals 1 || fail "what nobody answered to is gone"
start_program
restore
expect_board 1234341221434321
keys ctrl+s
wait_for "file" grep -q 2 "$folder/four.txt"
close_window

echo "two windows: the end of one does not disturb the other"
start_program
keys 1
wait_for "journal" is_kept '"isModified":true'
first=$app first_window=$window
start_program
keys 2
wait_for "second journal" has_journals 2
end_by KILL 9
app=$first window=$first_window
wait_for "focus" has_focus
keys 3
expect_board "13${empty:2}"
forget_recent
start_program
continue_left
expect_board "2${empty:1}" # not the one of the window that lives
close_window
app=$first window=$first_window
wait_for "focus" has_focus
expect_board "13${empty:2}"
close_window
has_journals 0 || fail "a journal is left"

echo "a display that goes away"
start_program
keys 8
expect_board "8${empty:1}"
kill -KILL "${pids[0]}"
wait_for "end of the program" has_ended
app=
has_journals 1 || fail "no journal"
grep -qsE '\[8, ?0' "$XDG_STATE_HOME"/sudoku-workbench/*.json || fail "the last digit is lost"
