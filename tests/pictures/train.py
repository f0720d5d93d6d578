"""Trains the network that reads cells (ui/pictures/digitnetwork.h) and writes its weights and scores: see README.md.

Needs Debian's python3-torch, python3-opencv, python3-pil, python3-numpy, python3-sklearn, and the typefaces of README.md.
One seed and one thread: the same machine gives the same weights again.
"""
import argparse
import pathlib

import numpy
import torch

import classes
import network
import realcells
import rendercells
import renderpool
import scores

SEED = 42
FINE_STEPS, FINE_RATE = 900, 1.5e-3

DIGITS = [classes.printed(d) for d in classes.DIGITS]
WRITTEN = [classes.written(d) for d in classes.DIGITS]
SORTS = [lambda labels: labels == classes.BLANK, lambda labels: numpy.isin(labels, DIGITS),
         lambda labels: (labels > DIGITS[-1]) & (labels < WRITTEN[0]), lambda labels: numpy.isin(labels, WRITTEN),
         lambda labels: labels == classes.MARKS]
# Blanks in their natural share: with few of them, a spot is too often read as a digit. Later more letters and numbers.
# (Pools, shares of the sorts, batches, rate.)
STAGES = [(1, (.5, .27, .115, .075, .04), 3200, 4e-3), (2, (.42, .2, .24, .1, .04), 1000, 2e-3), (3, (.3, .2, .36, .1, .04), 2500, 2.5e-3)]
FINE_SHARES = STAGES[-1][1]
ANY_SHARE = [(lambda labels: labels >= 0, 1)]
RENDERED_SETS = [.3, .15, .13, .1, .07, .25, 0, 0, 0]
REAL_SETS = [.7, .05, 0, 0, 0, .25, 0, 0, 0]


def rendered_source(pools, shares):
    cells, labels = (numpy.concatenate([pool[part] for pool in pools]) for part in ('cells', 'labels'))
    return network.Source(cells, labels, list(zip(SORTS, shares)), RENDERED_SETS, .6)


def train_rendered(pools):
    torch.manual_seed(SEED)
    trained = network.DigitNetwork()
    for number, (count, shares, steps, rate) in enumerate(STAGES):
        if number:
            torch.manual_seed(SEED + number)
        network.learn(trained, [(rendered_source(pools[:count], shares), 1)], steps, rate, SEED + number)
    return trained


def train_fine(state, pools, cells, labels):
    """Goes on from the network of rendered cells with cells of photographs."""
    fine = network.DigitNetwork()
    fine.load_state_dict(state)
    torch.manual_seed(SEED)
    sources = [(rendered_source(pools, FINE_SHARES), .5), (network.Source(cells, labels, ANY_SHARE, REAL_SETS, 1), .5)]
    return network.learn(fine, sources, FINE_STEPS, FINE_RATE, SEED)


def out_of_fold(state, pools, boards, fold_count):
    """The answers for each board of a network that saw no picture of the same puzzle."""
    groups = sorted({board.group for board in boards})
    order = numpy.random.default_rng(SEED).permutation(len(groups))
    fold_of = {groups[place]: number % fold_count for number, place in enumerate(order)}
    values = [None] * len(boards)
    for fold in range(fold_count):
        print(f'fold {fold + 1} of {fold_count}', flush=True)
        cells, labels = realcells.together([board for board in boards if fold_of[board.group] != fold])
        fine = train_fine(state, pools, cells, labels)
        for number, board in enumerate(boards):
            if fold_of[board.group] == fold:
                values[number] = network.answers(fine, board.cells).numpy()
    return values


def write_samples(path, layers, faces):
    """A cell of each class that the network reads rightly, with its answers: what the test of the program holds it to."""
    renderer = rendercells.CellRenderer(SEED + 1, *faces)
    parts = []
    for label, (kind, symbol) in enumerate(classes.CLASSES[:len(layers[-1][2])]):
        for _ in range(200):
            cell = renderer.cell(kind, symbol)
            logs = network.rounded_answers(layers, cell[None])[0]
            if max((place for place in classes.beside(label) if place < len(logs)), key=logs.__getitem__) == label:
                break
        else:
            raise SystemExit(f'no cell of class {label} is read rightly')
        parts += [cell.tobytes(), logs.astype('<f4').tobytes()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b''.join(parts))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('faces', type=pathlib.Path, help='the list of typefaces (made where it is missing)')
    parser.add_argument('state', type=pathlib.Path, help='the network of rendered cells (made where it is missing)')
    parser.add_argument('pools', type=pathlib.Path, nargs='+', help='what renderpool.py made')
    parser.add_argument('--cells', type=pathlib.Path, nargs='*', default=[], help='folders of cutcells')
    parser.add_argument('--pictures', type=pathlib.Path, help='the folder of the photographs, for their labels')
    parser.add_argument('--unseen', type=pathlib.Path, help='another pool, to try the network on')
    parser.add_argument('--folds', type=int, default=0)
    parser.add_argument('--written', nargs=2, type=pathlib.Path, metavar=('WEIGHTS', 'SAMPLES'))
    options = parser.parse_args()
    torch.set_num_threads(1)
    pools = [dict(numpy.load(path)) for path in options.pools]
    if not options.state.exists():
        torch.save(train_rendered(pools).state_dict(), options.state)
    state = torch.load(options.state)
    trained = network.DigitNetwork()
    trained.load_state_dict(state)
    temperature = 1.0
    if options.cells:
        boards = realcells.read(options.cells, options.pictures, trained)
        temperature = scores.report('rendered cells alone', boards, [network.answers(trained, board.cells).numpy() for board in boards])
        if options.folds:
            values = out_of_fold(state, pools, boards, options.folds)
            numpy.savez(options.state.with_suffix('.folds.npz'), values=numpy.array(values), names=[board.name for board in boards])
            # The lesser trust of a network in pictures of a kind that it has not seen: others will read other newspapers.
            temperature = max(temperature, scores.report('out of fold by puzzle', boards, values))
        if options.written:
            trained = train_fine(state, pools, *realcells.together(boards))
            torch.save(trained.state_dict(), options.state.with_suffix('.fine.pt'))
    if options.unseen:
        unseen = dict(numpy.load(options.unseen))
        scores.report_rendered(unseen, network.answers(trained, unseen['cells']).numpy())
    if options.written:
        layers = network.rounded_layers(trained, temperature)
        weights, samples = options.written
        weights.write_bytes(network.file_of(layers))
        write_samples(samples, layers, renderpool.known_faces(options.faces))
        print(f'temperature {temperature:.2f}, {sum(layer[4].size for layer in layers)} weights')


if __name__ == '__main__':
    main()
