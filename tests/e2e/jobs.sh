#!/usr/bin/env bash
# What people come for, job by job, with as few keys as it may take: a job that takes more is an error. The seconds are told
# and not judged, since machines differ.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

pressed=0

# press KEY...: counted.
press() {
    pressed=$((pressed + $#))
    keys "$@"
}

# job NAME: what follows, up to done_with.
job() {
    name=$1 pressed=0 begun=$(date +%s%N)
}

# done_with MAXIMUM: keys.
done_with() {
    local took=$((($(date +%s%N) - begun) / 1000000))
    printf '%-40s %2d keys %6d ms\n' "$name" "$pressed" "$took"
    ((pressed <= $1)) || fail "$name took $pressed keys instead of $1"
}

has_puzzle() {
    copies_by ctrl+c '^(?=.*[1-9])[1-9.]{81}$'
}

# Whether the file, saved now, has the cage.
has_cage() {
    keys ctrl+s
    briefly grep -q '^# sudoku-workbench: variant killer 15 r1c1 r1c2 r2c2$' "$puzzle"
}

start_session
start_program
set_clipboard "nothing was copied"

job "a new medium game"
press Return
wait_for "game" has_puzzle
done_with 1
game=$copied
cells=${game%%.*}
[[ -z $cells ]] || times "${#cells}" Right
digit=1
while [[ $cells == *"$digit"* ]]; do digit=$((digit + 1)); done
keys "$digit"
close_window
start_program
set_clipboard "nothing was copied"

job "to continue yesterday's"
press Return
wait_for "game" has_puzzle
done_with 1
[[ $copied == "$cells$digit"* ]] || fail "another game: $copied"

job "all candidates"
before=$(screen)
press ctrl+m
wait_for "candidates" shows_else "$before"
done_with 1

job "a hint, and to apply it"
before=$copied
press F12 Return
wait_for "board" is_modified
done_with 2
close_window

start_program
job "an empty 16x16"
press ctrl+n
wait_for "dialog" is_in '^New Puzzle'
press Right Right Right Right Right alt+e
wait_for "board" has_focus
keys 7
expect_board "7 $(printf '. %.0s' {1..254})."
done_with 7
close_window

puzzle=$folder/puzzle.txt
printf '.%.0s' {1..81} >"$puzzle"
open_file "$puzzle"
job "a cage of three cells with its sum"
press ctrl+r k Return shift+Right ctrl+shift+Down 1 5 Return
done_with 8
wait_for "cage" has_cage
keys Escape
close_window

puzzles=$folder/many.txt
for digit in {1..29}; do
    printf '%s%d%s\n' "$(printf '.%.0s' $(seq "$digit"))" $((digit % 9 + 1)) "$(printf '.%.0s' $(seq $((80 - digit))))"
done >"$puzzles"
open_file "$puzzles"
first=$(head -n 1 "$puzzles")
wait_for "first puzzle" copies "$first"
job "a list of 29 puzzles: the next"
press ctrl+Next
wait_for "second puzzle" copies "$(sed -n 2p "$puzzles")"
done_with 1
close_window
