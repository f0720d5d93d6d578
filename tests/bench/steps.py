#!/usr/bin/env python3
"""Measures walkthroughs: how many steps they have, and how many words a step has; and checks each step.

    tests/bench/steps.py PROGRAM [PROGRAM…] -- FILE [FILE…]
    tests/bench/steps.py PROGRAM [PROGRAM…] -- --variant ID [--variant ID…] [--count N] [--size N]

Each PROGRAM is a sudoku-workbench-cli; the first one makes the puzzles of the variants, N (50) of each with the seeds from 1.
Prints a row of Markdown for each file or variant: how many puzzles there are, and for each program the median of the steps of all
puzzles that it walks through, of those that are about a rule other than a house, the median of the words of these, and the processor
time of all in seconds.

Holds each step against the solution that the first program's solver finds: what it places is in the solution, what it eliminates is
not, nothing is said that is known already, and the last step fills the board. Says on standard error what is wrong, and ends with
exit status 1 then.
"""

import argparse
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile

NAME = re.compile(r"r(\d+)c(\d+)=(\d+)")


def seconds_of_children():
    times = os.times()
    return times.children_user + times.children_system


def answers(program, command, path):
    run = subprocess.run([program, command, "--format", "json", "--threads", "1", "--quiet", path],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    return [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]


def symbols_of(text):
    return text.split() if " " in text else list(text)


class Board:
    """A puzzle and its solution, as the solver tells both."""

    def __init__(self, answer):
        self.size = answer["size"]
        self.solution = [int(symbol) for symbol in symbols_of(answer["solutions"][0])]
        self.givens = [symbol != "." for symbol in symbols_of(answer["puzzle"])]

    def read(self, name):
        row, column, digit = map(int, NAME.fullmatch(name).groups())
        return (row - 1) * self.size + column - 1, digit

    def wrong(self, steps):
        """Returns what is wrong with the steps of a walkthrough, or None."""
        filled = list(self.givens)
        gone = set()
        for step in steps:
            for cell, digit in map(self.read, step.get("placements", [])):
                if filled[cell] or self.solution[cell] != digit:
                    return step["text"]
                filled[cell] = True
            for cell, digit in map(self.read, step.get("eliminations", [])):
                if self.solution[cell] == digit or (cell, digit) in gone:
                    return step["text"]
                gone.add((cell, digit))
        return None if all(filled) else "the last step leaves open cells"


def boards_of(program, path):
    """Returns the boards of a file by the lines that they are in."""
    return {answer["line"]: Board(answer) for answer in answers(program, "solve", path) if "solutions" in answer}


def columns(program, path, boards):
    """Returns the columns of a program, and how many walkthroughs have a wrong step."""
    before = seconds_of_children()
    walks = [answer for answer in answers(program, "walkthrough", path) if "steps" in answer]
    seconds = seconds_of_children() - before
    if not walks:
        return ["-"] * 4, 0
    wrong = 0
    for walk in walks:
        if problem := boards[walk["line"]].wrong(walk["steps"]):
            print(f"{path}:{walk['line']}: {problem}", file=sys.stderr)
            wrong += 1
    of_rules = [[step for step in walk["steps"] if "constraints" in step] for walk in walks]
    words = [len(step["text"].split()) for steps in of_rules for step in steps]
    return [f"{statistics.median(len(walk['steps']) for walk in walks):g}", f"{statistics.median(map(len, of_rules)):g}",
            f"{statistics.median(words):g}" if words else "-", f"{seconds:.1f}"], wrong


def cells_text(cells):
    return " ".join(f"r{row}c{column}" for row, column in cells)


def clones(size, rng):
    """Returns three blocks of four cells and their clones, which share no row, column or box with them."""
    starts = range(1, size, 2)
    side = round(size ** 0.5)
    pairs = []
    while not pairs or any(abs(one[i] - other[i]) <= side for one, other in pairs for i in range(2)):
        places = rng.sample([(row, column) for row in starts for column in starts], 6)
        pairs = list(zip(places[:3], places[3:]))

    def block(place):
        return [(place[0] + i // 2, place[1] + i % 2) for i in range(4)]

    return [f"clone {cells_text(block(one) + block(other))}" for one, other in pairs]


def target_sum(program, size, seed, rng):
    """Returns circles on three digits of a full board, which add up to the same in each house."""
    full = subprocess.run([program, "generate", "--size", str(size), "--seed", str(seed), "--quiet"], stdout=subprocess.PIPE,
                          text=True, check=True).stdout
    solved = subprocess.run([program, "solve", "--format", "json", "--quiet"], input=full, stdout=subprocess.PIPE, text=True,
                            check=True).stdout
    solution = Board(json.loads(solved)).solution
    digits = rng.sample(range(1, size + 1), 3)
    cells = [(cell // size + 1, cell % size + 1) for cell, digit in enumerate(solution) if digit in digits]
    return [f"target-sum:{sum(digits)} {cells_text(cells)}"]


def rules_of(program, variant, size, seed):
    """Returns what --variant says for a kind that generate draws no cells for, or nothing."""
    rng = random.Random(seed)
    if variant == "clone":
        return clones(size, rng)
    return target_sum(program, size, seed, rng) if variant == "target-sum" else []


def generated(program, variant, count, size, folder):
    path = os.path.join(folder, f"{variant}.txt")
    with open(path, "wb") as file:
        command = [program, "generate", "--size", str(size), "--quiet"]
        if not rules_of(program, variant, size, 1):
            subprocess.run([*command, "--variant", variant, "--count", str(count), "--seed", "1"], stdout=file, check=False)
            return path
        for seed in range(1, count + 1):
            options = [word for rule in rules_of(program, variant, size, seed) for word in ("--variant", rule)]
            subprocess.run([*command, *options, "--seed", str(seed)], stdout=file, stderr=subprocess.DEVNULL, check=False)
    return path


def main():
    if "--" not in sys.argv[1:]:
        sys.exit(__doc__)
    split = sys.argv.index("--")
    programs = sys.argv[1:split]
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="*")
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--size", type=int, default=9)
    wish = parser.parse_args(sys.argv[split + 1:])
    all_wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        rows = [(os.path.basename(path), path) for path in wish.files]
        rows += [(variant, generated(programs[0], variant, wish.count, wish.size, folder)) for variant in wish.variant]
        print("| puzzles | number |" + " steps | of rules | words | seconds |" * len(programs))
        print("|---|---|" + "---|---|---|---|" * len(programs))
        for name, path in rows:
            boards = boards_of(programs[0], path)
            cells = []
            for program in programs:
                own, wrong = columns(program, path, boards)
                cells += own
                all_wrong += wrong
            print(f"| {name} | {len(boards)} | " + " | ".join(cells) + " |", flush=True)
    sys.exit(1 if all_wrong else 0)


main()
