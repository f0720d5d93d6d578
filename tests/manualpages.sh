#!/usr/bin/env bash
# Checks the manual pages: manualpages.sh WINDOW-PROGRAM COMMAND-LINE-PROGRAM PAGE-OF-WINDOW HANDBOOK-FOLDER
# They must have no error that groff or mandoc finds, and name all commands and options. The handbook names all commands,
# its command lines have options that there are, and its puzzles have exactly one solution.
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

# What the error about an unknown command lists.
commands_known() {
    { "$cli" unknown 2>&1 || true; } | sed -n 's/.*the commands are: //p' | tr -d ,
}

# options_of COMMAND: what its help lists, -o and --output alike.
options_of() {
    "$cli" help "$1" | grep -oE '^  -[a-z-]+(, --[a-z-]+)?' | grep -v -- --help | tr -d ,
}

check_commands() {
    local commands options command
    read -ra commands <<<"$(commands_known)"
    ((${#commands[@]} > 10)) || fault "no commands found"
    check_names "$1" "${commands[@]}"
    for command in "${commands[@]}"; do
        [[ $command != help ]] || continue
        grep -q "^|.*\`$command\`.*|.*|" "$handbook/commandline.md" || fault "commandline.md does not name $command"
        read -ra options <<<"$(options_of "$command" | tr '\n' ' ')"
        ((${#options[@]} > 0)) || [[ $command == schema ]] || fault "no options of $command found"
        check_names "$1" "${options[@]}"
    done
}

check_window_options() {
    local options
    read -ra options <<<"$("$window" --help | grep -oE '(^| )--?[a-z]+' | grep -v help-all | tr '\n' ' ')"
    ((${#options[@]} > 2)) || fault "no options of the window found"
    check_names "$window_page" "${options[@]}"
}

# Writes the puzzles among the lines of the handbook that are set apart into files.
extract_puzzles() {
    cat "$handbook"/*.md | awk -v work="$work" '
        /^```/ { isFile = !isFile } # other files, such as books
        isFile { next }
        /^    / { if (!block++) { keep = /^    ([{]|# sudoku-workbench)/; count += keep }
                  if (keep) print substr($0, 5) >(work "/puzzle" count); next }
        { block = 0 }'
}

check_puzzles() {
    local file
    extract_puzzles
    for file in "$work"/puzzle*; do
        [[ $("$cli" check "$file" 2>&1) == unique ]] || fault "not unique: $(head -n 3 "$file")"
    done
}

# Each line: a command and its options, as they stand in examples of page $1 and of the handbook.
examples() {
    cat "$handbook"/*.md "$1" | sed 's/\\-/-/g' | grep -oP 'sudoku-workbench-cli \K[a-z]+ [^|`]*'
}

check_examples() {
    local line word words known count=0
    while read -r line; do
        read -ra words <<<"$line"
        known=" $(options_of "${words[0]}" | tr -s '\n ' ' ') "
        for word in "${words[@]:1}"; do
            [[ $word == --* ]] || continue
            [[ $known == *" $word "* ]] || fault "in an example: $line: ${words[0]} has no $word"
            count=$((count + 1))
        done
    done < <(examples "$1")
    ((count > 10)) || fault "only $count options in examples"
}

command -v groff >/dev/null || command -v mandoc >/dev/null || exit 77

cli_page=$work/sudoku-workbench-cli.1
"$cli" --man-page >"$cli_page"
check_form "$cli_page"
check_form "$window_page"
check_commands "$cli_page"
check_window_options
check_puzzles
check_examples "$cli_page"
echo "$faults faults"
((faults == 0))
