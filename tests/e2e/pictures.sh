#!/usr/bin/env bash
# Three ways of a photograph to the board, by keys alone: named on the command line, from the menu, pasted: pictures.sh FOLDER
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

has_picture() {
    xclip -out -selection clipboard -target TARGETS 2>/dev/null | grep -q image/jpeg
}

photograph=$1/newspaper.jpg
puzzle=$(tail -n +3 "$1/newspaper.dat" | tr -d ' \r\n' | tr 0 .)
start_session

echo "a file: Enter takes what was read"
open_file "$photograph"
wait_for "dialog" is_in '^From Picture: newspaper.jpg'
picture frompicture
keys Return
wait_for "window" has_focus
expect_board "$puzzle"

echo "Undo brings the empty board back"
keys ctrl+z
expect_board "$(printf '.%.0s' {1..81})"

echo "the menu: File > From Picture, a correction, Enter"
wait_for "file dialog" opens '^From Picture' alt+f c
keys ctrl+a
xdotool type --delay 15 "$photograph"
keys Return
wait_for "dialog" is_in '^From Picture: newspaper.jpg'
keys 4 Return
wait_for "window" has_focus
expect_board "4${puzzle:1}"
keys ctrl+z

echo "the clipboard: Ctrl+V"
xclip -in -selection clipboard -target image/jpeg "$photograph" >/dev/null 2>&1
wait_for "picture in the clipboard" has_picture
wait_for "dialog" opens '^From Picture: the clipboard' ctrl+v
keys Return
wait_for "window" has_focus
expect_board "$puzzle"
close_window
