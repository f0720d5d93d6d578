#!/usr/bin/env bash
# Colours and lines on candidates, with real keys and the real mouse; the file of the program keeps them.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# drawn PATTERN: whether a saved drawing matches; "" if there is none.
drawn() {
    keys ctrl+s
    if [[ -z $1 ]]; then
        briefly file_has_none
    else
        briefly file_has "$1"
    fi
}

file_has() {
    grep -qP -- "\"drawn\": \{$1\}" "$folder/chain.json"
}

file_has_none() {
    ! grep -q '"drawn"' "$folder/chain.json"
}

# drag PIXELS: to the right, from the left half of the window, where the board is.
drag() {
    local WIDTH HEIGHT
    eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=')"
    xdotool mousemove --window "$window" $((WIDTH / 3)) $((HEIGHT * 3 / 5)) mousedown 1 \
        mousemove --window "$window" $((WIDTH / 3 + $1 / 2)) $((HEIGHT * 3 / 5)) \
        mousemove --window "$window" $((WIDTH / 3 + $1)) $((HEIGHT * 3 / 5)) mouseup 1
}

start_session
cat >"$folder/chain.json" <<'END'
{"sudoku-workbench": 1, "size": 4, "givens": [[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}
END
open_file "$folder/chain.json"
wait_for "opened file" is_titled chain.json

echo "a digit colours, Shift and Ctrl draw lines, Enter ends the chain"
keys ctrl+Home Right shift+F5 3 shift+3 Right ctrl+3 Return
line='"lines":\[\{"from":"r1c2=3","to":"r1c3=3","weak":true\}'
wait_for "a colour and a dashed line" drawn "\"colours\":\{\"r1c2=3\":2\},$line\]"

echo "another colour, and the drawing comes back with its candidate"
keys ctrl+Home Down ctrl+shift+5 2
colours='"colours":\{"r1c2=3":2,"r2c1=2":5\}'
wait_for "a red one" drawn "$colours,$line\]"
keys F2 2 BackSpace shift+F5
wait_for "the same again" drawn "$colours,$line\]"

echo "a drag of the mouse draws a solid line, with Ctrl a dashed one"
candidate='"r[1-4]c[1-4]=[1-4]"'
drag 150
wait_for "a solid line" drawn "$colours,$line,\{\"from\":$candidate,\"to\":$candidate\}\]"
keys ctrl+z
xdotool keydown ctrl
drag 150
xdotool keyup ctrl
wait_for "a dashed line" drawn "$colours,$line,\{\"from\":$candidate,\"to\":$candidate,\"weak\":true\}\]"

echo "one key erases all, and undo brings it back"
keys ctrl+e
wait_for "no drawing" drawn ""
keys ctrl+z
wait_for "the drawing" drawn "$colours,$line,.*"
close_window

echo "it is there when the file is opened again"
open_file "$folder/chain.json"
wait_for "opened file" is_titled chain.json
keys shift+F5 ctrl+e
wait_for "no drawing" drawn ""
close_window
