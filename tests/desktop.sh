#!/usr/bin/env bash
# Whether a desktop knows the installed program and its files: desktop.sh SOURCE-DIRECTORY BUILD-DIRECTORY
#
# Installs the build into a folder of its own and asks the tools of desktops: the entry and the page of software centres are
# valid, each kind of file is recognised and has a thumbnail, and what is named is there. Exit status 77: a tool is missing.
set -euo pipefail

source_folder=$(cd "$1" && pwd)
build=$(cd "$2" && pwd)
for tool in desktop-file-validate appstreamcli update-mime-database gio; do
    command -v "$tool" >/dev/null || {
        echo "$tool is missing"
        exit 77
    }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
share=$work/usr/share
program=$work/usr/bin/sudoku-workbench
faults=0

fault() {
    echo "$*"
    faults=$((faults + 1))
}

# The only file below a folder of share with a suffix.
the() {
    local found=("$share/$1"/*"$2")
    [[ ${#found[@]} == 1 && -f ${found[0]} ]] || fault "not one file in $1: ${found[*]}"
    echo "${found[0]}"
}

# key FILE NAME: a value of an entry.
key() {
    sed -n "s/^$2=//p" "$1"
}

# What is found fault with, whatever the exit status.
check_validity() {
    local said
    said=$(desktop-file-validate "$entry" 2>&1) || true
    [[ ! $said ]] || fault "$said"
    said=$(appstreamcli validate --pedantic --no-net "$page" 2>&1) || true
    [[ $said == *"Validation was successful." && $said != *[[:upper:]]:\ * ]] || fault "$said"
}

# One id names everything.
check_names() {
    local id=${entry##*/} size icon
    id=${id%.desktop}
    [[ ${page##*/} == "$id.metainfo.xml" && ${kinds##*/} == "$id.xml" ]] || fault "other names than $id: $page $kinds"
    grep -q "<id>$id</id>" "$page" || fault "the page has another id"
    grep -q "\"$id\"" "$build/core/version/buildfacts.cpp" || fault "the window has another id"
    [[ $(key "$entry" Icon) == "$id" ]] || fault "the entry has another icon"
    for icon in scalable/apps/"$id".svg symbolic/apps/"$id"-symbolic.svg scalable/mimetypes/"$id"-puzzle.svg; do
        [[ -s $share/icons/hicolor/$icon ]] || fault "no $icon"
    done
    for size in 16 22 24 32 48 64 128 256 512; do
        for icon in apps/"$id" mimetypes/"$id"-puzzle; do
            [[ $(dimensions "$share/icons/hicolor/${size}x$size/$icon.png") == "$size x $size" ]] || fault "no $icon of $size"
        done
    done
}

# "WIDTH x HEIGHT" of a PNG.
dimensions() {
    od -An -tu4 --endian=big -j16 -N8 "$1" 2>/dev/null | awk '{ print $1 " x " $2 }'
}

# What is said about types says the same everywhere.
check_types() {
    local types listed
    types=$(grep -oP '<mime-type type="\K[^"]+' "$kinds" | paste -sd ';')\;
    [[ $types == *json* ]] || fault "no types: $types"
    [[ $(key "$entry" MimeType) == "$types" ]] || fault "types of the entry: $(key "$entry" MimeType)"
    [[ $(key "$thumbnailer" MimeType) == "$types" ]] || fault "types of the thumbnailer: $(key "$thumbnailer" MimeType)"
    listed=$(grep -oP '<mediatype>\K[^<]+' "$page" | paste -sd ';')\;
    [[ $listed == "$types" ]] || fault "types of the page: $listed"
}

# puzzles_of FILE COUNT: the first puzzles of a file of the corpus.
puzzles_of() {
    awk -F '\t' -v count="$2" '!/^#/ && n++ < count { print $1 }' "$source_folder/tests/data/corpus/$1"
}

# Examples of all kinds of files, and of two that are something else.
make_examples() {
    local data=$source_folder/tests/cli/cases/data
    mkdir "$work/examples"
    cd "$work/examples"
    cp "$data/sadman.sdk" "$data/begun.ksudoku" "$data/games.opensudoku" .
    cp "$source_folder/tests/data/formats/simplesudoku.ss" .
    puzzles_of c9_17clue.txt 20 >list.sdm
    puzzles_of c9_17clue.txt 1 | "$work/usr/bin/sudoku-workbench-cli" convert --to workbench >own.json
    cp own.json without-suffix
    echo '{"name": "sudoku"}' >other.json
    echo '(define (sudoku) (display "a program in Scheme"))' >program.ss
}

# The type of a file, where these kinds are known beside those of the system.
type_of() {
    XDG_DATA_DIRS=$share XDG_DATA_HOME=$work/none gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p'
}

check_recognition() {
    local file type
    cp /usr/share/mime/packages/freedesktop.org.xml "$share/mime/packages"
    update-mime-database "$share/mime" 2>/dev/null # it says that the folder is not one of the system
    while read -r file type; do
        [[ $(type_of "$file") == "$type" ]] || fault "$file is taken for $(type_of "$file"), not $type"
    done <<'EXAMPLES'
sadman.sdk application/x-sudoku-sdk
list.sdm application/x-sudoku-sdm
simplesudoku.ss application/x-sudoku-ss
begun.ksudoku application/x-ksudoku
games.opensudoku application/x-opensudoku
own.json application/x-sudoku-workbench+json
without-suffix application/x-sudoku-workbench+json
other.json application/json
program.ss text/x-scheme
EXAMPLES
}

# draw SIZE FILE: as a file manager does it, with the command of the thumbnailer and no display. Returns its status.
draw() {
    local command
    command=$(key "$thumbnailer" Exec)
    command=${command//%s/$1}
    # shellcheck disable=SC2016 # expanded by the inner bash
    command=$(sed 's/%i/"$1"/; s/%o/"$2"/' <<<"$command")
    rm -f picture.png
    env -u DISPLAY -u WAYLAND_DISPLAY PATH="$work/usr/bin:$PATH" bash -c "$command" thumbnail "$2" picture.png 2>/dev/null
}

check_thumbnails() {
    local file size
    printf '# sudoku-workbench: variant killer 3 r1c1 r1c2\n# sudoku-workbench: variant thermometer r3c1 r3c2 r3c3\n%s\n' \
        "1.34341221434321" >killer.txt
    printf '# sudoku-workbench: regions AAABABBBCCCDCDDD\n1...............\n' >jigsaw.txt
    puzzles_of c16_janko.txt 1 >large.sdm
    for file in list.sdm large.sdm killer.txt jigsaw.txt own.json begun.ksudoku; do
        for size in 128 256; do
            draw "$size" "$file" || fault "no picture of $file"
            [[ $(dimensions picture.png) == "$size x $size" ]] || fault "$file: not $size pixels wide"
            cp picture.png "$file.$size.png"
        done
    done
    # What is drawn is the puzzle.
    [[ $(sort -u <(sha256sum ./*.256.png | cut -d ' ' -f 1) | wc -l) == 5 ]] || fault "pictures that should differ do not"
    cmp -s list.sdm.256.png own.json.256.png || fault "two files with one puzzle have two pictures"
}

check_broken_files() {
    local file status
    head -c 300000 /dev/zero | tr '\0' '{' >braces.json
    head -c 100000 /dev/urandom >noise.sdk
    : >empty.sdm
    mkdir folder.sdk
    mkfifo pipe.sdk
    for file in braces.json noise.sdk empty.sdm folder.sdk pipe.sdk not-there.sdk other.json program.ss; do
        status=0
        draw 128 "$file" || status=$?
        ((status == 1)) || fault "$file: status $status"
        [[ ! -e picture.png ]] || fault "$file has a picture"
    done
    for size in 49 2049 large ""; do
        status=0
        "$program" --thumbnail "$size" list.sdm picture.png 2>/dev/null || status=$?
        ((status == 2)) || fault "a picture of $size pixels: status $status"
    done
}

cmake --install "$build" --prefix "$work/usr" >/dev/null
entry=$(the applications .desktop)
page=$(the metainfo .metainfo.xml)
kinds=$(the mime/packages .xml)
thumbnailer=$(the thumbnailers .thumbnailer)
check_validity
check_names
check_types
make_examples
check_recognition
check_thumbnails
check_broken_files
echo "$faults faults"
((faults == 0))
