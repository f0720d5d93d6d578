"""Cells that the program cut from the photographs of data sets, and what they show."""
import dataclasses
import pathlib

import numpy

import classes
import network

ROOT = pathlib.Path(__file__).resolve().parent
SIZE = 9
MARKS_LABEL = 10  # in the labels of the calendar


@dataclasses.dataclass
class Board:
    name: str
    source: str           # newspapers or calendar
    group: str            # pictures of the same puzzle have the same
    cells: numpy.ndarray  # 81 x 32 x 32, upright
    labels: numpy.ndarray # 81 classes, or COUNT + digit where print and handwriting are not told apart


def label_file(pictures, name):
    for source, ending in (('newspapers', '.dat'), ('calendar', '.txt')):
        path = pictures / source / (name + ending)
        if path.exists():
            return source, path
    return None, None


def digits_of(path):
    rows = [line.split() for line in path.read_text().replace(',', ' ').splitlines()]
    return numpy.array([[int(value) for value in row] for row in rows if len(row) == SIZE and all(v.isdigit() for v in row)][-SIZE:]).ravel()


def printed_givens():
    """Leaf of the calendar -> which of its cells are printed: givens.txt says how it was made."""
    path = ROOT / 'givens.txt'
    givens = {}
    for line in path.read_text().splitlines() if path.exists() else []:
        if line and not line.startswith('#'):
            leaf, cells = line.split()
            givens[leaf] = numpy.array([cell not in '.0' for cell in cells])
    return givens


def labels_of(source, digits, givens):
    labels = numpy.where(digits == MARKS_LABEL, classes.MARKS, digits)
    for place, digit in enumerate(digits):
        if 1 <= digit <= 9:
            if source == 'newspapers' or (givens is not None and givens[place]):
                labels[place] = classes.printed(digit)
            else:
                labels[place] = classes.written(digit) if givens is not None else classes.COUNT + digit
    return labels


def upright(cells, labels, trained):
    """The board turned as its labels are, which are upright: some pictures lie on their side."""
    import torch
    best = None
    for turns in range(4):
        grid = numpy.rot90(cells.reshape(SIZE, SIZE, 32, 32), turns, (0, 1))
        turned = numpy.ascontiguousarray(numpy.rot90(grid, turns, (2, 3))).reshape(SIZE * SIZE, 32, 32)
        values = network.answers(trained, turned)
        cost = network.surprise(values, torch.from_numpy(labels), torch.zeros(SIZE * SIZE, dtype=torch.long)).clamp(max=6).sum().item()
        if best is None or cost < best[0]:
            best = cost, turns, turned
    return best


def read(folders, pictures, trained):
    givens = printed_givens()
    boards = []
    for path in sorted(path for folder in folders for path in folder.glob('*.cells')):
        source, labels_path = label_file(pictures, path.stem)
        cells = numpy.frombuffer(path.read_bytes(), numpy.uint8)
        if source is None or cells.size != SIZE * SIZE * 1024:
            print(f'{path.name} is left out: {cells.size // 1024} cells, {source}')
            continue
        digits = digits_of(labels_path)
        leaf = '_'.join(path.stem.split('_')[:2])
        labels = labels_of(source, digits, givens.get(leaf))
        cost, turns, turned = upright(cells, labels, trained)
        if turns or cost > 60:
            print(f'{path.stem}: turned {turns} times, unlikeness {cost:.0f}')
        group = leaf if source == 'calendar' else ''.join(map(str, digits))
        if cost < 250:
            boards.append(Board(path.stem, source, group, turned, labels))
        else:
            print(f'{path.stem} is left out: it is not the board of its label')
    return boards


def together(boards):
    return numpy.concatenate([board.cells for board in boards]), numpy.concatenate([board.labels for board in boards])
