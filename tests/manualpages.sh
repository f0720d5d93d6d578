#!/usr/bin/env bash
# Checks the manual pages: manualpages.sh WINDOW-PROGRAM COMMAND-LINE-PROGRAM PAGE-OF-WINDOW HANDBOOK-FOLDER
# They must have no error that groff or mandoc finds, and name all commands and options. The handbook names all commands.
set -euo pipefail

window=$1
cli=$2
window_page=$3
handbook=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
faults=0

fault() {
    echo "$1"
    faults=$((faults + 1))
}

# check_form PAGE
check_form() {
    local said
    if command -v groff >/dev/null; then
        said=$(groff -man -Tutf8 -ww -z "$1" 2>&1) || true
        [[ ! $said ]] || fault "groff: $said"
    fi
    if command -v mandoc >/dev/null; then
        said=$(mandoc -T lint -W warning "$1" 2>&1 | grep -v "missing date") || true
        [[ ! $said ]] || fault "mandoc: $said"
    fi
}

# check_names PAGE NAME...: as words in bold type.
check_names() {
    local page=$1 text name
    shift
    text=$(sed 's/\\-/-/g' "$page")
    for name in "$@"; do
        grep -qF "\\fB$name\\fR" <<<"$text" || fault "${page##*/} does not name $name"
    done
}

# What the error about an unknown name lists: names_after ARGUMENT...
names_after() {
    { "$cli" "$@" 2>&1 || true; } | sed -n 's/.*\(there are\|takes\): //p' | tr -d ,
}

command -v groff >/dev/null || command -v mandoc >/dev/null || exit 77

cli_page=$work/sudoku-workbench-cli.1
"$cli" --man-page >"$cli_page"
check_form "$cli_page"
read -ra commands <<<"$(names_after unknown)"
((${#commands[@]} > 10)) || fault "no commands found"
check_names "$cli_page" "${commands[@]}"
for command in "${commands[@]}"; do
    [[ $command != help ]] || continue
    grep -q "^|.*\`$command\`.*|.*|" "$handbook/commandline.md" || fault "commandline.md does not name $command"
    read -ra options <<<"$(names_after "$command" --unknown)"
    ((${#options[@]} > 0)) || fault "no options of $command found"
    check_names "$cli_page" "${options[@]}"
done

check_form "$window_page"
read -ra options <<<"$("$window" --help | grep -oE '(^| )--?[a-z]+' | grep -v help-all | tr '\n' ' ')"
((${#options[@]} > 2)) || fault "no options of the window found"
check_names "$window_page" "${options[@]}"

echo "$faults faults"
((faults == 0))
