# shellcheck shell=bash
# Sourced by the tests of the real window: a screen and a window manager of their own, and what a user does.
#
#   source session.sh
#   start_session; start_program, or open_file FILE
#   keys 1 Right ctrl+z        real key events, as xdotool names them
#   paste_text TEXT            by Ctrl+V
#   expect_board TEXT          what Ctrl+C copies is TEXT, sooner or later
#   close_window               and the program must have ended well
#   wait_for WHAT COMMAND...   with opens, copies_by, changes_by and others
#
# PROGRAM is the program, CORPUS the folder of puzzles. Nothing sleeps for a fixed time: what must happen is waited
# for, up to E2E_PATIENCE seconds, since the machine may be slow and busy.

: "${PROGRAM:?}" "${CORPUS:?}"
patience=${E2E_PATIENCE:-90}
folder=
app=
pids=()

# Leaves a picture of the screen as it is now.
fail() {
    local picture=${E2E_PICTURE:-$PWD/failed-$(basename "$0" .sh).png}
    import -window root "$picture" 2>/dev/null || picture="no picture"
    echo "FAILED: $* ($picture)" >&2
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

# soon COMMAND...: whether it succeeds within some seconds. For what must not be done twice, however busy the machine.
soon() {
    local i
    for ((i = 0; i < 50; i++)); do
        "$@" && return
        sleep 0.1
    done
    return 1
}

# briefly COMMAND...: whether it succeeds within a second. For what is done again otherwise.
briefly() {
    local i
    for ((i = 0; i < 10; i++)); do
        "$@" && return
        sleep 0.1
    done
    return 1
}

end_session() {
    local pid
    for pid in "$app" "${pids[@]}"; do
        [[ -z $pid ]] || kill "$pid" 2>/dev/null || true
    done
    wait 2>/dev/null || true
    [[ -z $folder ]] || rm -rf "$folder"
}

start_session() {
    local need
    for need in Xvfb openbox xdotool xclip; do
        if ! command -v "$need" >/dev/null; then
            echo "skipped: needs $need"
            exit 77
        fi
    done
    trap end_session EXIT
    trap 'exit 143' TERM INT HUP
    folder=$(mktemp -d)
    mkdir -m 700 "$folder/run"
    export XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data XDG_CACHE_HOME=$folder/cache
    export XDG_STATE_HOME=$folder/state
    unset LANGUAGE # the window speaks English here
    export XDG_RUNTIME_DIR=$folder/run LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
    # libxkbcommon copies strings that do not end, by their length, which this check takes for an error.
    export ASAN_OPTIONS=${ASAN_OPTIONS:-}:strict_string_checks=0
    unset WAYLAND_DISPLAY XDG_CURRENT_DESKTOP DBUS_SESSION_BUS_ADDRESS
    # The server chooses the number itself, as several of these tests run at the same time, and does not begin anew
    # when the first program to ask it something has gone. A key does not repeat (-r): on a busy machine xdotool may
    # release it so late that it would.
    Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp -noreset -r 3>"$folder/display" >"$folder/xvfb.log" 2>&1 &
    pids+=($!)
    wait_for "screen" test -s "$folder/display"
    DISPLAY=:$(<"$folder/display")
    export DISPLAY
    openbox >"$folder/openbox.log" 2>&1 &
    pids+=($!)
    wait_for "window manager" has_window_manager
}

has_window_manager() {
    xdotool get_num_desktops >/dev/null 2>&1
}

start_program() {
    launch "$PROGRAM"
}

open_file() {
    launch "$PROGRAM" "$1"
}

launch() {
    "$@" &
    app=$!
    wait_for "window" finds_window
    wait_for "focus" has_focus
}

finds_window() {
    kill -0 "$app" 2>/dev/null || fail "the program ended at once"
    window=$(xdotool search --all --onlyvisible --pid "$app" --name 'Sudoku Workbench' 2>/dev/null | tail -n 1)
    [[ -n $window ]]
}

has_focus() {
    [[ $(xdotool getwindowfocus 2>/dev/null) == "$window" ]] && return
    xdotool windowactivate "$window" 2>/dev/null || true
    return 1
}

# Whether a window whose title matches a regular expression has the focus.
is_in() {
    [[ $(xdotool getwindowfocus getwindowname 2>/dev/null) =~ $1 ]]
}

# opens PATTERN KEY...: whether the keys, pressed once, open a window whose title matches.
opens() {
    local pattern=$1
    shift
    keys "$@"
    soon is_in "$pattern"
}

keys() {
    xdotool key --delay 15 "$@"
}

# times COUNT KEY
times() {
    local list=() i
    for ((i = 0; i < $1; i++)); do
        list+=("$2")
    done
    keys "${list[@]}"
}

clipboard() {
    timeout 10 xclip -out -selection clipboard 2>/dev/null
}

set_clipboard() {
    printf '%s' "$1" | xclip -in -selection clipboard >/dev/null 2>&1
    wait_for "clipboard" clipboard_is "$1"
}

clipboard_is() {
    [[ $(clipboard) == "$1" ]]
}

is_modified() {
    [[ $(xdotool getwindowname "$window") == *'*'* ]]
}

is_unmodified() {
    ! is_modified
}

# The board must be as it was when it was opened; once it is not, the program has read the clipboard.
paste_text() {
    wait_for "title without a star" is_unmodified
    set_clipboard "$1"
    keys ctrl+v
    wait_for "pasted board" is_modified
}

copies() {
    keys ctrl+c
    briefly copied_is "$1"
}

copied_is() {
    copied=$(clipboard) || true
    [[ $copied == "$1" ]]
}

# copies_by KEY PATTERN: whether the key copies a text of which a line matches.
copies_by() {
    keys "$1"
    briefly copied_has "$2"
}

copied_has() {
    copied=$(clipboard) || true
    grep -qP -- "$1" <<<"$copied"
}

expect_board() {
    set_clipboard "nothing was copied"
    copied=
    wait_for "board $1" copies_or_tells "$1"
}

# Says once in a while what there is instead.
copies_or_tells() {
    copies "$1" && return
    ((SECONDS % 20)) || echo "so far: $copied" >&2
    return 1
}

# Says where a file is missing because source archives leave it out.
has_corpus_file() {
    local pattern attribute
    [[ ! -f $CORPUS/$1 ]] || return 0
    while read -r pattern attribute; do
        # shellcheck disable=SC2053 # a pattern
        [[ $attribute == export-ignore && tests/data/corpus/$1 == $pattern ]] || continue
        echo "skipped: $1 is not in source archives, see packaging/copyright" >&2
        return 1
    done <"$CORPUS/../../../.gitattributes"
    fail "there is no $1"
}

# The puzzle or the solution of the first line of a corpus file: column FILE NUMBER.
column() {
    awk -F '\t' -v number="$2" '!/^#/ { print $number; exit }' "$CORPUS/$1"
}

# picture NAME: of the screen once it stands still, in the folder PICTURES if there is one.
picture() {
    [[ -n ${PICTURES:-} ]] || return 0
    wait_for "still screen" is_still
    import -window root "$PICTURES/$1.png"
}

screen() {
    import -window root rgb:- | cksum
}

is_still() {
    local before
    before=$(screen)
    sleep 0.2
    shows "$before"
}

shows() {
    [[ $(screen) == "$1" ]]
}

shows_else() {
    ! shows "$1"
}

# changes_by KEY...: whether the keys, pressed once, change what the screen shows.
changes_by() {
    local before
    before=$(screen)
    keys "$@"
    soon shows_else "$before"
}

is_titled() {
    [[ $(xdotool getwindowname "$window") == "$1"* ]]
}

# open_corpus_file FILE: opens the first puzzle of a corpus file, with its variants.
open_corpus_file() {
    {
        column "$1" 4 | tr ' ' '\n' | sed -n 's/,/ /g; s/^variant=/# sudoku-workbench: variant /p'
        column "$1" 1
    } >"$folder/$1"
    open_file "$folder/$1"
    wait_for "opened file" is_titled "$1"
}

thread_count() {
    local tasks=("/proc/$app/task/"*)
    echo "${#tasks[@]}"
}

has_ended() {
    ! kill -0 "$app" 2>/dev/null
}

# The board must be as it was when it was opened, or the window asks.
close_window() {
    local status=0
    keys alt+F4
    wait_for "end of the program" has_ended
    wait "$app" || status=$?
    app=
    ((status == 0)) || fail "the program ended with status $status"
}
