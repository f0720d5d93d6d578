#!/usr/bin/env bash
# Names the sources without a test: namesakes.sh SOURCE-DIRECTORY
# A source of more than 40 lines has a test of its name, tst_NAME.cpp, or is named in the head of another one:
# "// Covers FOLDER: NAME, NAME" ("#" where the test is Python's, test_NAME.py). What is for another system, no test here can
# run. Exit status 1 if one has neither, or if a head names what is not there.
set -euo pipefail

cd "$1"
min_lines=40
missing=0

covered=$(grep -rhP '^(//|#) Covers ' --include='tst_*.cpp' --include='test_*.py' tests | sed -E 's!^(//|#) Covers !!; s!:!!; s!,!!g' |
    awk '{ for (i = 2; i <= NF; i++) print $1 "/" $i ".cpp" }' | sort)
named=" $(find tests -name 'tst_*.cpp' -printf '%f\n' | sed 's/^tst_//' | paste -sd ' ') "

while read -r source; do
    [[ $named != *" ${source##*/} "* ]] || continue
    grep -qxF "$source" <<<"$covered" || {
        echo "$source has no test of its name, and no test names it in its head"
        missing=$((missing + 1))
    }
done < <(find core ui app -name '*.cpp' -not -path 'core/system/windows/*' -exec wc -l {} + | awk -v min=$min_lines '$1 > min && $2 != "total" { print $2 }')

while read -r source; do
    [[ -f $source ]] || {
        echo "$source is covered by a test, but is not there"
        missing=$((missing + 1))
    }
done <<<"$covered"

echo "$missing missing"
((missing == 0))
