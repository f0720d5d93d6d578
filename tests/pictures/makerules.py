"""Makes a folder of boards on which rules are drawn: diagonals, windows, odd and even cells, thermometers, and shades that are
no rule. Our own boards and pages, and boards as sites and newspapers draw them, with the puzzle beside each picture
(NAME.puzzle), for tests/bench/pictures.sh: makerules.py FOLDER BUILD [SEED]. Another seed gives other puzzles and other
scans. Everything is made here. Needs chromium and pdftoppm."""
import dataclasses
import json
import pathlib
import random
import subprocess
import sys
import tempfile

import cv2
import numpy

from makekillers import scanned
from makescreens import boxes_of, digits_of, run


@dataclasses.dataclass
class RuleStyle:
    """How a site draws a board with rules. Lengths are shares of a cell's side, widths of lines are pixels."""

    name: str
    page: str = '#ffffff'
    cell: str = '#ffffff'
    thin: str = '#000000'
    thick: str = '#000000'
    ink: str = '#000000'
    face: str = 'sans-serif'
    thin_width: float = 1
    thick_width: float = 3
    digit: float = .68
    side: int = 64
    shade: str = '#cfcfcf'      # of odd, even and windows
    circle: float = .8          # diameter
    square: float = .8          # side
    shape_edge: str = ''        # colour of their outline
    tube: str = '#cfcfcf'       # of thermometers
    tube_width: float = .33
    bulb: float = .8            # diameter
    diagonal: str = '#34bbe6'
    diagonal_width: float = 2
    dashes: str = ''
    has_shaded_diagonals: bool = False  # instead of lines
    has_shaded_parity: bool = False     # even cells are shaded, as a whole


STYLES = [
    RuleStyle('f-puzzles'),
    RuleStyle('pad-light', tube='#cccccc', tube_width=.3, bulb=.85, circle=.82, square=.82, diagonal='#34bbe6', thin='#333333', side=60),
    RuleStyle('pad-dark', page='#1b1b1b', cell='#202020', thin='#a0a0a0', thick='#dddddd', ink='#e8e8e8', shade='#555555', tube='#5a5a5a', diagonal='#2a9cc0', side=60),
    RuleStyle('penpa', shade='#d9d9d9', tube='#b3b3b3', tube_width=.25, bulb=.72, circle=.75, square=.72, shape_edge='#808080', diagonal='#999999', diagonal_width=1.5, side=40,
              thin='#777777', thick_width=2),
    RuleStyle('newspaper', face='serif', shade='#d8d8d8', tube='#bbbbbb', has_shaded_diagonals=True, has_shaded_parity=True, side=48, thick_width=2.5),
    RuleStyle('dashed', diagonal='#707070', dashes='6 4', diagonal_width=1.5, shade='#e4e4e4', tube='#d8d8d8', side=52, thin='#999999', thick_width=2),
    RuleStyle('blue', shade='#cfe2ff', tube='#a9c4ee', diagonal='#e06060', diagonal_width=1.5, ink='#202040', thin='#b0b8c8', thick_width=2, side=50, circle=.7, bulb=.7),
]

PLAIN = {'none': [], 'x': ['diagonal', 'anti-diagonal'], 'one-diagonal': ['diagonal'], 'windoku': ['windoku']}


@dataclasses.dataclass
class Ruled:
    """A puzzle of the command line's generator."""

    text: str
    size: int
    givens: list
    solution: list
    rules: list  # (kind, cells)


def name_of(cell, size):
    return f'r{cell // size + 1}c{cell % size + 1}'


def cell_of(name, size):
    row, column = name[1:].split('c')
    return (int(row) - 1) * size + int(column) - 1


def windows_of(size):
    rows, columns = boxes_of(size)
    return [(top + row) * size + left + column for top in range(1, size - rows, rows + 1) for left in range(1, size - columns, columns + 1)
            for row in range(rows) for column in range(columns)]


def diagonal_of(kind, size):
    return [(cell if kind == 'diagonal' else size - 1 - cell) * size + cell for cell in range(size)]


def svg_of(style, puzzle, shaded):
    size = puzzle.size
    side = style.side if size <= 9 else style.side * 3 // 4
    whole = side * size
    parts = [f'<rect width="{whole}" height="{whole}" fill="{style.cell}"/>']
    middle = lambda cell: ((cell % size + .5) * side, (cell // size + .5) * side)
    of_kind = lambda kind: [cells for each, cells in puzzle.rules if each == kind]
    edge = f'stroke="{style.shape_edge}"' if style.shape_edge else ''
    shades = dict(shaded)
    for kind in ('diagonal', 'anti-diagonal'):
        if of_kind(kind) and style.has_shaded_diagonals:
            shades |= dict.fromkeys(diagonal_of(kind, size), style.shade)
    if of_kind('windoku'):
        shades |= dict.fromkeys(windows_of(size), style.shade)
    if style.has_shaded_parity and of_kind('even'):
        shades |= dict.fromkeys(of_kind('even')[0], style.shade)
    for cell, colour in shades.items():
        parts.append(f'<rect x="{cell % size * side}" y="{cell // size * side}" width="{side}" height="{side}" fill="{colour}"/>')
    for cell in sum(of_kind('even'), []) if not style.has_shaded_parity else []:
        x, y = middle(cell)
        parts.append(f'<rect x="{x - style.square * side / 2}" y="{y - style.square * side / 2}" width="{style.square * side}" height="{style.square * side}" fill="{style.shade}" {edge}/>')
    for cell in sum(of_kind('odd'), []):
        x, y = middle(cell)
        parts.append(f'<circle cx="{x}" cy="{y}" r="{style.circle * side / 2}" fill="{style.shade}" {edge}/>')
    for cells in of_kind('thermometer'):
        points = ' '.join('%g,%g' % middle(cell) for cell in cells)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{style.tube}" stroke-width="{style.tube_width * side}" stroke-linecap="round" stroke-linejoin="round"/>')
        x, y = middle(cells[0])
        parts.append(f'<circle cx="{x}" cy="{y}" r="{style.bulb * side / 2}" fill="{style.tube}"/>')
    line = lambda a, b, c, d, width, colour, more='': parts.append(
        f'<line x1="{a * side:.2f}" y1="{b * side:.2f}" x2="{c * side:.2f}" y2="{d * side:.2f}" stroke="{colour}" stroke-width="{width}" {more}/>')
    if not style.has_shaded_diagonals:
        dashes = f'stroke-dasharray="{style.dashes}"' if style.dashes else ''
        if of_kind('diagonal'):
            line(0, 0, size, size, style.diagonal_width, style.diagonal, dashes)
        if of_kind('anti-diagonal'):
            line(0, size, size, 0, style.diagonal_width, style.diagonal, dashes)
    rows, columns = boxes_of(size)
    for is_thick in (False, True):
        width, colour = (style.thick_width, style.thick) if is_thick else (style.thin_width, style.thin)
        for place in range(1, size):
            if (place % columns == 0) == is_thick:
                line(place, 0, place, size, width, colour)
            if (place % rows == 0) == is_thick:
                line(0, place, size, place, width, colour)
    parts.append(f'<rect width="{whole}" height="{whole}" fill="none" stroke="{style.thick}" stroke-width="{style.thick_width}"/>')
    for cell, digit in enumerate(puzzle.givens):
        if digit:
            x, y = middle(cell)
            height = style.digit * (.8 if size > 9 else 1)
            parts.append(f'<text x="{x}" y="{y + .05 * side}" font-size="{height * side}" fill="{style.ink}" text-anchor="middle" dominant-baseline="central">{digit}</text>')
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole + 10}" height="{whole + 10}" viewBox="-5 -5 {whole + 10} {whole + 10}" '
            f'font-family="{style.face}">{"".join(parts)}</svg>')


class Corpus:
    def __init__(self, folder, build, seed=1):
        self.folder, self.program, self.seed = pathlib.Path(folder), pathlib.Path(build) / 'app/sudoku-workbench-cli', int(seed)
        self.random = random.Random(self.seed)
        self.made = 0

    def generated(self, size, rules, about=.4):
        """A puzzle with these rules; the next seed if one takes too long."""
        options = [part for rule in rules for part in ('--variant', rule)]
        while True:
            self.made += 1
            same = [self.program, 'generate', '--size', size, '--seed', 1000 * self.seed + self.made, '-q', '--time-limit', 20, '--about', int(size * size * about), *options]
            try:
                answer = json.loads(run(*same, '--format', 'json').stdout)
                text = run(*same, '--format', 'line').stdout.decode()
            except subprocess.CalledProcessError:
                continue
            words = [rule.split() for rule in answer.get('variants', [])]
            return Ruled(text, size, digits_of(answer['puzzle']), digits_of(answer['solution']),
                         [(kind, [cell_of(cell, size) for cell in cells]) for kind, *cells in words])

    def neighbours(self, cell, size):
        row, column = divmod(cell, size)
        return [y * size + x for y in range(row - 1, row + 2) for x in range(column - 1, column + 2)
                if 0 <= x < size and 0 <= y < size and (x, y) != (column, row)]

    def thermometers(self, solution, size, count):
        """Paths along which the digits rise. They share no cell, no two cross, and none folds back to its own cells."""
        beside = lambda one, other: abs(one // size - other // size) + abs(one % size - other % size) == 1
        taken, paths = set(), []
        for _ in range(200):
            if len(paths) == count:
                break
            path = [self.random.randrange(size * size)]
            while len(path) < 2 + self.random.randrange(5):
                more = [cell for cell in self.neighbours(path[-1], size) if solution[cell] > solution[path[-1]]
                        and not any(cell == old or beside(cell, old) for old in path[:-1])]
                if not more:
                    break
                path.append(self.random.choice(more))
            around = set(sum((self.neighbours(cell, size) for cell in path), path))
            if len(path) < 3 or around & taken:
                continue
            taken |= set(path)
            paths.append(path)
        return paths

    def rules(self, kind, size):
        """The rules of a kind as texts, that some solution keeps."""
        if kind in PLAIN:
            return PLAIN[kind]
        solution = self.generated(size, []).solution
        names = lambda cells: ' '.join(name_of(cell, size) for cell in cells)
        paths = self.thermometers(solution, size, 3 if size < 9 else 5) if kind in ('thermometers', 'mixed') else []
        free = [cell for cell in range(size * size) if all(cell not in path for path in paths)]
        chosen = sorted(self.random.sample(free, size * size // 5))
        texts = [f'thermometer {names(path)}' for path in paths]
        if kind in ('odd', 'parity', 'mixed'):
            texts.append('odd ' + names([cell for cell in chosen if solution[cell] % 2]))
        if kind in ('even', 'parity', 'mixed'):
            texts.append('even ' + names([cell for cell in chosen if solution[cell] % 2 == 0]))
        if kind == 'all-even':
            texts.append('even ' + names([cell for cell in range(size * size) if solution[cell] % 2 == 0]))
        return texts

    def puzzle(self, kind, size):
        return self.generated(size, self.rules(kind, size), .3)

    def picture(self, folder, name, puzzle):
        """Writes what the picture shows; returns the picture's name."""
        file = self.folder / folder / f'{name}.puzzle'
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(puzzle.text)
        return file.with_suffix('.png')

    def site(self, folder, style, name, puzzle, shaded=()):
        picture = self.picture(folder, f'{style.name}-{name}', puzzle)
        with tempfile.NamedTemporaryFile('w', suffix='.html') as page:
            page.write(f'<body style="background:{style.page};color:{style.ink};font-family:{style.face};margin:20px"><h2>Puzzle of the day</h2>{svg_of(style, puzzle, shaded)}</body>')
            page.flush()
            run('chromium', '--headless', '--no-sandbox', '--hide-scrollbars', f'--screenshot={picture}', '--window-size=1000,900', f'file://{page.name}')

    def scan(self, folder, style, name, puzzle, shaded=()):
        """A site's picture, printed and scanned askew."""
        self.site(folder, style, name, puzzle, shaded)
        file = str(self.folder / folder / f'{style.name}-{name}.png')
        cv2.imwrite(file, scanned(cv2.imread(file), numpy.random.default_rng(1000 * self.seed + self.made)))

    def own(self, theme, name, puzzle):
        picture = self.picture('own', f'{theme}-{name}', puzzle)
        run(self.program, 'print', '--colour', theme, '-o', picture, '-', input=puzzle.text.encode())

    def page(self, name, puzzle):
        picture = self.picture('pages', name, puzzle)
        with tempfile.TemporaryDirectory() as folder:
            pdf = f'{folder}/page.pdf'
            run(self.program, 'print', '--per-page', 1, '--solutions', 'none', '-o', pdf, '-', input=puzzle.text.encode())
            run('pdftoppm', '-r', 100, '-png', '-singlefile', pdf, pdf)
            page = cv2.imread(f'{pdf}.png')
        cv2.imwrite(str(picture), scanned(page, numpy.random.default_rng(1000 * self.seed + self.made)))

    def decorations(self, puzzle, style):
        """Shades that are no rule: some boxes, the givens, regions in colours, the row and column of a selected cell."""
        size, givens = puzzle.size, puzzle.givens
        rows, columns = boxes_of(size)
        box = lambda cell: (cell // size // rows, cell % size // columns)
        cells = range(size * size)
        is_dark = style.cell < '#8'
        tints = ['#ffd9d9', '#d9ffd9', '#d9d9ff', '#fff3c0', '#e8d0f0', '#c8f0f0', '#f0e0c8', '#e0e0e0', '#ffffff']
        return {
            'checkered': [(cell, style.shade) for cell in cells if sum(box(cell)) % 2],
            'cross': [(cell, style.shade) for cell in cells if sum(box(cell)) % 2 == 0],
            'givens': [(cell, style.shade) for cell in cells if givens[cell]],
            'colours': [(cell, tints[(box(cell)[0] * size // columns + box(cell)[1]) % 9]) for cell in cells if not is_dark],
            'selected': [(cell, style.shade) for cell in cells if cell // size == 3 or cell % size == 4 or box(cell) == box(3 * size + 4)],
            'stripes': [(cell, style.shade) for cell in cells if cell // size % 2],
        }

    def make(self):
        kinds = ('x', 'one-diagonal', 'windoku', 'odd', 'even', 'parity', 'thermometers', 'mixed')
        for theme in ('light', 'dark', 'paper-white', 'high-contrast-light', 'high-contrast-dark'):
            for kind in kinds:
                self.own(theme, f'{kind}-9', self.puzzle(kind, 9))
            for size in (6, 12, 16):
                for kind in self.random.sample(kinds, 3):
                    self.own(theme, f'{kind}-{size}', self.puzzle(kind, size))
        for style in STYLES:
            for kind in ('x', 'one-diagonal', 'windoku', 'all-even', 'odd', 'thermometers') if style.has_shaded_parity else kinds:
                self.site('sites', style, f'{kind}-9', self.puzzle(kind, 9))
            for size in (6, 12, 16):
                kind = self.random.choice(('x', 'windoku', 'odd', 'thermometers'))
                self.site('sites', style, f'{kind}-{size}', self.puzzle(kind, size))
            for size in (6, 9, 12) if style.name == 'f-puzzles' else (9,):
                plain = self.puzzle('none', size)
                for name, shaded in self.decorations(plain, style).items():
                    self.site('decorations', style, f'{name}-{size}', plain, shaded)
        for number in range(5):
            for kind in kinds:
                self.page(f'{kind}-9-{number}', self.puzzle(kind, 9))
            for size in (6, 12, 16):
                kind = self.random.choice(kinds)
                self.page(f'{kind}-{size}-{number}', self.puzzle(kind, size))
        for style in STYLES:
            for kind in self.random.sample(('x', 'windoku', 'odd', 'thermometers'), 2):
                self.scan('scans', style, f'{kind}-9', self.puzzle(kind, 9))
            plain = self.puzzle('none', 9)
            for name, shaded in self.random.sample(sorted(self.decorations(plain, style).items()), 2):
                self.scan('scandecorations', style, f'{name}-9', plain, shaded)


if __name__ == '__main__':
    Corpus(*sys.argv[1:]).make()
