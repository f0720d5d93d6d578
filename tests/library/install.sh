#!/usr/bin/env bash
# Installs the library to a temporary folder, and compiles and runs programs against it: by CMake, shared and static, and by
# pkg-config: install.sh BUILD-DIRECTORY CXX HANDBOOK-PAGE
set -euo pipefail

build=$1
cxx=$2
page=$3
consumer=$(cd "$(dirname "${BASH_SOURCE[0]}")/consumer" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/prefix
solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179

fail() {
    echo "$1"
    exit 1
}

# The first program of the page in C++ or C, which is indented by four spaces: example_of HEADING
example_of() {
    awk -v heading="## $1" '
        /^## / { is_here = $0 == heading }
        is_here && /^    #include/ { is_code = 1 }
        is_here && is_code && /^[^ ]/ { exit }
        is_here && is_code { print substr($0, 5) }' "$page"
}

# expect_answer PROGRAM...: prints the solution and the level.
expect_answer() {
    local said
    said=$("$@") || fail "$1 fails: $said"
    [[ $said == "$solution"$'\nEasy' ]] || fail "$1 prints: $said"
}

install_library() {
    cmake --install "$build/app/library" --prefix "$prefix" >"$work/log" || fail "$(<"$work/log")"
    library_folder=$(dirname "$(find "$prefix" -name libsudokuworkbench.so)")
    example_of "C++" >"$work/example.cpp"
    example_of "C" >"$work/example.c"
    [[ -s $work/example.cpp && -s $work/example.c ]] || fail "the handbook has no examples in C++ and C"
}

check_cmake() {
    local program programs
    cmake -S "$consumer" -B "$work/build" -G Ninja -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_CXX_COMPILER="$cxx" \
        -DCMAKE_BUILD_TYPE=Debug "-DEXAMPLE=$work/example.cpp;$work/example.c" >"$work/log" 2>&1 || fail "$(<"$work/log")"
    cmake --build "$work/build" >"$work/log" 2>&1 || fail "$(<"$work/log")"
    IFS=';' read -ra programs <"$work/build/programs" || true
    ((${#programs[@]} == 5)) || fail "5 programs expected: ${programs[*]}"
    for program in "${programs[@]}"; do expect_answer "$work/build/$program"; done
}

check_pkg_config() {
    local flags
    if ! command -v pkg-config >/dev/null; then
        echo "skipped: there is no pkg-config"
        return
    fi
    export PKG_CONFIG_PATH=$library_folder/pkgconfig
    read -ra flags < <(pkg-config --cflags --libs sudokuworkbench)
    cc -std=c99 -pedantic -Wall -Werror "$consumer/consumer.c" -o "$work/c" "${flags[@]}"
    "$cxx" -std=c++20 -Wall -Werror "$consumer/consumer.cpp" -o "$work/cpp" "${flags[@]}"
    LD_LIBRARY_PATH=$library_folder expect_answer "$work/c"
    LD_LIBRARY_PATH=$library_folder expect_answer "$work/cpp"
}

# Nothing of the solvers, of core or of the standard library may be in the way of a program's own.
check_exports() {
    local others
    others=$(nm -D --defined-only -C "$library_folder/libsudokuworkbench.so" |
        grep -vE ' (sw_|sudokuworkbench::v[12]::|A |SUDOKUWORKBENCH_0)| A SUDOKUWORKBENCH_0') || true
    [[ ! $others ]] || fail "exported too: $others"
}

install_library
check_cmake
check_pkg_config
check_exports
