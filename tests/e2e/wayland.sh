#!/usr/bin/env bash
# The window on Wayland, in a session without any X server: it opens under its own id and ends as it should.
set -euo pipefail

: "${PROGRAM:?}"
patience=${E2E_PATIENCE:-90}
plugins=$(qmake6 -query QT_INSTALL_PLUGINS 2>/dev/null) || plugins=
if ! command -v weston >/dev/null || ! compgen -G "$plugins/platforms/libqwayland*" >/dev/null; then
    echo "weston or qt6-wayland is missing"
    exit 77
fi
folder=$(mktemp -d)
pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
unset DISPLAY
export XDG_RUNTIME_DIR=$folder XDG_CONFIG_HOME=$folder/config XDG_STATE_HOME=$folder/state WAYLAND_DISPLAY=wayland-test
export XDG_SESSION_TYPE=wayland LIBGL_ALWAYS_SOFTWARE=1
unset QT_QPA_PLATFORM

fail() {
    echo "FAILED: $*" >&2
    tail -n 5 "$folder"/*.log >&2
    exit 1
}

# wait_for WHAT COMMAND...: until the command succeeds.
wait_for() {
    local what=$1 until=$((SECONDS + patience))
    shift
    until "$@"; do
        ((SECONDS < until)) || fail "$what: not within $patience seconds"
        sleep 0.1
    done
}

weston --backend=headless-backend.so --socket="$WAYLAND_DISPLAY" >"$folder/weston.log" 2>&1 &
pids+=($!)
wait_for "Wayland" test -S "$folder/$WAYLAND_DISPLAY"

# The library of Wayland writes all that is said between program and desktop.
WAYLAND_DEBUG=1 "$PROGRAM" >"$folder/program.log" 2>&1 &
app=$!
pids+=("$app")
wait_for "a window with a picture" grep -qE 'wl_surface@[0-9]+\.attach\(wl_buffer' "$folder/program.log"
id=$(grep -oPm1 'set_app_id\("\K[^"]+' "$folder/program.log") || fail "the window has no id"
[[ $id == *.*.* && $id == "${APP_ID:-$id}" ]] || fail "the window has the id $id"

kill -TERM "$app"
status=0
wait "$app" || status=$?
((status == 143)) || fail "the program ended with status $status"
