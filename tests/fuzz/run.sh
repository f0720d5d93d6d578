#!/usr/bin/env bash
# Builds the fuzzer and runs it on each reader: tests/fuzz/run.sh SECONDS [TARGET...]
#
# SECONDS are for each target; from 60 on it is a build that is slower but sees more (preset "fuzzing"). What it finds (crash-…, timeout-…, oom-…) lies in build/fuzz/found/TARGET. Mend it,
# and put the input, made small with "fuzz -minimize_crash=1", into tests/data/fuzz/TARGET. New inputs that reach
# more code stay in build/fuzz/corpus/TARGET, where the next run begins.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"

fuzz_one() {
    local target=$1 seconds=$2
    # 100 kB may take a second and 200 MB. Sanitizers make that ten times slower, and what is read is also written and
    # read again in every format; malloc_limit_mb is about a single allocation.
    local limits=(-timeout=20 -malloc_limit_mb=200 -max_len=100000 -rss_limit_mb=2048)
    mkdir -p "build/fuzz/corpus/$target" "build/fuzz/found/$target"
    FUZZ_TARGET=$target "build/$preset/tests/fuzz/fuzz" "${limits[@]}" -max_total_time="$seconds" -print_final_stats=1 \
        -dict=tests/fuzz/words.dict -artifact_prefix="build/fuzz/found/$target/" -verbosity=0 \
        "build/fuzz/corpus/$target" "tests/data/fuzz/$target" >"build/fuzz/$target.log" 2>&1 || {
        printf '%s: FAILED\n%s\n' "$target" "$(tail -40 "build/fuzz/$target.log")"
        return 1
    }
    printf '%s: %s\n' "$target" "$(grep -o 'number_of_executed_units: *[0-9]*' "build/fuzz/$target.log")"
}

# As many at a time as there are processors.
fuzz_all() {
    local seconds=$1
    shift
    export -f fuzz_one
    # shellcheck disable=SC2016 # expanded by the inner bash
    printf '%s\n' "$@" | xargs -P "$(nproc)" -I '{}' bash -c 'fuzz_one "$1" "$2"' fuzz '{}' "$seconds"
}

main() {
    local seconds=${1:?"usage: tests/fuzz/run.sh SECONDS [TARGET...]"}
    shift
    local targets=("$@")
    ((${#targets[@]})) || mapfile -t targets < <(ls tests/data/fuzz)
    export UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
    export preset=dev
    ((seconds < 60)) || preset=fuzzing
    cmake --preset "$preset" >/dev/null
    cmake --build --preset "$preset" --target fuzz
    fuzz_all "$seconds" "${targets[@]}"
}

main "$@"
