#!/usr/bin/env bash
# What only real key events show: digits with modifiers, whose keys have other names then, and other keyboards.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# board SIZE DIGIT...: the text of a board that begins with these digits.
board() {
    local count=$(($1 * $1)) separator=' ' digits=()
    shift
    ((count > 81)) || separator=
    digits=("$@")
    while ((${#digits[@]} < count)); do
        digits+=(.)
    done
    local IFS=$separator
    if [[ -n $separator ]]; then
        echo "${digits[*]}"
    else
        printf '%s' "${digits[@]}"
    fi
}

start_session
start_program

echo "Shift+digit and Ctrl+digit make marks, which are a step of undo each and no digit of the board"
keys 5
expect_board "$(board 9 5)"
keys shift+3 ctrl+4
expect_board "$(board 9 5)"
times 2 ctrl+z
expect_board "$(board 9 5)"
keys ctrl+z
expect_board "$(board 9)"

echo "the row of digits of a French keyboard, where digits need Shift"
setxkbmap fr
keys 10 11 # the keys of 1 and 2, by their places
expect_board "$(board 9 1 2)"
times 2 ctrl+z
expect_board "$(board 9)"
setxkbmap us

echo "the keypad"
keys KP_Add # a key that means nothing here
keys 9 Num_Lock KP_7 Num_Lock
expect_board "$(board 9 9 7)"
times 2 ctrl+z
expect_board "$(board 9)"

echo "1 then 2 is 12 above 9x9, and so is Alt+2; a number too large begins a new one"
paste_text "$(board 16)"
expect_board "$(board 16)"
keys 1 2 alt+2 1 7 1 Left Right 2
expect_board "$(board 16 12 12 1 7 2)"
times 7 ctrl+z
expect_board "$(board 9)"

echo "the cursor advances after each given: numbers end by Space or Enter, Backspace goes back to what was typed, and undo to what it changed"
paste_text "$(board 16)"
expect_board "$(board 16)"
keys ctrl+Home 1 Return 3 space 1 2 space 1 6 period 7 space
expect_board "$(board 16 1 3 12 16 . 7)"
keys BackSpace 5 space
expect_board "$(board 16 1 3 12 16 . 5)"
keys ctrl+z 8 KP_Enter
expect_board "$(board 16 1 3 12 16 . 8)"
keys ctrl+z ctrl+y
expect_board "$(board 16 1 3 12 16 . 8)"
times 8 ctrl+z
expect_board "$(board 9)"

echo "Space goes to the next cell, whatever was typed before it"
paste_text "$(board 16)"
expect_board "$(board 16)"
keys ctrl+Home 1 5 space space space space 7 space space 1 space 2
expect_board "$(board 16 15 . . . 7 . 1 2)"
times 5 ctrl+z
expect_board "$(board 9)"
close_window
