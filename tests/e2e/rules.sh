#!/usr/bin/env bash
# Draw one cage with the keyboard and one with the mouse; the file that is saved holds both.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# has_rule REGEX: whether the file, saved now, has a line of such a rule.
has_rule() {
    keys ctrl+s
    sleep 0.1
    grep -Eq "^# sudoku-workbench: $1\$" "$puzzle"
}

has_no_rule() {
    ! has_rule 'variant .*'
}

# drag_right PIXELS: from the middle of the left half of the window, which is on the board.
drag_right() {
    local WIDTH HEIGHT X Y
    eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=')"
    X=$((WIDTH / 3)) Y=$((HEIGHT * 3 / 5))
    xdotool mousemove --window "$window" "$X" "$Y" mousedown 1 \
        mousemove --window "$window" $((X + $1 / 2)) "$Y" \
        mousemove --window "$window" $((X + $1)) "$Y" mouseup 1
}

start_session
puzzle=$folder/puzzle.txt
printf '.%.0s' {1..81} >"$puzzle"
open_file "$puzzle"

echo "a rule is found by other names of the field, and what is none adds nothing"
keys ctrl+r s k y s c r a p e r Return
keys ctrl+a g e r m a n Return shift+Down ctrl+shift+Down Return
wait_for "whispers" has_rule 'variant whispers .*r1c1 r2c1 r3c1'
keys Escape ctrl+z ctrl+Home
wait_for "no rule" has_no_rule

echo "with the keyboard: Ctrl+R, the kind, the cells, the number"
keys ctrl+r k Return shift+Right ctrl+shift+Down 1 5 Return
wait_for "cage drawn with keys" has_rule 'variant killer 15 r1c1 r1c2 r2c2'

echo "with the mouse, while the kind stays chosen"
drag_right 80
keys 1 2 Return
wait_for "cage drawn with the mouse" has_rule 'variant killer 12 r([1-9])c[1-9]( r\1c[1-9]){1,2}'

echo "switched off in the list, and undone"
keys Escape ctrl+Home ctrl+r Tab Tab space
wait_for "cage switched off" has_rule 'switched-off killer .*'
times 3 ctrl+z
wait_for "no rule" has_no_rule
close_window
