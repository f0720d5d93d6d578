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
# For boards larger than 9x9 alone, with small letters.
LARGE_CELLS, LARGE_OTHER_CELLS, LETTER_SHARE = 320, {'blank': 5000, 'written': 60, 'marks': 1500}, .6


def cell_count(kind, symbol, is_sharp, is_large):
    if is_large:
        return LARGE_OTHER_CELLS.get(kind, LARGE_CELLS)
    if symbol in classes.SMALL:
        return 0
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
    parser.add_argument('--large', action='store_true', help='what boards larger than 9x9 show, small letters too, half of it as on screens')
    options = parser.parse_args()
    renderer = rendercells.CellRenderer(options.seed, *known_faces(options.faces))
    shares = (SHARP_SHARE if options.sharp or options.large else CLEAN_SHARE, LETTER_SHARE if options.large else 0)
    cells, labels = [], []
    for label, (kind, symbol) in enumerate(classes.CLASSES):
        count = cell_count(kind, symbol, options.sharp, options.large) // options.part
        cells += [renderer.cell(kind, symbol, *shares) for _ in range(count)]
        labels += [label] * count
    numpy.savez(options.pool, cells=numpy.array(cells), labels=numpy.array(labels, numpy.int64))


if __name__ == '__main__':
    main()
