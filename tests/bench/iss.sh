#!/usr/bin/env bash
# Compares checks with those of Interactive Sudoku Solver: tests/bench/iss.sh CHECKOUT STRINGS [PROGRAM [SECONDS]]
#
# CHECKOUT is its source (sigh/Interactive-Sudoku-Solver), which node runs; STRINGS has a name and a string of it in each line,
# with a tab between; PROGRAM is sudoku-workbench-cli, of the release build if none is named. Each gets SECONDS of processor
# time, or 20. Prints for each string that both read whole the processor seconds of the two, the verdicts and the ratio, the
# worst first, and at the end a summary. All is counted of this program, of the other one what it takes longer than its help.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
checkout=$1
strings=$2
program=${3:-$root/build/release/app/sudoku-workbench-cli}
seconds=${4:-20}
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT

solver=$checkout/tools/debug/solve.js
[[ -f $solver ]] || solver=$checkout/tests/debug/solve.js

# Prints the processor seconds of a command, whose output is kept.
cpu_seconds() {
    local TIMEFORMAT='%U %S'
    { time (
        ulimit -t "$seconds"
        "$@" >"$temp/out" 2>"$temp/err" || true
    ); } 2>&1 | awk 'END { printf "%.3f", $1 + $2 }'
}

# Turns the words of the other program into ours.
verdict_of_other() {
    case $(grep -o 'Result: .*' "$temp/out" || true) in
        *unique*) echo unique ;;
        *'no solution'*) echo none ;;
        Result:*) echo multiple ;;
        *) echo - ;;
    esac
}

start=$(cpu_seconds node "$solver" --help)
while IFS=$'\t' read -r name string _; do
    [[ $name && $name != '#'* ]] || continue
    printf '%s\n' "$string" >"$temp/one.iss"
    own=$(cpu_seconds "$program" check --threads 1 "$temp/one.iss")
    verdict=$(head -1 "$temp/out")
    # What is left out or not read is said in a note; then the two have different puzzles.
    [[ ! -s $temp/err && $verdict != error ]] || continue
    other=$(cpu_seconds node "$solver" --max-backtracks none --input-file "$temp/one.iss")
    printf '%s\t%s\t%s\t%s\t%s\n' "$own" "$other" "${verdict:--}" "$(verdict_of_other)" "$name"
done <"$strings" | awk -F'\t' -v start="$start" '{
    other = $2 - start
    if (other < 0.001)
        other = 0.001
    printf "%.2f\t%.3f\t%.3f\t%s\t%s\t%s\n", $1 / other, $1, other, $3, $4, $5
}' | sort -rn >"$temp/table"

printf 'ratio\tours\tISS\tverdicts\n'
cat "$temp/table"
awk -F'\t' -v seconds="$seconds" '
    { ratio[NR] = $1; slower += $1 > 1.2; open += $4 == "-" && $5 != "-"; differ += $4 != "-" && $5 != "-" && $4 != $5 }
    END {
        if (NR > 0)
            printf "\n%d strings; %.1f times as fast in the median; %d more than 1.2 times as slow; %d open after %d s that ISS answers; %d verdicts differ\n",
                NR, 1 / ratio[int((NR + 1) / 2)], slower, open, seconds, differ
    }' "$temp/table"
