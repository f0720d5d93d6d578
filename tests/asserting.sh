#!/usr/bin/env bash
# Names the test functions that assert nothing: asserting.sh SOURCE-DIRECTORY
# A test function has a macro that asserts, a tester of Qt, or a helper that is named check…, compare…, examine…,
# expect…, look… or verify…. Exit status 1 if one has none of them.
set -euo pipefail

cd "$1"
# shellcheck disable=SC2016 # awk's own dollars
silent=$(find tests -name 'tst_*.cpp' -print0 | xargs -0 awk '
    function end_function() {
        if (name != "" && !asserts) print FILENAME ": " name " asserts nothing"
        name = ""
    }
    FNR == 1 { is_slot = 0 }
    /^(private|public|protected)/ { is_slot = /slots:/ }
    (is_slot && /^    void [A-Za-z0-9_]+\(\)/) || /^void Test[A-Za-z]+::[A-Za-z0-9_]+\(\)$/ {
        name = $2
        sub(/\(.*/, "", name)
        sub(/.*::/, "", name)
        if (name ~ /_data$/ || name ~ /^(init|cleanup)(TestCase)?$/ || /;$/) name = ""
        asserts = 0
        last_line = /^ / ? "^    }" : "^}"
    }
    /Q(COMPARE|FAIL|TEST|TRY_|VERIFY)|RC_ASSERT|rc::check|ModelTester/ { asserts = 1 }
    /(^|[^A-Za-z_])(check|compare|examine|expect|look|verify)[A-Za-z]*(<.*>)?\(/ { asserts = 1 }
    name != "" && ($0 ~ last_line || /^    void.*}$/) { end_function() }')
[[ ! $silent ]] || printf '%s\n' "$silent"
echo "$(grep -c . <<<"$silent" || true) silent"
[[ ! $silent ]]
