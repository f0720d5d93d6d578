#!/usr/bin/env bash
# Whether a release is one everywhere, and where its commit comes from: release.sh SOURCE-DIRECTORY
#
# Exit status 1 if the changelog, the project, the page of software centres and the citation differ, or if a source does not
# know its commit; 77 without git.
set -euo pipefail

source_folder=$(cd "$1" && pwd)
command -v git >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
faults=0

fault() {
    echo "$*"
    faults=$((faults + 1))
}

# newest FILE EXPRESSION: the first match, "VERSION DATE".
newest() {
    sed -nE "s/$2/\1 \2/p" "$source_folder/$1" | sed q
}

check_release() {
    local version changelog page citation
    version=$(sed -nE 's/^project\(.* VERSION ([0-9.]+).*/\1/p' "$source_folder/CMakeLists.txt")
    changelog=$(newest packaging/CHANGELOG.md '^## \[([0-9.]+)\] - ([0-9-]+)$')
    page=$(newest packaging/desktop/sudoku-workbench.metainfo.xml.in '.*<release version="([^"]*)" date="([^"]*)".*')
    citation=$(sed -nE 's/^(version|date-released): //p' "$source_folder/packaging/CITATION.cff" | paste -sd ' ')
    [[ $changelog =~ ^"$version "[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] || fault "the project has version $version, the changelog $changelog"
    [[ $page == "$changelog" ]] || fault "the page of software centres has $page, the changelog $changelog"
    [[ $citation == "$changelog" ]] || fault "the citation has $citation, the changelog $changelog"
}

# commit_of FOLDER [NAME]: what a build of it would say.
commit_of() {
    cmake -DSOURCE="$1" -DOUTPUT="$work/commit.cpp" -DNAMED="${2-}" -P "$1/core/version/commit.cmake" >/dev/null 2>&1 || return
    sed -n 's/.*return "\(.*\)";/\1/p' "$work/commit.cpp"
}

expect_commit() {
    local expected=$1 found
    shift
    found=$(commit_of "$@") || found=error
    [[ $found == "$expected" ]] || fault "$1: commit '$found', not '$expected'"
}

git_here() {
    git -C "$work/checkout" -c user.name=test -c user.email=test@localhost -c init.defaultBranch=main "$@"
}

check_commit() {
    local head
    mkdir -p "$work/checkout/core" "$work/archive"
    cp -r "$source_folder/core/version" "$work/checkout/core"
    cp "$source_folder/.gitattributes" "$work/checkout"
    # shellcheck disable=SC2016 # git's own dollars; the sources may be an archive, where they are replaced
    echo '$Format:%H$' >"$work/checkout/core/version/commit.txt"
    expect_commit "" "$work/checkout"
    git_here init -q
    git_here add .
    git_here commit -qm "Begin"
    head=$(git_here rev-parse HEAD)
    expect_commit "${head:0:8}" "$work/checkout"
    git_here archive HEAD | tar x -C "$work/archive"
    expect_commit "${head:0:8}" "$work/archive"
    expect_commit 1.0-3 "$work/archive" 1.0-3
    expect_commit error "$work/archive" '"; evil'
    # A source below the top of a repository is not what its commits are about.
    mkdir "$work/checkout/below"
    cp -r "$work/checkout/core" "$work/checkout/below"
    expect_commit "" "$work/checkout/below"
}

check_release
check_commit
echo "$faults faults"
((faults == 0))
