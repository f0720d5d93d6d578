#!/usr/bin/env bash
# What a lecturer does by keys alone: watch a solver step by step, go to a conflict and back, copy the sentences.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# Whether the last step that is copied matches: last_step PATTERN
last_step() {
    keys alt+y
    briefly ends_like "$1"
}

ends_like() {
    clipboard | tail -n 1 | grep -qP "$1"
}

# Presses the keys once, and waits until the last step matches: step_by PATTERN KEY...
step_by() {
    local pattern=$1
    shift
    keys "$@"
    wait_for "$pattern" last_step "$pattern"
}

start_session
start_program
paste_text '.3.1..3......41.'
wait_for "board" copies_by ctrl+c '^[1-4.]{16}$'

echo "the solver: Tools > Watch a Solver"
wait_for "window" opens '^Watch a Solver' alt+t w
step_by '^0\tr1c2 is 3: it is a clue\.$' Return

echo "guess, conflict, lesson, the end and back"
step_by '^1\tLevel 1: guess that r\dc\d is \d\.$' alt+g
step_by '^\d\tConflict: ' alt+c
step_by '^\d\tLearnt clause 1: ' Return
step_by 'this is a solution\.$' alt+e
step_by '^2\tr4c4 cannot be 3: ' alt+b

echo "back to the board: Escape"
keys Escape
wait_for "window" has_focus
