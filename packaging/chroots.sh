# shellcheck shell=bash
# Other systems in chroots, made by debootstrap: sourced by packaging/try-on, try-deb and try-arm64. Needs root.

chroots=${CHROOTS:-/var/tmp/sudoku-workbench}

fail() {
    echo "$*" >&2
    exit 2
}

demand_chroots() {
    [[ $(id -u) == 0 ]] || fail "Only root can enter a chroot."
    command -v debootstrap >/dev/null || fail "debootstrap is missing (apt-get install debootstrap)."
    mkdir -p "$chroots"
}

mirror_of() {
    case $1 in
    focal | jammy | noble | questing) echo http://archive.ubuntu.com/ubuntu ;;
    *) echo http://deb.debian.org/debian ;;
    esac
}

# make_chroot SUITE FOLDER: makes the chroot, under another name until it is whole; does nothing if it is there.
make_chroot() {
    local suite=$1 place=$2
    [[ ! -d $place ]] || return 0
    rm -rf "$place.new"
    debootstrap --variant=minbase "$suite" "$place.new" "$(mirror_of "$suite")"
    mv "$place.new" "$place"
}

# open_chroot FOLDER: mounts what programs in it need, until the script ends.
opened_chroots=()
open_chroot() {
    mountpoint -q "$1/proc" || mount -t proc proc "$1/proc"
    opened_chroots+=("$1")
    trap close_chroots EXIT
}

close_chroots() {
    local place
    for place in "${opened_chroots[@]}"; do
        ! mountpoint -q "$place/proc" || umount "$place/proc"
    done
}

# in_chroot FOLDER [NAME=VALUE...] COMMAND...: with nothing of the caller's environment but its path.
in_chroot() {
    local place=$1
    shift
    chroot "$place" env -i PATH="$PATH" HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}
