"""Makes a folder of pictures of other programs' windows with their digits and pencil marks beside them, for tests/bench/pictures.sh:
makewindows.py FOLDER BUILD. Each program is given a saved game made here. Needs gnome-sudoku, ksudoku, sgt-puzzles, xvfb, openbox,
imagemagick, xdotool and dbus; about five minutes."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import makescreens

KSUDOKU_THEMES = {'egyptian': 'default', 'scribble': 'ksudoku_scrible', 'abstraction': 'abstraction'}
# Shows a window alone on a screen and writes its picture: WIDTH, HEIGHT, PICTURE, COMMAND...
SHOW = r'''
width=$1 height=$2 picture=$3
shift 3
openbox >/dev/null 2>&1 &
sleep 1
dbus-run-session -- "$@" >/dev/null 2>&1 &
window=
for ((tries = 0; tries < 40; ++tries)); do
    sleep 0.5
    window=$(xdotool search --onlyvisible --class "${1##*/}" | tail -n 1)
    [[ -z $window ]] || break
done
sleep 3
xdotool windowmove "$window" 0 0 windowsize "$window" "$width" "$height"
sleep 2
import -window root "$picture"
kill $(jobs -p)
wait
'''


def show(picture, width, height, command, variables):
    environment = {**os.environ, **variables, 'NO_AT_BRIDGE': '1'}
    environment.pop('QT_QPA_PLATFORM', None)
    makescreens.run('xvfb-run', '-a', '-s', f'-screen 0 {width}x{height}x24', 'bash', '-c', SHOW, 'show', width, height, picture, *command,
                    env=environment)


def begun(corpus, size, with_progress):
    """A puzzle with some entries and pencil marks: givens, entries, marks."""
    _, givens, solution = corpus.puzzle(size)
    entries, marks = [0] * size ** 2, [[] for _ in range(size ** 2)]
    empty = [cell for cell in range(size ** 2) if not givens[cell]]
    for cell in empty[::4] if with_progress else []:
        entries[cell] = solution[cell]
    for place, cell in enumerate(cell for cell in empty[1::2] if with_progress and not entries[cell]):
        others = corpus.random.sample([digit for digit in range(1, size + 1) if digit != solution[cell]], min(size - 1, place % 4))
        marks[cell] = sorted([solution[cell], *others])
    return givens, entries, marks


def label(corpus, kind, name, puzzle, layout):
    givens, entries, marks = puzzle
    size = int(len(givens) ** .5)
    picture = corpus.label(kind, name, [a or b for a, b in zip(givens, entries)], size)
    if any(marks):
        corpus.label_marks(picture, size, marks, layout)
    return picture


def gnome(corpus, name, puzzle, width, height, theme):
    picture = label(corpus, 'gnome-sudoku', name, puzzle, 'centre')
    cells = [{'position': divmod(cell, 9), 'value': given or entry, 'fixed': given > 0, 'earmarks': marks}
             for cell, (given, entry, marks) in enumerate(zip(*puzzle))]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        data = pathlib.Path(home, 'gnome-sudoku')
        data.mkdir()
        (data / 'savefile').write_text(json.dumps({'difficulty_category': 'hard', 'time_elapsed': 125.4, 'cells': cells}))
        show(picture, width, height, ['/usr/games/gnome-sudoku'], {'HOME': home, 'XDG_DATA_HOME': home, 'XDG_RUNTIME_DIR': home, 'GTK_THEME': theme})


def ksudoku(corpus, name, puzzle, width, height, theme):
    picture = label(corpus, 'ksudoku', name, puzzle, 'centre')
    givens, entries, marks = puzzle
    size = int(len(givens) ** .5)
    down = [row * size + column for column in range(size) for row in range(size)]  # its cells go down the columns
    values = ''.join(chr(ord('a') + givens[cell]) if givens[cell] else '_' for cell in down)
    events = ''.join(f'<simple-event index="{place}" value="{entries[cell]}"/>' for place, cell in enumerate(down) if entries[cell])
    events += ''.join(f'<simple-event index="{place}" markers="{"".join(str(int(digit in marks[cell])) for digit in range(1, size + 1))}"/>'
                      for place, cell in enumerate(down) if marks[cell])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        pathlib.Path(home, 'ksudokurc').write_text(f'[Themes]\ntheme=themes/{theme}.desktop\n')
        game = pathlib.Path(home, 'begun.ksudoku')
        game.write_text(f'<!DOCTYPE ksudoku>\n<ksudoku><game had-help="0" msecs-elapsed="61000"><puzzle><graph order="{size}" type="sudoku" '
                        f'specific-type="Plain"/><values>{values}</values></puzzle><history>{events}</history></game></ksudoku>\n')
        show(picture, width, height, ['/usr/games/ksudoku', game], {'HOME': home, 'XDG_CONFIG_HOME': home, 'XDG_RUNTIME_DIR': home})


def run_of(digits):
    """Digits as sgt-solo writes them: letters count blanks."""
    text, blanks = '', 0
    for digit in [*digits, None]:
        if digit == 0 and blanks < 26:
            blanks += 1
            continue
        text += chr(96 + blanks) if blanks else '_' if digit and text and text[-1].isdigit() else ''
        text, blanks = text + (str(digit) if digit else ''), int(digit == 0)
    return text


def digits_of_run(text):
    """The other way round."""
    digits, number = [], ''
    for character in text + '_':
        if character.isdigit():
            number += character
            continue
        digits += [int(number)] if number else []
        number = ''
        digits += [0] * (ord(character) - 96) if character.isalpha() else []
    return digits


def solo(corpus, name, puzzle, shape):
    """A game of sgt-solo, which packs the marks of a cell close together: they are neither in a grid nor in the middle."""
    picture = label(corpus, 'sgt-solo', name, puzzle, 'any')
    givens, entries, marks = puzzle
    size = int(len(givens) ** .5)
    moves = [f'R{cell % size},{cell // size},{digit}' for cell, digit in enumerate(entries) if digit]
    moves += [f'P{cell % size},{cell // size},{digit}' for cell, own in enumerate(marks) for digit in own]
    write_game(picture, shape, run_of(givens), moves)


def write_game(picture, shape, description, moves):
    states = str(len(moves) + 1)
    lines = [('SAVEFILE', "Simon Tatham's Portable Puzzle Collection"), ('VERSION', '1'), ('GAME', 'Solo'), ('PARAMS', shape),
             ('CPARAMS', shape), ('DESC', description), ('NSTATES', states), ('STATEPOS', states), *(('MOVE', move) for move in moves)]
    with tempfile.NamedTemporaryFile('w', suffix='.sav') as game:
        game.write(''.join(f'{key:<8}:{len(value)}:{value}\n' for key, value in lines))
        game.flush()
        makescreens.run('xvfb-run', '-a', '/usr/games/sgt-solo', '--screenshot', picture, game.name)


def generated_solo(corpus, name, shape, seed):
    """A game of its own: jigsaws, diagonals, killers. Only the digits are known."""
    made = makescreens.run('xvfb-run', '-a', '/usr/games/sgt-solo', '--generate', '1', f'{shape}#{seed}').stdout.decode().strip()
    description = made.split(':', 1)[1]
    givens = digits_of_run(description.split(',')[0])
    size = int(len(givens) ** .5)
    picture = corpus.label('sgt-solo', name, givens, size)
    write_game(picture, shape, description, [])


def make(folder, build):
    corpus = makescreens.Corpus(folder, build)
    for shape in ('2x2', '3x2', '4x2', '3x3', '4x3', '4x4'):
        columns, rows = map(int, shape.split('x'))
        for with_progress in (False, True):
            solo(corpus, f'{shape}{"-begun" if with_progress else ""}', begun(corpus, columns * rows, with_progress), shape)
    for name, shape in (('x', '3x3x'), ('jigsaw', '9j'), ('jigsaw-6', '6j'), ('jigsaw-x', '9jx'), ('killer', '3x3ka')):
        generated_solo(corpus, name, shape, 4)
    for theme in ('Adwaita', 'Adwaita:dark', 'HighContrast'):
        for width, height in ((500, 560), (800, 820), (1200, 900)):
            name = f'{theme.replace(":", "-").lower()}-{width}'
            gnome(corpus, name, begun(corpus, 9, False), width, height, theme)
            gnome(corpus, f'{name}-begun', begun(corpus, 9, True), width, height, theme)
    for theme, file in KSUDOKU_THEMES.items():
        for size in (4, 9, 16):
            for width, height in ((700, 600), (1100, 950)):
                ksudoku(corpus, f'{theme}-{size}-{width}', begun(corpus, size, False), width, height, file)
            ksudoku(corpus, f'{theme}-{size}-begun', begun(corpus, size, True), 1000, 900, file)


if __name__ == '__main__':
    make(*sys.argv[1:3])
