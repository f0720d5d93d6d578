#!/usr/bin/env bash
# How the program starts: what it says without a display, several files, and what is no file.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# says STATUS PATTERN ARGUMENT...: what the program answers without a display.
says() {
    local expected=$1 pattern=$2 status=0 said
    shift 2
    said=$(env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM "$PROGRAM" "$@" 2>&1) || status=$?
    ((status == expected)) || fail "$*: status $status: $said"
    [[ $said =~ $pattern ]] || fail "$*: $said"
}

window_named() {
    window=$(xdotool search --all --onlyvisible --pid "$app" --name "^$1" 2>/dev/null | head -n 1)
    [[ -n $window ]]
}

no_window_named() {
    ! window_named "$1"
}

start_session

echo "help, version and errors need no display"
says 0 'Usage: .*\[file' --help
says 0 'Usage: .*\[file' -h
says 0 '^Sudoku Workbench [0-9]' --version
says 0 '^Sudoku Workbench [0-9]' -style fusion --version
says 2 "Unknown option 'wrong'" --wrong
says 2 "Unknown option 'wrong'" -platform offscreen --wrong

echo "where no window can be opened, a sentence says why"
says 2 'no window can be opened. There is no display' a.txt
says 2 'plugin "nothing".*no window can be opened' -platform nothing

echo "each file has a window of its own"
printf '1.34341221434321\n' >"$folder/a.txt"
printf '4321341221431.34\n' >"$folder/b.txt"
"$PROGRAM" "$folder/a.txt" "$folder/b.txt" &
app=$!
wait_for "window of b.txt" window_named b.txt
wait_for "focus" has_focus
expect_board 4321341221431.34
wait_for "window of a.txt" window_named a.txt
wait_for "focus" has_focus
expect_board 1.34341221434321
echo "closing one leaves the other; Quit closes all"
keys alt+F4
wait_for "end of a window" no_window_named a.txt
wait_for "window of b.txt" window_named b.txt
wait_for "focus" has_focus
expect_board 4321341221431.34
status=0
keys ctrl+q
wait_for "end of the program" has_ended
wait "$app" || status=$?
((status == 0)) || fail "the program ended with status $status"

echo "a pipe that nobody writes to holds up nothing"
mkfifo "$folder/pipe"
open_file "$folder/pipe"
keys 5
expect_board "5$(printf '.%.0s' {1..80})"
keys ctrl+z
close_window

echo "of 200,000 recent files ten are kept"
ini=$XDG_CONFIG_HOME/sudoku-workbench/sudoku-workbench.ini
{
    printf '[files]\nrecent='
    printf '/puzzles/%d.txt, ' {1..200000}
    printf '/puzzles/last.txt\n'
} >"$ini"
start_program
close_window
(($(stat -c %s "$ini") < 10000)) || fail "the settings still have $(stat -c %s "$ini") bytes"
