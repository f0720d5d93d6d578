"""Trains the network for boards larger than 9x9, which knows small letters too, and writes its weights and scores: see README.md.

It goes on from the weights for boards up to 9x9, with rendered cells alone. Needs what train.py needs.
"""
import argparse
import pathlib

import numpy
import torch

import classes
import network
import renderpool
import scores
import train

STEPS, RATE, SEED = 4000, 2.5e-3, 42
NUMBERS = [classes.printed(number) for number in range(10, 26)]
SMALL = [classes.printed(symbol) for symbol in classes.SMALL]
LARGE = [classes.printed(symbol) for symbol in ['0', *classes.LETTERS]]
SORTS = [train.SORTS[0], *((lambda labels, own=own: numpy.isin(labels, own)) for own in (train.DIGITS, NUMBERS, LARGE, SMALL)), *train.SORTS[3:]]
SHARES = (.27, .16, .17, .15, .19, .02, .04)  # of the sorts: blank, digits, numbers, letters, by hand, marks
SETS = [.04, .2, .14, .1, .07, .18, .13, .09, .05]


def widened(layers):
    """The weights with an answer for each small letter: at first that of the large one."""
    kind, inputs, scale, bias, weights = layers[-1]
    order = [*range(classes.DIGIT_COUNT), *(classes.printed(symbol.upper()) for symbol in classes.SMALL)]
    return [*layers[:-1], (kind, inputs, scale[order], bias[order], weights[order])]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('faces', type=pathlib.Path, help='the list of typefaces')
    parser.add_argument('digits', type=pathlib.Path, help='the weights for boards up to 9x9')
    parser.add_argument('pools', type=pathlib.Path, nargs='+', help='what renderpool.py made, with --large and --sharp')
    parser.add_argument('--unseen', type=pathlib.Path, help='another pool, to try the network on')
    parser.add_argument('--written', nargs=2, type=pathlib.Path, required=True, metavar=('WEIGHTS', 'SAMPLES'))
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    pools = [dict(numpy.load(path)) for path in options.pools]
    cells, labels = (numpy.concatenate([pool[part] for pool in pools]) for part in ('cells', 'labels'))
    trained = network.network_of(widened(network.layers_of(options.digits.read_bytes())), cells[::8])
    source = network.Source(cells, labels, list(zip(SORTS, SHARES)), SETS, .6)
    network.learn(trained, [(source, 1)], STEPS, RATE, SEED)
    if options.unseen:
        unseen = dict(numpy.load(options.unseen))
        scores.report_rendered(unseen, network.answers(trained, unseen['cells']).numpy())
    layers = network.rounded_layers(trained, 1)
    weights, samples = options.written
    weights.write_bytes(network.file_of(layers))
    train.write_samples(samples, layers, renderpool.known_faces(options.faces))


if __name__ == '__main__':
    main()
