#!/usr/bin/python3
"""Holds packaging/copyright to the files: copyright.py SOURCE-DIRECTORY

Prints one line for each thing that is not as it should be; exit status 1 if there was one, 77 without python3-debian. The files
are those that git knows, or in an unpacked source archive all but those of build folders.
"""
import collections
import os
import re
import subprocess
import sys
import warnings

try:
    from debian import copyright as dep5
except ImportError:
    print('skipped: needs python3-debian')
    sys.exit(77)

# Whoever adds a file here says where it comes from: "Files: *" does not cover them.
DATA_FOLDERS = ('resources/', 'tests/data/', 'tests/cli/cases/data/')
LINKED = ('itself', 'static', 'dynamic', 'headers', 'embedded')
LICENCE_NAME = re.compile(r'[A-Za-z0-9.+-]+$')
SPDX_ID = re.compile(r'(NONE|[A-Za-z0-9.-]+)$')


def is_checkout(root):
    return os.path.exists(os.path.join(root, '.git'))


def git(root, *arguments, text=None):
    return subprocess.run(['git', '-C', root, *arguments], input=text, check=True, capture_output=True, text=True).stdout


def files_of(root):
    """The files below a folder, each by its path from there."""
    if is_checkout(root):
        return [name for name in git(root, 'ls-files', '-z').split('\0') if name]
    names = []
    for folder, folders, files in os.walk(root):
        inside = os.path.relpath(folder, root)
        folders[:] = [name for name in folders if not (inside == '.' and name in ('build', '.cache'))]
        names += [os.path.normpath(os.path.join(inside, name)) for name in files]
    return names


def left_out(root, names):
    """Those of the files that git archive leaves out."""
    answers = git(root, 'check-attr', '-z', '--stdin', 'export-ignore', text='\0'.join(names) + '\0').split('\0')
    return {name for name, value in zip(answers[::3], answers[2::3]) if value == 'set'}


def field(paragraph, name):
    return paragraph[name] if name in paragraph else None


class Check:
    def __init__(self, root):
        self.root = root
        self.complaints = []
        self.paragraphs = []
        self.licences = []

    def complain(self, what):
        self.complaints.append(what)

    def read(self):
        path = os.path.join(self.root, 'packaging', 'copyright')
        with open(path, encoding='utf-8') as file, warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter('always')
            try:
                read = dep5.Copyright(file, strict=True)
            except (dep5.Error, ValueError) as error:
                self.complain(f'it is not in the form of DEP-5: {error}')
                return False
        if not read.header.current_format():
            self.complain(f'it is not in the form of DEP-5: its Format is {read.header.format}')
        for warning in caught:
            self.complain(f'{warning.message}')
        self.paragraphs = list(read.all_files_paragraphs())
        self.licences = list(read.all_license_paragraphs())
        return True

    def check_matches(self, names):
        """Each file has its paragraph, each paragraph and each of its patterns has a file."""
        used = collections.Counter()
        patterns = [[(glob, dep5.globs_to_re([glob])) for glob in paragraph.files] for paragraph in self.paragraphs]
        for name in names:
            own = None
            for number, globs in enumerate(patterns):
                for glob, pattern in globs:
                    if pattern.match(name):
                        used[number, glob] += 1
                        own = number
            if own is None:
                self.complain(f'{name} is matched by no paragraph')
                continue
            used[own] += 1
            if self.paragraphs[own].files == ('*',) and name.startswith(DATA_FOLDERS):
                self.complain(f'{name} has no paragraph that says where it comes from')
        for number, globs in enumerate(patterns):
            if not is_checkout(self.root) and not self.is_shipped(self.paragraphs[number]):
                continue
            if not used[number]:
                self.complain(f'the paragraph of {globs[0][0]} is about no file')
            for glob, _ in globs:
                if not used[number, glob]:
                    self.complain(f'{glob} matches no file')

    @staticmethod
    def is_shipped(paragraph):
        return field(paragraph, 'Shipped') != 'no'

    def check_fields(self):
        for paragraph in self.paragraphs:
            first = paragraph.files[0]
            if not field(paragraph, 'Comment'):
                self.complain(f'the paragraph of {first} has no Comment')
            if field(paragraph, 'Shipped') not in (None, 'no'):
                self.complain(f'the paragraph of {first}: Shipped may only be "no"')
            if not self.is_shipped(paragraph) and not field(paragraph, 'Origin'):
                self.complain(f'the paragraph of {first} has no Origin')
            if len({name in paragraph for name in ('Component', 'Linked', 'Notice')}) > 1:
                self.complain(f'the paragraph of {first} has not all of Component, Linked and Notice')
            if field(paragraph, 'Linked') not in (None, *LINKED):
                self.complain(f'the paragraph of {first}: Linked is none of {", ".join(LINKED)}')
            if 'Notice' in paragraph and not os.path.isfile(os.path.join(self.root, paragraph['Notice'])):
                self.complain(f'the notice {paragraph["Notice"]} is not a file')

    def check_licences(self):
        """Each name has one text and an identifier, and is used."""
        names = [paragraph.license.synopsis for paragraph in self.licences]
        used = {paragraph.license.synopsis for paragraph in self.paragraphs}
        for paragraph in self.licences:
            name = paragraph.license.synopsis
            if not LICENCE_NAME.match(name):
                self.complain(f'{name} is not the name of one licence')
            if names.count(name) > 1:
                self.complain(f'the licence {name} has several paragraphs')
            if not paragraph.license.text.strip():
                self.complain(f'the licence {name} has no text')
            if not SPDX_ID.match(field(paragraph, 'SPDX') or ''):
                self.complain(f'the licence {name} has no identifier of SPDX')
            for text in (field(paragraph, 'Texts') or '').split():
                if not os.path.isfile(os.path.join(self.root, text)):
                    self.complain(f'the text {text} of the licence {name} is not a file')
            if name not in used:
                self.complain(f'the licence {name} is used by no paragraph')
        for name in sorted(used - set(names)):
            self.complain(f'the licence {name} has no paragraph with its text')

    def check_shipping(self, names):
        """What git archive leaves out is what is marked as not to be shipped."""
        if not is_checkout(self.root):
            return
        ignored = left_out(self.root, names)
        for name in names:
            own = [paragraph for paragraph in self.paragraphs if paragraph.matches(name)][-1:]
            shipped = not own or self.is_shipped(own[0])
            if shipped and name in ignored:
                self.complain(f'{name} is left out of source archives, but may be shipped')
            if not shipped and name not in ignored:
                self.complain(f'{name} may not be shipped, but is in source archives: .gitattributes')

    def run(self):
        names = files_of(self.root)
        if self.read():
            self.check_matches(names)
            self.check_fields()
            self.check_licences()
            self.check_shipping(names)
        return self.complaints


def main(arguments):
    if len(arguments) != 2:
        print(__doc__)
        return 2
    complaints = Check(arguments[1]).run()
    for complaint in complaints:
        print(complaint)
    print(f'{len(complaints)} complaints')
    return 1 if complaints else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv))
