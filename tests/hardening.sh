#!/usr/bin/env bash
# Whether the programs are hardened as Debian's own are: tests/hardening.sh PROGRAM...
#
# What the linker did is read off the program; that the compiler guards the stack and checks the bounds of
# copies shows in the functions that the program calls.
set -euo pipefail

failed=0

expect() {
    local program=$1 what=$2 pattern=$3
    shift 3
    local seen
    seen=$("$@" "$program")
    if ! grep -qE "$pattern" <<<"$seen"; then
        echo "$program: $what is missing" >&2
        failed=1
    fi
}

for program in "$@"; do
    [[ -r $program ]] || { echo "$program: no such file" >&2; exit 2; }
    expect "$program" "position independence" 'Type: +DYN' readelf -hW
    expect "$program" "RELRO" 'GNU_RELRO' readelf -lW
    expect "$program" "binding at the start, which makes RELRO full" 'BIND_NOW|FLAGS_1.*NOW' readelf -dW
    expect "$program" "the stack protector" '__stack_chk_fail' readelf --dyn-syms -W
    expect "$program" "_FORTIFY_SOURCE" '__[a-z]+_chk' readelf --dyn-syms -W
done
exit "$failed"
