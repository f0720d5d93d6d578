"""The typefaces of Debian's packages that training cells are printed in."""
import functools
import pathlib
import re
import subprocess

import cv2
import numpy
from PIL import Image, ImageDraw, ImageFont

HEIGHT = 64  # pixels of a digit, before it is scaled into a cell
DIGITS = '123456789'
# Typefaces that look like handwriting; the rest is print.
WRITTEN = re.compile(r'dkghand|breip|femkeklaver|kristi|rufscript|dancing|ecolier|summersby|tomsontalks|humor|chilanka|delphine'
                     r'|stevehand|steve|domestic|purisa|nanum(pen|brush)|setofont|kiloji|isabella|wasntme', re.I)
# Ornaments, mathematics, sizes that others have too.
UNFIT = re.compile(r'aenigma|emoji|symbol|dingbat|jsmath|math|euterpe|mplus|bullet|barcode|outline|lmroman(5|6|7)'
                   r'|ibmplexsans(arabic|deva|thai|heb|kr|jp)|elstob', re.I)
# Of Noto's, those of other scripts have the digits of these.
LATIN_NOTO = re.compile(r'noto(sans|serif|sansmono|sansdisplay|serifdisplay)-', re.I)


@functools.lru_cache(maxsize=None)
def font_of(path, pixels):
    return ImageFont.truetype(path, pixels)


@functools.lru_cache(maxsize=60000)
def glyph(path, text):
    """The ink of a text, as a picture without rim: 0 is paper, 255 ink. None if the typeface lacks it."""
    font = font_of(path, HEIGHT * 3 // 2)
    left, top, right, bottom = font.getbbox(text)
    if right - left < 4 or bottom - top < 10 or right - left > 400 or bottom - top > 300:
        return None
    picture = Image.new('L', (right - left + 4, bottom - top + 4))
    ImageDraw.Draw(picture).text((2 - left, 2 - top), text, 255, font)
    ink = numpy.asarray(picture)
    rows, columns = numpy.nonzero(ink.max(1) > 100)[0], numpy.nonzero(ink.max(0) > 100)[0]
    if not len(rows):
        return None
    return numpy.ascontiguousarray(ink[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1])


def shape(path, text):
    """A glyph as a small square, to compare it with others."""
    ink = glyph(path, text)
    if ink is None:
        return None
    square = cv2.resize(ink, (16, 16), interpolation=cv2.INTER_AREA).astype(numpy.float32).ravel()
    square = numpy.append(square, 400 * ink.shape[1] / ink.shape[0])
    return square - square.mean()


def is_fit(path):
    name = path.removeprefix('/usr/share/fonts')
    return bool(LATIN_NOTO.search(name)) if 'noto' in name.lower() else not UNFIT.search(name.replace('-', ''))


def all_files():
    listed = subprocess.run(['fc-list', ':', 'file'], check=True, capture_output=True, text=True).stdout
    files = {line.split(': ')[0].rstrip(':') for line in listed.splitlines()}
    return sorted(name for name in files if name.lower().endswith(('.ttf', '.otf', '.pfb', '.ttc')) and is_fit(name))


def shapes_of(files):
    """The shapes of the digits of each file that has them all, without those that others have too."""
    shapes, seen = {}, set()
    for path in files:
        try:
            digits = [shape(path, digit) for digit in DIGITS]
        except OSError:
            continue
        if any(digit is None for digit in digits):
            continue
        digits = numpy.array(digits)
        if len({row.tobytes() for row in digits}) < 9 or digits.tobytes() in seen:
            continue
        seen.add(digits.tobytes())
        shapes[path] = digits
    return shapes


def legible_faces(names, shapes):
    """Those of the files with digits that look most like the same digits of other typefaces, at least eight of nine."""
    families = numpy.array([re.split(r'[-_.]', pathlib.Path(name).stem)[0][:6].lower() for name in names])
    flat = shapes.reshape(len(names) * 9, -1)
    flat = flat / numpy.linalg.norm(flat, axis=1, keepdims=True)
    for number, name in enumerate(names):
        likeness = (flat[number * 9:number * 9 + 9] @ flat.T).reshape(9, len(names), 9)  # own digit, face, its digit
        others = likeness[:, families != families[number]]
        nearest = numpy.sort(others, axis=1)[:, -3:].mean(1).argmax(1)
        if (nearest == numpy.arange(9)).sum() >= 8:
            yield name


def faces():
    """Files of print and of handwriting, in a fixed order."""
    shapes = shapes_of(all_files())
    names = list(shapes)
    printed, written = [], []
    for name in legible_faces(names, numpy.array([shapes[name] for name in names])):
        (written if WRITTEN.search(name.replace('-', '')) else printed).append(name)
    return printed, written


if __name__ == '__main__':
    for kind, names in zip(('print', 'handwriting'), faces()):
        print(len(names), kind)
        for name in names:
            print(' ', name)
