#!/usr/bin/env bash
# Learning by keys alone: Ctrl+L opens the pages beside the board, P practises. F12 three times tells the step of an
# exercise, and Enter goes on to the next.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

start_session
start_program

echo "Ctrl+L opens the pages"
wait_for "pages" opens '^Learn' ctrl+l
picture learn-page

echo "P begins an exercise on the board"
keys p
wait_for "exercise" is_titled "Exercise 1 of 5: Full House"
wait_for "board" has_focus

echo "the hint has stages, and Enter goes on when it has told all"
wait_for "where" changes_by F12
wait_for "technique" changes_by F12
wait_for "step" changes_by F12
picture learn-exercise
keys Return
wait_for "next exercise" is_titled "Exercise 2 of 5: Full House"
