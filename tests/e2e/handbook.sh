#!/usr/bin/env bash
# The handbook in a window of its own: beside the board, beside a dialog, and no reason to keep the program running.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# The window of the program whose title begins with $1, in $found.
finds() {
    local each
    for each in $(xdotool search --onlyvisible --pid "$app" 2>/dev/null); do
        found=$each
        [[ $(xdotool getwindowname "$each" 2>/dev/null) != "$1"* ]] || return 0
    done
    return 1
}

has_no() {
    ! finds "$1"
}

is_active() {
    finds "$1" && [[ $(xdotool getwindowfocus 2>/dev/null) == "$found" ]]
}

activate() {
    wait_for "window $1" finds "$1"
    xdotool windowactivate "$found"
    wait_for "focus of $1" is_active "$1"
}

start_session
start_program

echo "F1 opens it, and finds it again"
keys F1
wait_for "handbook" is_active Handbook
xdotool windowactivate "$window"
wait_for "board" has_focus
keys 5 F1
wait_for "handbook once more" is_active Handbook

echo "a dialog does not block it: Ctrl+W closes it"
xdotool windowactivate "$window"
wait_for "board" has_focus
keys ctrl+p
wait_for "dialog" is_active Print
activate Handbook
keys ctrl+w
wait_for "end of the handbook" has_no Handbook
activate Print
keys F1
wait_for "handbook from the dialog" is_active Handbook
activate Print
keys Escape
wait_for "end of the dialog" has_no Print
wait_for "handbook without the dialog" finds Handbook

echo "it ends with the last board"
xdotool windowactivate "$window"
wait_for "board" has_focus
keys ctrl+z
wait_for "title without a star" is_unmodified
close_window
