#!/usr/bin/env bash
# Shows that layering.sh notices each kind of violation: layering_selftest.sh QT-HEADER-DIRECTORY C++-COMPILER
set -euo pipefail

layering=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/layering.sh
qt_headers=$1
compiler=$2
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failures=0

# A tree in which everything is in order.
plant() {
    rm -rf "${tree:?}"/*
    mkdir -p "$tree"/{core/{board,sat,variants,encode,formats},ui/{text,paint,board},app/cli,tests/core} "$tree"/build/{core,ui,app}
    cd "$tree"
    echo 'add_library(core board/board.cpp sat/minisatsolver.cpp)' >core/CMakeLists.txt
    echo 'add_qt_test(tst_board Sudoku::Core)' >tests/core/CMakeLists.txt
    printf '#include "core/board/board.h"\n#include <vector>\n' >core/board/board.cpp
    printf '#include "core/board/translate.h"\n' >core/board/board.h
    printf '#include <minisat/core/Solver.h>\n' >core/sat/minisatsolver.cpp
    printf '#include "core/board/board.h"\n#include "core/sat/cnf.h"\n' >core/encode/encoding.h
    printf '#include <QtTest>\n#include <QWidget>\n#include "ui/board/boardview.h"\n#include "tst_board.moc"\n' \
        >tests/core/tst_board.cpp
    printf '#include <QPainter>\n#include "core/board/board.h"\n' >ui/paint/boardpainter.h
    printf '#include <QWidget>\n#include "ui/paint/boardpainter.h"\n' >ui/board/boardview.h
    printf '#include <QCommandLineParser>\n#include "ui/text/words.h"\n' >app/cli/command.h
}

# $1 = 0 or 1, the expected exit status; then what must be in the output.
expect() {
    local expected=$1 status=0 output text
    output=$("$layering" "$tree" "$qt_headers" "$tree/build") || status=$?
    for text in "${@:2}"; do
        if [[ $status != "$expected" || $output != *"$text"* ]]; then
            printf 'expected status %s and "%s", got status %s and:\n%s\n' "$expected" "$text" "$status" "$output"
            failures=$((failures + 1))
        fi
    done
}

# Compiles $2 as the object of folder $1.
compile() {
    local objects="$tree/build/core/CMakeFiles/core.dir/Unity"
    mkdir -p "$objects"
    "$compiler" -x c++ -c -o "$objects/unity_${1//\//_}_cxx.cxx.o" - <<<"namespace sudoku { $2 }"
}

# Adds line $2 to file $1 of a good tree, which must then be reported with $3.
expect_violation() {
    plant
    mkdir -p "$(dirname "$1")"
    echo "$2" >>"$1"
    expect 1 "$3" "1 violations"
}

plant
expect 0 "0 violations"
printf '    .id = "killer",\n' >core/variants/cages.h
expect 0 "0 violations"
printf '// as "killer"\nconst char *kind = "killer";\n' >core/encode/encoding.h
expect 1 "core/encode/encoding.h names a variant" "1 violations"
expect_violation core/board/board.h '#include <QString>' 'of QtCore'
expect_violation core/board/board.h '#include <QtCore/qstring.h>' 'of QtCore'
expect_violation core/board/board.h '#include "ui/board/boardview.h"' 'core/board may include only'
expect_violation core/board/board.h '#include "geometry.h"' 'core/board may include only'
expect_violation core/board/board.h '#include "core/boardgames/chess.h"' 'core/board may include only'
expect_violation core/board/board.h '  #  include "core/variants/variant.h"' 'core/board may include only'
expect_violation core/variants/variant.h '#include "core/formats/text/format.h"' 'core/variants may include only'
expect_violation core/sat/cnf.h '#include "core/board/board.h"' 'core/sat may include only'
expect_violation core/formats/text/format.h '#include "core/solve/count.h"' 'core/formats/text may include only'
expect_violation core/fresh/fresh.h '#include "core/board/board.h"' 'core may include only'
expect_violation core/encode/encoding.h '#include <minisat/core/SolverTypes.h>' 'only core/sat/minisatsolver.cpp may'
expect_violation core/encode/encoding.h '#include <cadical.hpp>' 'only core/sat/cadicalsolver.cpp core/proof/proof.cpp may'
expect_violation ui/text/words.h '#include <unistd.h>' 'only core/system may'
expect_violation core/sat/clock.h '#include <sys/resource.h>' 'only core/system may'
expect_violation ui/paint/boardpainter.h '#include <QWidget>' 'of QtWidgets'
expect_violation ui/paint/boardpainter.h '#include <QtWidgets/QLabel>' 'of QtWidgets'
expect_violation ui/paint/boardpainter.h '#include "ui/board/boardview.h"' 'ui/paint may include only'
expect_violation ui/text/words.h '#include <QColor>' 'of QtGui'
expect_violation ui/board/boardview.h '#include "app/cli/command.h"' 'ui/board may include only'
expect_violation ui/board/boardview.h '#include <QtWidgets>' 'all of <QtWidgets>'
expect_violation app/cli/command.h '#include "ui/board/boardview.h"' 'app/cli may include only'
expect_violation app/cli/command.h '#include <QApplication>' 'of QtWidgets'
expect_violation app/cli/command.h '#include <QJsonObject>' 'nlohmann'
expect_violation core/board/forgotten.cpp '' 'core/board/forgotten.cpp is named in no CMakeLists.txt'
plant
printf '#include "core/board/board.h"\n' >core/board/grid.h
printf '#include "core/board/grid.h"\n' >core/board/board.h
expect 1 "in a circle: core/board/board core/board/grid" "1 violations"
# core/encode includes core/board. What it defines, core/board must not use, with a declaration made by hand either.
plant
compile core/encode 'struct Format { int id; }; extern const Format format; const Format format{1}; void encode() {}'
compile core/board 'void board() {}'
expect 0 "0 violations"
compile core/board 'void encode(); void board() { encode(); }'
expect 1 "in a circle: core/board core/encode" "by sudoku::encode()" "1 violations"
compile core/board 'struct Format { int id; }; extern const Format format; int board() { return format.id; }'
expect 1 "in a circle: core/board core/encode" "by sudoku::format" "1 violations"
expect_violation notes.txt '' 'notes.txt does not belong at the top level'

echo "$failures failed"
((failures == 0))
