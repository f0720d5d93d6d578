#!/usr/bin/env bash
# Compares the general rating with what other programs say of the same puzzles, and shows how it spreads over other boards:
#
#     tests/bench/ratings.sh [PROGRAM [SECONDS]]
#
# PROGRAM is sudoku-workbench-cli, of the release build if none is named. A puzzle is stopped after SECONDS, 10 if nothing is
# said; it counts with what is known by then. Takes some minutes.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=${1:-$root/build/release/app/sudoku-workbench-cli}
seconds=${2:-10}
data=$root/tests/data
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT

# Rates the puzzles on standard input: "4/99", or "4+/99+" if a puzzle was stopped.
ratings() {
    "$program" rate --scale general --time-limit "$seconds" | sed 's/.* //' || true
}

# The rank correlation (Spearman) of the pairs on standard input; pairs with an empty half are left out. Equal numbers share
# the mean of their ranks.
correlation() {
    awk '
        NF == 2 { x[++n] = $1; y[n] = $2 }
        function rank(values, i,    j, less, same) {
            for (j = 1; j <= n; ++j) {
                less += values[j] + 0 < values[i] + 0
                same += values[j] + 0 == values[i] + 0
            }
            return less + (same + 1) / 2
        }
        END {
            mean = (n + 1) / 2
            for (i = 1; i <= n; ++i) {
                a = rank(x, i) - mean
                b = rank(y, i) - mean
                product += a * b
                squares1 += a * a
                squares2 += b * b
            }
            if (squares1 && squares2)
                printf "%.2f (%d)", product / sqrt(squares1 * squares2), n
            else
                printf "-"
        }'
}

# row NAME COLUMN: the correlations with a column of the table of ratings.
row() {
    local part
    printf '| %s |' "$1"
    for part in largest-all largest-complete sum-complete; do
        awk -F'\t' -v column="$2" -v part="$part" '
            {
                split($1, rating, "/")
                isComplete = $1 !~ /\+/
                value = part ~ /^sum/ ? rating[2] : rating[1]
                if (part ~ /all$/ || isComplete)
                    print value + 0, $(column + 1)
            }' "$temp/rated" | correlation | sed 's/^/ /; s/$/ |/'
    done
    echo
}

compare_ratings() {
    local table=$data/hints/ratings_9x9.tsv
    awk -F'\t' '!/^#/ && $4 ~ /^[0-9.]+$/' "$table" >"$temp/puzzles"
    cut -f4 "$temp/puzzles" | ratings >"$temp/ratings"
    paste "$temp/ratings" "$temp/puzzles" >"$temp/rated"
    echo "Rank correlation with (number of puzzles):"
    echo
    echo "| | largest, all | largest, complete | sum, complete |"
    echo "|---|---|---|---|"
    row "HoDoKu's score (2.2.0)" 6
    row "HoDoKu's score (2.3.2)" 10
    row "ER of Sudoku Explainer 1.2.1" 12
    row "ER of skfr" 17
}

# The puzzles of a corpus file, of so many evenly chosen ones, as the program reads them.
chosen() {
    awk -F'\t' -v want="$2" '
        !/^#/ { line[n++] = $0 }
        END {
            for (i = 0; i < want && i < n; ++i)
                print line[want < n ? int(i * n / want) : i]
        }' "$data/corpus/$1.txt" |
        awk -F'\t' '{
            count = split($4, rules, " ")
            for (i = 1; i <= count; ++i) {
                sub(/=/, " ", rules[i])
                gsub(/,/, " ", rules[i])
                print "# sudoku-workbench: " rules[i]
            }
            print $1
        }'
}

# How the largest weights on standard input spread.
spread() {
    awk -F/ -v name="$1" '
        /\+/ { ++stopped; next }
        /^[0-9]/ { ++count[$1 < 5 ? $1 : 5] }
        !/^[0-9]/ { ++other }
        END {
            printf "| %s |", name
            for (i = 1; i <= 5; ++i)
                printf " %s |", count[i]
            printf " %s |", stopped + other ? stopped + other : ""
            print ""
        }'
}

show_spread() {
    local file
    echo
    echo "How the largest weight spreads (of a file every so many puzzles):"
    echo
    echo "| puzzles | 1 | 2 | 3 | 4 | 5 and more | stopped |"
    echo "|---|---|---|---|---|---|---|"
    spread "the $(wc -l <"$temp/ratings")" <"$temp/ratings"
    for file in v_killer_janko v_killer_sgt v_jigsaw_sgt v_jigsaw_janko v_x_sgt c16_janko c16_other; do
        chosen "$file" 20 | ratings | spread "\`$file\`"
    done
}

compare_ratings
show_spread
