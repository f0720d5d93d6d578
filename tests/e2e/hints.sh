#!/usr/bin/env bash
# Hints by keys alone: F12 three times tells a step, Enter applies it, one Ctrl+Z takes it back, Esc clears it. On
# 9x9, a killer and 16x16. PICTURES, a folder, gets a picture of each step that is told.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# F12 is refused while the last hint is looked for, so it is pressed until Enter has something to apply.
applies() {
    keys F12 Return
    briefly is_modified
}

undone() {
    keys ctrl+z
    soon is_unmodified
}

# hints_on NAME: on the board that is shown.
hints_on() {
    echo "$1"
    set_clipboard "nothing was copied"
    wait_for "a copy of the board" copies_something
    before=$copied
    wait_for "where" changes_by F12
    wait_for "technique" changes_by F12
    picture "$1-what"
    wait_for "step" changes_by F12
    picture "$1-step"
    keys Escape Return # nothing is there to apply
    expect_board "$before"
    wait_for "applied hint" applies
    wait_for "board as before" undone
    expect_board "$before"
}

copies_something() {
    copies_by ctrl+c '^(?!nothing was copied).'
}

start_session
for file in c9_hodoku_exemplars.txt v_killer_sgt.txt c16_janko.txt; do
    has_corpus_file "$file" || continue
    open_corpus_file "$file"
    hints_on "${file%%.*}"
    close_window
done
