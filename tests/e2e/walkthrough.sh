#!/usr/bin/env bash
# The walkthrough by keys alone: Shift+F12 opens it, Down goes through the steps, Alt+C copies it as text, Alt+W lists
# the other steps, Esc brings the board back as it was. On 9x9, a killer and 16x16. PICTURES, a folder, gets a picture of
# each.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

picture() {
    [[ -z ${PICTURES:-} ]] || import -window root "$PICTURES/$1.png"
}

# Shift+F12 is refused while the steps are looked for; once they are shown, it only goes to the list.
copies_walkthrough() {
    keys shift+F12
    sleep 0.3
    keys alt+c
    sleep 0.1
    copied=$(clipboard) || true
    [[ $copied == *$'\n1. '*': '*': r'*[0-9]* ]]
}

copies_something() {
    keys ctrl+c
    sleep 0.1
    before=$(clipboard) || true
    [[ $before != "nothing was copied" && -n $before ]]
}

walkthrough_on() {
    echo "$1"
    set_clipboard "nothing was copied"
    wait_for "a copy of the board" copies_something
    wait_for "walkthrough as text" copies_walkthrough
    times 12 Down
    sleep 0.5
    picture "$1-step"
    keys alt+w
    sleep 2
    times 3 Down
    sleep 0.5
    picture "$1-others"
    keys Escape Escape Escape # stops, leaves the other steps, closes; one more does nothing
    sleep 0.2
    expect_board "$before"
    is_unmodified || fail "the walkthrough changed the board"
}

is_titled() {
    [[ $(xdotool getwindowname "$window") == "$1"* ]]
}

# puzzle_file FILE: the first line of a corpus file, with its variants as directives.
puzzle_file() {
    column "$1" 4 | tr ' ' '\n' | sed -n 's/,/ /g; s/^variant=/# sudoku-workbench: variant /p'
    column "$1" 1
}

start_session
for file in c9_hodoku_exemplars.txt v_killer_sgt.txt c16_janko.txt; do
    puzzle_file "$file" >"$folder/$file"
    open_file "$folder/$file"
    wait_for "opened file" is_titled "$file"
    walkthrough_on "${file%%.*}"
    close_window
done
