#!/usr/bin/env bash
# How well pictures are read: pictures.sh FOLDER [PROGRAM [-v]]. Reads each photograph in FOLDER that has its digits beside it
# (NAME.dat or NAME.txt: its numbers row by row, 0 for a blank cell, in 9x9 10 for pencil marks, which count as blank; the marks
# themselves may be in NAME.marks, "r1c2 centre 1 4 7" for each cell with some; corner or any instead of centre; or
# NAME.puzzle, a puzzle text: its regions and rules must be right too), with
# sudoku-workbench-pictures, by default that of build/release. Prints a table: whole boards, cells, pictures without a board,
# wrong boards without a marked wrong cell, processor seconds a picture. -v names each picture that is not whole.
set -euo pipefail

folder=${1:?"pictures.sh FOLDER [PROGRAM [-v]]"}
program=${2:-build/release/app/sudoku-workbench-pictures}
exec python3 "$(dirname "$0")/pictures.py" "$folder" "$program" "${3:-}"
