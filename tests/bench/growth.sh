#!/usr/bin/env bash
# Measures how the time for a formula and for its solution grows with the board, and draws it:
#
#     tests/bench/growth.sh [BENCH_GROWTH]
#
# Writes resources/growth.csv and resources/growth.svg. BENCH_GROWTH is the program, else that of the release build. Needs
# gnuplot (Debian: gnuplot-nox), which neither the build nor the tests do.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=${1:-$root/build/release/tests/bench/bench_growth}
table=$root/resources/growth.csv
picture=$root/resources/growth.svg

fail() {
    echo "$0: $1" >&2
    exit 2
}

# The rows "Growth/ENCODING/SIZE…" of the CSV on standard input, with the columns that are drawn: by their names, for what
# else is there depends on the library.
rows() {
    awk -F, -v OFS=, '
        { gsub(/"/, "") }
        $1 == "name" {
            for (i = 1; i <= NF; ++i)
                column[$i] = i
            print "encoding", "size", "encode_ms", "solve_ms"
        }
        /^Growth\// {
            split($1, name, "/")
            print name[2], name[3], $column["median_encode_ms"], $column["median_solve_ms"]
        }'
}

encodings() {
    awk -F, 'NR > 1 && !seen[$1]++ { printf "%s ", $1 }' "$table"
}

draw() {
    gnuplot <<END
set terminal svg size 960,640 font 'sans-serif,13' background '#ffffff' noenhanced
set output '$picture'
set datafile separator ','
set datafile missing NaN
set multiplot layout 1,2 title "Half-filled boards as formulas with all candidates: median times" font ',15'
set logscale xy
set xrange [3.8:26.5]
set xtics (4, 6, 9, 12, 16, 20, 25)
set xlabel 'size of the board'
set yrange [0.004:60]
set ytics ('0.01' 0.01, '0.1' 0.1, '1' 1, '10' 10)
set grid ytics xtics lc '#e0e0e0'
set border 3
set tics nomirror
set key top left Left reverse samplen 2.5 spacing 1.15
names = '$(encodings)'
colours = '#000000 #0072b2 #56b4e9 #d55e00 #e69f00 #009e73 #cc79a7 #7b3294'
points = '7 4 8 12 6 10 2 5 1'
style(list, i) = word(list, (i - 1) % words(list) + 1)
do for [panel in 'encode solve'] {
    column = panel eq 'encode' ? 3 : 4
    set title panel eq 'encode' ? 'Writing the formula and handing it to MiniSat' : "MiniSat's search for a solution"
    set ylabel 'CPU time in ms'
    cube(size) = (panel eq 'encode' ? 0.0025 : 0.00035) * size**3 / 4
    plot cube(x) with lines dt 2 lw 1 lc '#888888' title 'size³', \\
        for [i = 1:words(names)] '$table' using (strcol(1) eq word(names, i) ? \$2 : NaN):column skip 1 \\
            with linespoints lw 1.6 ps 0.75 pt (style(points, i) + 0) lc rgb style(colours, i) title word(names, i)
}
unset multiplot
END
}

command -v gnuplot >/dev/null || fail "gnuplot is missing (Debian: gnuplot-nox)"
[[ -x $program ]] || fail "no program $program: build it (cmake --workflow --preset bench), or name it"
"$program" --benchmark_format=csv | rows >"$table"
draw
echo "$table"
echo "$picture"
