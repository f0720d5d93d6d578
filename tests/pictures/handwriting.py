"""Digits as people write them, made of strokes: no data of anybody is needed for them."""
import cv2
import numpy

SIDE = 96  # pixels of a picture of a digit
MARGIN = 14

# Strokes in a square: points that are joined by a curve (True) or by straight lines. People write a digit in several ways.
ROUND, STRAIGHT = True, False
FORMS = {
    1: [[(STRAIGHT, [(.5, 0), (.5, 1)])],
        [(STRAIGHT, [(.25, .3), (.55, 0), (.55, 1)])],
        [(STRAIGHT, [(.1, .45), (.6, 0), (.55, 1)])],
        [(STRAIGHT, [(.3, .2), (.55, 0), (.55, 1)]), (STRAIGHT, [(.25, 1), (.85, 1)])]],
    2: [[(ROUND, [(.15, .25), (.3, .03), (.65, 0), (.85, .25), (.6, .6), (.1, 1)]), (STRAIGHT, [(.1, 1), (.9, 1)])],
        [(ROUND, [(.15, .2), (.5, 0), (.8, .25), (.5, .7), (.15, .95), (.28, .8), (.5, .95), (.9, .97)])]],
    3: [[(ROUND, [(.15, .1), (.5, 0), (.8, .2), (.45, .46), (.85, .7), (.55, 1), (.1, .88)])],
        [(STRAIGHT, [(.15, 0), (.8, 0), (.45, .4)]), (ROUND, [(.45, .4), (.9, .65), (.6, 1), (.1, .9)])]],
    4: [[(STRAIGHT, [(.25, 0), (.1, .6), (.9, .6)]), (STRAIGHT, [(.7, .25), (.65, 1)])],
        [(STRAIGHT, [(.65, 1), (.65, 0), (.05, .65), (.95, .65)])],
        [(ROUND, [(.15, 0), (.12, .4), (.4, .5), (.8, .42)]), (STRAIGHT, [(.8, 0), (.78, 1)])]],
    5: [[(STRAIGHT, [(.85, 0), (.25, 0), (.2, .42)]), (ROUND, [(.2, .42), (.6, .36), (.85, .65), (.6, 1), (.1, .92)])],
        [(ROUND, [(.85, .05), (.3, .03), (.25, .4), (.7, .45), (.8, .75), (.5, 1), (.12, .9)])]],
    6: [[(ROUND, [(.75, .02), (.3, .35), (.12, .75), (.45, 1), (.82, .75), (.5, .5), (.15, .72)])],
        [(ROUND, [(.4, 0), (.18, .5), (.25, .95), (.7, .95), (.75, .6), (.4, .55), (.2, .75)])]],
    7: [[(STRAIGHT, [(.1, 0), (.9, 0), (.4, 1)])],
        [(STRAIGHT, [(.1, 0), (.9, 0), (.4, 1)]), (STRAIGHT, [(.3, .5), (.8, .5)])],
        [(STRAIGHT, [(.1, .18), (.12, 0), (.9, .02)]), (ROUND, [(.9, .02), (.55, .5), (.45, 1)])]],
    8: [[(ROUND, [(.75, .15), (.45, 0), (.2, .2), (.5, .47), (.82, .75), (.5, 1), (.15, .77), (.5, .47), (.8, .2), (.72, .1)])],
        [(ROUND, [(.5, 0), (.2, .22), (.5, .45), (.8, .22), (.5, 0)]), (ROUND, [(.5, .45), (.1, .72), (.5, 1), (.9, .72), (.5, .45)])]],
    9: [[(ROUND, [(.8, .2), (.45, 0), (.15, .28), (.45, .52), (.8, .25), (.78, .6), (.55, 1)])],
        [(ROUND, [(.8, .2), (.45, 0), (.15, .28), (.45, .52), (.8, .2)]), (STRAIGHT, [(.8, .1), (.78, 1)])],
        [(ROUND, [(.8, .2), (.45, 0), (.15, .28), (.45, .52), (.8, .25), (.75, .8), (.45, 1), (.15, .88)])]],
}


def curve(points, steps=8):
    """Points on a smooth line through those (Catmull and Rom)."""
    ends = numpy.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    at = numpy.linspace(0, 1, steps, endpoint=False)[:, None]
    pieces = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        pieces.append(.5 * (2 * b + (c - a) * at + (2 * a - 5 * b + 4 * c - d) * at ** 2 + (3 * b - a - 3 * c + d) * at ** 3))
    return numpy.vstack([*pieces, points[-1:]])


def written(random, digit):
    """A picture of a written digit: 0 is paper, 1 ink."""
    picture = numpy.zeros((SIDE, SIDE), numpy.uint8)
    forms = FORMS[digit]
    wobble = random.uniform(.01, .06)
    width = random.uniform(.4, .95)
    thickness = int(random.integers(3, 11))
    for is_round, points in forms[random.integers(len(forms))]:
        points = numpy.array(points) + random.normal(0, wobble, (len(points), 2))
        points = curve(points) if is_round else points
        points = (points - .5) * (width, 1) + .5
        pixels = numpy.round((MARGIN + points * (SIDE - 2 * MARGIN)) * 16).astype(numpy.int32)
        cv2.polylines(picture, [pixels], False, 255, thickness, cv2.LINE_AA, 4)
    return picture.astype(numpy.float32) / 255
