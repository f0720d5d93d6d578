#!/usr/bin/env bash
# Checks the list of parts that packaging/spdx writes: spdx.sh SOURCE-DIRECTORY [LIST-OF-THE-BUILD]
# Its form must be that of SPDX 2.3; that faults in it are found is shown too.
set -euo pipefail

root=$1
export SOURCE_DATE_EPOCH=1764000000
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failures=0

# The fields of a document and of a package, in their order: name, how often, pattern of the value.
document_fields='
SPDXVersion ; 1 ; SPDX-2[.]3
DataLicense ; 1 ; CC0-1[.]0
SPDXID ; 1 ; SPDXRef-DOCUMENT
DocumentName ; 1 ; .+
DocumentNamespace ; 1 ; https://spdx[.]org/spdxdocs/[A-Za-z0-9.~-]+
Creator ; 1-9 ; (Organization|Tool): .+
Created ; 1 ; [0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]Z
'
package_fields='
PackageName ; 1 ; .+
SPDXID ; 1 ; SPDXRef-[A-Za-z0-9.-]+
PackageVersion ; 0-1 ; [^ ]+
PackageDownloadLocation ; 1 ; NOASSERTION
FilesAnalyzed ; 1 ; false
PackageHomePage ; 0-1 ; https?://[^ ]+
PackageLicenseConcluded ; 1 ; [A-Za-z0-9.+-]+( AND [A-Za-z0-9.+-]+)*
PackageLicenseDeclared ; 1 ; [A-Za-z0-9.+-]+
PackageCopyrightText ; 1 ; <text>.+</text>
PackageComment ; 0-1 ; <text>.+</text>
'

fail() {
    echo "$*"
    failures=$((failures + 1))
}

# Says what is wrong with the list on standard input.
# shellcheck disable=SC2016 # awk's own dollars
faults='
    function complain(what) { print "line " NR ": " what }
    function read_table(text, kind,    rows, row, i, n) {
        n = split(text, rows, "\n")
        for (i = 1; i <= n; i++)
            if (split(rows[i], row, / ; /) == 3) {
                order[kind, row[1]] = i
                least[kind, row[1]] = substr(row[2], 1, 1) + 0
                most[kind, row[1]] = substr(row[2], length(row[2])) + 0
                pattern[kind, row[1]] = row[3]
                names[kind] = names[kind] " " row[1]
            }
    }
    # Ends a document or a package.
    function finish(    all, i, n) {
        n = split(names[kind], all, " ")
        for (i = 1; i <= n; i++)
            if (count[all[i]] < least[kind, all[i]] || count[all[i]] > most[kind, all[i]])
                complain(all[i] " is there " count[all[i]] + 0 " times")
        split("", count)
        last = 0
    }
    function check(name, value) {
        if (!((kind, name) in order)) { complain("unknown field " name); return }
        if (order[kind, name] < last) complain(name " is out of order")
        last = order[kind, name]
        count[name]++
        if (value !~ "^(" pattern[kind, name] ")$") complain(name " may not be \"" value "\"")
        if (name == "SPDXID" && value in ids) complain(value " is there twice")
        if (name == "SPDXID") ids[value] = 1
    }
    BEGIN { read_table(document, "document"); read_table(package, "package"); kind = "document" }
    in_text { value = value " " $0; if (/<\/text>/) { in_text = 0; check(name, value) } next }
    /^$/ { next }
    {
        name = substr($0, 1, index($0, ": ") - 1)
        value = substr($0, index($0, ": ") + 2)
        if (name == "Relationship") {
            if (split(value, ends, " ") != 3 || ends[2] !~ /^(DESCRIBES|STATIC_LINK|DYNAMIC_LINK|CONTAINS)$/)
                complain("no relationship: " value)
            if (!(ends[1] in ids) || !(ends[3] in ids)) complain("unknown end: " value)
            related[ends[3]] = 1
            next
        }
        if (name == "PackageName") { finish(); kind = "package" }
        if (value ~ /^<text>/ && value !~ /<\/text>/) { in_text = 1; next }
        check(name, value)
    }
    END {
        finish()
        for (id in ids) if (id != "SPDXRef-DOCUMENT" && !(id in related)) complain(id " is related to nothing")
    }'

faults_of() {
    awk -v document="$document_fields" -v package="$package_fields" "$faults" "$1"
}

# What must be found when a sed script has changed a good list.
expect_fault() {
    local found
    sed -E "$1" "$folder/list" >"$folder/faulty"
    found=$(faults_of "$folder/faulty")
    [[ $found == *"$2"* ]] || fail "with '$1' expected \"$2\", found: $found"
}

write_list() {
    "$root/packaging/spdx" 1.0 MiniSat=2.2.1 CaDiCaL= Qt=6.4.2 'JSON for Modern C++=3.11.2' tl::expected=1.0.0 libqrencode=4.1.1 qpdf=11.3.0 OpenCV=4.6.0
}

write_list >"$folder/list"
write_list | cmp - "$folder/list" || fail "the same arguments gave other bytes"
SOURCE_DATE_EPOCH=1764000001 write_list | cmp -s - "$folder/list" && fail "another time gave the same bytes"
for list in "$folder/list" "${@:2}"; do
    [[ -z $(faults_of "$list") ]] || fail "$list: $(faults_of "$list")"
done

# Each part of the list of copyrights is in it.
while read -r part; do
    grep -qxF "PackageName: $part" "$folder/list" || fail "no $part"
done < <(sed -n 's/^Component: //p' "$root/packaging/copyright")
[[ $("$root/packaging/spdx" 1.0 Qt=6.4.2) != *"PackageName: CaDiCaL"* ]] || fail "CaDiCaL is there without being asked for"

expect_fault '1d' 'SPDXVersion is there 0 times'
expect_fault 's/^Created: .*/Created: today/' 'Created may not be "today"'
expect_fault '/^Creator/d' 'Creator is there 0 times'
expect_fault '/^PackageLicenseDeclared: LGPL/d' 'PackageLicenseDeclared is there 0 times'
expect_fault 's/^(PackageLicenseDeclared: ).*/\1MIT or so/' 'PackageLicenseDeclared may not be'
expect_fault 's/SPDXRef-Package-Qt$/SPDXRef-Package-MiniSat/' 'SPDXRef-Package-MiniSat is there twice'
expect_fault '/^SPDXID: SPDXRef-Package-Qt/d' 'unknown end'
expect_fault '/CONTAINS SPDXRef-Package-Roboto$/d' 'SPDXRef-Package-Roboto is related to nothing'
expect_fault 's/STATIC_LINK/KNOWS/' 'no relationship'
expect_fault 's/^PackageHomePage/PackageHome/' 'unknown field PackageHome'
expect_fault '/^PackageVersion: 6/{h;d};/^FilesAnalyzed/{G}' 'PackageVersion is out of order'

echo "$failures failed"
((failures == 0))
