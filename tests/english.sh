#!/usr/bin/env bash
# Names phrases that must be read twice: english.sh SOURCE-DIRECTORY
# Looks at comments, at sentences for users and at the papers, and at identifiers of the product. Exit status 1 if there is one.
set -euo pipefail

cd "$1"
# By chance: random. Is to be told: should, must. Of which, whose X is: a new sentence. Has work done: does.
phrases='\bby chance\b|\b(is|are) to be (told|said|shown|found|done|kept|moved|raised|added|removed)\b|\bof which\b|\bwhose\b[^.,;:"]*\bis\b|\bha(s|ve) (its|their|the|work|a)\b[a-z ]*\bdone\b|\b[Hh]as \\a \w+ done\b'
verbs='\b[a-zA-Z_]*([tT]old|[sS]aid|[hH]ear(?!t)|lightUp|passOver|Beside|Behind)[A-Za-z]*\b'
found=0

report() {
    local line
    while IFS= read -r line; do
        printf '%s: %s\n' "$1" "$line"
        found=$((found + 1))
    done
}

report "phrase" < <(
    grep -rnHP "(//.*|(tr|TR_NOOP|translate)\(.*\".*)($phrases)" --include='*.h' --include='*.cpp' core ui app tests || true
    grep -rnHP "^(?!    ).*($phrases)" --include='*.md' --exclude-dir='build*' README.md core ui app packaging resources/handbook tests || true)
# Without comments and strings.
report "name" < <(find core ui app \( -name '*.h' -o -name '*.cpp' \) -exec \
    perl -ne 's!//.*!!; s/"(\\.|[^"\\])*"//g; s/Qt::ToolButtonTextBesideIcon//g; print "$ARGV:$.: $_" if m/'"$verbs"'/; close ARGV if eof' {} +)

echo "$found found"
((found == 0))
