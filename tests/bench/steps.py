#!/usr/bin/env python3
"""Measures walkthroughs: how many steps they have, and how many words a step has.

    tests/bench/steps.py PROGRAM [PROGRAM…] -- FILE [FILE…]
    tests/bench/steps.py PROGRAM [PROGRAM…] -- --variant ID [--variant ID…] [--count N] [--size N]

Each PROGRAM is a sudoku-workbench-cli; the first one makes the puzzles of the variants, N (50) of each with the seeds from 1.
Prints a row of Markdown for each file or variant and, for each program: the median of the steps of all puzzles that it solves,
of those that are about a rule other than a house, the median of the words of these, and the processor time of all in seconds.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile

def seconds_of_children():
    times = os.times()
    return times.children_user + times.children_system


def walkthroughs(program, path):
    """Returns the walkthroughs of a file, and the processor time that they took."""
    before = seconds_of_children()
    run = subprocess.run([program, "walkthrough", "--format", "json", "--threads", "1", "--quiet", path],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    seconds = seconds_of_children() - before
    answers = [json.loads(line) for line in run.stdout.splitlines() if line.startswith("{")]
    return [answer["steps"] for answer in answers if "steps" in answer], seconds


def columns(program, path):
    all_steps, seconds = walkthroughs(program, path)
    if not all_steps:
        return ["-"] * 4
    of_rules = [[step for step in steps if "constraints" in step] for steps in all_steps]
    words = [len(step["text"].split()) for steps in of_rules for step in steps]
    return [f"{statistics.median(map(len, all_steps)):g}", f"{statistics.median(map(len, of_rules)):g}",
            f"{statistics.median(words):g}" if words else "-", f"{seconds:.1f}"]


def generated(program, variant, count, size, folder):
    path = os.path.join(folder, f"{variant}.txt")
    with open(path, "w", encoding="utf-8") as file:
        subprocess.run([program, "generate", "--variant", variant, "--count", str(count), "--seed", "1", "--size",
                        str(size), "--quiet"], stdout=file, check=False)
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
    with tempfile.TemporaryDirectory() as folder:
        rows = [(os.path.basename(path), path) for path in wish.files]
        rows += [(variant, generated(programs[0], variant, wish.count, wish.size, folder)) for variant in wish.variant]
        print("| puzzles |" + " steps | of rules | words | seconds |" * len(programs))
        print("|---|" + "---|---|---|---|" * len(programs))
        for name, path in rows:
            cells = [column for program in programs for column in columns(program, path)]
            print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


main()
