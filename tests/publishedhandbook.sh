#!/usr/bin/env bash
# Checks the handbook that the build publishes: publishedhandbook.sh FOLDER HANDBOOK-FOLDER
# Each page is there as HTML, each link and picture leads somewhere, and the PDF gives each link between pages a number
# and leaves no heading alone at the foot of a page. Both say which version wrote them.
set -euo pipefail

published=$1
handbook=$2
faults=0

fault() {
    echo "$1"
    faults=$((faults + 1))
}

# check_link PAGE TARGET
check_link() {
    local file=${2%%#*} anchor=
    [[ $2 != *'#'* ]] || anchor=${2#*#}
    file=$published/html/${file:-$1}
    [[ -f $file ]] || { fault "$1: no $2"; return; }
    [[ ! $anchor ]] || grep -qF "id=\"$anchor\"" "$file" || fault "$1: no place $2"
}

for source in "$handbook"/*.md; do
    page=$(basename "$source" .md).html
    [[ -f $published/html/$page ]] || { fault "no $page"; continue; }
    grep -q '<meta name="generator" content="Sudoku Workbench ' "$published/html/$page" || fault "$page: no version"
    while read -r target; do
        [[ $target == http* ]] || check_link "$page" "$target"
    done < <(grep -oP '(href|src|srcset)="\K[^"]+' "$published/html/$page")
done
# A page for each technique, and a board for each of its puzzles.
while read -r id _; do
    page=technique-$id.html
    [[ -f $published/html/$page ]] || { fault "no $page"; continue; }
    while read -r target; do
        check_link "$page" "$target"
    done < <(grep -oP '(href|src|srcset)="\K[^"]+' "$published/html/$page")
done < <(sed -n 's/^## //p' "$handbook/techniques/pages.md")
boards=$(grep -c '^    ' "$handbook/techniques/pages.md")
shown=$(cat "$published"/html/technique-*.html | grep -c '<img class="board"')
((boards == shown)) || fault "$shown boards instead of $boards"
! grep -lE '[a-z]\(s\)' "$published"/html/technique-*.html || fault "pages with words that have no plural form"
grep -q 'href="technique-x-wing.html"' "$published/html/techniques.html" || fault "the list of techniques has no links"

command -v pdftotext >/dev/null || { echo "skipped: needs pdftotext"; exit 77; }
text=$(pdftotext "$published/handbook.pdf" - | sed 's/ﬁ/fi/g; s/ﬃ/ffi/g' | tr -s '\n ' ' ')
[[ $text == *"If a digit has only two places in each of two rows"* ]] || fault "the PDF has no page of X-Wing"
[[ $text == *"(page "* ]] || fault "no links in the PDF"
[[ $text != *"(page 0)"* ]] || fault "the PDF has links without a number"
while read -r title; do
    [[ $text == *"$title"* ]] || fault "the PDF has no $title"
done < <(sed -n 's/^# //p' "$handbook"/*.md)
pdfinfo "$published/handbook.pdf" | grep -q '^Creator: *Sudoku Workbench ' || fault "the PDF says no version"
mapfile -t headings < <(sed -n 's/^##* //p' "$handbook"/*.md)
# foots: the last line of each page of the PDF, above its foot: what the next page begins with is there, but clipped.
foots() {
    pdftotext -layout -x 0 -y 0 -W 595 -H 762 "$published/handbook.pdf" - |
        awk 'BEGIN { RS = "\f" } { n = split($0, lines, "\n"); while (n > 0 && lines[n] !~ /[^ ]/) --n
            if (n > 0) { sub(/^ +/, "", lines[n]); print lines[n] } }'
}
while read -r foot; do
    for heading in "${headings[@]}"; do
        [[ $foot != "$heading" ]] || fault "the PDF has the heading $heading at the foot of a page"
    done
done < <(foots)
echo "$faults faults"
((faults == 0))
