"""Renders the pools of cells that train.py learns from.

FACES.json keeps the list of typefaces, whose search takes half a minute. The same typefaces and seed give the same cells.
"""
import argparse
import json
import pathlib

import numpy

import classes
import faces
import rendercells

# What symbols a board has, and how many cells are made of each class.
DIGIT_CELLS, NUMBER_CELLS, LETTER_CELLS, ZERO_CELLS = 1800, 150, 130, 250
OTHER_CELLS = {'blank': 12000, 'written': 450, 'marks': 2500}
# Of letters and numbers, which only larger boards have: more, and half of them sharp as on screens.
SHARP_CELLS, SHARP_SHARE, CLEAN_SHARE = 300, .5, .15


def cell_count(kind, symbol, is_sharp):
    if is_sharp:
        return SHARP_CELLS if kind == 'printed' and symbol not in classes.DIGITS else 0
    if kind != 'printed':
        return OTHER_CELLS[kind]
    if symbol in classes.DIGITS:
        return DIGIT_CELLS
    return ZERO_CELLS if symbol == '0' else LETTER_CELLS if symbol.isalpha() else NUMBER_CELLS


def known_faces(path):
    if not path.exists():
        path.write_text(json.dumps(faces.faces()))
    return json.loads(path.read_text())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('faces', type=pathlib.Path)
    parser.add_argument('pool', type=pathlib.Path)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--part', type=int, default=1, help='20: a twentieth of the cells, to try a network on others than it has seen')
    parser.add_argument('--sharp', action='store_true', help='letters and numbers alone, half of them as on screens')
    options = parser.parse_args()
    renderer = rendercells.CellRenderer(options.seed, *known_faces(options.faces))
    cells, labels = [], []
    for label, (kind, symbol) in enumerate(classes.CLASSES):
        count = cell_count(kind, symbol, options.sharp) // options.part
        cells += [renderer.cell(kind, symbol, SHARP_SHARE if options.sharp else CLEAN_SHARE) for _ in range(count)]
        labels += [label] * count
    numpy.savez(options.pool, cells=numpy.array(cells), labels=numpy.array(labels, numpy.int64))


if __name__ == '__main__':
    main()
