#!/usr/bin/env bash
# Paste the first puzzle of a corpus file, solve it, copy the solution: paste.sh FILE
set -euo pipefail
# shellcheck source=tests/e2e/session.sh
source "$(dirname "${BASH_SOURCE[0]}")/session.sh"

has_corpus_file "$1" || exit 77
start_session
start_program
paste_text "$(column "$1" 1)"
expect_board "$(column "$1" 1 | tr ' ' '\n' | sed 's/^0$/./' | paste -sd ' ')"
keys F9
expect_board "$(column "$1" 3)"
times 2 ctrl+z
expect_board "$(printf '.%.0s' {1..81})"
close_window
