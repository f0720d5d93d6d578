#!/usr/bin/env bash
# The walkthrough by keys alone: Shift+F12 opens it, Down goes through the steps, Alt+C copies it as text, Alt+W lists
# the other steps, Alt+D chooses the order of the smallest reasons, Esc brings the board back as it was. On 9x9, a killer and 16x16. PICTURES, a folder, gets a picture of
# each.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# Shift+F12 is refused while the steps are looked for; once they are shown, it only goes to the list.
copies_walkthrough() {
    keys shift+F12
    copies_by alt+c '^1\. .*: .*: r.*[0-9]'
}

copies_something() {
    copies_by ctrl+c '^(?!nothing was copied).' && before=$copied
}

copies_reasons() {
    copies_by alt+c '^1\. r' && copied_has '^General rating: '
}

walkthrough_on() {
    echo "$1"
    set_clipboard "nothing was copied"
    wait_for "a copy of the board" copies_something
    wait_for "walkthrough as text" copies_walkthrough
    times 12 Down
    picture "$1-step"
    keys alt+d Down
    wait_for "walkthrough by reasons as text" copies_reasons
    picture "$1-reasons"
    keys alt+d Up
    wait_for "other steps" changes_by alt+w
    times 3 Down
    picture "$1-others"
    keys Escape Escape Escape # stops, leaves the other steps, closes; one more does nothing
    expect_board "$before"
    is_unmodified || fail "the walkthrough changed the board"
}

start_session
for file in c9_hodoku_exemplars.txt v_killer_sgt.txt c16_janko.txt; do
    has_corpus_file "$file" || continue
    open_corpus_file "$file"
    walkthrough_on "${file%%.*}"
    close_window
done
