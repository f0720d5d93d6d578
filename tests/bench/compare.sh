#!/usr/bin/env bash
# Compares the speed of checking puzzles with that of other programs: tests/bench/compare.sh [PROGRAM [FILE...]]
#
# PROGRAM is sudoku-workbench-cli, of the release build if none is named; each FILE has a 9x9 puzzle in the first 81 characters
# of each line. Other programs are run if they are there and never built: qqwing, which finds all solutions; and, if TDOKU names
# it, tdoku's run_benchmark. The times are CPU times, for one thread, the shortest of three rounds in turn, reading and writing
# included (but not for tdoku, which measures itself). The last column is how many times as fast as qqwing this program is.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=${1:-$root/build/release/app/sudoku-workbench-cli}
shift || true
data=$root/tests/data/corpus
files=("$@")
((${#files[@]})) || files=("$data"/c9_{17clue,magictour_top1465,forum_hardest_1106,forum_hardest_1905_11plus,serg_multisolution}.txt)
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT

# Prints the CPU seconds of a command that reads standard input.
cpu_seconds() {
    local TIMEFORMAT='%U'
    { time "$@" >/dev/null 2>&1 || true; } 2>&1
}

# Prints a quotient with DIGITS decimals, or a dash if there is none.
quotient() {
    awk -v over="$1" -v under="$2" -v digits="$3" 'BEGIN { if (under > 0) printf "%.*f", digits, over / under; else printf "-" }'
}

smaller() {
    awk -v a="$1" -v b="$2" 'BEGIN { print (b == "" || a < b) ? a : b }'
}

# Writes many copies, so that starting the program does not count.
repeated() {
    local count=$1
    for ((i = 0; i < count; ++i)); do cat "$2"; done
}

tdoku_rate() {
    [[ -x ${TDOKU-} ]] || return 0
    "$TDOKU" -t2 -w1 -s tdoku "$1" | awk -F'|' '$2 ~ /^ *tdoku/ { gsub(/[ ,]/, "", $3); print $3 }'
}

printf '%-34s %12s %12s %12s %8s\n' "puzzles per second" "this program" qqwing tdoku "/ qqwing"
for file in "${files[@]}"; do
    grep -oE '^[0-9.]{81}' "$file" | head -1000 >"$temp/some"
    repeated 100 "$temp/some" >"$temp/many"
    head -300 "$temp/some" >"$temp/few"
    own='' other=''
    for _ in 1 2 3; do
        own=$(smaller "$(cpu_seconds "$program" check --threads 1 "$temp/many")" "$own")
        if command -v qqwing >/dev/null; then
            other=$(smaller "$(cpu_seconds qqwing --solve --count-solutions --csv <"$temp/few")" "$other")
        fi
    done
    own_rate=$(quotient "$(wc -l <"$temp/many")" "$own" 0)
    other_rate=$(quotient "$(wc -l <"$temp/few")" "${other:-0}" 0)
    tdoku=$(tdoku_rate "$temp/some")
    printf '%-34s %12s %12s %12s %8s\n' "$(basename "$file" .txt)" "$own_rate" "$other_rate" "${tdoku:--}" \
        "$(quotient "$own_rate" "${other_rate/-/0}" 0)"
done
