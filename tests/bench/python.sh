#!/usr/bin/env bash
# Compares batches in Python with the command line, in turn, three rounds: python.sh CLI PYTHON FILE
# PYTHON is one with the module, FILE has a classic 9x9 board in each line. Prints processor and elapsed time in seconds.
set -euo pipefail

cli=$1
python=$2
file=$3

# shellcheck disable=SC2016 # Python's own text
batch='
import sys, time
import sudokuworkbench
with open(sys.argv[3]) as lines:
    puzzles = lines.read().split()
if sys.argv[2] == "array":
    puzzles = sudokuworkbench._core.clues_of(puzzles)
processor, elapsed = time.process_time(), time.perf_counter()
getattr(sudokuworkbench, sys.argv[1])(puzzles)
print(f"{time.process_time() - processor:.2f} {time.perf_counter() - elapsed:.2f}")'

TIMEFORMAT='%U %R'
for _ in 1 2 3; do
    for command in solve check; do
        printf '%s, command line: ' "$command"
        time "$cli" "$command" --threads "$(nproc)" "$file" >/dev/null
        for kind in array texts; do
            printf '%s, Python, %s: ' "$command" "$kind"
            "$python" -c "$batch" "$command" "$kind" "$file"
        done
    done
done
