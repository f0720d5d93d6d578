#!/usr/bin/env bash
# Looks for modest requests that take long, the command line against its bounds: 5 s on boards up to 16x16, 10 s above.
#
#     tests/bench/tails.sh [-n NUMBER] [-s SEED] [-l LIMIT] [-j JOBS] [-p PROGRAM] [-o FILE] [-f FILE]
#
# Draws NUMBER requests (2000) at random, the same ones with the same SEED (1), see tails.py. Runs each with a LIMIT (30) of
# processor seconds for each of its commands, JOBS (1) at a time. PROGRAM is sudoku-workbench-cli, of the release build if none
# is named. Prints the twenty worst with their processor seconds and commands, and how many were over the bounds, and of these
# how many the program announced as hard. -o FILE gets all of them, the worst first; -f FILE, made by -o, is measured again
# instead of drawing any.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=$root/build/release/app/sudoku-workbench-cli
number=2000 seed=1 limit=30 jobs=1 all='' again=''
while getopts n:s:l:j:p:o:f: option; do
    case $option in
        n) number=$OPTARG ;;
        s) seed=$OPTARG ;;
        l) limit=$OPTARG ;;
        j) jobs=$OPTARG ;;
        p) program=$OPTARG ;;
        o) all=$OPTARG ;;
        f) again=$OPTARG ;;
        *) exit 2 ;;
    esac
done
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT

# A board of so many rows without clues.
empty() { awk -v cells=$(($1 * $1)) 'BEGIN { while (cells-- > 0) printf ". "; print "" }'; }

# The puzzle with another digit in the first clue, so that it mostly has no solution.
broken() {
    awk '/^#/ || done { print; next } {
        separator = / / ? " " : ""
        count = split($0, cell, separator)
        for (i = 1; i <= count; ++i) {
            if (!done && cell[i] ~ /^[1-9][0-9]*$/) { cell[i] = cell[i] % sqrt(count) + 1; done = 1 }
            printf "%s%s", cell[i], i < count ? separator : "\n"
        }
    }'
}

# Runs the parts of a request that stand between bars.
run_parts() {
    local part=${1%% | *} rest=
    [[ $1 != *' | '* ]] || rest=${1#* | }
    local -a words
    read -ra words <<<"$part"
    if [[ ${words[0]} == empty || ${words[0]} == broken ]]; then
        "${words[@]}"
    else
        "$program" "${words[@]}" --threads 1
    fi | if [[ $rest ]]; then run_parts "$rest"; else cat >"$out"; fi
}

# Prints the processor seconds of a request, its bound, "hard" if that was announced or "-", and the request.
measure() {
    local bound=${1%%$'\t'*} request=${1#*$'\t'} seconds word=-
    out=$(mktemp "$temp/XXXXXX")
    seconds=$({
        TIMEFORMAT='%U %S'
        time (
            ulimit -t "$limit"
            run_parts "$request" 2>"$out.said" || true
        )
    } 2>&1 | awk 'NF == 2 { printf "%.2f", $1 + $2 }')
    ! grep -q '^note: .*hard to find' "$out.said" || word=hard
    printf '%s\t%s\t%s\t%s\n' "$seconds" "$bound" "$word" "$request"
    rm "$out" "$out.said"
}

# Prints the requests, each after its bound.
requests() {
    if [[ $again ]]; then
        cut -f 2,4 "$again"
    else
        python3 "$root/tests/bench/tails.py" "$number" "$seed"
    fi
}

export program limit temp
export -f empty broken run_parts measure
# shellcheck disable=SC2016 # the text of another shell
requests | xargs -d '\n' -P "$jobs" -I{} bash -c 'measure "$1"' - {} >"$temp/unsorted"
sort -rn "$temp/unsorted" >"$temp/table"
[[ -z $all ]] || cp "$temp/table" "$all"

printf 'seconds\tbound\thard\trequest\n'
sed -n 1,20p "$temp/table"
awk -F'\t' '
    { sum += $1 }
    $3 == "hard" { ++hard; if ($1 > $2) ++slowHard }
    $1 > $2 { ++over }
    END {
        printf "%d requests, %.0f s; over their bounds %d, of these announced as hard %d; announced in all %d\n",
            NR, sum, over, slowHard, hard
    }' "$temp/table"
