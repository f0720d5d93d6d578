#!/usr/bin/env bash
# Runs each command line of the handbook and of README: handbookcommands.sh COMMAND-LINE-PROGRAM README HANDBOOK-FOLDER
# The lines of a page run in one folder, in their order, with a puzzle and a list of puzzles in it.
set -euo pipefail

cli=$(realpath "$1")
readme=$(realpath "$2")
handbook=$(realpath "$3")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
faults=0
count=0

for need in cadical clasp minisat picosat parallel; do
    command -v "$need" >/dev/null || {
        echo "skipped: needs $need"
        exit 77
    }
done

# The lines that are set apart and name the program, or what one of them wrote; as they are, but for the name of the program in
# README, machines that are not here, and the length of a list.
commands_of() {
    grep -P '^ {4,}(?=\S)(?!sudo )' "$1" | sed -E 's/^ +//' | grep -E 'sudoku-workbench-cli|packaging/run cli|^(cut|clasp|echo|grep) ' |
        sed 's!packaging/run cli!sudoku-workbench-cli!g; s!-S :,ada,grace !!; s!seq 1 100 10000!seq 1 100 101!; s/--difficulty hard --seed {} --count 100/--difficulty hard --seed {} --count 2/' || true
}

# A puzzle may have another answer (1), and solvers have statuses of their own (10, 20, 30); "grep -m" may leave early (141).
run_page() {
    local line status
    mkdir "$work/page"
    cd "$work/page"
    echo '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' >puzzle.txt
    { cat puzzle.txt; "$cli" generate --count 2 --seed 1; } >puzzles.txt
    "$cli" generate --word KITCHENS --seed 1 >wordoku.txt
    cp puzzle.txt mine.txt
    cp puzzle.txt 2025.txt
    # shellcheck disable=SC2016 # no command is meant
    sed -n '/^```json/,/^```$/ { /^```/d; p }' "$1" >evenings.json # the book on this page, if there is one
    cp -r "$work/pictures/." .
    while IFS= read -r line; do
        count=$((count + 1))
        status=0
        PATH=${cli%/*}:$PATH bash -o pipefail -c "$line" >output 2>errors </dev/null || status=$?
        case $status in 0 | 1 | 10 | 20 | 30 | 141) continue ;; esac
        printf '%s: %s: exit status %s\n%s\n' "${1##*/}" "$line" "$status" "$(head -n 3 errors)"
        faults=$((faults + 1))
    done < <(commands_of "$1")
    cd /
    rm -rf "$work/page"
}

# Pictures of a puzzle, by the names that the handbook gives them; a picture is known by its contents.
make_pictures() {
    mkdir -p "$work/pictures/photographs"
    "$cli" print -o "$work/pictures/screenshot.png" - <<<'53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
    cp "$work/pictures/screenshot.png" "$work/pictures/photo.jpg"
    cp "$work/pictures/screenshot.png" "$work/pictures/photographs"
}

make_pictures
for page in "$readme" "$handbook"/*.md; do
    [[ $page != */frompictures.md || -x ${cli%/*}/sudoku-workbench-pictures ]] || continue # built without OpenCV
    run_page "$page"
done
echo "$count commands, $faults faults"
((faults == 0 && count > 20))
