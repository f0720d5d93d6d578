"""Compares what the program reads in photographs with the digits beside them; pictures.sh says how."""

import json
import pathlib
import re
import resource
import subprocess
import sys

MARKS = 10  # in the labels of boards of 9x9


def numbers_of(line):
    """Returns the digits of a line of a puzzle text; a dot is a blank cell."""
    return [0 if part == "." else int(part) for part in (line.split() if " " in line else line)]


def truth(picture):
    """Returns the digits of the board, row by row, and its regions and rules if the file beside it says them."""
    file = picture.with_suffix(".puzzle")
    if not file.exists():
        return labels(picture), "", None
    lines = file.read_text().splitlines()
    digits = next(numbers_of(line) for line in lines if not line.startswith("#"))
    rules = {in_order(line.split(" variant ")[1]) for line in lines if " variant " in line}
    regions = next((line.split("regions ")[1] for line in lines if " regions " in line), "")
    return digits, regions, rules


def in_order(rule):
    """Returns a rule as a text; the cells of odd and even ones have no order."""
    kind, *cells = rule.split()
    return " ".join([kind, *sorted(cells)] if kind in ("odd", "even") else [kind, *cells])


def renumbered(regions):
    """Returns the regions of cells numbered by their first cells."""
    first = {}
    return [first.setdefault(region, len(first)) for region in regions]


def wrong_rules(board, regions, rules):
    """Returns what is wrong beyond the digits, in words, and whether any of it is marked."""
    if rules is None:
        return "", False
    found = {in_order(rule["constraint"]): rule.get("doubtful", False) for rule in board.get("rules", [])}
    wrong = [] if renumbered(board.get("regions", [])) == renumbered(regions) else ["regions"]
    wrong += [f"-({rule})" for rule in sorted(rules - set(found))]
    wrong += [f"+({rule}){'?' if found[rule] else '!'}" for rule in sorted(set(found) - rules)]
    return " ".join(wrong[:8]), any(found.values()) or "unreadShades" in board


def labels(picture):
    """Returns the digits of the board, row by row."""
    for suffix in (".dat", ".txt"):
        file = picture.with_suffix(suffix)
        if file.exists():
            rows = [re.findall(r"\d+", line) for line in file.read_text().splitlines()]
            numbers = [row for row in rows if len(row) >= 4 and len(row) == len(rows[-1] or rows[-2])]
            return [0 if int(n) == MARKS and len(row) == 9 else int(n) for row in numbers for n in row]
    return None


def read(program, picture):
    """Returns the program's answer."""
    with picture.open("rb") as contents:
        run = subprocess.run([program], stdin=contents, capture_output=True, check=False)
    return json.loads(run.stdout) if run.stdout else {"problem": "crashed", "boards": []}


def marked_cells(picture):
    """Returns the pencil marks beside the picture: the name of a cell -> (centre or corner, digits)."""
    file = picture.with_suffix(".marks")
    lines = [line.split() for line in file.read_text().splitlines() if line] if file.exists() else []
    return {cell: (kind, [int(mark) for mark in marks]) for cell, kind, *marks in lines}


def read_marks(cell):
    """Returns the pencil marks of a cell of the program's answer in the same way."""
    kinds = [kind for kind in ("centre", "corner") if kind + "Marks" in cell]
    marks = sorted({mark for kind in kinds for mark in cell[kind + "Marks"]})
    return kinds[0] if len(kinds) == 1 else "both" if kinds else "none", marks


def are_same(right, answer):
    """Returns whether marks are the same; programs of which nobody can say what kind of marks they have do not count it."""
    return right == answer or (right[0] == "any" and right[1] == answer[1])


def cell_name(index, size):
    return f"r{index // size + 1}c{index % size + 1}"


def problems(cells, right, size):
    """Returns the wrong cells, in words."""
    return " ".join(
        f"{cell_name(i, size)}:{right[i]}>{cells[i]['digit']}{'?' if cells[i].get('doubtful') else '!'}"
        for i in range(len(right))
        if cells[i]["digit"] != right[i]
    )


def main():
    folder, program, verbose = sys.argv[1], sys.argv[2], sys.argv[3] == "-v"
    counts = dict.fromkeys(("pictures", "whole", "alone", "lost", "silent", "wrong", "cells", "right", "doubtful", "clear", "marked", "marks right", "marks whole",
                            "marks invented"), 0)
    for picture in sorted(p for p in pathlib.Path(folder).iterdir() if p.suffix in (".jpg", ".jpeg", ".png", ".webp")):
        right, regions, rules = truth(picture)
        if right is None:
            continue
        counts["pictures"] += 1
        answer = read(program, picture)
        boards = [board for board in answer["boards"] if len(board["cells"]) == len(right)]
        if not boards:
            counts["lost"] += 1
            sizes = [board["size"] for board in answer["boards"]]
            if verbose:
                print(f"{picture.name}: {answer.get('problem', 'other boards')} {sizes}")
            continue
        board = boards[0]
        cells = board["cells"]
        counts["cells"] += len(right)
        counts["right"] += sum(cell["digit"] == digit for cell, digit in zip(cells, right))
        counts["doubtful"] += sum(cell.get("doubtful", False) for cell in cells)
        marked = marked_cells(picture)
        wrong_marks = []
        for i, cell in enumerate(cells):
            name = cell_name(i, board["size"])
            answer_marks, right_marks = read_marks(cell), marked.get(name, ("none", []))
            counts["marked"] += name in marked
            counts["marks right"] += name in marked and answer_marks[1] == right_marks[1]
            counts["marks whole"] += name in marked and are_same(right_marks, answer_marks)
            if marked and not are_same(right_marks, answer_marks):
                wrong_marks.append(f"{name}:{right_marks[0]} {right_marks[1]}>{answer_marks[0]} {answer_marks[1]} {cell.get('unreadMarks', '')}")
                counts["marks invented"] += name not in marked
        if verbose and wrong_marks:
            print(f"{picture.name}: marks {', '.join(wrong_marks)}")
        counts["alone"] += all(cell.get("seen", cell["digit"]) == digit for cell, digit in zip(cells, right))
        wrong = [i for i in range(len(right)) if cells[i]["digit"] != right[i]]
        wrong_extras, is_rule_marked = wrong_rules(board, regions, rules)
        if not wrong and not wrong_extras:
            counts["whole"] += 1
            counts["clear"] += board["clear"]
            continue
        counts["wrong"] += board["clear"]
        is_silent = not any(cells[i].get("doubtful") for i in wrong) and not is_rule_marked and not board.get("unread")
        counts["silent"] += is_silent
        if verbose:
            print(f"{picture.name}: {board['verdict']} {board['price']:.1f} coverage {board['coverage']:.2f}"
                  f"{' clear' if board['clear'] else ''}{' SILENT' if is_silent else ''} {problems(cells, right, board['size'])} {wrong_extras}")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    n = max(1, counts["pictures"])
    print(f"pictures {counts['pictures']}, whole {counts['whole']} ({100 * counts['whole'] / n:.1f} %), by looks alone "
          f"{counts['alone']}, not found {counts['lost']}, cells {100 * counts['right'] / max(1, counts['cells']):.2f} %, "
          f"wrong without a mark {counts['silent']}, called clear {counts['clear']} + {counts['wrong']} wrong, "
          f"marked cells {counts['doubtful'] / n:.1f} a picture, {(used.ru_utime + used.ru_stime) / n:.2f} s a picture, "
          f"{used.ru_maxrss // 1024} MB")
    if counts["marked"]:
        print(f"cells with marks {counts['marked']}, their digits right {counts['marks right']}, also as centre or corner marks "
              f"{counts['marks whole']}, marks in other cells {counts['marks invented']}")


main()
