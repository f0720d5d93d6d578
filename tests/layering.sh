#!/usr/bin/env bash
# Holds the arrows between the folders: layering.sh SOURCE-DIRECTORY QT-HEADER-DIRECTORY
# Prints one line for each thing that is not as it should be; exit status 1 if there was one.
set -euo pipefail

cd "$1"
qt_headers=$2

# What each folder may include: of ours (files and folders), and which Qt modules. The most exact folder
# counts; one that is not named here goes by the one above it. "*" is everything.
allowed="
core          | core/translate.h                                       |
core/board    | core/translate.h core/board                            |
core/sat      | core/translate.h core/sat                              |
core/variants | core/translate.h core/board core/variants              |
core/formats  | core/translate.h core/board core/variants core/formats |
core/hints    | core/translate.h core/board core/variants core/hints   |
core/solve    | core/translate.h core/board core/variants core/sat core/solve |
core/generate | core/translate.h core/board core/variants core/sat core/solve core/generate |
ui/text       | core ui/text                                           | QtCore
ui/programs   | core ui/programs                                       | QtCore
ui/paint      | core ui/text ui/paint                                  | QtCore QtGui QtSvg
ui            | core ui                                                | *
app/cli       | core ui/text ui/programs ui/paint app/cli              | QtCore QtGui
app           | core ui app                                            | *
tests         | *                                                      | *
"
# The files that may include a solver's headers.
declare -A only_users=([minisat]="core/sat/minisatsolver.cpp" [cadical.hpp]="core/sat/cadicalsolver.cpp core/sat/proof.cpp")
aggregates=" QtCore QtGui QtWidgets " # they cost many seconds of compiling a file
# What may name a variant by its id, beside core/variants: translations from the words of other programs. (Two symmetries
# are called like variants.)
namers=" core/formats/fpuzzlesconstraints.cpp core/formats/fpuzzlescosmetics.cpp core/formats/fpuzzleselements.cpp core/formats/lineforms.cpp core/formats/sgtformat.cpp core/formats/sudokumaker.cpp core/formats/sudokupad.cpp core/board/symmetry.cpp "
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
        core/board core/sat core/solve core/generate core/formats ui app 2>/dev/null)
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
check_top_level
echo "$violations violations"
((violations == 0))
