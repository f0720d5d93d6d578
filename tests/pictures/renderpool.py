"""Renders the pool of cells that train.py learns from: renderpool.py FACES.json POOL.npz [SEED [PART]]

FACES.json keeps the list of typefaces, whose search takes half a minute. The same typefaces and seed give the same cells.
PART 20 makes a twentieth of them: with another seed, to try a network on cells that it has not seen.
"""
import json
import pathlib
import sys

import numpy

import classes
import faces
import rendercells

# Cells of each class: (kind, whether the symbol is of that sort, count).
COUNTS = [('blank', lambda s: True, 12000), ('printed', lambda s: s in classes.DIGITS, 1800), ('printed', lambda s: len(s) == 2, 150),
          ('printed', str.isalpha, 130), ('printed', lambda s: s == '0', 250), ('written', lambda s: True, 450), ('marks', lambda s: True, 2500)]


def known_faces(path):
    if not path.exists():
        path.write_text(json.dumps(faces.faces()))
    return json.loads(path.read_text())


def main(faces_path, pool_path, seed=1, part=1):
    renderer = rendercells.CellRenderer(int(seed), *known_faces(pathlib.Path(faces_path)))
    cells, labels = [], []
    for label, (kind, symbol) in enumerate(classes.CLASSES):
        count = next(count // int(part) for wanted, fits, count in COUNTS if wanted == kind and fits(symbol))
        cells += [renderer.cell(kind, symbol) for _ in range(count)]
        labels += [label] * count
    numpy.savez(pool_path, cells=numpy.array(cells), labels=numpy.array(labels, numpy.int64))


if __name__ == '__main__':
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
