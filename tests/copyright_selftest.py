#!/usr/bin/python3
"""Shows that copyright.py notices each kind of fault."""
import os
import subprocess
import sys
import tempfile

CHECK = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'copyright.py')

LIST = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Example

Files: *
Copyright: 2026 Ada
License: Expat
Comment: Ours.

Files: resources/notices/solver.txt
Copyright: 2003 Bob
License: Expat
Component: Solver
Linked: static
Notice: resources/notices/solver.txt
Comment: Solves.

Files: tests/data/forum.txt
 tests/data/lists/*
Copyright: the forum
License: no-licence
Shipped: no
Origin: http://forum.example/
Comment: Collected.

License: Expat
 Permission is hereby granted.
SPDX: MIT

License: no-licence
 No terms are known.
SPDX: NONE
"""
ATTRIBUTES = 'tests/data/forum.txt export-ignore\ntests/data/lists/* export-ignore\n'
GONE = 'Files: core/gone.cpp\nCopyright: 2026 Ada\nLicense: Expat\nComment: Gone.\n\n'
FILES = ('core/board.cpp', 'resources/notices/solver.txt', 'tests/data/forum.txt', 'tests/data/lists/one')


def write(root, name, text=''):
    path = os.path.join(root, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


class Tree:
    """A tree in which everything is in order, but for what a test changes."""

    def __init__(self, replace=('', ''), attributes=ATTRIBUTES, more=(), without=(), is_checkout=True):
        old, new = replace
        assert old in LIST
        self.folder = tempfile.TemporaryDirectory()
        root = self.folder.name
        for name in {*FILES, *more} - set(without):
            write(root, name)
        write(root, 'packaging/copyright', LIST.replace(old, new, 1) if old else LIST)
        write(root, '.gitattributes', attributes)
        if is_checkout:
            subprocess.run(['git', 'init', '-q', root], check=True)
            subprocess.run(['git', '-C', root, 'add', '-A'], check=True)

    def complaints(self):
        with self.folder as root:
            done = subprocess.run([CHECK, root], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout


def before(old, new):
    return old, new + old


def tries():
    """What to find, in which tree."""
    yield '0 complaints', Tree()
    yield '0 complaints', Tree(without=('tests/data/forum.txt', 'tests/data/lists/one'), is_checkout=False)
    yield 'it is not in the form of DEP-5', Tree(('Format: https://www.debian.org/doc', 'Format: file:'))
    yield 'it is not in the form of DEP-5', Tree(('Copyright: 2003 Bob\n', ''))
    yield 'tests/data/new.txt has no paragraph that says', Tree(more=['tests/data/new.txt'])
    yield 'resources/notices/new.txt has no paragraph that says', Tree(more=['resources/notices/new.txt'])
    yield 'core/board.cpp is matched by no paragraph', Tree(('Files: *\n', 'Files: packaging/* .git*\n'))
    yield 'the paragraph of core/gone.cpp is about no file', Tree(before('Files: res', GONE))
    yield 'tests/data/gone/* matches no file', Tree(('data/lists/*', 'data/lists/* tests/data/gone/*'))
    yield 'resources/notices/solver.txt matches no file', Tree(without=['resources/notices/solver.txt'])
    yield 'has no Comment', Tree(('Comment: Solves.\n', ''))
    yield 'Shipped may only be "no"', Tree(('Shipped: no', 'Shipped: never'))
    yield 'has no Origin', Tree(('Origin: http://forum.example/\n', ''))
    yield 'has not all of Component, Linked and Notice', Tree(('Linked: static\n', ''))
    yield 'Linked is none of', Tree(('Linked: static\n', 'Linked: somehow\n'))
    yield 'the notice gone.txt is not a file', Tree(('Notice: resources/notices/solver.txt', 'Notice: gone.txt'))
    yield 'the licence GPL-3+ has no paragraph', Tree(('License: Expat\nComponent', 'License: GPL-3+\nComponent'))
    yield 'the licence Expat has no text', Tree((' Permission is hereby granted.\n', ''))
    yield 'the licence Expat has no identifier', Tree(('SPDX: MIT\n', ''))
    yield 'the text gone.txt of the licence Expat', Tree(('SPDX: MIT\n', 'SPDX: MIT\nTexts: gone.txt\n'))
    yield 'the licence Zlib is used by no', Tree(before('License: no-licence\n No', 'License: Zlib\n Any.\nSPDX: Zlib\n\n'))
    yield 'the licence no-licence has several', Tree(before('License: no-licence\n No', 'License: no-licence\n Any.\nSPDX: NONE\n\n'))
    yield 'tests/data/forum.txt may not be shipped', Tree(attributes='tests/data/lists/* export-ignore\n')
    yield 'core/board.cpp is left out', Tree(attributes=ATTRIBUTES + 'core/* export-ignore\n')


def main():
    failures = 0
    for expected, tree in tries():
        status, output = tree.complaints()
        if status == 77:
            print(output, end='')
            return 77
        if expected not in output or status != (0 if expected == '0 complaints' else 1):
            print(f'expected "{expected}", got status {status} and:\n{output}')
            failures += 1
    print(f'{failures} failed')
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
