#!/usr/bin/env bash
# Holds the arrows between the folders: layering.sh SOURCE-DIRECTORY QT-HEADER-DIRECTORY [BUILD-DIRECTORY]
# Reads the includes and, if there is a build, also the symbols of its objects: a function or a table that is declared by hand
# needs no include. Prints one line for each thing that is not as it should be; exit status 1 if there was one.
set -euo pipefail

build=${3:+$(cd "$3" && pwd)}
cd "$1"
qt_headers=$2

# What each folder may include: of ours (files and folders), and which Qt modules. The most exact folder
# counts; one that is not named here goes by the one above it. "*" is everything.
allowed="
core                 |  |
core/version         | core/version |
core/system          | core/system |
core/board           | core/board |
core/variants        | core/board core/variants |
core/rules           | core/board core/variants core/rules |
core/sat             | core/board/parallel.h core/board/translate.h core/system core/sat |
core/proof           | core/sat core/proof |
core/propagate       | core/board core/rules core/propagate |
core/encode          | core/board core/rules core/sat core/propagate core/encode |
core/forms           | core/board core/rules core/encode/rankencoding.h core/sat/cnf.h core/forms |
core/planes          | core/board core/rules core/sat core/planes |
core/cages           | core/board core/rules core/sat core/planes core/cages |
core/search          | core/board core/rules core/sat core/propagate/sumcandidates.h core/search |
core/solve           | core/board core/rules core/sat core/propagate core/encode core/planes core/cages core/search core/solve |
core/analyse         | core/version core/system core/board core/variants core/rules core/sat core/proof core/propagate core/encode core/planes core/search/rulesearch.h core/solve core/analyse |
core/trace           | core/board core/rules core/sat core/propagate core/encode core/trace |
core/measure         | core/version core/board/translate.h core/sat core/encode core/solve core/measure |
core/hints/steps     | core/board core/rules core/propagate core/hints/steps |
core/hints/explainer | core/board core/hints/steps core/hints/explainer |
core/hints/techniques | core/board core/propagate core/solve core/hints/steps core/hints/explainer core/hints/techniques |
core/hints/lines     | core/board core/variants core/rules core/propagate core/hints/steps core/hints/lines |
core/hints/regions   | core/board core/rules core/encode core/solve core/hints/steps core/hints/regions |
core/hints/uniqueness | core/board core/hints/steps core/hints/techniques core/hints/uniqueness |
core/hints/sums      | core/board core/variants core/propagate core/hints/steps core/hints/sums |
core/hints/als       | core/hints/steps core/hints/als |
core/hints/chains    | core/board core/hints/steps core/hints/techniques core/hints/als core/hints/chains |
core/hints/exotic    | core/board core/hints/steps core/hints/techniques core/hints/chains core/hints/exotic |
core/hints/reasons   | core/board core/sat core/propagate core/encode core/solve core/hints/steps core/hints core/hints/reasons |
core/hints/story     | core/board core/rules core/propagate core/encode core/solve core/analyse core/hints/steps core/hints/reasons core/hints core/hints/story |
core/hints           | core/board core/variants core/rules core/solve core/analyse core/hints/steps core/hints/techniques core/hints/sums core/hints/lines core/hints/regions core/hints/uniqueness core/hints/als core/hints/chains core/hints/exotic core/hints |
core/generate        | core/board core/variants core/rules core/planes core/cages core/sat/solverkinds.h core/propagate core/solve core/analyse core/hints/explainer core/hints core/generate |
core/formats         | core/board core/formats/text core/formats/plain core/formats/json core/formats/oneline core/formats/links core/formats/found core/formats/exported core/formats |
core/formats/text    | core/board core/variants core/formats/text |
core/formats/plain   | core/board core/formats/text core/formats/plain |
core/formats/json    | core/version core/board core/variants core/formats/text core/formats/plain core/formats/json |
core/formats/oneline | core/board core/variants core/formats/text core/formats/plain core/formats/oneline |
core/formats/links/sudokumaker | core/board core/variants core/formats/text core/formats/plain core/formats/json core/formats/links/sudokumaker |
core/formats/links   | core/board core/variants core/formats/text core/formats/plain core/formats/json core/formats/oneline core/formats/links/sudokumaker core/formats/links |
core/formats/exported | core/board core/formats/text core/formats/exported |
core/formats/found   | core/board core/formats/text core/formats/plain core/formats/oneline core/formats/found |
core/transform       | core/board core/variants core/formats/text core/transform |
ui/text              | core/version core/system core/board core/variants core/rules core/sat core/propagate/sumcandidates.h core/encode core/trace core/forms core/hints/steps core/hints/techniques core/hints/sums core/hints/lines core/hints/regions core/hints/uniqueness core/hints/als core/hints/chains core/hints/exotic core/hints/reasons core/hints core/hints/story core/analyse core/generate core/formats core/formats/text core/formats/plain core/transform ui/text | QtCore
ui/programs          | core/system core/sat ui/programs | QtCore
ui/printjob          | core/board core/sat/halt.h core/solve core/transform/samepuzzle.h core/hints core/formats core/formats/text ui/text ui/printjob | QtCore
ui/pictures          | core/board core/variants core/formats/text/constrainttext.h core/formats/text/jsonaccess.h core/formats/textkind.h core/planes/classicsearch.h core/solve ui/programs ui/pictures | QtCore QtGui QtPdf
ui/scripts           | core/formats/links/sudokumaker/scriptrunner.h core/formats/text/jsonaccess.h ui/programs ui/scripts | QtCore QtQml
ui/paint             | core/board core/variants core/hints/steps/step.h ui/text ui/paint | QtCore QtGui QtSvg
ui/paint/documents   | core/version core/board core/formats core/formats/text ui/text ui/printjob ui/paint/paper ui/paint/documents | QtCore QtGui
ui/paint/paper       | core/version core/board core/rules core/sat/halt.h core/solve core/hints core/formats core/formats/text ui/text ui/printjob ui/paint ui/paint/paper | QtCore QtGui QtSvg
ui/language          | ui/paint ui/language | QtCore QtGui
ui/base              | core/system core/board core/sat ui/text ui/programs ui/paint ui/base | *
ui/commands          | ui/text ui/base ui/commands | *
ui/board/canvas      | ui/paint ui/board/canvas | *
ui/board/shape       | core/board core/variants core/generate ui/text ui/paint ui/base/helppage.h ui/board/canvas ui/board/shape | *
ui/board             | core/board core/rules core/formats ui/text ui/paint ui/base ui/commands ui/board/canvas ui/board | *
ui/board/accessible  | core/board ui/text ui/paint ui/board ui/board/accessible | *
ui/generate          | core/board core/variants core/solve core/hints/steps core/hints core/generate core/transform ui/text ui/paint ui/base ui/board/shape ui/list/collection ui/generate | *
ui/ask/solving       | core/board/memo.h core/board/puzzle.h core/rules/activerules.h core/sat core/solve core/analyse/truecandidates.h ui/text ui/programs ui/paint/livemarks.h ui/base ui/commands ui/board ui/ask/solving | *
ui/rules             | core/board core/variants core/analyse/combinations.h core/analyse/fillin.h core/generate core/formats/text core/formats/plain core/transform ui/text ui/paint ui/paint/paper ui/base/filedialog.h ui/base/helppage.h ui/base/history.h ui/base/notification.h ui/base/message.h ui/base/savequestion.h ui/base/screenroom.h ui/base/searchfield.h ui/commands ui/board/canvas ui/board ui/rules | *
ui/transform         | core/board core/solve core/formats/text core/transform ui/text ui/base ui/commands ui/board ui/ask/solving ui/transform | *
ui/print             | core/board core/variants core/generate core/formats core/formats/text ui/text ui/printjob ui/paint/colourroles.h ui/paint/documents ui/paint/paper ui/language ui/base ui/commands ui/board ui/print | *
ui/ask/verdict       | core/board core/rules core/encode core/solve core/analyse core/hints/steps core/hints/reasons core/hints/story core/formats core/formats/text ui/text ui/paint ui/base ui/commands ui/board ui/ask/solving ui/ask/verdict | *
ui/teach/steps       | core/board core/solve core/hints/steps core/hints/explainer core/hints/techniques core/hints/sums core/hints/lines core/hints/reasons core/hints/story core/hints ui/text ui/paint ui/paint/paper ui/base ui/ask/verdict ui/teach/steps | *
ui/teach/pages       | core/hints ui/language/language.h ui/text ui/paint ui/teach/steps core/formats ui/teach/pages | *
ui/teach/lessons     | core/version core/board core/sat core/hints/explainer core/hints/story ui/text ui/paint ui/printjob ui/paint/paper ui/base ui/board ui/ask/verdict ui/teach/steps ui/teach/lessons | *
ui/teach/hints       | core/board core/rules core/solve core/hints/steps core/hints core/hints/story core/formats ui/text ui/paint/paper ui/base ui/commands ui/board ui/ask/solving ui/ask/verdict ui/teach/steps ui/teach/lessons ui/teach/hints | *
ui/files             | core/board core/rules core/sat core/encode core/formats core/formats/text core/formats/found ui/text ui/paint/paper ui/pictures/picturejob.h ui/base ui/commands ui/board/shape ui/board ui/ask/solving ui/files/recovery ui/files | *
ui/list/collection   | core/board core/solve core/hints/steps core/hints core/formats core/formats/text core/transform ui/text ui/printjob ui/paint ui/paint/paper ui/base ui/print ui/list/collection | *
ui/teach/practice    | core/board core/variants core/solve core/hints core/formats core/generate ui/text ui/base ui/commands ui/board ui/generate ui/ask/solving ui/ask/verdict ui/teach/steps ui/teach/pages ui/files ui/teach/practice | *
ui/teach/course      | core/board core/formats core/hints/steps ui/text ui/base ui/commands ui/board ui/ask/verdict ui/teach/steps ui/files ui/teach/course | *
ui/teach/learn       | core/board core/hints/steps ui/text ui/paint ui/base ui/commands ui/board ui/teach/steps ui/teach/pages ui/teach/practice ui/teach/learn | *
ui/laboratory        | core/version core/board core/sat core/encode core/trace core/measure ui/text ui/paint ui/base ui/commands ui/board/canvas ui/board ui/ask/solving ui/laboratory | *
ui/handbook          | core/version core/hints ui/text ui/paint ui/base ui/commands ui/teach/pages ui/handbook | *
ui/files/recovery    | core/system core/board core/rules/violations.h core/formats core/formats/text ui/text ui/paint ui/base ui/list/collection ui/files/recovery | *
ui/frompicture       | core/board ui/text ui/paint/colourroles.h ui/programs ui/pictures ui/base ui/commands ui/board ui/ask/solving ui/files ui/frompicture | *
ui/play              | core/board core/variants core/generate core/formats core/formats/text ui/text ui/paint/boardpicture.h ui/paint/boardstyle.h ui/base ui/commands ui/board/shape ui/board ui/generate ui/files ui/files/recovery ui/play | *
ui/list              | core/board core/formats ui/text ui/base ui/commands ui/board ui/generate ui/teach/hints ui/files ui/list/collection ui/files/recovery ui/list | *
ui/results           | core/board core/solve core/hints/steps core/hints core/generate ui/text ui/paint ui/base ui/commands ui/board/canvas ui/board ui/ask/solving ui/teach/hints ui/text/kindname.h ui/play ui/results | *
ui/settings          | core/board/symbols.h ui/text ui/language ui/base ui/commands ui/board ui/settings | *
ui/window            | core/board ui/text ui/paint ui/language ui/base ui/commands ui/board ui/board/accessible ui/ask/solving ui/rules ui/print ui/ask/verdict ui/teach/hints ui/teach/pages ui/files ui/frompicture ui/list/collection ui/teach/practice ui/teach/learn ui/teach/course ui/laboratory ui/handbook ui/files/recovery ui/list ui/play ui/results ui/settings ui/transform ui/window | *
app/cli/options      | core/board core/sat/solverkinds.h core/trace core/solve core/measure core/hints core/generate core/formats core/formats/text core/forms core/transform ui/text ui/programs ui/printjob app/cli/options | QtCore
app/cli/run          | core/system core/board/parallel.h core/board/regions.h core/sat/sleep.h core/solve core/analyse core/formats core/formats/text core/formats/plain ui/text ui/programs ui/pictures app/cli/options app/cli/run | QtCore
app/cli/answers      | core/system core/board core/rules/violations.h core/trace core/solve core/analyse core/measure core/hints/steps core/hints/explainer core/hints/reasons core/hints/story core/hints core/generate core/forms core/formats core/formats/text core/formats/plain core/transform ui/text ui/printjob app/cli/options app/cli/run app/cli/answers | QtCore
app/cli              | core/version core/system ui/text ui/scripts app/cli/options app/cli/run app/cli/answers app/cli | QtCore
app/library          | core/board core/rules core/encode core/sat core/solve core/analyse core/hints/steps core/hints/explainer core/hints core/generate core/formats core/formats/text app/library |
app/python           | app/python |
app/pictures         | core/system ui/pictures app/pictures | QtCore QtGui
app/scripts          | core/system ui/scripts app/scripts | QtCore
app/print            | core/system core/board core/formats/text app/cli/options app/cli/run app/cli/answers/bookinput.h app/cli/answers/bookpuzzles.h app/cli/answers/printcommand.h ui/text ui/language ui/printjob ui/paint/colourroles.h ui/paint/paper ui/paint/documents app/print | QtCore QtGui
app                  | core/version ui/paint/paper core/system ui/text ui/programs ui/scripts ui/language ui/base ui/files/recovery ui/window app | *
tests                | * | *
"
# The files that may include a solver's headers.
minisat_users="core/sat/minisatsolver.cpp"
cadical_users="core/sat/cadicalsolver.cpp core/proof/proof.cpp"
opencv_users=$(printf '%s ' ui/pictures/matof.h ui/pictures/*.cpp)
aggregates=" QtCore QtGui QtWidgets " # they cost many seconds of compiling a file
# What may name a variant by its id, beside core/variants: translations from the words of other programs, what is seen in
# pictures, and kinds of boards that are several choices at once. (Two symmetries, a part of how SudokuMaker draws arrows, and words of JSON Schema, are called like variants.)
namers=" core/board/symmetry.cpp core/formats/json/fpuzzlesconstraints.cpp core/formats/json/fpuzzlescosmetics.cpp core/formats/json/fpuzzleselements.cpp core/formats/links/lisudoku.cpp core/formats/links/penpa.cpp core/formats/links/sudokumaker/scriptrules.cpp core/formats/links/sudokumaker/sudokumakerclues.cpp core/formats/links/sudokumaker/sudokumakerelements.cpp core/formats/links/sudokumaker/sudokumakergroups.cpp core/formats/links/sudokumaker/sudokumakerlooks.h core/formats/links/sudokumaker/sudokumakerpictures.cpp core/formats/links/sudokupad.cpp core/formats/oneline/candidateline.cpp core/formats/oneline/issextracells.cpp core/formats/oneline/issformat.cpp core/formats/oneline/isskinds.cpp core/formats/oneline/issranks.cpp core/formats/oneline/issreader.cpp core/formats/oneline/lineforms.cpp core/formats/oneline/sgtformat.cpp core/formats/text/foreignregions.cpp ui/pictures/readkinds.cpp ui/pictures/sumreader.cpp ui/print/schemafield.cpp ui/printjob/bookforms.h ui/printjob/bookmembers.cpp ui/printjob/bookschema.cpp ui/printjob/bookvalues.cpp ui/text/boardkinds.cpp "
top_level=" CMakeLists.txt CMakePresets.json LICENSE README.md app build core packaging resources tests ui "

violations=0

violation() {
    printf '%s\n' "$1"
    violations=$((violations + 1))
}

# Each line of the input is a violation.
violation_lines() {
    local line
    while read -r line; do violation "$line"; done
}

# From the table, the headers of Qt and the includes, "FILE:LINE", to what is wrong with an include.
# shellcheck disable=SC2016 # awk's own dollars
wrong_includes='
    # The words of a list, each between two spaces.
    function words(list) { gsub(/[ \t]+/, " ", list); return " " list " " }
    function trimmed(list) { gsub(/^ +| +$/, "", list); return list }
    # The folder of the table that a file goes by.
    function folder_of(file) {
        while (sub("/[^/]*$", "", file) && !(file in ours));
        return file
    }
    function check_ours(file, header,    folder, entries, count, i) {
        if (header ~ /\.moc$/) return
        folder = folder_of(file)
        count = split(ours[folder], entries, " ")
        for (i = 1; i <= count; i++)
            if (entries[i] == "*" || header == entries[i] || folder_of(header) == entries[i]) return
        print file " includes \"" header "\"; " folder " may include only: " trimmed(ours[folder])
    }
    function check_system(file, header,    folder, parts, count, module, users) {
        count = split(header, parts, "/")
        users = parts[1] in only_users ? only_users[parts[1]] : file
        if (!index(words(users), " " file " "))
            print file " includes <" header ">; only " users " may"
        if (header ~ /^(sys\/.*|unistd|fcntl|io|poll|pthread|termios|dlfcn|windows)(\.h)?$/ && file !~ /^(core\/system|tests)\//)
            print file " includes <" header "> of the operating system; only core/system may"
        if (header !~ /^Q/) return
        if (header ~ /QJson/ && file !~ /^tests\//)
            print file " includes <" header ">; all JSON goes through nlohmann/json (ui/text/qtjson.h)"
        module = count > 1 ? parts[1] : header in module_of ? module_of[header] : "unknown"
        if (index(aggregates, " " parts[count] " "))
            print file " includes all of <" header ">; include single headers"
        folder = folder_of(file)
        if (!index(words(qt[folder]), " " module " ") && !index(qt[folder], "*"))
            print file " includes <" header "> of " module "; " folder " may use of Qt only: " \
                (qt[folder] ~ /[^ ]/ ? trimmed(qt[folder]) : "nothing")
    }
    BEGIN {
        only_users["minisat"] = minisat
        only_users["cadical.hpp"] = cadical
        only_users["opencv2"] = opencv
    }
    input == "table" { # FOLDER | OURS | QT
        count = split($0, parts, "|")
        if (count > 1) {
            gsub(/ /, "", parts[1])
            ours[parts[1]] = parts[2]
            qt[parts[1]] = parts[3]
        }
        next
    }
    input == "Qt" { # QtCore/QString
        split($0, parts, "/")
        module_of[parts[2]] = parts[1]
        next
    }
    {
        file = substr($0, 1, index($0, ":") - 1)
        header = substr($0, index($0, ":") + 1)
        if (!match(header, /[<"]/)) next
        is_ours = substr(header, RSTART, 1) == "\""
        header = substr(header, RSTART + 1)
        sub(/[>"].*/, "", header)
        if (is_ours) check_ours(file, header)
        else check_system(file, header)
    }'

# QtCore/QString, and so on.
qt_module_headers() {
    find -L "$qt_headers" -mindepth 2 -maxdepth 2 -path '*/Qt*' -name 'Q*' -type f -printf '%P\n'
}

check_includes() {
    local modules
    modules=$(qt_module_headers)
    [[ $'\n'$modules$'\n' == *$'\nQtCore/QString\n'* ]] || { echo "No Qt headers in $qt_headers"; exit 2; }
    violation_lines < <(awk -v minisat="$minisat_users" -v cadical="$cadical_users" -v opencv="$opencv_users" -v aggregates="$aggregates" \
        "$wrong_includes" input=table <(echo "$allowed") input=Qt <(echo "$modules") input=includes \
        <(grep -rHE '^[[:space:]]*#[[:space:]]*include' --include='*.h' --include='*.cpp' core ui app tests))
}

# Lines "FOLDER KIND SYMBOL" of the objects in the build, one for each folder.
symbols_of_folders() {
    local object folder
    while IFS= read -r object; do
        folder=${object##*/unity_}
        folder=${folder%_cxx.cxx.o}
        folder=${folder//_//}
        [[ ! -d $folder ]] || nm --format=posix "$object" | awk -v folder="$folder" '{ print folder, $2, $1 }'
    done < <(find "$build"/{core,ui,app} -path '*/Unity/unity_*_cxx.cxx.o')
}

# Lines "USER MAKER SYMBOL" for what a folder uses of another. Weak symbols are those of headers.
uses_of_symbols() {
    symbols_of_folders | awk '
        $3 !~ /sudoku/ { next }
        $2 ~ /[TDBR]/ { maker[$3] = $1 }
        $2 == "U" { uses[$1 " " $3] = 1 }
        END {
            for (use in uses) {
                split(use, parts, " ")
                if (parts[2] in maker && maker[parts[2]] != parts[1]) print parts[1], maker[parts[2]], parts[2]
            }
        }' | sort
}

# Each source must be named, with or without suffix, in a CMakeLists.txt beside or above it.
check_sources_are_built() {
    local lists
    mapfile -t lists < <(find core ui app tests -name CMakeLists.txt)
    # shellcheck disable=SC2016 # awk's own dollars
    violation_lines < <(find core ui app tests -name '*.cpp' | awk '
        input == "lists" {
            folder = FILENAME
            sub("/[^/]*$", "", folder)
            sub(/#.*/, "")
            count = split($0, parts, /[ \t()"]+/)
            for (i = 1; i <= count; i++) is_named[folder, parts[i]] = 1
            next
        }
        {
            name = ""
            folder = $0
            while (match(folder, "/[^/]*$")) {
                name = substr(folder, RSTART + 1) (name == "" ? "" : "/" name)
                folder = substr(folder, 1, RSTART - 1)
                stem = name
                sub(/\.cpp$/, "", stem)
                if ((folder, name) in is_named || (folder, stem) in is_named) next
            }
            print $0 " is named in no CMakeLists.txt"
        }' input=lists "${lists[@]}" input=sources -)
}

# Engines know rules and marks, never variants.
check_variants_are_not_named() {
    local ids file line
    ids=$(grep -rhoP '^\s+\.id = "\K[a-z-]+(?=")' core/variants | paste -sd '|') || true
    [[ $ids ]] || return 0
    while IFS=: read -r file line; do
        [[ $namers == *" $file "* ]] || violation "$file names a variant:$line"
    done < <(grep -rHoP --include='*.h' --include='*.cpp' "^(?!\s*//).*\"($ids)\".*" \
        core/board core/rules core/sat core/proof core/propagate core/encode core/forms core/solve core/analyse core/measure core/generate \
        core/formats ui app 2>/dev/null)
}

# What stands in a loop of pairs "a b", by tsort.
loop_in() {
    tsort 2>&1 >/dev/null | sed -n 's/^tsort: //p' | grep -v 'loop:$' | paste -sd ' '
}

# The arrows of the table, each "FOLDER FOLDER".
table_arrows() {
    awk -F'|' '{ n = split($2, to, " "); gsub(" ", "", $1)
                 for (i = 1; i <= n; i++) if (to[i] != $1 && to[i] != "*") print $1, to[i] }' <<<"$allowed"
}

# A file and its header count as one. Arrows that may not be there make circles of their own.
check_circles() {
    local circle
    ((violations == 0)) || return 0
    circle=$(grep -rHoP '^\s*#\s*include\s*"\K[^"]+' --include='*.h' --include='*.cpp' core ui app |
        sed -E 's/\.(cpp|h):/ /; s/\.(h|moc)$//' | awk '$1 != $2' | loop_in) || true
    [[ ! $circle ]] || violation "these files include each other in a circle: $circle"
    circle=$(table_arrows | loop_in) || true
    [[ ! $circle ]] || violation "the table of arrows has a circle: $circle"
}

# A function or a table that is declared by hand needs no include, so what the folders use must have no circle either.
check_symbols() {
    local uses circle
    ((violations == 0)) && [[ $build ]] || return 0
    uses=$(uses_of_symbols)
    circle=$({ table_arrows; cut -d ' ' -f 1,2 <<<"$uses"; } | sort -u | loop_in) || true
    [[ ! $circle ]] || violation "these folders use each other in a circle: $circle, by $(
        awk -v circle=" $circle " -v arrows="$(table_arrows | sed 's/.*/<&>/')" '
            index(circle, " " $1 " ") && index(circle, " " $2 " ") && !index(arrows, "<" $1 " " $2 ">") { print $3 }' \
            <<<"$uses" | c++filt | head -3 | paste -sd ';')"
}

check_top_level() {
    local entry
    for entry in *; do
        [[ $top_level == *" $entry "* ]] || violation "$entry does not belong at the top level"
    done
}

check_includes
check_sources_are_built
check_variants_are_not_named
check_circles
check_symbols
check_top_level
echo "$violations violations"
((violations == 0))
