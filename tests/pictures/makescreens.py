"""Makes a folder of screenshots and rendered pages with their digits beside them (NAME.dat), for tests/bench/pictures.sh:
makescreens.py FOLDER BUILD. Everything is made here. Needs chromium, pdftoppm, xvfb-run and sgt-puzzles."""
import dataclasses
import json
import pathlib
import random
import subprocess
import sys
import tempfile

import cv2
import numpy


@dataclasses.dataclass
class Style:
    """How a site draws a board. Widths in pixels; a width of 0 leaves the line out."""

    name: str
    page: str
    cell: str
    thin: str
    thick: str
    given: str
    entry: str
    face: str = 'sans-serif'
    thin_width: float = 1
    thick_width: float = 2
    frame_width: float = 3
    gap: int = 0         # between boxes
    rounding: int = 0    # of cells
    near: str = ''       # colour of the row, column and box of the selected cell
    selected: str = ''
    side: int = 44       # of a cell
    share: float = .62   # height of the letters of a digit, in cells


STYLES = [
    Style('app-light', '#ffffff', '#ffffff', '#bfc6d4', '#344861', '#344861', '#325aaf', near='#e2ebf3', selected='#bbdefb', side=55),
    Style('app-dark', '#161a20', '#1f242c', '#3a424f', '#727d8d', '#c9d3df', '#6fa8ff', near='#2a323e', selected='#32527a', side=55),
    Style('oldweb', '#ffffff', '#ffffff', '#999999', '#000000', '#000000', '#0000c0', 'serif', side=32, share=.7),
    Style('paper-light', '#ffffff', '#ffffff', '#cccccc', '#121212', '#121212', '#121212', near='', selected='#ffda00', side=50, share=.6),
    Style('paper-dark', '#121212', '#1c1c1c', '#444444', '#dddddd', '#f0f0f0', '#f0f0f0', selected='#665500', side=50, share=.6),
    Style('setter', '#ffffff', '#ffffff', '#000000', '#000000', '#000000', '#1d6ae5', thick_width=3, frame_width=4, side=64, share=.75),
    Style('setter-dark', '#222222', '#2b2b2b', '#bbbbbb', '#eeeeee', '#ffffff', '#75b0ff', thick_width=3, frame_width=4, side=64, share=.75),
    Style('solver', '#f4f4ff', '#ffffff', '#9090c0', '#202080', '#202020', '#008000', 'monospace', side=40),
    Style('coach-light', '#ffffff', '#ffffff', '#b0bec5', '#455a64', '#263238', '#1976d2', frame_width=0, side=48),
    Style('coach-dark', '#121212', '#121212', '#37474f', '#90a4ae', '#eceff1', '#64b5f6', frame_width=0, side=48),
    Style('cards-light', '#dfe4ea', '#ffffff', '#dfe4ea', '#dfe4ea', '#20262c', '#c0392b', thin_width=0, thick_width=0, frame_width=0, gap=6, rounding=6, side=46),
    Style('cards-dark', '#0d1117', '#21262d', '#0d1117', '#0d1117', '#e6edf3', '#ff7b72', thin_width=0, thick_width=0, frame_width=0, gap=6, rounding=6, side=46),
    Style('yellow', '#fdf6e3', '#fdf6e3', '#b58900', '#b58900', '#b02020', '#2aa198', 'serif', side=38, selected='#eee8d5'),
    Style('desktop', '#ececec', '#fafafa', '#808080', '#202020', '#000000', '#0000ff', near='#e0f0e0', side=36, share=.55),
]


def boxes_of(size):
    rows = next(rows for rows in range(int(size ** .5), 0, -1) if size % rows == 0)
    return rows, size // rows


CORNERS = [(.17, .2), (.83, .2), (.17, .8), (.83, .8), (.5, .2)]
# Where the pencil marks of a cell stand.
MARK_PLACES = {
    'grid': lambda marks: [(.2 + .3 * ((mark - 1) % 3), .2 + .3 * ((mark - 1) // 3)) for mark in marks],
    'centre': lambda marks: [(.5 + .16 * (place - (len(marks) - 1) / 2), .5) for place in range(len(marks))],
    'corner': lambda marks: CORNERS[:len(marks)],
}


# How programs show the chosen cell: parts of a picture of vectors, in shares of the cell.
CURSORS = {
    'frame': lambda colour: f'<rect x=".03" y=".03" width=".94" height=".94" fill="none" stroke="{colour}" stroke-width=".06"/>',
    'inset': lambda colour: f'<rect x=".1" y=".1" width=".8" height=".8" fill="none" stroke="{colour}" stroke-width=".05"/>',
    'round': lambda colour: f'<rect x=".08" y=".08" width=".84" height=".84" rx=".2" fill="none" stroke="{colour}" stroke-width=".05"/>',
    'dashes': lambda colour: f'<rect x=".07" y=".07" width=".86" height=".86" fill="none" stroke="{colour}" stroke-width=".05" stroke-dasharray=".12 .08"/>',
    'corners': lambda colour: f'<path d="M.08 .25V.08H.25M.75 .08H.92V.25M.92 .75V.92H.75M.25 .92H.08V.75" fill="none" stroke="{colour}" stroke-width=".06"/>',
    'line': lambda colour: f'<rect x=".15" y=".86" width=".7" height=".05" fill="{colour}"/>',
    'glow': lambda colour: (f'<radialGradient id="glow"><stop offset="0" stop-color="{colour}"/><stop offset=".35" stop-color="{colour}" stop-opacity=".9"/>'
                            f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient><circle cx=".5" cy=".5" r=".38" fill="url(#glow)"/>'),
    'faint-glow': lambda colour: (f'<radialGradient id="glow"><stop offset="0" stop-color="{colour}" stop-opacity=".5"/>'
                                  f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient><circle cx=".5" cy=".5" r=".5" fill="url(#glow)"/>'),
}


def svg_of(style, size, givens, entries, marks, letters, layout, cursor='', chosen=None):
    """The board as a picture of vectors."""
    rows, columns = boxes_of(size)
    side = style.side if size <= 12 else max(22, style.side * 2 // 3)
    gap = style.gap or 0
    small = 3 if style.rounding else 0
    at = lambda place, box: place * side + place // box * gap
    parts = []
    chosen = size + 2 if chosen is None else chosen
    for cell in range(size * size):
        row, column = divmod(cell, size)
        x, y = at(column, columns), at(row, rows)
        is_near = row == chosen // size or column == chosen % size
        colour = (style.selected if cell == chosen else style.near if is_near else '') or style.cell
        parts.append(f'<rect x="{x + small / 2}" y="{y + small / 2}" width="{side - small}" height="{side - small}" rx="{style.rounding}" fill="{colour}"/>')
        if cell == chosen and cursor:
            parts.append(f'<g transform="translate({x} {y}) scale({side})">{CURSORS[cursor](style.entry)}</g>')
        text = lambda digit: chr(55 + digit) if letters and digit > 9 else str(digit)
        put = lambda word, dx, dy, height, fill: parts.append(
            f'<text x="{x + dx * side}" y="{y + dy * side}" font-size="{height * side}" fill="{fill}" text-anchor="middle" dominant-baseline="central">{word}</text>')
        digit = givens[cell] or entries[cell]
        if digit:
            put(text(digit), .5, .52, style.share * (.75 if size > 9 and not letters else 1), style.given if givens[cell] else style.entry)
        for mark, (across, down) in zip(marks[cell], MARK_PLACES[layout](marks[cell])):
            put(text(mark), across, down, .24, style.entry)
    whole_x, whole_y = at(size - 1, columns) + side, at(size - 1, rows) + side
    line = lambda a, b, c, d, width, colour: width and parts.append(
        f'<line x1="{a}" y1="{b}" x2="{c}" y2="{d}" stroke="{colour}" stroke-width="{width}" stroke-linecap="square"/>')
    for width, colour, is_thick in ((style.thin_width, style.thin, False), (style.thick_width, style.thick, True)):
        for place in range(1, size):
            if (place % columns == 0) == is_thick:
                line(at(place, columns), 0, at(place, columns), whole_y, width, colour)
            if (place % rows == 0) == is_thick:
                line(0, at(place, rows), whole_x, at(place, rows), width, colour)
    if style.frame_width:
        parts.append(f'<rect x="0" y="0" width="{whole_x}" height="{whole_y}" fill="none" stroke="{style.thick}" stroke-width="{style.frame_width}"/>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{whole_x + 10}" height="{whole_y + 10}" viewBox="-5 -5 {whole_x + 10} {whole_y + 10}" font-family="{style.face}">{"".join(parts)}</svg>'


def page_of(style, svg):
    buttons = ''.join(f'<button style="font-size:22px;margin:4px;color:{style.given};background:{style.cell}">{digit}</button>' for digit in range(1, 10))
    return (f'<body style="background:{style.page};color:{style.given};font-family:{style.face};margin:20px"><h2>Daily Sudoku</h2><p>Easy · 03:27 · Mistakes 0/3</p>'
            f'<div style="display:flex;gap:30px">{svg}<div style="width:230px">{buttons}<p>Fill each row, column and box.</p></div></div></body>')


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, **options)


def digits_of(text):
    """The digits of a line of the command line's answers."""
    parts = text.split() if ' ' in text else text
    return [0 if part == '.' else int(part) for part in parts]


class Corpus:
    def __init__(self, folder, build):
        self.folder, self.build = pathlib.Path(folder), pathlib.Path(build)
        self.random = random.Random(42)
        self.puzzles = {}

    def puzzle(self, size):
        """The next puzzle: its line, givens and solution."""
        if not self.puzzles.get(size):
            made = run(self.build / 'app/sudoku-workbench-cli', 'generate', '--size', size, '--about', size * size * 45 // 100, '--count', 12,
                       '--seed', 100 + size, '-q', '--format', 'json', '--time-limit', 10).stdout.decode().splitlines()
            self.puzzles[size] = [json.loads(line) for line in made]
        puzzle = self.puzzles[size].pop(0)
        self.puzzles[size].append(puzzle)
        return puzzle['puzzle'], digits_of(puzzle['puzzle']), digits_of(puzzle['solution'])

    def label(self, kind, name, digits, size):
        file = self.folder / kind / f'{name}.dat'
        file.parent.mkdir(parents=True, exist_ok=True)
        rows = [' '.join(map(str, digits[row * size:(row + 1) * size])) for row in range(size)]
        file.write_text('made here\n' + '\n'.join(rows) + '\n')
        return file.with_suffix('.png')

    def label_marks(self, picture, size, marks, layout):
        """Writes NAME.marks: a line for each cell with pencil marks, "r1c2 centre 1 4 7"; those in a grid count as centre marks."""
        lines = [' '.join([f'r{cell // size + 1}c{cell % size + 1}', 'corner' if layout == 'corner' else 'centre', *map(str, own)])
                 for cell, own in enumerate(marks) if own]
        picture.with_suffix('.marks').write_text('\n'.join(lines) + '\n')

    def site(self, style, size, layout=None, letters=False, cursor='', is_blank=True):
        _, givens, solution = self.puzzle(size)
        empty = [cell for cell in range(size * size) if not givens[cell]]
        entries, marks = [0] * size * size, [[] for _ in range(size * size)]
        if layout:
            for cell in empty[::4]:
                entries[cell] = solution[cell]
            for cell in (cell for cell in empty[1::2] if size == 9 and not entries[cell]):
                marks[cell] = sorted(self.random.sample(range(1, 10), self.random.randint(2, 4)))
        name = f'{style.name}-{size}{"l" if letters else ""}{f"-{layout}-marks" if layout else ""}{f"-{cursor}" if cursor else ""}{"" if is_blank else "-filled"}'
        chosen = next(cell for cell in range(size + 2, size * size) if (cell in empty) == is_blank) if cursor else None
        picture = self.label('cursors' if cursor else 'sites', name, [a or b for a, b in zip(givens, entries)], size)
        if layout:
            self.label_marks(picture, size, marks, layout)
        with tempfile.NamedTemporaryFile('w', suffix='.html') as page:
            page.write(page_of(style, svg_of(style, size, givens, entries, marks, letters, layout or 'grid', cursor, chosen)))
            page.flush()
            run('chromium', '--headless', '--no-sandbox', '--hide-scrollbars', f'--screenshot={picture}', '--window-size=1100,900', f'file://{page.name}')

    def own(self, size, theme, symbols):
        line, givens, _ = self.puzzle(size)
        picture = self.label('own', f'{theme}-{size}-{symbols}', givens, size)
        run(self.build / 'app/sudoku-workbench-cli', 'print', '--colour', theme, '--symbols', symbols, '-o', picture, '-', input=line.encode())

    def solo(self, size):
        _, givens, _ = self.puzzle(size)
        rows, columns = boxes_of(size)
        text, blanks = '', 0
        for digit in givens:
            if digit:
                text += chr(96 + blanks) if blanks else '_' if text and text[-1].isdigit() else ''
                text, blanks = text + str(digit), 0
            else:
                blanks += 1
                if blanks == 26:
                    text, blanks = text + 'z', 0
        text += chr(96 + blanks) if blanks else ''
        picture = self.label('solo', f'solo-{size}', givens, size)
        run('xvfb-run', '-a', '/usr/games/sgt-solo', '--screenshot', picture, f'{columns}x{rows}:{text}')

    def page(self, size, number):
        """A page of ours, scanned askew."""
        line, givens, _ = self.puzzle(size)
        picture = self.label('pages', f'page-{size}-{number}', givens, size)
        with tempfile.TemporaryDirectory() as folder:
            pdf = f'{folder}/page.pdf'
            run(self.build / 'app/sudoku-workbench-cli', 'print', '--per-page', 1, '--solutions', 'none', '-o', pdf, '-', input=line.encode())
            run('pdftoppm', '-r', 100, '-png', '-singlefile', pdf, pdf)
            page = cv2.imread(f'{pdf}.png')
        height, width = page.shape[:2]
        draw = numpy.random.default_rng(size * 100 + number)
        angle, blur, noise = draw.uniform(-30, 30), draw.uniform(.3, .9), draw.uniform(2, 10)
        matrix = cv2.getRotationMatrix2D((width / 2, height / 2), angle, 1)
        side = int((width ** 2 + height ** 2) ** .5)
        matrix[:, 2] += ((side - width) / 2, (side - height) / 2)
        page = cv2.warpAffine(page, matrix, (side, side), flags=cv2.INTER_CUBIC, borderValue=(235, 235, 235))
        page = cv2.GaussianBlur(page, (0, 0), blur) + draw.normal(0, noise, page.shape)
        cv2.imwrite(str(picture), numpy.clip(page, 0, 255).astype(numpy.uint8))

    def make(self):
        for size in (6, 9, 12, 16):
            self.solo(size)
        for theme in ('light', 'dark', 'paper-white', 'high-contrast-light', 'high-contrast-dark'):
            for size, symbols in ((6, 'numbers'), (9, 'numbers'), (9, 'A'), (12, 'numbers'), (16, 'numbers'), (16, '1-9A'), (25, 'numbers'), (25, 'A')):
                self.own(size, theme, symbols)
        for size in (9, 12, 16, 25):
            for number in range(6):
                self.page(size, number)
        for style in STYLES:
            self.site(style, 9)
            for layout in MARK_PLACES:
                self.site(style, 9, layout)
            self.site(style, 16, letters=True)
            self.site(style, 16)
            self.site(style, 12, 'grid')
        for number, cursor in enumerate(CURSORS):
            for style in STYLES[number % 2::2]:
                self.site(style, 9, cursor=cursor)
                self.site(style, 9, cursor=cursor, is_blank=False)
                self.site(style, 16, letters=number % 3 == 0, cursor=cursor)


if __name__ == '__main__':
    Corpus(*sys.argv[1:3]).make()
