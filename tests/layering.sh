#!/usr/bin/env bash
# Holds the arrows between the folders: layering.sh SOURCE-DIRECTORY QT-HEADER-DIRECTORY
# Prints one line for each thing that is not as it should be; exit status 1 if there was one.
set -euo pipefail

cd "$1"
qt_headers=$2

# What each folder may include: of ours (files and folders), and which Qt modules. The most exact folder
# counts; one that is not named here goes by the one above it. "*" is everything.
allowed="
core                 | core/translate.h |
core/board           | core/translate.h core/board |
core/variants        | core/translate.h core/board core/variants |
core/rules           | core/board core/variants core/rules |
core/sat             | core/translate.h core/sat |
core/proof           | core/sat core/proof |
core/propagate       | core/board core/rules core/propagate |
core/encode          | core/translate.h core/board core/rules core/sat core/propagate core/encode |
core/solve           | core/rules core/sat core/propagate core/encode core/solve |
core/analyse         | core/board core/variants core/rules core/sat core/proof core/encode core/solve core/analyse |
core/measure         | core/solve core/measure |
core/hints/steps     | core/board core/rules core/hints/steps |
core/hints/explainer | core/board core/hints/steps core/hints/explainer |
core/hints/techniques | core/translate.h core/board core/propagate core/solve core/hints/steps core/hints/explainer core/hints/techniques |
core/hints/uniqueness | core/board core/hints/steps core/hints/techniques core/hints/uniqueness |
core/hints/als       | core/board core/hints/steps core/hints/techniques core/hints/als |
core/hints/chains    | core/board core/hints/steps core/hints/techniques core/hints/als core/hints/chains |
core/hints           | core/board core/rules core/solve core/analyse core/hints/steps core/hints |
core/generate        | core/board core/variants core/rules core/propagate core/solve core/analyse core/generate |
core/formats         | core/board core/formats core/formats/text core/formats/plain |
core/formats/text    | core/translate.h core/board core/variants core/formats/text |
core/formats/plain   | core/board core/formats/text core/formats/plain |
core/formats/json    | core/board core/variants core/formats/text core/formats/plain core/formats/json |
core/formats/oneline | core/board core/variants core/formats/text core/formats/plain core/formats/oneline |
core/formats/links   | core/board core/variants core/formats/text core/formats/plain core/formats/json core/formats/links |
ui/text              | core/board core/variants core/rules core/sat core/encode core/hints core/hints/steps core/generate core/formats core/formats/text ui/text | QtCore
ui/programs          | core/sat ui/programs | QtCore
ui/paint             | core/translate.h core/board core/variants core/rules core/hints/steps/candidate.h core/hints/steps/step.h core/solve/outcome.h core/formats core/formats/text ui/text ui/paint | QtCore QtGui QtSvg
ui/printcheck        | core/board core/solve core/formats core/formats/text ui/paint ui/printcheck | QtCore
ui/base              | core/board core/solve ui/text ui/programs ui/paint ui/base | *
ui/commands          | ui/text ui/base ui/commands | *
ui/canvas            | core/board ui/paint ui/canvas | *
ui/shape             | core/board core/variants core/generate ui/base/helppage.h ui/text ui/paint ui/canvas ui/shape | *
ui/board             | core/board core/rules ui/text ui/paint ui/base ui/commands ui/canvas ui/board | *
ui/accessible        | core/board ui/text ui/paint ui/board ui/accessible | *
ui/generate          | core/variants core/solve core/generate core/formats/text ui/text ui/paint ui/base ui/shape ui/generate | *
ui/solving           | core/board core/rules core/sat core/solve ui/text ui/programs ui/base ui/board ui/commands ui/solving | *
ui/rules             | core/board core/variants core/generate core/formats/text core/formats/plain ui/base/helppage.h ui/base/history.h ui/text ui/paint ui/board ui/commands ui/canvas ui/rules | *
ui/print             | core/board core/solve core/formats/text ui/text ui/paint ui/printcheck ui/base ui/board ui/commands ui/print | *
ui/verdict           | core/board core/rules core/encode core/solve core/analyse ui/text ui/paint ui/base ui/board ui/solving ui/commands ui/verdict | *
ui/hints             | core/translate.h core/board core/rules core/solve core/hints core/hints/steps core/hints/explainer ui/text ui/paint ui/base ui/board ui/solving ui/commands ui/verdict ui/hints | *
ui/files             | core/board core/rules core/sat core/encode core/formats/text ui/text ui/base ui/shape ui/board ui/solving ui/commands ui/files ui/recovery | *
ui/laboratory        | core/board core/sat core/encode core/measure ui/text ui/base ui/board ui/solving ui/commands ui/laboratory | *
ui/handbook          | ui/base ui/text ui/paint ui/commands ui/handbook | *
ui/recovery          | core/board core/variants core/formats/text ui/text ui/paint ui/base ui/generate ui/recovery | *
ui/window            | core/formats/text ui/text ui/base ui/board ui/accessible ui/generate ui/solving ui/rules ui/print ui/verdict ui/hints ui/files ui/laboratory ui/handbook ui/recovery ui/commands ui/window | *
app/cli              | core/board core/solve core/analyse core/hints core/hints/steps core/hints/explainer core/generate core/formats core/formats/text core/formats/plain ui/text ui/programs ui/paint ui/printcheck app/cli | QtCore QtGui
app                  | ui/text ui/base ui/recovery ui/window app | *
tests                | * | *
"
# The files that may include a solver's headers.
declare -A only_users=([minisat]="core/sat/minisatsolver.cpp" [cadical.hpp]="core/sat/cadicalsolver.cpp core/proof/proof.cpp")
aggregates=" QtCore QtGui QtWidgets " # they cost many seconds of compiling a file
# What may name a variant by its id, beside core/variants: translations from the words of other programs. (Two symmetries
# are called like variants.)
namers=" core/formats/json/fpuzzlesconstraints.cpp core/formats/json/fpuzzlescosmetics.cpp core/formats/json/fpuzzleselements.cpp core/formats/oneline/lineforms.cpp core/formats/oneline/sgtformat.cpp core/formats/links/sudokumaker.cpp core/formats/links/sudokupad.cpp core/board/symmetry.cpp "
top_level=" CMakeLists.txt CMakePresets.json LICENSE README.md app build core packaging resources tests ui "

declare -A ours_of=() qt_of=() module_of=()
violations=0

violation() {
    printf '%s\n' "$1"
    violations=$((violations + 1))
}

read_table() {
    local folder ours qt
    while IFS='|' read -r folder ours qt; do
        folder=${folder// /}
        [[ $folder ]] || continue
        ours_of[$folder]=$ours
        qt_of[$folder]=$qt
    done <<<"$allowed"
}

# QString -> QtCore, and so on.
read_qt_modules() {
    local module header
    while read -r module header; do
        module_of[$header]=${module##*/}
    done < <(find -L "$qt_headers" -mindepth 2 -maxdepth 2 -path '*/Qt*' -name 'Q*' -type f -printf '%h %f\n')
    [[ ${module_of[QString]-} == QtCore ]] || { echo "No Qt headers in $qt_headers"; exit 2; }
}

# The folder of the table that file $1 goes by, in $folder.
find_folder() {
    folder=${1%/*}
    while [[ ! -v ours_of[$folder] ]]; do folder=${folder%/*}; done
}

check_ours() {
    local file=$1 header=$2 folder entry
    [[ $header != *.moc ]] || return 0
    find_folder "$file"
    read -ra entries <<<"${ours_of[$folder]}"
    for entry in "${entries[@]}"; do
        [[ $entry != '*' && $header != "$entry" && $header != "$entry"/* ]] || return 0
    done
    violation "$file includes \"$header\"; $folder may include only: ${entries[*]}"
}

check_system() {
    local file=$1 header=$2 folder module=""
    local users=${only_users[${header%%/*}]-$file}
    if [[ " $users " != *" $file "* ]]; then
        violation "$file includes <$header>; only $users may"
    fi
    case $header in
        Q*/*) module=${header%%/*} ;;
        Q*) module=${module_of[$header]-unknown} ;;
        *) return 0 ;;
    esac
    if [[ $aggregates == *" ${header##*/} "* ]]; then
        violation "$file includes all of <$header>; include single headers"
    fi
    find_folder "$file"
    if [[ " ${qt_of[$folder]} " != *" $module "* && ${qt_of[$folder]} != *'*'* ]]; then
        violation "$file includes <$header> of $module; $folder may use of Qt only:${qt_of[$folder]:- nothing}"
    fi
}

check_includes() {
    local pattern='^([^:]+):[[:space:]]*#[[:space:]]*include[[:space:]]*([<"])([^>"]+)' line
    while read -r line; do
        [[ $line =~ $pattern ]] || continue
        if [[ ${BASH_REMATCH[2]} == '"' ]]; then
            check_ours "${BASH_REMATCH[1]}" "${BASH_REMATCH[3]}"
        else
            check_system "${BASH_REMATCH[1]}" "${BASH_REMATCH[3]}"
        fi
    done < <(grep -rHE '^[[:space:]]*#[[:space:]]*include' --include='*.h' --include='*.cpp' core ui app tests)
}

# Is source file $1 named, with or without suffix, in a CMakeLists.txt beside or above it?
is_built() {
    local file=$1 folder=${1%/*} name words
    while :; do
        name=${file#"$folder"/}
        words=" $([[ ! -f $folder/CMakeLists.txt ]] || sed 's/#.*//' "$folder/CMakeLists.txt" | tr -s ' \t\n()"' ' ') "
        [[ $words != *" $name "* && $words != *" ${name%.cpp} "* ]] || return 0
        [[ $folder == */* ]] || return 1
        folder=${folder%/*}
    done
}

check_sources_are_built() {
    local file
    while read -r file; do
        is_built "$file" || violation "$file is named in no CMakeLists.txt"
    done < <(find core ui app tests -name '*.cpp')
}

# Engines know rules and marks, never variants.
check_variants_are_not_named() {
    local ids file line
    ids=$(grep -rhoP '^\s+\.id = "\K[a-z-]+(?=")' core/variants | paste -sd '|') || true
    [[ $ids ]] || return 0
    while IFS=: read -r file line; do
        [[ $namers == *" $file "* ]] || violation "$file names a variant:$line"
    done < <(grep -rHoP --include='*.h' --include='*.cpp' "^(?!\s*//).*\"($ids)\".*" \
        core/board core/rules core/sat core/proof core/propagate core/encode core/solve core/analyse core/measure core/generate \
        core/formats ui app 2>/dev/null)
}

# What stands in a loop of pairs "a b", by tsort.
loop_in() {
    tsort 2>&1 >/dev/null | sed -n 's/^tsort: //p' | grep -v 'loop:$' | paste -sd ' '
}

# A file and its header count as one. Arrows that may not be there make circles of their own.
check_circles() {
    local circle
    ((violations == 0)) || return 0
    circle=$(grep -rHoP '^\s*#\s*include\s*"\K[^"]+' --include='*.h' --include='*.cpp' core ui app |
        sed -E 's/\.(cpp|h):/ /; s/\.(h|moc)$//' | awk '$1 != $2' | loop_in) || true
    [[ ! $circle ]] || violation "these files include each other in a circle: $circle"
    circle=$(awk -F'|' '{ n = split($2, to, " "); gsub(" ", "", $1)
                          for (i = 1; i <= n; i++) if (to[i] != $1 && to[i] != "*") print $1, to[i] }' <<<"$allowed" |
        loop_in) || true
    [[ ! $circle ]] || violation "the table of arrows has a circle: $circle"
}

check_top_level() {
    local entry
    for entry in *; do
        [[ $top_level == *" $entry "* ]] || violation "$entry does not belong at the top level"
    done
}

read_table
read_qt_modules
check_includes
check_sources_are_built
check_variants_are_not_named
check_circles
check_top_level
echo "$violations violations"
((violations == 0))
