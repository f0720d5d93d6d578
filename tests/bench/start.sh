#!/usr/bin/env bash
# What the window costs while nobody uses it: start.sh PROGRAM [PLATFORM [ROUNDS]]
# Prints the processor time (user and system) of a start, of all puzzles that are made ahead, and of ten seconds after that.
# PLATFORM is offscreen, or xcb where there is a display. Settings and puzzles are in a folder of its own. Other load on the
# machine makes the figures larger: compare two programs in turn.
set -euo pipefail

program=$(realpath "$1")
platform=${2:-offscreen}
rounds=${3:-5}
folder=$(mktemp -d)
app=
trap '[[ -z $app ]] || kill "$app" 2>/dev/null; rm -rf "$folder"' EXIT
mkdir -m 700 "$folder/run"
export XDG_RUNTIME_DIR=$folder/run XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data
export XDG_CACHE_HOME=$folder/cache LC_ALL=C.UTF-8

tick=$((1000 / $(getconf CLK_TCK)))

# The processor time of the program so far, in ms; of its name in the file nothing follows the last ")".
processor_time() {
    local fields
    read -r -a fields < <(sed 's/.*) //' "/proc/$app/stat")
    echo $(((fields[11] + fields[12]) * tick))
}

start() {
    "$program" -platform "$platform" >"$folder/log" 2>&1 &
    app=$!
}

stop() {
    kill "$app"
    wait "$app" 2>/dev/null || true
    app=
}

# Until the program has computed nothing for SECONDS.
wait_until_idle() {
    local before=-1 now
    while now=$(processor_time) && ((now != before)); do
        before=$now
        sleep "$1"
    done
}

starts=()
for ((i = 0; i < rounds; i++)); do
    export XDG_STATE_HOME=$folder/state-$i
    start
    sleep 3 # less than what the making ahead waits for
    starts+=("$(processor_time)")
    stop
done
printf 'start: %s ms\n' "$(printf '%s\n' "${starts[@]}" | sort -n | paste -sd ' ')"

start
sleep 3
begun=$(processor_time)
sleep 5
wait_until_idle 6
made=("$XDG_STATE_HOME"/sudoku-workbench/stock/*.json)
printf 'made ahead: %d puzzles, %d ms\n' "${#made[@]}" $(($(processor_time) - begun))
before=$(processor_time)
sleep 10
printf 'idle: %d ms in 10 s\n' $(($(processor_time) - before))
stop
