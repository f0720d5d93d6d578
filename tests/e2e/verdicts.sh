#!/usr/bin/env bash
# What a setter does by keys alone: make a puzzle unique, mend one without a solution. A verdict never writes, and
# what is done about it is one step of undo.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

pause=0.1

# try_steps PATTERN STEP...: presses the keys of each step, with a pause after it for the answer to come. If that
# was too short, Space has only moved the cursor or switched between givens and entries: Escape brings the focus back
# to the board, and all is done again with a longer one.
try_steps() {
    local pattern=$1 step
    shift
    is_like "$pattern" && return
    keys Escape
    for step in "$@"; do
        # shellcheck disable=SC2086 # several keys
        keys $step
        sleep "$pause"
    done
    pause=$(awk "BEGIN { print $pause * 2 }")
    is_like "$pattern"
}

# Whether the board that is copied matches a regular expression, and is not the one before.
is_like() {
    keys ctrl+c
    briefly is_copied_like "$1"
}

is_copied_like() {
    copied=$(clipboard) || true
    [[ $copied =~ ^$1$ && $copied != "$before" ]]
}

do_until() {
    pause=0.1
    before=$(clipboard)
    wait_for "board like $1" try_steps "$@"
}

# Make Entries Givens is the first button then; the givens are copied without the entries.
makes_givens() {
    keys Escape F8
    sleep "$pause"
    keys Tab space
    pause=$(awk "BEGIN { print $pause * 2 }")
    sleep "$pause"
    keys ctrl+shift+c
    briefly clipboard_is "$1"
}

# Goes through the argument to its last part, where Copy the Explanation is the fourth button. Behind that, Alt+Right
# does nothing. Where the answer was not there yet, Space may have pressed a key of the pad.
copies_story() {
    keys Escape F7
    sleep "$pause"
    keys alt+Right # Show the Argument, which may search for a shorter one
    sleep "$pause"
    times "$long_enough" alt+Right
    picture story-end
    keys Tab Tab Tab Tab space
    pause=$(awk "BEGIN { print $pause * 2 }")
    briefly copied_has '^(. has no place in|No digit is left for) ' && return
    keys Escape ctrl+c
    briefly clipboard_is "$wrong" || keys ctrl+z
    return 1
}

start_session
start_program

echo "two solutions: F8, Make Unique, Add These Givens"
two=.2.4.4.221434321
paste_text "$two"
keys F8
expect_board "$two"
do_until '([13]2\.4\.4\.2|\.2[13]4\.4\.2|\.2\.4[13]4\.2|\.2\.4\.4[13]2)21434321' F8 "Tab space" space
added=$copied
keys F8
expect_board "$added"
keys Escape ctrl+z
expect_board "$two"
keys ctrl+z
expect_board "$(printf '.%.0s' {1..81})"

echo "a puzzle typed as entries, and solved: F8, Make Entries Givens"
paste_text ................
keys ctrl+alt+e 1 Right 2 F9
before=
wait_for "solution" is_like '12[1-4]{14}'
pause=0.1
wait_for "givens 12" makes_givens 12..............
times 5 ctrl+z
expect_board "$(printf '.%.0s' {1..81})"

echo "no solution: F7, the argument to its end, Fix, the first one"
long_enough=15
wrong=35..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
paste_text "$wrong"
keys F7
expect_board "$wrong"
pause=0.1
wait_for "argument as text" copies_story
copied_has ' contradict each other\.$' || fail "the copied argument does not begin with its set: $copied"
copied_has '^1\. .*: .*r[1-9]c[1-9]' || fail "the copied argument has no steps: $copied"
expect_board "$wrong" # a story writes nothing
do_until '[1-9.]{81}' F7 alt+Right "$(printf 'alt+Right %.0s' $(seq "$long_enough"))" "Tab space" space
keys F9
wait_for "solution of the mended puzzle" is_like '[1-9]{81}'
keys ctrl+z ctrl+z
expect_board "$wrong"
keys ctrl+z
close_window
