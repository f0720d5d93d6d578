#!/usr/bin/env bash
# Draw cages and a line with the keyboard and with the mouse, and change them; the file that is saved holds them.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# Saves, and waits until the file is written, so that a busy program is not asked again before it has done so.
save() {
    local before
    before=$(stat -c '%i %y' "$puzzle")
    keys ctrl+s
    soon is_written "$before" || true
}

is_written() {
    [[ $(stat -c '%i %y' "$puzzle") != "$1" ]]
}

# has_rule REGEX: whether the file, saved now, has a line of such a rule.
has_rule() {
    save
    grep -Eq "^# sudoku-workbench: $1\$" "$puzzle"
}

has_no_rule() {
    ! has_rule 'variant .*'
}

# has_rules COUNT: whether the file, saved now, has so many of them.
has_rules() {
    save
    [[ $(grep -c "^# sudoku-workbench: variant" "$puzzle") == "$1" ]]
}

has_another_line() {
    has_rule 'variant thermometer .*' && [[ $(grep ' thermometer ' "$puzzle") != "$line" ]]
}

# The middle of the left half of the window, as X and Y.
place_on_board() {
    local WIDTH HEIGHT
    eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=')"
    X=$((WIDTH / 3)) Y=$((HEIGHT * 3 / 5))
}

# drag_right PIXELS: from there.
drag_right() {
    place_on_board
    xdotool mousemove --window "$window" "$X" "$Y" mousedown 1 \
        mousemove --window "$window" $((X + $1 / 2)) "$Y" \
        mousemove --window "$window" $((X + $1)) "$Y" mouseup 1
}

# Whether a menu or a list is open, which is a window of its own.
has_list() {
    (($(xdotool search --all --onlyvisible --pid "$app" '.*' 2>/dev/null | wc -l) > 1))
}

start_session
puzzle=$folder/puzzle.txt
printf '.%.0s' {1..81} >"$puzzle"
open_file "$puzzle"

echo "a rule is found by other names of the field, and what is none adds nothing"
keys ctrl+r s n o w b a l l Return
keys ctrl+a g e r m a n Return shift+Down ctrl+shift+Down Return
wait_for "whispers" has_rule 'variant whispers .*r1c1 r2c1 r3c1'
keys Escape ctrl+z ctrl+Home
wait_for "no rule" has_no_rule

echo "with the keyboard: Ctrl+R, the kind, the cells, the number"
keys ctrl+r k Return shift+Right ctrl+shift+Down 1 5 Return
wait_for "cage drawn with keys" has_rule 'variant killer 15 r1c1 r1c2 r2c2'

echo "keys that come while the list of kinds is open and the program is busy"
keys Escape ctrl+z ctrl+Home
wait_for "no rule" has_no_rule
keys ctrl+r k
wait_for "list of kinds" has_list
kill -STOP "$app"
keys Return shift+Right ctrl+shift+Down 1 5 Return
kill -CONT "$app"
wait_for "the same cage" has_rule 'variant killer 15 r1c1 r1c2 r2c2'

echo "with the mouse, while the kind stays chosen"
drag_right 80
wait_for "cage of the drag" has_rule 'variant killer r([1-9])c[1-9]( r\1c[1-9]){1,2}'
keys 1 2 Return
wait_for "cage drawn with the mouse" has_rule 'variant killer 12 r([1-9])c[1-9]( r\1c[1-9]){1,2}'

echo "a line is added when the drag ends, turned round, changed and removed"
keys Escape
wait_for "two cages" has_rules 2
keys ctrl+r t h e r m o Return
drag_right 80
wait_for "line drawn with the mouse" has_rule 'variant thermometer r([1-9])c[1-9]( r\1c[1-9]){1,2}'
line=$(grep ' thermometer ' "$puzzle")
keys r
wait_for "line turned round" has_another_line
keys Delete
wait_for "line removed" has_rules 2
keys Escape ctrl+Home

echo "X and V by their letters"
keys ctrl+r x Return
drag_right 60
wait_for "X" has_rule 'variant xv 10 .*'
keys v
wait_for "V in its place" has_rule 'variant xv 5 .*'
keys ctrl+z ctrl+z Escape ctrl+Home
wait_for "two cages again" has_rules 2

echo "a double click changes the sum where it is"
place_on_board
xdotool mousemove --window "$window" "$X" "$Y" click --repeat 2 --delay 50 1
keys 9 Return
wait_for "changed sum" has_rule 'variant killer 9 r([1-9])c[1-9]( r\1c[1-9]){1,2}'
keys Escape
times 4 ctrl+z
wait_for "the sum of before" has_rule 'variant killer 12 .*'

echo "switched off in the list, and undone"
keys Escape ctrl+Home ctrl+r Tab Tab space
wait_for "cage switched off" has_rule 'switched-off killer .*'
times 4 ctrl+z # the sum is a step of its own, as the file was saved before it
wait_for "no rule" has_no_rule
close_window
