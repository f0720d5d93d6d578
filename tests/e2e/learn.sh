#!/usr/bin/env bash
# Learning by keys alone: Ctrl+L shows the pages in the place of the board, P practises. F12 three times tells the step of
# an exercise, and Enter goes on to the next. Escape ends the exercises, and the board is there again.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

start_session
start_program

keys 5
echo "Ctrl+L opens the pages, Escape closes them"
keys ctrl+l
wait_for "pages" is_titled "Learn"
keys Escape
wait_for "board" is_titled "New puzzle"
keys ctrl+l
wait_for "pages" is_titled "Learn"
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

echo "Escape ends the exercises and gives the board back"
wait_for "board" has_focus
keys Escape
wait_for "board of before" is_titled "New puzzle"
expect_board "5................................................................................"
