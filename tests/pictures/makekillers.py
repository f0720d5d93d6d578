"""Makes a folder of killers and jigsaws: our own boards and pages, and boards as sites and newspapers draw them, with the
puzzle beside each picture (NAME.puzzle), for tests/bench/pictures.sh: makekillers.py FOLDER BUILD [SEED]. Another seed gives
other puzzles and other scans. Everything is made here. Needs chromium and pdftoppm."""
import dataclasses
import json
import pathlib
import sys
import tempfile

import cv2
import numpy

from makescreens import boxes_of, digits_of, run


@dataclasses.dataclass
class CageStyle:
    """How a site draws a killer. Lengths are shares of a cell's side, widths are pixels."""

    name: str
    page: str = '#ffffff'
    cell: str = '#ffffff'
    thin: str = '#000000'
    thick: str = '#000000'
    ink: str = '#000000'
    cage: str = '#000000'
    face: str = 'sans-serif'
    thin_width: float = 1
    thick_width: float = 3
    cage_width: float = 1
    dashes: str = '4 3'
    inset: float = .08
    sum_height: float = .22  # of the letters
    sum_at: tuple = (.05, .2)
    hides_line: bool = True  # where the sum is
    side: int = 64
    tints: tuple = ()  # of the cages' backgrounds, instead of lines


STYLES = [
    CageStyle('pad-light', dashes='6.5 4', cage_width=1.5, inset=.085, sum_height=.18, sum_at=(.05, .23)),
    CageStyle('pad-dark', page='#1b1b1b', cell='#202020', thin='#a0a0a0', thick='#dddddd', ink='#e8e8e8', cage='#d0d0d0', dashes='6.5 4', cage_width=1.5, inset=.085,
              sum_height=.18, sum_at=(.05, .23)),
    CageStyle('setter', dashes='5 3', cage_width=1.5, inset=.1, sum_height=.18, sum_at=(.06, .23), thin_width=1.5, side=60),
    CageStyle('online', thin='#888888', thick_width=2, dashes='2 2', cage='#333333', inset=.09, sum_height=.2, sum_at=(.05, .25), side=45),
    CageStyle('newspaper', face='serif', dashes='1.5 2', inset=.09, sum_height=.2, sum_at=(.05, .24), side=52),
    CageStyle('solid', cage='#555555', dashes='', cage_width=1, inset=.07, sum_height=.2, sum_at=(.11, .27), hides_line=False, thin='#999999', thick_width=2, side=56),
    CageStyle('tinted', sum_height=.2, sum_at=(.06, .26), hides_line=False, thin='#808080', thick_width=2, side=54, tints=('#ffe0b0', '#c8e6c9', '#bbdefb', '#f8c8dc', '#fff59d', '#d1c4e9')),
    CageStyle('blue', cage='#2050c0', ink='#202040', dashes='3 2', inset=.11, sum_height=.18, sum_at=(.05, .22), thin='#b0b8c8', thick_width=2, side=50),
]


@dataclasses.dataclass
class Killer:
    """A puzzle of the command line's generator."""

    text: str
    size: int
    givens: list
    cages: list    # (sum, cells)
    regions: list  # of each cell


def cell_of(name, size):
    row, column = name[1:].split('c')
    return (int(row) - 1) * size + int(column) - 1


def killer_of(line, text):
    puzzle = json.loads(line)
    size = puzzle['size']
    cages = []
    for rule in puzzle.get('variants', []):
        _, number, *cells = rule.split()
        cages.append((int(number), sorted(cell_of(cell, size) for cell in cells)))
    rows, columns = boxes_of(size)
    boxes = [cell // size // rows * size + cell % size // columns for cell in range(size * size)]
    return Killer(text, size, digits_of(puzzle['puzzle']), cages, puzzle.get('regions', boxes))


def cage_lines(cells, size, inset):
    """The segments of the line inside a cage: each side of its cells, as far as it goes there."""
    has = lambda row, column: 0 <= row < size and 0 <= column < size and row * size + column in cells
    for cell in cells:
        row, column = divmod(cell, size)
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            if has(row + down, column + right):
                continue
            ends = []
            for way in (-1, 1):
                beside, across = (has(row, column + way), has(row + down, column + way)) if down else (has(row + way, column), has(row + way, column + right))
                ends.append(way * (.5 if beside and not across else .5 + inset if beside else .5 - inset))
            middle_x, middle_y = column + .5, row + .5
            if down:
                y = middle_y + down * (.5 - inset)
                yield middle_x + ends[0], y, middle_x + ends[1], y
            else:
                x = middle_x + right * (.5 - inset)
                yield x, middle_y + ends[0], x, middle_y + ends[1]


def tints_of(style, killer):
    """The background of each cage: neighbours have different ones."""
    size, tint_of = killer.size, {}
    for _, cells in killer.cages:
        beside = {tint_of.get(cell + step) for cell in cells for step in (-size, size, -1, 1)}
        tint_of.update(dict.fromkeys(cells, next(tint for tint in style.tints if tint not in beside)))
    return tint_of


def svg_of(style, killer):
    size = killer.size
    side = style.side if size <= 9 else style.side * 3 // 4
    whole = side * size
    parts = [f'<rect width="{whole}" height="{whole}" fill="{style.cell}"/>']
    line = lambda a, b, c, d, width, colour, more='': parts.append(
        f'<line x1="{a * side:.2f}" y1="{b * side:.2f}" x2="{c * side:.2f}" y2="{d * side:.2f}" stroke="{colour}" stroke-width="{width}" {more}/>')
    for cell, tint in tints_of(style, killer).items() if style.tints else ():
        row, column = divmod(cell, size)
        parts.append(f'<rect x="{column * side}" y="{row * side}" width="{side}" height="{side}" fill="{tint}"/>')
    for is_thick in (False, True):
        for cell in range(size * size):
            row, column = divmod(cell, size)
            width, colour = (style.thick_width, style.thick) if is_thick else (style.thin_width, style.thin)
            if column + 1 < size and (killer.regions[cell] != killer.regions[cell + 1]) == is_thick:
                line(column + 1, row, column + 1, row + 1, width, colour, 'stroke-linecap="square"')
            if row + 1 < size and (killer.regions[cell] != killer.regions[cell + size]) == is_thick:
                line(column, row + 1, column + 1, row + 1, width, colour, 'stroke-linecap="square"')
    parts.append(f'<rect width="{whole}" height="{whole}" fill="none" stroke="{style.thick}" stroke-width="{style.thick_width}"/>')
    for number, cells in killer.cages:
        for segment in cage_lines(set(cells), size, style.inset) if not style.tints else ():
            line(*segment, style.cage_width, style.cage, f'stroke-dasharray="{style.dashes}"' if style.dashes else '')
        row, column = divmod(cells[0], size)
        x, y, height = column + style.sum_at[0], row + style.sum_at[1], style.sum_height / .72
        if style.hides_line:
            width = .62 * height * len(str(number))
            parts.append(f'<rect x="{(x - .02) * side}" y="{(row + .035) * side}" width="{width * side}" height="{(style.sum_at[1] - .02) * side}" fill="{style.cell}"/>')
        parts.append(f'<text x="{x * side}" y="{y * side}" font-size="{height * side}" fill="{style.ink}">{number}</text>')
    for cell, digit in enumerate(killer.givens):
        if digit:
            row, column = divmod(cell, size)
            parts.append(f'<text x="{(column + .5) * side}" y="{(row + .57) * side}" font-size="{.68 * side}" fill="{style.ink}" text-anchor="middle" dominant-baseline="central">{digit}</text>')
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole + 10}" height="{whole + 10}" viewBox="-5 -5 {whole + 10} {whole + 10}" '
            f'font-family="{style.face}">{"".join(parts)}</svg>')


def scanned(page, draw):
    """The page turned, blurred, and with noise."""
    height, width = page.shape[:2]
    angle, blur, noise = draw.uniform(-30, 30), draw.uniform(.3, .9), draw.uniform(2, 10)
    matrix = cv2.getRotationMatrix2D((width / 2, height / 2), angle, 1)
    side = int((width ** 2 + height ** 2) ** .5)
    matrix[:, 2] += ((side - width) / 2, (side - height) / 2)
    page = cv2.warpAffine(page, matrix, (side, side), flags=cv2.INTER_CUBIC, borderValue=(235, 235, 235))
    page = cv2.GaussianBlur(page, (0, 0), blur) + draw.normal(0, noise, page.shape)
    return numpy.clip(page, 0, 255).astype(numpy.uint8)


class Corpus:
    def __init__(self, folder, build, seed=1):
        self.folder, self.program, self.seed = pathlib.Path(folder), pathlib.Path(build) / 'app/sudoku-workbench-cli', int(seed)
        self.made = 0

    def killer(self, size, *options):
        self.made += 1
        seed = 1000 * self.seed + self.made
        same = [self.program, 'generate', '--size', size, '--seed', seed, '-q', '--time-limit', 20, *options]
        return killer_of(*(run(*same, '--format', form).stdout.decode() for form in ('json', 'line')))

    def picture(self, kind, name, killer):
        """Writes what the picture shows; returns the picture's name."""
        file = self.folder / kind / f'{name}.puzzle'
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(killer.text)
        return file.with_suffix('.png')

    def site(self, style, name, killer):
        picture = self.picture('sites', f'{style.name}-{name}', killer)
        with tempfile.NamedTemporaryFile('w', suffix='.html') as page:
            page.write(f'<body style="background:{style.page};color:{style.ink};font-family:{style.face};margin:20px"><h2>Killer of the day</h2>{svg_of(style, killer)}</body>')
            page.flush()
            run('chromium', '--headless', '--no-sandbox', '--hide-scrollbars', f'--screenshot={picture}', '--window-size=1000,900', f'file://{page.name}')

    def own(self, theme, name, killer):
        picture = self.picture('own', f'{theme}-{name}', killer)
        run(self.program, 'print', '--colour', theme, '-o', picture, '-', input=killer.text.encode())

    def page(self, kind, name, killer):
        picture = self.picture(kind, name, killer)
        with tempfile.TemporaryDirectory() as folder:
            pdf = f'{folder}/page.pdf'
            run(self.program, 'print', '--per-page', 1, '--solutions', 'none', '-o', pdf, '-', input=killer.text.encode())
            run('pdftoppm', '-r', 100, '-png', '-singlefile', pdf, pdf)
            page = cv2.imread(f'{pdf}.png')
        cv2.imwrite(str(picture), scanned(page, numpy.random.default_rng(1000 * self.seed + self.made)))

    def make(self):
        cages = ('--variant', 'killer')
        for theme in ('light', 'dark', 'paper-white', 'high-contrast-light', 'high-contrast-dark'):
            for size in (4, 6, 9, 12, 16):
                self.own(theme, f'{size}', self.killer(size, *cages))
            self.own(theme, '9-jigsaw', self.killer(9, *cages, '--jigsaw'))
            self.own(theme, '9-givens', self.killer(9, *cages, '--clues', 12))
        for style in STYLES:
            for size in (6, 9, 12):
                self.site(style, f'{size}', self.killer(size, *cages))
            self.site(style, '9-jigsaw', self.killer(9, *cages, '--jigsaw'))
            self.site(style, '9-givens', self.killer(9, *cages, '--about', 20))
        for number in range(12):
            for size in (6, 9, 9, 12, 16) if number < 6 else (9, 9):
                self.page('killerpages', f'{size}-{number}-{self.made}', self.killer(size, *cages))
            self.page('killerpages', f'9-jigsaw-{number}', self.killer(9, *cages, '--jigsaw'))
            self.page('killerpages', f'9-givens-{number}', self.killer(9, *cages, '--about', 16))
        for number in range(25):
            self.page('jigsawpages', f'9-{number}', self.killer(9, '--jigsaw'))


if __name__ == '__main__':
    Corpus(*sys.argv[1:]).make()
