#!/usr/bin/env bash
# The end of a game by keys alone: the last digit ends it, the result is kept, Enter makes the next puzzle of the kind,
# Ctrl+Alt+Z goes back to the last right state, Ctrl+Alt+F fills singles. PICTURES, a folder, gets pictures of the end.
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

# has_played SECONDS: since the game began.
has_played() {
    ((SECONDS > begun + $1))
}

# Whether the file of games has that many lines.
has_games() {
    [[ -f $games && $(wc -l <"$games") == "$1" ]]
}

# Whether another board with clues is there.
is_next() {
    copies_by ctrl+c '^(?!1234341221434321)[1-4.]{16}$'
}

start_session
games=$XDG_DATA_HOME/sudoku-workbench/games.jsonl
start_program
paste_text 123434122143.... # a board of a file would be asked about
expect_board 123434122143....

echo "a wrong entry is taken back, with all that came after it"
keys ctrl+Home Down Down Down 4 Right 2 Right 3
expect_board 123434122143423.
wait_for "the last right state" changes_by ctrl+alt+z
expect_board 1234341221434...

echo "the last digit ends the game, which is kept"
begun=$SECONDS
wait_for "two seconds of play" has_played 2
keys ctrl+Home Down Down Down Right 3 Right 2 Right 1
expect_board 1234341221434321
wait_for "kept result" has_games 1
grep -q '"kind":"4x4"' "$games" || fail "the result is $(<"$games")"
picture end

echo "undo and redo end the same game"
keys ctrl+z
expect_board 123434122143432.
keys ctrl+shift+z
expect_board 1234341221434321
has_games 1 || fail "one game was kept twice"

echo "Enter makes the next puzzle, and singles solve it as one step"
set_clipboard "nothing was copied"
keys Return
wait_for "next puzzle" is_next
before=$copied
wait_for "filled singles" changes_by ctrl+alt+f
keys ctrl+z
expect_board "$before"
close_window
