"""Makes a folder of boards with odd and even cells: discs and squares behind the digits, and boards on which the even or the odd
cells are shaded as a whole, all of them or some. Our own boards and pages, and boards as sites and newspapers draw them, on
screens, scanned and photographed, with the puzzle beside each picture, for tests/bench/pictures.sh: makeparity.py FOLDER BUILD
[SEED]. Everything is made here. Needs chromium and pdftoppm."""
import dataclasses
import sys

import cv2
import numpy

from makekillers import scanned
from makerules import STYLES, Corpus, name_of

TINTS = ['#ffd59e', '#b8e0b8', '#f4b6c2', '#bcd4f4', '#e2c6ee', '#ffee9c']
SHAPES = ('odd', 'even', 'parity')
SHADES = ('all-even', 'all-odd', 'some-even')


def photographed(page, draw):
    """The page seen aslant, lit from one side, blurred, and with noise."""
    height, width = page.shape[:2]
    corners = numpy.float32([[0, 0], [width, 0], [width, height], [0, height]])
    moved = corners + draw.uniform(-.07, .07, (4, 2)) * (width, height) + (.1 * width, .1 * height)
    size = (int(1.2 * width), int(1.2 * height))
    page = cv2.warpPerspective(page, cv2.getPerspectiveTransform(corners, moved.astype(numpy.float32)), size, flags=cv2.INTER_CUBIC, borderValue=(225, 225, 225))
    slope = draw.uniform(-.2, .2, 2)
    light = 1 - .15 + slope[0] * numpy.linspace(-.5, .5, size[0])[None, :, None] + slope[1] * numpy.linspace(-.5, .5, size[1])[:, None, None]
    page = cv2.GaussianBlur(page * light, (0, 0), draw.uniform(.3, 1)) + draw.normal(0, draw.uniform(2, 8), page.shape)
    return numpy.clip(page, 0, 255).astype(numpy.uint8)


class ParityCorpus(Corpus):
    def ruled(self, kind, size):
        """A puzzle of a kind, and the cells that are shaded as a whole."""
        if kind in SHAPES:
            return self.puzzle(kind, size), []
        remainder = 1 if kind == 'all-odd' else 0
        solution = self.generated(size, []).solution
        cells = [cell for cell in range(size * size) if solution[cell] % 2 == remainder]
        if kind == 'some-even':
            cells = sorted(self.random.sample(cells, len(cells) // 2))
        word = 'odd ' if remainder else 'even '
        return self.generated(size, [word + ' '.join(name_of(cell, size) for cell in cells)], .3), cells

    def board(self, folder, style, kind, size, seen=None):
        """Draws a board as a site does; seen changes the picture."""
        if style.cell > '#8' and self.random.random() < .4:
            style = dataclasses.replace(style, shade=self.random.choice(TINTS))
        puzzle, cells = self.ruled(kind, size)
        name = f'{kind}-{size}'
        self.site(folder, style, name, dataclasses.replace(puzzle, rules=[]) if cells else puzzle, [(cell, style.shade) for cell in cells])
        if seen:
            file = str(self.folder / folder / f'{style.name}-{name}.png')
            cv2.imwrite(file, seen(cv2.imread(file), numpy.random.default_rng(1000 * self.seed + self.made)))

    def make(self):
        for theme in ('light', 'dark', 'paper-white', 'high-contrast-light', 'high-contrast-dark'):
            for kind in SHAPES:
                self.own(theme, f'{kind}-9', self.puzzle(kind, 9))
            for size in (6, 12, 16):
                kind = self.random.choice(SHAPES)
                self.own(theme, f'{kind}-{size}', self.puzzle(kind, size))
        for number in range(4):
            for kind in SHAPES:
                self.page(f'{kind}-9-{number}', self.puzzle(kind, 9))
            size = self.random.choice((6, 12, 16))
            self.page(f'parity-{size}-{number}', self.puzzle('parity', size))
        for style in STYLES:
            for kind in SHAPES + SHADES:
                self.board('sites', style, kind, 9)
            self.board('sites', style, self.random.choice(SHAPES), self.random.choice((6, 12, 16)))
            self.board('sites', style, 'all-even', self.random.choice((6, 12)))
            for folder, seen in (('scans', scanned), ('photographs', photographed)):
                self.board(folder, style, self.random.choice(SHAPES), 9, seen)
                self.board(folder, style, self.random.choice(SHADES[:2]), 9, seen)


if __name__ == '__main__':
    ParityCorpus(*sys.argv[1:]).make()
