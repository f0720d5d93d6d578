#!/usr/bin/env bash
# Makes the pictures of the handbook, and that of README.md, with the program itself.
#
#   resources/handbook/pictures.sh FOLDER     the folder that holds sudoku-workbench and sudoku-workbench-cli
#
# The boards need ImageMagick (convert); the page needs pdftoppm too; the windows need Xvfb, openbox, xdotool, xclip
# and import. A picture whose tools are missing is left as it is.
set -euo pipefail

[[ $# -eq 1 && -x $1/sudoku-workbench-cli ]] || {
    echo "usage: $0 FOLDER" >&2
    exit 2
}
programs=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
pictures=$here/pictures
mostBytes=60000
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$pictures"

has() {
    local need
    for need in "$@"; do
        command -v "$need" >/dev/null || {
            echo "left as it is: needs $need" >&2
            return 1
        }
    done
}

# shrink NAME WIDTH COLOURS [FOLDER]: the picture NAME.png of the work folder, small, into the handbook or the folder.
shrink() {
    local to=${4:-$pictures}/$1.png bytes
    convert "$work/$1.png" -resize "$2x" +dither -colors "$3" -strip "$to"
    bytes=$(stat -c %s "$to")
    ((bytes <= mostBytes)) || {
        echo "$1.png has $bytes bytes, more than $mostBytes" >&2
        exit 1
    }
}

# board NAME [OPTION...]: the puzzle on standard input as a picture. That a puzzle has many solutions is no matter.
board() {
    local name=$1 status=0
    shift
    "$programs/sudoku-workbench-cli" print "$@" -o "$work/$name.png" 2>"$work/errors" || status=$?
    ((status <= 1)) || {
        cat "$work/errors" >&2
        exit 1
    }
    shrink "$name" 360 32
}

# described PUZZLE: behind the rules and marks on standard input, as the program reads them.
described() {
    sed 's/^/# sudoku-workbench: /'
    echo "$1"
}

blank=$(printf '.%.0s' {1..81})
example=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

lesson=.......6.2.5..4...16......4..6217...48....5..7.....1....9.7.8...7..23.9....5.....

draw_boards() {
    board puzzle <<<$example
    board marks --entries --pencil-marks <<'END'
{
  "sudoku-workbench": 1,
  "size": 9,
  "givens": [
    [5,3,0,0,7,0,0,0,0],
    [6,0,0,1,9,5,0,0,0],
    [0,9,8,0,0,0,0,6,0],
    [8,0,0,0,6,0,0,0,3],
    [4,0,0,8,0,3,0,0,1],
    [7,0,0,0,2,0,0,0,6],
    [0,6,0,0,0,0,2,8,0],
    [0,0,0,4,1,9,0,0,5],
    [0,0,0,0,8,0,0,7,9]
  ],
  "entries": [
    [0,0,4,0,0,0,0,0,0],
    [0,7,2,0,0,0,0,0,0],
    [1,0,0,0,0,0,0,0,0],
    [0,0,0,0,0,0,0,0,0],
    [0,0,0,0,0,0,0,0,0],
    [0,0,0,0,0,0,0,0,0],
    [0,0,0,0,0,0,0,0,0],
    [0,0,0,0,0,0,0,0,0],
    [0,0,0,0,0,0,0,0,0]
  ],
  "cornerMarks": {"r1c4": [2, 6], "r1c6": [2, 6, 8], "r3c4": [2, 3], "r3c6": [2, 4]},
  "centreMarks": {"r4c2": [1, 5], "r5c2": [2, 5], "r6c2": [1, 5], "r4c3": [5, 9]}
}
END
    board chain --pencil-marks --colour light <<'END'
{
  "sudoku-workbench": 1,
  "size": 9,
  "givens": [
    [5,3,0,0,7,0,0,0,0],
    [6,0,0,1,9,5,0,0,0],
    [0,9,8,0,0,0,0,6,0],
    [8,0,0,0,6,0,0,0,3],
    [4,0,0,8,0,3,0,0,1],
    [7,0,0,0,2,0,0,0,6],
    [0,6,0,0,0,0,2,8,0],
    [0,0,0,4,1,9,0,0,5],
    [0,0,0,0,8,0,0,7,9]
  ],
  "centreMarks": {"r1c3": [1,2,4], "r1c4": [2,6], "r1c6": [2,4,6,8], "r1c7": [1,4,8,9], "r1c8": [1,2,4,9], "r1c9": [2,4,8], "r2c2": [2,4,7],
    "r2c3": [2,4,7], "r2c7": [3,4,7,8], "r2c8": [2,3,4], "r2c9": [2,4,7,8], "r3c1": [1,2], "r3c4": [2,3], "r3c5": [3,4],
    "r3c6": [2,4], "r3c7": [1,3,4,5,7], "r3c9": [2,4,7], "r4c2": [1,2,5], "r4c3": [1,2,5,9], "r4c4": [5,7,9], "r4c6": [1,4,7],
    "r4c7": [4,5,7,9], "r4c8": [2,4,5,9], "r5c2": [2,5], "r5c3": [2,5,6,9], "r5c5": [5], "r5c7": [5,7,9], "r5c8": [2,5,9],
    "r6c2": [1,5], "r6c3": [1,3,5,9], "r6c4": [5,9], "r6c6": [1,4], "r6c7": [4,5,8,9], "r6c8": [4,5,9], "r7c1": [1,3,9],
    "r7c3": [1,3,4,5,7,9], "r7c4": [3,5,7], "r7c5": [3,5], "r7c6": [7], "r7c9": [4], "r8c1": [2,3], "r8c2": [2,7,8],
    "r8c3": [2,3,7], "r8c7": [3,6], "r8c8": [3], "r9c1": [1,2,3], "r9c2": [1,2,4,5], "r9c3": [1,2,3,4,5], "r9c4": [2,3,5,6],
    "r9c6": [2,6], "r9c7": [1,3,4,6]},
  "drawn": {"colours": {"r2c2=7": 2, "r8c2=7": 3, "r2c3=7": 3, "r8c3=7": 2}, "lines": [{"from": "r2c3=7", "to": "r2c2=7"}, {"from": "r2c2=7", "to": "r8c2=7"}, {"from": "r8c2=7", "to": "r8c3=7"}, {"from": "r8c3=7", "to": "r7c3=7", "weak": true}]}
}
END
    described "$blank" <<'END' | board rules-cells
variant killer 14 r1c1 r1c2 r2c1
variant killer r1c3 r2c3 r2c4
variant killer 9 r2c2 r3c2
variant extra-region r1c6 r1c7 r1c8 r2c6 r2c8 r3c6 r3c7 r3c8
variant clone r5c1 r5c2 r6c2 r8c2 r8c3 r9c3
variant even r5c5
variant odd r5c7
variant even r7c5
variant odd r7c7
variant quadruple 1 4 7 r8c8 r8c9 r9c8 r9c9
END
    described "$blank" <<'END' | board rules-dots
variant white-dot r1c1 r1c2
variant white-dot 3 r2c1 r2c2
variant black-dot r1c4 r1c5
variant black-dot 3 r2c4 r2c5
variant xv 10 r1c7 r1c8
variant xv 5 r2c7 r2c8
variant greater-than r5c4 r5c5
variant greater-than r6c4 r5c4
variant greater-than r5c6 r6c6
variant white-dot r7c1 r8c1
variant black-dot r7c5 r8c5
variant xv 10 r7c8 r8c8
END
    described "$blank" <<'END' | board rules-lines
variant thermometer r3c1 r2c1 r1c2 r1c3
variant arrow r1c5 r1c6 r2c7 r3c7
variant palindrome r4c1 r5c2 r5c3 r6c4
variant whispers r4c6 r4c7 r5c8 r6c8
variant renban r7c1 r8c1 r9c2 r9c3
variant between-line r7c5 r8c6 r8c7 r9c8
variant region-sum r2c9 r3c8 r4c8 r4c9 r5c9
END
    described "$blank" <<'END' | board rules-morelines
variant slow-thermometer r3c1 r2c1 r1c2 r1c3
variant double-arrow r1c5 r1c6 r2c7 r3c7
variant nabner r4c1 r5c2 r5c3 r6c4
variant lockout-line r4c6 r4c7 r5c8 r6c8
variant sum-line r7c1 r8c1 r9c2 r9c3
variant lunchbox 8 r1c9 r2c9 r3c9 r4c9
variant zipper-line r7c5 r8c6 r8c7 r9c8 r9c9
END
    described "$blank" <<'END' | board rules-outside
variant sandwich 12 r2c1 r2c2
variant sandwich 20 r1c4 r2c4
variant x-sum 25 r6c9 r6c8
variant skyscraper-clue 4 r4c1 r4c2
variant hidden-skyscraper 3 r1c6 r2c6
variant little-killer 31 r1c6 r2c7
variant little-killer 14 r9c3 r8c2
END
    "$programs/sudoku-workbench-cli" generate --jigsaw --seed 3 --format workbench | board jigsaw
    "$programs/sudoku-workbench-cli" generate --variant killer --clues 0 --seed 1 --format workbench | board killer
}

draw_page() {
    has pdftoppm || return 0
    "$programs/sudoku-workbench-cli" generate --count 4 --seed 20 --clues 28 --symmetry half-turn --with-seed |
        "$programs/sudoku-workbench-cli" print -o "$work/page.pdf" --per-page 4 --title "For the Sunday Page" \
            --solutions upside-down
    pdftoppm -r 60 -png -singlefile "$work/page.pdf" "$work/page"
    convert "$work/page.png" -bordercolor gray60 -border 1 "$work/page.png"
    shrink page 420 16
}

# Whether the screen stays as it is for a moment: a program that works says so within that.
stands_still() {
    is_still && is_still && is_still
}

# photograph NAME WIDTH HEIGHT PUZZLE KEY...: what the window shows of a puzzle, or of a file, after some keys, in the work folder.
photograph() {
    local name=$1 width=$2 height=$3 puzzle=$4 key
    shift 4
    (
        # shellcheck disable=SC2034 # session.sh uses them
        PROGRAM=$programs/sudoku-workbench CORPUS=$here/../../tests/data/corpus
        # shellcheck source=tests/e2e/session.sh
        source "$here/../../tests/e2e/session.sh"
        start_session
        if [[ -f $puzzle ]]; then
            open_file "$puzzle"
            wait_for "dialog" is_in '^From Picture'
        else
            echo "$puzzle" >"$work/puzzle.txt"
            open_file "$work/puzzle.txt"
        fi
        xdotool windowsize --sync "$window" "$width" "$height"
        briefly stands_still || true
        for key in "$@"; do
            wait_for "what $key does" changes_by "$key"
            briefly stands_still || true # a text cursor blinks
        done
        import -window "$(xdotool getactivewindow)" "$work/$name.png" # a dialog, if the keys opened one
    )
}

# ring NAME X Y WIDTH HEIGHT: a ring around what is there, in the picture NAME.png of the work folder.
ring() {
    convert "$work/$1.png" -fill none -stroke '#d9480f' -strokewidth 3 \
        -draw "roundrectangle $2,$3 $(($2 + $4)),$(($3 + $5)) 8,8" "$work/$1.png"
}

# A page that lies aslant on a table, in the dialog that reads it.
draw_scan() {
    [[ -x $programs/sudoku-workbench-pictures ]] || return 0 # built without OpenCV
    "$programs/sudoku-workbench-cli" print -o "$work/paper.png" <<<"$example"
    convert "$work/paper.png" -bordercolor white -border 60 -background '#a08c78' -rotate 4 -bordercolor '#a08c78' -border 40 \
        -attenuate 0.2 +noise Gaussian -quality 85 "$work/photo.jpg"
    photograph frompicture 1080 790 "$work/photo.jpg"
    shrink frompicture 660 48
}

draw_windows() {
    has Xvfb openbox xdotool xclip import || return 0
    local rules=('thermometer r2c3 r1c3 r2c2 r3c2' 'black-dot r8c2 r9c2' 'white-dot r8c1 r9c1')
    photograph solve 940 700 "$example"
    ring solve 474 22 60 52
    shrink solve 660 24
    photograph solved 940 700 "$example" F9
    shrink solved 660 24
    photograph check 940 700 "${example%79}.9" F8
    shrink check 660 24
    photograph rules 940 700 "$(printf 'variant %s\n' "${rules[@]}" | described "$example")" ctrl+r
    shrink rules 660 24
    photograph watch 940 700 "$lesson" alt+t w alt+c Return
    shrink watch 660 24
    draw_scan
    photograph screenshot 1080 790 "$example" F9
    shrink screenshot 1080 32 "$here/.."
}

draw_boards
draw_page
draw_windows
ls -l "$pictures"
