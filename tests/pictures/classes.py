"""The classes of ui/pictures/cellclasses.h, in the same order, and the sets of symbols of boards."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]


def listed_symbols(name):
    header = (ROOT / 'ui/pictures/cellclasses.h').read_text()
    listed = re.search(name + r' = .*?\{(.*?)\}', header, re.S).group(1)
    return re.findall(r'"(\w+)"', listed)


SYMBOLS, SMALL = listed_symbols('printedSymbols'), listed_symbols('smallLetters')
CLASSES = [('blank', '')] + [('printed', symbol) for symbol in SYMBOLS] + [('written', str(d)) for d in range(1, 10)] + [('marks', '')]
BLANK, MARKS = 0, len(CLASSES) - 1
DIGIT_COUNT = len(CLASSES)  # those that the network for boards up to 9x9 knows
CLASSES += [('printed', symbol) for symbol in SMALL]
COUNT = len(CLASSES)


def printed(symbol):
    return CLASSES.index(('printed', str(symbol)))


def written(digit):
    return CLASSES.index(('written', str(digit)))


def symbol_set(symbols):
    """The classes that a board with those printed symbols may show."""
    return sorted([BLANK, MARKS] + [printed(symbol) for symbol in symbols] + [written(d) for d in range(1, 10)])


LETTERS = [symbol for symbol in SYMBOLS if symbol.isalpha()]
DIGITS = [str(d) for d in range(1, 10)]
# As core/board/symbols.cpp has them, in the sizes in which they are used; all classes at last.
SETS = [symbol_set(symbols) for symbols in (
    DIGITS, [s for s in SYMBOLS if s.isdigit() and s != '0'], DIGITS + LETTERS[:16], LETTERS, ['0'] + DIGITS + LETTERS[:15])]
SETS.append(list(range(COUNT)))
DIGIT_SET, EVERY_SET = 0, len(SETS) - 1
# Behind them those with small letters.
SETS += [symbol_set(symbols) for symbols in (DIGITS + SMALL[:16], SMALL, ['0'] + DIGITS + SMALL[:15])]


def beside(label):
    """The classes that a cell can be told from: O looks like 0 and I like 1, but no board has both, nor letters of two sizes."""
    sort = lambda symbol: (symbol.isalpha(), symbol.islower())
    return [place for place, (kind, symbol) in enumerate(CLASSES) if kind != 'printed' or sort(symbol) == sort(CLASSES[label][1])]
