#!/usr/bin/env bash
# Compares the speed of this program with that of others, and prints tables: tests/bench/compare.sh [PROGRAM [FILE...]]
#
# PROGRAM is sudoku-workbench-cli, of the release build if none is named; each FILE has a 9x9 puzzle in the first 81 characters
# of each line. Other programs are run if they are there and never built:
# - qqwing, which finds all solutions;
# - cadical and minisat, which get the textbook's formula of a puzzle, and once more with its solution forbidden;
# - if TDOKU names it, tdoku's run_benchmark;
# - if ISS names a checkout of Interactive Sudoku Solver, and node is there, its tests/debug/solve.js.
# Times are CPU times for one thread, reading and writing included (but not for tdoku, which measures itself). For one line,
# programs run in turn, and the shortest of three rounds counts. The last line of the second table, 25x25, takes minutes and
# has one round; QUICK=1 leaves it out.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=${1:-$root/build/release/app/sudoku-workbench-cli}
shift || true
data=$root/tests/data/corpus
files=("$@")
((${#files[@]})) || files=("$data"/c9_{17clue,magictour_top1465,forum_hardest_1106,forum_hardest_1905_11plus,serg_multisolution}.txt)
rounds=3
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT

# Prints the CPU seconds of a command that reads standard input.
cpu_seconds() {
    local TIMEFORMAT='%U'
    { time "$@" >/dev/null 2>&1 || true; } 2>&1
}

# Prints a quotient with DIGITS decimals, or a dash if there is none.
quotient() {
    awk -v over="$1" -v under="$2" -v digits="$3" 'BEGIN { if (over > 0 && under > 0) printf "%.*f", digits, over / under; else printf "-" }'
}

smaller() {
    awk -v a="$1" -v b="$2" 'BEGIN { print (b == "" || a < b) ? a : b }'
}

has() {
    command -v "$1" >/dev/null
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

compare_streams() {
    local file round own other own_rate other_rate tdoku
    printf '%-34s %12s %12s %12s %8s\n' "9x9, checks per second" "this program" qqwing tdoku "/ qqwing"
    for file in "${files[@]}"; do
        grep -oE '^[0-9.]{81}' "$file" | head -1000 >"$temp/some"
        repeated 100 "$temp/some" >"$temp/many"
        head -300 "$temp/some" >"$temp/few"
        own='' other=''
        for ((round = 0; round < rounds; ++round)); do
            own=$(smaller "$(cpu_seconds "$program" check --threads 1 "$temp/many")" "$own")
            has qqwing && other=$(smaller "$(cpu_seconds qqwing --solve --count-solutions --csv <"$temp/few")" "$other")
        done
        own_rate=$(quotient "$(wc -l <"$temp/many")" "$own" 0)
        other_rate=$(quotient "$(wc -l <"$temp/few")" "${other:-0}" 0)
        tdoku=$(tdoku_rate "$temp/some")
        printf '%-34s %12s %12s %12s %8s\n' "$(basename "$file" .txt)" "$own_rate" "$other_rate" "${tdoku:--}" \
            "$(quotient "$own_rate" "${other_rate/-/0}" 0)"
    done
}

# Writes the formulas of the puzzle in one.txt: one to solve, and one that has no model if the solution is the only one.
write_formulas() {
    "$program" solve "$temp/one.txt" >"$temp/one.sol"
    "$program" encode "$temp/one.txt" >"$temp/first.cnf"
    "$program" encode --forbid "$temp/one.sol" "$temp/one.txt" >"$temp/second.cnf"
}

# Prints the CPU seconds that a solver takes for both formulas.
check_with() {
    local first
    first=$(cpu_seconds "$@" "$temp/first.cnf")
    awk -v a="$first" -v b="$(cpu_seconds "$@" "$temp/second.cnf")" 'BEGIN { print a + b }'
}

# compare_solvers FILE COUNT ROUNDS: adds up the best times of each program for the first COUNT puzzles.
compare_solvers() {
    local file=$1 count=$2 rounds=$3 puzzle round own cadical minisat sums='0 0 0'
    while read -r puzzle; do
        echo "$puzzle" >"$temp/one.txt"
        write_formulas
        own='' cadical='' minisat=''
        for ((round = 0; round < rounds; ++round)); do
            own=$(smaller "$(cpu_seconds "$program" check "$temp/one.txt")" "$own")
            has cadical && cadical=$(smaller "$(check_with cadical -q)" "$cadical")
            has minisat && minisat=$(smaller "$(check_with minisat -verb=0)" "$minisat")
        done
        sums=$(awk -v sums="$sums" -v own="$own" -v cadical="${cadical:-0}" -v minisat="${minisat:-0}" \
            'BEGIN { split(sums, s, " "); print s[1] + own, s[2] + cadical, s[3] + minisat }')
    done < <(grep -v '^#' "$file" | cut -f1 | head -"$count")
    # shellcheck disable=SC2086 # three numbers
    set -- $sums
    printf '%-34s %12.2f %12s %12s %8s\n' "$(basename "$file" .txt) (first $count)" "$1" "$2" "$3" "$(quotient "$2" "$1" 1)"
}

compare_with_solvers() {
    printf '\n%-34s %12s %12s %12s %8s\n' "check, seconds together" "this program" cadical minisat "cadical /"
    compare_solvers "$data/c16_janko.txt" 20 "$rounds"
    compare_solvers "$data/c16_other.txt" 12 "$rounds"
    [[ ${QUICK-} ]] || compare_solvers "$data/c25_gecode.txt" 9 1
}

# Rewrites a killer of the corpus with 81 empty cells: as a file of this program, and as text of Interactive Sudoku Solver.
write_killer() {
    local options=$1
    {
        grep -oE 'variant=[^ ]+' <<<"$options" | sed -E 's/variant=/# sudoku-workbench: variant /; s/,/ /g'
        printf '.%.0s' {1..81}
        echo
    } >"$temp/one.txt"
    grep -oE 'variant=killer,[^ ]+' <<<"$options" | sed -E 's/variant=killer,/.Cage~/; s/,r/~R/g; s/c/C/g' | tr -d '\n' >"$temp/one.iss"
}

solve_with_iss() {
    cpu_seconds node "$ISS/tests/debug/solve.js" "$@"
}

compare_killers() {
    local puzzle options round own other start='' owns=0 others=0
    if [[ ${ISS-} ]] && has node; then
        for ((round = 0; round < rounds; ++round)); do start=$(smaller "$(solve_with_iss --help)" "$start"); done
    fi
    printf '\n%-34s %12s %12s %8s\n' "check, seconds together" "this program" ISS "ISS /"
    while IFS=$'\t' read -r puzzle _ _ options _; do
        [[ $puzzle != *[1-9]* && $options != *diagonal* ]] || continue
        write_killer "$options"
        own='' other=''
        for ((round = 0; round < rounds; ++round)); do
            own=$(smaller "$(cpu_seconds "$program" check "$temp/one.txt")" "$own")
            [[ ! $start ]] || other=$(smaller "$(solve_with_iss --max-backtracks none --input-file "$temp/one.iss")" "$other")
        done
        owns=$(awk -v a="$owns" -v b="$own" 'BEGIN { print a + b }')
        [[ ! $start ]] || others=$(awk -v a="$others" -v b="$other" -v start="$start" 'BEGIN { print a + b - start }')
    done < <(grep -v '^#' "$data/v_killer_iss.txt")
    printf '%-34s %12.2f %12s %8s\n' v_killer_iss "$owns" "${start:+$others}" "$(quotient "$others" "$owns" 1)"
}

compare_streams
compare_with_solvers
compare_killers
