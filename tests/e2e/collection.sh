#!/usr/bin/env bash
# A file with many puzzles: its list, the next and the previous one, what is begun is there again, also after a restart.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

start_session
blank=$(printf '.%.0s' {1..78})
puzzles=$folder/puzzles.txt
printf '%s\n' "123$blank" "456$blank" "789$blank" >"$puzzles"
open_file "$puzzles"
wait_for "first puzzle at the start" copies "123$blank"

echo "the next puzzle, a digit in it, and back without a question"
keys ctrl+Next
wait_for "second puzzle" copies "456$blank"
keys End 1
wait_for "a digit" copies "456.....1${blank:6}"
keys ctrl+Prior
wait_for "first puzzle" copies "123$blank"
keys ctrl+Next
wait_for "the digit again" copies "456.....1${blank:6}"

echo "the window closes without a question, and the next one knows"
close_window
open_file "$puzzles"
wait_for "the digit after a restart" copies "456.....1${blank:6}"
[[ $(head -c 4 "$puzzles") == 123. ]] || fail "the file was changed"

echo "the last one"
keys ctrl+Next
wait_for "third puzzle" copies "789$blank"
close_window
