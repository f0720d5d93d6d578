#!/usr/bin/env python3
"""Draws modest requests for tails.sh: tails.py NUMBER SEED. Prints one a line: the bound in seconds, a tab, the request.

A request is what follows the name of the program; "|" hands the puzzle of one to the next. The same seed draws the same
requests, and the first ones are the same for any number of them.
"""

import random
import sys

SIZES = {4: 2, 6: 3, 8: 2, 9: 10, 10: 1, 12: 3, 15: 1, 16: 6, 20: 1, 25: 3}
BOARDS = ["samurai", "windmill", "sohei", "butterfly", "flower", "twins"]
GLOBAL = ["diagonal", "anti-diagonal", "windoku", "disjoint-groups", "anti-knight", "anti-king", "non-consecutive"]
# Hardly anybody has these on other boards than those of newspapers.
RARE = ["asterisk", "centre-dot", "girandola", "anti-taxicab", "global-entropy", "global-modulo", "dutch-flatmates",
          "all-white-dots", "all-black-dots", "all-xv", "different-lines", "chaos-construction"]
MARKED = ["killer", "thermometer", "arrow", "palindrome", "whispers", "renban", "between-line", "white-dot", "black-dot",
          "xv", "greater-than", "sandwich", "little-killer", "x-sum", "numbered-room", "skyscraper-clue", "quadruple",
          "even", "odd", "region-sum", "zipper-line", "lockout-line", "entropic-line", "modular-line", "pill-arrow",
          "slow-thermometer", "nabner", "row-indexer", "counting-circles", "maximum", "minimum", "product-cage",
          "full-rank"]
SYMMETRIES = ["half-turn", "quarter-turn", "horizontal", "vertical", "both", "diagonal", "anti-diagonal",
              "both-diagonals", "full"]
LEVELS = ["beginner", "easy", "medium", "hard", "unfair", "extreme"]
TECHNIQUES = ["x-wing", "swordfish", "xy-wing", "xyz-wing", "w-wing", "naked-pair", "hidden-pair", "naked-triple",
              "skyscraper", "two-string-kite", "simple-colours", "locked-candidates"]
QUESTIONS = {"solve": 3, "check": 3, "count": 3, "explain": 3, "candidates": 3, "minimize": 2, "rate": 3, "hint": 2,
             "walkthrough": 3, "pairs": 1}


def pick(weights):
    return random.choices(list(weights), list(weights.values()))[0]


def board():
    """Returns options for a kind of board, and its size."""
    if random.random() < 0.04:
        return ["--board", random.choice(BOARDS)], 21
    size = pick(SIZES)
    options = [] if size == 9 else ["--size", str(size)]
    if random.random() < 0.12:
        options.append("--jigsaw")
    return options, size


def rules(size, is_jigsaw):
    kind = random.random()
    if kind < 0.4:
        return []
    if kind < 0.65:
        is_usual = size <= 9 and not is_jigsaw
        chosen = [random.choice(GLOBAL + RARE if is_usual else GLOBAL)]
    elif kind < 0.9:
        chosen = [random.choice(MARKED)]
    else:
        chosen = sorted({random.choice(GLOBAL[:4]), random.choice(MARKED if random.random() < 0.5 else GLOBAL[:4])})
    return [word for name in chosen for word in ("--variant", name)]


def clues(size, has_marks):
    """Returns a wish for a number of clues that a person may have, well above the fewest that are known."""
    cells = size * size
    fewest = 0.15 if has_marks and size <= 9 else 0.33 if size <= 9 else 0.40 if size <= 16 else 0.48
    number = int(cells * random.uniform(fewest, fewest + 0.15)) + 1
    return random.choice([["--clues", str(number)], ["--about", str(number)],
                          ["--clues", f"{number}-{number + cells // 10}"]])


def hardness(is_classic):
    """Returns a wish for the difficulty."""
    if not is_classic or random.random() < 0.6:
        wish = ["--difficulty", random.choice(LEVELS)]
        return wish + (["--harder-not-longer"] if is_classic and random.random() < 0.1 else [])
    low = random.randint(12, 82)
    score = random.randint(2, 30) * 100
    return random.choice([["--rating", f"explainer:{low / 10}-{low / 10 + 1:.1f}"],
                          ["--rating", f"hodoku:{score}-{score + 300}"],
                          ["--needs", random.choice(TECHNIQUES)],
                          ["--needs-hardest", random.choice(TECHNIQUES)],
                          ["--difficulty", random.choice(LEVELS[2:]), "--hard-steps", "1-4"],
                          ["--difficulty", random.choice(LEVELS[1:]), "--steps", "50-60"],
                          ["--only", "naked-single,hidden-single,locked-candidates"]])


def wishes(size, chosen):
    asked = []
    has_marks = any(name in chosen for name in MARKED)
    is_classic = not chosen and size == 9
    if random.random() < 0.4:
        asked += hardness(is_classic)
    if random.random() < 0.3:
        asked += ["--symmetry", random.choice(SYMMETRIES)]
    if random.random() < 0.3 and size != 21:
        asked += clues(size, has_marks)
    elif random.random() < 0.1 and size <= 16 and "beginner" not in asked:
        asked += ["--minimal"]
    elif random.random() < 0.1:
        asked += ["--clues-cover", random.choice(["digits", "boxes", "lines", "digits,boxes,lines"])]
    return asked


def generation(asks_much=True):
    options, size = board()
    chosen = rules(size, "--jigsaw" in options) if size != 21 or random.random() < 0.3 else []
    words = ["generate"] + options + chosen + (wishes(size, chosen) if asks_much else [])
    return words + ["--seed", str(random.randint(1, 1000))], size


def question():
    command = pick(QUESTIONS)
    limit = ["--limit", str(random.choice([100, 1000, 10000]))] if command == "count" else []
    return [command] + limit


def empty():
    """Returns a question about a board without clues."""
    size = pick(SIZES)
    chosen = [random.choice(GLOBAL)] if random.random() < 0.5 else []
    words = [word for name in chosen for word in ("--variant", name)]
    return f"empty {size} | " + " ".join(question() + words), size


def request():
    kind = random.random()
    if kind < 0.08:
        return empty()
    words, size = generation(kind < 0.55)
    if kind < 0.55:
        return " ".join(words), size
    many = ["--solutions", "many"] if random.random() < 0.25 else []
    broken = " | broken" if not many and random.random() < 0.15 else ""
    return " ".join(words + many) + broken + " | " + " ".join(question()), size


def main():
    number, seed = int(sys.argv[1]), int(sys.argv[2])
    random.seed(seed)
    for _ in range(number):
        text, size = request()
        print(5 if size <= 16 else 10, text, sep="\t")


main()
