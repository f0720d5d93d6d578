"""How well cells are read, before the rules of the puzzle are asked."""
import collections

import numpy
import torch

import classes
import network

TEMPERATURES = numpy.arange(.5, 2.01, .05)


def logs_within(values, chosen=classes.DIGIT_SET):
    places = [place for place in classes.SETS[chosen] if place < values.shape[1]]
    part = values[:, places] - values[:, places].max(1, keepdims=True)
    return places, part - numpy.log(numpy.exp(part).sum(1, keepdims=True))


def content(label):
    """What a label or an answer says, print or handwriting aside."""
    if label > classes.COUNT:
        return str(label - classes.COUNT)
    kind, symbol = classes.CLASSES[label]
    return symbol or kind


def is_same_kind(label, answer):
    return label > classes.COUNT or classes.CLASSES[label][0] == classes.CLASSES[answer][0]


def best_answers(values):
    places, logs = logs_within(values)
    return [places[place] for place in logs.argmax(1)]


def temperature_of(boards, values):
    """By which the values are best divided, so that the probabilities are right."""
    labels = torch.from_numpy(numpy.concatenate([board.labels for board in boards]))
    together = torch.from_numpy(numpy.concatenate(values))
    sets = torch.full((len(labels),), classes.DIGIT_SET)
    costs = [network.surprise(together / t, labels, sets).mean().item() for t in TEMPERATURES]
    return float(TEMPERATURES[int(numpy.argmin(costs))]), min(costs)


def calibration(boards, values, temperature):
    """(least probability, cells, share that is right) of answers in steps of their probability, of digits and blanks."""
    sure, right = [], []
    for board, own in zip(boards, values):
        places, logs = logs_within(own / temperature)
        mass = collections.defaultdict(lambda: numpy.zeros(len(own)))
        for place, log in zip(places, logs.T):
            mass[content(place)] += numpy.exp(log)
        names = list(mass)
        table = numpy.array([mass[name] for name in names])
        sure += list(table.max(0))
        right += [content(label) == names[place] for label, place in zip(board.labels, table.argmax(0))]
    sure, right = numpy.array(sure), numpy.array(right)
    steps = (0, .5, .7, .9, .97, .99, .999, 1.01)
    return [(low, int(inside.sum()), right[inside].mean() if inside.any() else 1)
            for low, high in zip(steps, steps[1:]) for inside in [(sure >= low) & (sure < high)]]


def report(title, boards, values):
    """Prints the scores of answers; returns the temperature that suits them."""
    print(f'== {title}')
    for source in sorted({board.source for board in boards}):
        wrong, whole, cells, kinds, filled = collections.Counter(), 0, 0, 0, 0
        for board, own in zip(boards, values):
            if board.source != source:
                continue
            answers = best_answers(own)
            faults = [(content(label), content(answer)) for label, answer in zip(board.labels, answers) if content(label) != content(answer)]
            # Marks are no digit: whoever reads them as blank has the same puzzle.
            wrong.update(faults)
            whole += all(not {a, b} - {'blank', 'marks'} for a, b in faults)
            cells += len(answers)
            known = [(label, answer) for label, answer in zip(board.labels, answers) if content(label).isdigit()]
            filled += len(known)
            kinds += sum(is_same_kind(label, answer) for label, answer in known)
        count = sum(board.source == source for board in boards)
        print(f'{source}: {whole} of {count} boards whole, {100 - 100 * sum(wrong.values()) / cells:.3f} % of {cells} cells right, '
              f'{100 * kinds / filled:.2f} % of {filled} digits as printed or written where that is known')
        print('  ' + ', '.join(f'{a}>{b} {number}' for (a, b), number in wrong.most_common(24)))
    temperature, cost = temperature_of(boards, values)
    print(f'temperature {temperature:.2f}, cost {cost:.5f} nats a cell')
    for low, count, share in calibration(boards, values, temperature):
        print(f'  from {low}: {count} cells, {100 * share:.2f} % right')
    return temperature


def report_rendered(pool, values):
    """Prints how many rendered cells of each sort are right, among the classes of each set of symbols that has them."""
    labels = pool['labels']
    known = classes.SETS if values.shape[1] == classes.COUNT else classes.SETS[:classes.EVERY_SET + 1]
    for number, places in enumerate(known):
        own, logs = logs_within(values, number)
        answers = numpy.array(own)[logs.argmax(1)]
        for kind in ('blank', 'printed', 'written', 'marks'):
            chosen = numpy.array([classes.CLASSES[label][0] == kind and label in places for label in labels])
            if not chosen.any():
                continue
            wrong = collections.Counter((content(a), content(b)) for a, b in zip(labels[chosen], answers[chosen]) if content(a) != content(b))
            print(f'set {number}, {kind}: {100 - 100 * sum(wrong.values()) / chosen.sum():.2f} % of {chosen.sum()}: '
                  + ', '.join(f'{a}>{b} {times}' for (a, b), times in wrong.most_common(10)))
