#!/usr/bin/env bash
# Installs the module to a virtual environment and runs its tests: python.sh SOURCE-DIRECTORY BUILD-DIRECTORY PYTHON
# Exit status 77, skipped: something that it needs is not installed.
set -euo pipefail

source=$1
build=$2
python=$3
tests=$source/tests/python
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

skip() {
    echo "skipped: $1"
    exit 77
}

[[ $python && -n $(find "$build/app/python" -name '_core.*.so' 2>/dev/null) ]] || skip "no pybind11-dev or python3-dev"
for module in numpy venv setuptools wheel; do
    "$python" -c "import $module" 2>/dev/null || skip "no python3-$module"
done

"$python" -m venv --system-site-packages "$work/venv"
SUDOKUWORKBENCH_BUILD=$build "$work/venv/bin/pip" install --quiet --no-build-isolation --no-deps --no-index "$source/packaging/python"
cd "$work"
"$work/venv/bin/python" "$tests/test_sudokuworkbench.py" "$source/resources/handbook/python.md"

# The types: of the package, of the tests that use it, and of the module beside its stub.
if ! command -v mypy >/dev/null || ! command -v stubtest >/dev/null; then
    echo "without types: there is no mypy"
    exit 0
fi
packages=$(echo "$work"/venv/lib/*/site-packages)
cp "$tests/test_sudokuworkbench.py" .
MYPYPATH=$packages mypy --strict --cache-dir "$work/cache" -p sudokuworkbench
MYPYPATH=$packages mypy --strict --cache-dir "$work/cache" test_sudokuworkbench.py
PYTHONPATH=$packages stubtest --allowlist "$tests/stubtest.allow" sudokuworkbench._core
