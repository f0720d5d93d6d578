"""Renders cells as the program's cutter gives them: 32x32 bytes, 0 paper, 255 ink, an eighth of the cell as a rim."""
import pathlib

import cv2
import numpy
from sklearn.datasets import load_digits

import faces
import handwriting

SIDE = 32
CELL = 64              # pixels of a cell while it is drawn
RIM = CELL // 8
CANVAS = CELL + 2 * RIM


def transformed(picture, matrix):
    return cv2.warpAffine(picture, matrix[:2].astype(numpy.float32), (CANVAS, CANVAS), flags=cv2.INTER_LINEAR)


def matrix_of(centre, scale_x, scale_y, angle, shear, size):
    """Maps a picture of that size so that its middle comes to the centre."""
    cos, sin = numpy.cos(angle), numpy.sin(angle)
    linear = numpy.array([[cos, -sin], [sin, cos]]) @ numpy.array([[scale_x, shear * scale_y], [0, scale_y]])
    shift = numpy.array(centre) - linear @ (numpy.array(size[::-1]) / 2)
    return numpy.column_stack([linear, shift])


class CellRenderer:
    def __init__(self, seed, printed, written):
        self.random = numpy.random.default_rng(seed)
        self.printed = self.by_family(printed)
        self.written = self.by_family(written)
        digits = load_digits()
        self.scanned = {d: [image / 16 for image in digits.images[digits.target == d].astype(numpy.float32)] for d in range(1, 10)}

    @staticmethod
    def by_family(files):
        """Typefaces by folder: one with a hundred weights counts no more than others."""
        families = {}
        for name in files:
            families.setdefault(pathlib.Path(name).parent.name, []).append(name)
        return list(families.values())

    def happens(self, share):
        return self.random.random() < share

    def one_of(self, things):
        return things[self.random.integers(len(things))]

    # What stands in a cell

    def glyph(self, families, text):
        while True:
            ink = faces.glyph(self.one_of(self.one_of(families)), text)
            if ink is not None:
                return ink.astype(numpy.float32) / 255

    def by_hand(self, digit):
        source = self.random.random()
        if source < .3:
            return self.glyph(self.written, str(digit))
        if source < .75:
            picture = handwriting.written(self.random, digit)
        else:
            picture = numpy.clip(cv2.resize(self.one_of(self.scanned[digit]), (64, 64), interpolation=cv2.INTER_CUBIC) * 1.6 - .4, 0, 1)
        rows, columns = numpy.nonzero(picture.max(1) > .3)[0], numpy.nonzero(picture.max(0) > .3)[0]
        return picture[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]

    def put(self, canvas, ink, centre, height, width_limit, darkness, tilt):
        """Draws ink of that height, all in cells, its middle at a place in cells."""
        stretch = numpy.exp(self.random.normal(0, .07))
        scale = height * CELL / ink.shape[0]
        scale_x = min(scale * stretch, width_limit * CELL / ink.shape[1])
        if scale < .5:
            shrink = max(max(scale, .12) * 1.6, .51 / min(ink.shape))  # at least a pixel stays
            ink = cv2.resize(ink, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA) if shrink < 1 else ink
            scale, scale_x = (value / min(shrink, 1) for value in (scale, scale_x))
        place = RIM + numpy.array(centre) * CELL
        matrix = matrix_of(place, scale_x, scale, self.random.normal(0, tilt), self.random.normal(0, tilt), ink.shape)
        numpy.maximum(canvas, darkness * transformed(ink, matrix), canvas)

    def put_small(self, canvas, letter):
        """A small letter: its height and place are those beside capitals of the usual height, on one line with them."""
        while True:
            face = self.one_of(self.one_of(self.printed))
            inks = [faces.glyph(face, text) for text in (letter, 'H', 'i' if letter == 'j' else 'x')]
            if all(ink is not None for ink in inks):
                break
        line = numpy.clip(self.random.normal(.54, .1), .3, .8)
        height, above = (line * inks[place].shape[0] / inks[1].shape[0] for place in (0, 2))
        middle = .5 + line / 2 + (height / 2 - above if letter in 'gjpqy' else -height / 2)
        if self.happens(.3):  # some programs put the middle of each letter into the middle of the cell
            middle = .5
        place = (.5, middle) + self.random.normal(0, .035, 2)
        self.put(canvas, inks[0].astype(numpy.float32) / 255, place, height, .92, self.random.uniform(.75, 1.1), .015)

    def put_printed(self, canvas, text):
        number = len(text) > 1
        height = numpy.clip(self.random.normal(.48 if number else .54, .12), .26, .7 if number else .86)
        self.put(canvas, self.glyph(self.printed, text), .5 + self.random.normal(0, .035, 2), height, .92,
                 self.random.uniform(.75, 1.1), .015)

    def put_written(self, canvas, text):
        height = numpy.clip(self.random.normal(.62, .14), .3, .98)
        self.put(canvas, self.by_hand(int(text)), .5 + self.random.normal(0, .07, 2), height, .9,
                 self.random.uniform(.35, 1.1), .12)

    def mark_places(self):
        """Places of the digits of some marks, in cells, and their height: as a grid, in corners, or in the middle."""
        kind = self.random.random()
        thirds = (.2, .5, .8)
        if kind < .5:
            count = 1 + min(8, int(self.random.geometric(.35)))
            chosen = self.random.choice(9, count, replace=False)
            return [(digit + 1, (thirds[digit % 3], thirds[digit // 3])) for digit in chosen], self.random.uniform(.17, .3)
        digits = self.random.permutation(9) + 1
        if kind < .85:
            corners = [(.18, .2), (.8, .2), (.18, .8), (.8, .8), (.5, .2), (.5, .8)]
            start = 0 if self.happens(.6) else int(self.random.integers(4))
            count = int(self.random.integers(1, 5))
            return list(zip(digits, (corners * 2)[start:start + count])), self.random.uniform(.18, .34)
        count = int(self.random.integers(2, 5))
        size = self.random.uniform(.2, .34)
        row = .5 if self.happens(.5) else self.random.uniform(.2, .35)
        return [(digit, (.5 + (i - (count - 1) / 2) * size * .72, row)) for i, digit in enumerate(digits[:count])], size

    def mark_symbols(self):
        """Nine letters in the place of the digits of marks."""
        letters = self.one_of(('ABCDEFGHIJKLMNOP', 'abcdefghijklmnop'))
        return [letters[place] for place in sorted(self.random.choice(len(letters), 9, replace=False))]

    def put_marks(self, canvas, letter_share=0):
        symbols = self.mark_symbols() if letter_share and self.happens(letter_share) else None
        places, height = self.mark_places()
        printed = self.happens(.35)
        face = self.one_of(self.one_of(self.printed))
        darkness = self.random.uniform(.35, 1)
        shift = self.random.normal(0, .03, 2)
        for digit, place in places:
            if symbols:
                ink = self.glyph([[face]] if faces.glyph(face, symbols[digit - 1]) is not None else self.printed, symbols[digit - 1])
            else:
                ink = faces.glyph(face, str(digit)).astype(numpy.float32) / 255 if printed else self.by_hand(int(digit))
            loose = 0 if printed else .035
            self.put(canvas, ink, numpy.array(place) + shift + self.random.normal(0, loose, 2), height, .4, darkness, .02 if printed else .15)

    # What is around it

    def side(self, canvas, horizontal, at):
        kind = self.random.random()
        if kind < .05:
            return
        thick = self.happens(.33)
        width = self.random.uniform(.05, .15) if thick else self.random.uniform(.01, .06)
        darkness = self.random.uniform(.6, 1.3) if thick or self.happens(.6) else self.random.uniform(.15, .6)
        ends = RIM + (at + self.random.normal(0, .02) + self.random.normal(0, .012, 2)) * CELL
        line = numpy.zeros_like(canvas, numpy.uint8)
        points = [(-2, ends[0]), (CANVAS + 2, ends[1])]
        points = numpy.round(numpy.array(points if horizontal else [p[::-1] for p in points]) * 16).astype(int)
        cv2.line(line, tuple(map(int, points[0])), tuple(map(int, points[1])), 255, max(1, round(width * CELL)), cv2.LINE_AA, 4)
        if kind < .1: # dotted
            period = self.random.integers(3, 9)
            gaps = (numpy.arange(CANVAS) // period % 2).astype(numpy.uint8)
            line *= gaps[None, :] if horizontal else gaps[:, None]
        numpy.maximum(canvas, line.astype(numpy.float32) * (darkness / 255), canvas)

    def put_lines(self, canvas):
        drift = self.random.normal(0, .025, 2) if self.happens(.85) else self.random.normal(0, .06, 2)
        for place in (0, 1):
            self.side(canvas, True, place + drift[0])
            self.side(canvas, False, place + drift[1])

    def put_neighbour(self, canvas):
        """The rim of what stands in the next cell."""
        direction = self.one_of([(1, 0), (-1, 0), (0, 1), (0, -1)])
        if self.happens(.6):
            ink = self.by_hand(int(self.random.integers(1, 10)))
        else:
            ink = self.glyph(self.printed, str(self.random.integers(1, 10)))
        self.put(canvas, ink, .5 + numpy.array(direction) * self.random.uniform(.85, 1), self.random.uniform(.6, 1), 1,
                 self.random.uniform(.4, 1), .05)

    def put_dirt(self, canvas):
        kind = self.random.random()
        if kind < .35: # print of the other side of the page
            ink = self.glyph(self.printed, self.one_of('ABCDEHMNOPRSTabdeghknoprsu23456789'))[:, ::-1]
            self.put(canvas, ink, self.random.uniform(-.1, 1.1, 2), self.random.uniform(.3, 1.5), 2, self.random.uniform(.04, .22), .05)
            return
        spots = numpy.zeros_like(canvas)
        if kind < .7: # smudges and specks
            for _ in range(self.random.integers(1, 4)):
                centre = tuple(int(value) for value in self.random.integers(0, CANVAS, 2))
                size = tuple(int(value) for value in self.random.integers(1, 12, 2))
                cv2.ellipse(spots, centre, size, self.random.uniform(0, 180), 0, 360, self.random.uniform(.05, .45), -1)
        else: # a fold, or a stroke that has nothing to do with the cell
            a, b = self.random.integers(-10, CANVAS + 10, (2, 2))
            cv2.line(spots, tuple(map(int, a)), tuple(map(int, b)), self.random.uniform(.05, .4), int(self.random.integers(1, 6)), cv2.LINE_AA)
        numpy.maximum(canvas, cv2.GaussianBlur(spots, (0, 0), self.random.uniform(.5, 4)), canvas)

    # How a camera sees it

    def warped(self, canvas):
        angle = self.random.normal(0, .03) if self.happens(.9) else self.random.normal(0, .1)
        stretch = 1 + self.random.normal(0, .035, 2)
        matrix = matrix_of((CANVAS / 2,) * 2, *stretch, angle, self.random.normal(0, .03), (CANVAS, CANVAS))
        if self.happens(.2): # paper curls
            y, x = numpy.mgrid[:CANVAS, :CANVAS].astype(numpy.float32)
            bend = self.random.normal(0, 2) * numpy.sin((x if self.happens(.5) else y) / CANVAS * numpy.pi)
            canvas = cv2.remap(canvas, (x + bend).astype(numpy.float32), (y - bend).astype(numpy.float32), cv2.INTER_LINEAR)
        return cv2.warpAffine(canvas, matrix.astype(numpy.float32), (CANVAS, CANVAS), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)

    def photographed(self, canvas, smallest, is_clean):
        """Returns grey, from 0 to 255, of any size, and the difference between paper and ink. A cell has at least that many pixels."""
        side = numpy.exp(self.random.uniform(numpy.log(smallest), numpy.log(75)))
        pixels = max(14, round(side * 1.25))
        blur = 0 if is_clean else self.random.uniform(0, 1.1) * CELL / side
        if blur > .3:
            canvas = cv2.GaussianBlur(canvas, (0, 0), blur)
        if not is_clean and self.happens(.12):
            length = int(self.random.integers(3, max(4, round(2.5 * CELL / side)) + 1))
            kernel = numpy.eye(length, dtype=numpy.float32) if self.happens(.5) else numpy.zeros((length, length), numpy.float32)
            kernel[length // 2] += .3
            canvas = cv2.filter2D(canvas, -1, kernel / kernel.sum())
        small = cv2.resize(canvas, (pixels, pixels), interpolation=cv2.INTER_AREA if pixels < CANVAS else cv2.INTER_LINEAR)
        paper = self.random.uniform(150, 255)
        contrast = self.random.uniform(.35, .95) * paper
        grey = paper - contrast * small
        if not is_clean:
            slope = self.random.normal(0, .06 * paper, 2)
            grey += slope[0] * numpy.linspace(-1, 1, pixels)[:, None] + slope[1] * numpy.linspace(-1, 1, pixels)[None]
            noise = self.random.normal(0, abs(self.random.normal(0, .055)) * contrast, grey.shape)
            grey += cv2.GaussianBlur(noise, (0, 0), .8) * 1.8 if self.happens(.4) else noise
        grey = numpy.clip(grey, 0, 255).astype(numpy.uint8)
        if self.happens(.15 if is_clean else .6):
            quality = int(self.random.integers(30, 95))
            grey = cv2.imdecode(cv2.imencode('.jpg', grey, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_GRAYSCALE)
        return grey, contrast

    def cut(self, grey, contrast):
        """As ui/pictures/cellcutter.cpp does: relative to the paper of the cell and the ink of the board."""
        fine = cv2.resize(grey, (2 * SIDE, 2 * SIDE), interpolation=cv2.INTER_LINEAR)
        cell = cv2.resize(fine, (SIDE, SIDE), interpolation=cv2.INTER_AREA).astype(numpy.float32)
        inside = cell[7:-7, 7:-7]
        paper = numpy.quantile(inside, .7)
        seen = (paper - numpy.quantile(inside, .04)) / contrast
        # Where there is nothing, other cells of the board tell how dark their ink became by the blur.
        ink = contrast * (seen * self.random.uniform(.85, 1.2) if seen > .45 else self.random.uniform(.4, 1))
        return numpy.clip((paper - cell) / ink * 255, 0, 255).astype(numpy.uint8)

    def cell(self, kind, text, clean_share=.15, letter_share=0):
        """letter_share: of pencil marks, those with letters instead of digits."""
        canvas = numpy.zeros((CANVAS, CANVAS), numpy.float32)
        is_clean = self.happens(clean_share)
        if kind == 'printed' and text.islower():
            self.put_small(canvas, text)
        elif kind == 'printed':
            self.put_printed(canvas, text)
            if text in '123456789' and self.happens(.04):
                self.put(canvas, self.glyph(self.printed, str(self.random.integers(1, 10))), (.16, .17), .2, .3, self.random.uniform(.4, 1), .01)
        elif kind == 'written':
            self.put_written(canvas, text)
        elif kind == 'marks':
            self.put_marks(canvas, letter_share)
        if not is_clean and self.happens(.06):
            self.put_neighbour(canvas)
        self.put_lines(canvas)
        if not is_clean and self.happens(.35):
            self.put_dirt(canvas)
        smallest = 20 if is_clean or kind == 'marks' else 15 if len(text) > 1 else 12
        return self.cut(*self.photographed(self.warped(canvas), smallest, is_clean))
