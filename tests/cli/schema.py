#!/usr/bin/python3
"""What others rely on: the schema of the answers in JSON, and the table of those in comma separated values.

schema.py PROGRAM      tests both; exit status 77 if python3-jsonschema is missing (the rest is tested all the same)
schema.py --page       prints the tables of resources/handbook/json.md as they should be
schema.py --members    prints tests/cli/members.txt as it should be
"""
import copy
import csv
import io
import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
CASES = os.path.join(HERE, "cases")
PAGE = os.path.join(ROOT, "resources", "handbook", "json.md")
BEGIN = "## Members"  # of the part of the page that is made from the schema
faults = []


def fault(text):
    faults.append(text)
    print(text)


def schema_of(name):
    with open(os.path.join(ROOT, "resources", "schema", name + ".schema.json"), encoding="utf-8") as file:
        return json.load(file)


ANSWERS = schema_of("answers")
PUZZLE = schema_of("puzzle")
LETTERS = ["--symbols", "1-9A"]

HARD = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1\n"
COLOURED = "...8....42.8...3...7...5.8..9723....6.2.4.........1.2.3..41...8......1..4.....237\n"
EASY = ".1.62....5......43....9....7......8...5.....4...1..........36...9....2..8....7...\n"
KILLER = (
    "# sudoku-workbench: variant killer 16 r5c1 r5c2 r6c1 r6c2 r6c3\n"
    "# sudoku-workbench: variant killer 8 r1c4 r1c5 r1c6\n"
    "# sudoku-workbench: variant killer 13 r2c3 r2c4 r3c4 r4c4\n"
    "# sudoku-workbench: variant killer 8 r2c5 r2c6 r3c5\n"
    "# sudoku-workbench: variant killer 7 r5c4 r5c5\n"
    "# sudoku-workbench: variant killer 18 r1c1 r2c1 r2c2 r3c1\n"
    "# sudoku-workbench: variant killer 7 r3c2 r3c3\n"
    "# sudoku-workbench: variant killer 3 r4c1 r4c2\n"
    "# sudoku-workbench: variant killer 7 r1c2 r1c3\n"
    "# sudoku-workbench: variant killer 14 r5c6 r6c4 r6c5 r6c6\n"
    "# sudoku-workbench: variant killer 14 r3c6 r4c5 r4c6\n"
    "# sudoku-workbench: variant killer 11 r4c3 r5c3\n"
    "...1.4.....5............2..3..4.....\n"
)
WITH_ENTRIES = ("# sudoku-workbench: entries .1..............\n1..4............\n")
MODEL = (
    "s SATISFIABLE\n"
    "v 1 -2 -3 -4 -5 6 -7 -8 -9 -10 11 -12 -13 -14 -15 16\n"
    "v -17 -18 19 -20 -21 -22 -23 24 25 -26 -27 -28 -29 30 -31 -32\n"
    "v -33 34 -35 -36 37 -38 -39 -40 -41 -42 -43 44 -45 -46 47 -48\n"
    "v -49 -50 -51 52 -53 -54 55 -56 -57 58 -59 -60 61 -62 -63 -64 0\n"
)
# Questions that show members which no transcript has: arguments and input.
QUESTIONS = [
    (["check"], "# sudoku-workbench: digits 5\n1234............\n"),
    (["check"], "puzzles,solutions\n" + HARD.replace("\n", ",x\n")),
    (["check", "--proof", "nowhere/proof"], "1.34341221434321\n"),
    (["count", "--estimate", "--limit", "2"], "................\n"),
    (["rate"], EASY),
    (["rate", "--scale", "general"], EASY),
    (["hint"], WITH_ENTRIES),
    (["hint"], "# sudoku-workbench: centre-marks . 4 . . . . . . . . . . . . . .\n1.34341221434321\n"),
    (["walkthrough"], HARD),
    (["walkthrough"], COLOURED),
    (["walkthrough"], KILLER),
    (["decode", "--model", "-", "data/four.txt"], MODEL),
    (["trace"], ".3.1..3......41.\n"),
    (["walkthrough", "--by-reasons"], EASY),
    (["generate", "--seed", "1", "--with-rating"], ""),
    (["generate", "--seed", "1", "--difficulty", "medium", "--stop-before", "naked-pair"], ""),
]
# What only a time limit brings, at no certain time, or seconds of work on a large board.
ONLY_IN_TIME = {"hodokuRating.isComplete", "generalRating.isComplete", "explainerRating.isComplete",
                "argument.atLeast", "candidates.open", "pairs.open", "minimize.open"}


# -- members --------------------------------------------------------------------------------------------------------

def described(schema, root_name):
    """Yields each object with members of its own: its name, its title, its definition."""
    if "properties" in schema:
        yield root_name, schema["title"], schema
    for name, definition in schema["$defs"].items():
        if "properties" in definition:
            yield name, definition["title"], definition


def members():
    """All members, as lines "answers version 1: check.verdict"."""
    lines = []
    for form, schema in (("answers", ANSWERS), ("puzzle", PUZZLE)):
        for name, _, definition in described(schema, form):
            lines += [f"{form} version 1: {name}.{member}" for member in definition["properties"]]
    return lines


def check_members():
    """A member that was in the schema once is there for ever; a new one is added to the list on purpose."""
    with open(os.path.join(HERE, "members.txt"), encoding="utf-8") as file:
        promised = [line.rstrip("\n") for line in file if not line.startswith("#")]
    for line in sorted(set(promised) - set(members())):
        fault(f"{line}: promised, but no longer in the schema; keep it beside its new name")
    for line in sorted(set(members()) - set(promised)):
        fault(f"{line}: new in the schema; add it to tests/cli/members.txt, where it stays")


# -- the page of the handbook ---------------------------------------------------------------------------------------

def type_text(value, schema):
    names = {"string": "text", "integer": "whole number", "number": "number", "boolean": "true or false",
             "object": "object"}
    if "anyOf" in value:
        return " or ".join(type_text(part, schema) for part in value["anyOf"])
    if "$ref" in value:
        target = schema["$defs"][value["$ref"].rsplit("/", 1)[1]]
        return f"[{target['title']}](json.md#{anchor(target['title'])})" if "properties" in target else type_text(target, schema)
    if "const" in value:
        return json.dumps(value["const"])
    if "enum" in value:
        return "text"
    if value["type"] == "array":
        return "list of: " + type_text(value["items"], schema)
    return names[value["type"]]


def anchor(title):
    return re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-")


def meaning(value):
    return value["description"] + (" (old name)" if value.get("deprecated") else "")


def table(definition, schema):
    lines = ["| member | type | meaning |", "|---|---|---|"]
    for member, value in definition["properties"].items():
        if "description" in value:
            lines.append(f"| `{member}` | {type_text(value, schema)} | {meaning(value)} |")
    return lines


def verdicts(definition):
    return [f"`{word}`" for word in definition["properties"].get("verdict", {}).get("enum", [])]


def page():
    lines = [BEGIN, ""]
    for name, title, definition in described(ANSWERS, "answers"):
        lines += [f"### {title}", ""]
        if "allOf" in definition:
            lines += ["Verdicts: " + ", ".join(verdicts(definition)) + ".", ""]
        lines += table(definition, ANSWERS) + [""]
    lines += ["## The program's own JSON", ""]
    for name, title, definition in described(PUZZLE, "puzzle"):
        lines += ([] if definition is PUZZLE else [f"### {title}", ""]) + table(definition, PUZZLE) + [""]
    return "\n".join(lines).rstrip() + "\n"


def check_page():
    with open(PAGE, encoding="utf-8") as file:
        text = file.read()
    if text[text.find(BEGIN):] != page():
        fault("resources/handbook/json.md differs from resources/schema; schema.py --page prints what belongs there")
    for form, schema in (("answers", ANSWERS), ("puzzle", PUZZLE)):
        for name, _, definition in described(schema, form):
            for member, value in definition["properties"].items():
                if "description" not in value and not (member == "verdict" and "enum" in value):
                    fault(f"{form}: {name}.{member} has no description")


# -- transcripts ----------------------------------------------------------------------------------------------------

def transcripts():
    """Yields the place, the command and the lines of the answer of each transcript."""
    for name in sorted(os.listdir(CASES)):
        if not name.endswith(".txt"):
            continue
        command, answer, place = "", [], ""
        with open(os.path.join(CASES, name), encoding="utf-8", errors="replace") as file:
            for number, line in enumerate(file, 1):
                if line.startswith("$ "):
                    if command:
                        yield place, command, answer
                    command, answer, place = line[2:].rstrip("\n"), [], f"{name}:{number}"
                elif line.startswith("> "):
                    answer.append(line[2:].rstrip("\n"))
        if command:
            yield place, command, answer


def json_answers(program):
    """All answers in JSON: the place, the command, the object."""
    all_answers = []
    for place, command, lines in transcripts():
        if "--format json" in command:
            all_answers += [(place, command.split()[0], json.loads(line)) for line in lines]
    for arguments, text in QUESTIONS:
        answers = run(program, [*arguments, "--format", "json"], text).stdout
        all_answers += [(" ".join(arguments), arguments[0], json.loads(line)) for line in answers.splitlines()]
    return all_answers


def check_order(answers):
    """The version is the first member; the answers say the version of the schema."""
    for place, _, answer in answers:
        if next(iter(answer)) != "version":
            fault(f"{place}: the first member is not the version")


def seen_members(answer, definition, name, seen):
    """Collects the members of the schema that an answer has."""
    if "$ref" in definition:
        name = definition["$ref"].rsplit("/", 1)[1]
        definition = ANSWERS["$defs"][name]
    for part in definition.get("allOf", []) + definition.get("anyOf", []):
        seen_members(answer, part, name, seen)
    if isinstance(answer, list) and isinstance(definition.get("items"), dict):
        for element in answer:
            seen_members(element, definition["items"], name, seen)
    if isinstance(answer, dict):
        for member, value in definition.get("properties", {}).items():
            if member in answer:
                seen.add(f"{name}.{member}")
                seen_members(answer[member], value, name, seen)


def check_coverage(answers):
    """Each member of the schema is in an answer, so that none is invented."""
    seen = set()
    for _, command, answer in answers:
        seen_members(answer, {"$ref": "#/$defs/" + command}, "", seen)
    for name, _, definition in described(ANSWERS, "answers"):
        for member in definition["properties"]:
            if f"{name}.{member}" not in seen | ONLY_IN_TIME:
                fault(f"{name}.{member}: in the schema, but in no answer here or in tests/cli/cases")


def validator_of(jsonschema, command):
    return jsonschema.Draft202012Validator({**ANSWERS, "anyOf": [{"$ref": "#/$defs/" + command}]})


def check_answers(jsonschema, answers):
    for place, command, answer in answers:
        for error in validator_of(jsonschema, command).iter_errors(answer):
            for part in error.context or [error]:
                fault(f"{place}: {'/'.join(map(str, part.absolute_path))}: {part.message[:200]}")
    if len(answers) < 60:
        fault(f"only {len(answers)} answers in JSON found")


def objects(value, definition, name):
    """Yields the objects of a value that have a definition with members, and its name."""
    if "$ref" in definition:
        name = definition["$ref"].rsplit("/", 1)[1]
        definition = ANSWERS["$defs"][name]
    if isinstance(value, dict) and ("properties" in definition or "allOf" in definition):
        yield name, value
    parts = [definition, *(ANSWERS["$defs"][part["$ref"].rsplit("/", 1)[1]] for part in definition.get("allOf", []))]
    for part in parts:
        for member, of_member in part.get("properties", {}).items():
            if isinstance(value, dict) and member in value:
                yield from objects(value[member], of_member, name)
    if isinstance(value, list):
        for element in value:
            yield from objects(element, definition["items"], name)


def check_refusals(jsonschema, answers):
    """A member that the schema does not know is refused in each kind of object."""
    tried = set()
    for place, command, answer in answers:
        validator = validator_of(jsonschema, command)
        changed = copy.deepcopy(answer)
        for name, part in objects(changed, {"$ref": "#/$defs/" + command}, ""):
            if (command, name) in tried:
                continue
            tried.add((command, name))
            part["unheardOf"] = 1
            if validator.is_valid(changed):
                fault(f"{place}: the schema allows an unknown member of {name}")
            del part["unheardOf"]
    if len(tried) < 30:
        fault(f"unknown members were tried in {len(tried)} kinds of objects only")


def check_puzzles(jsonschema, program):
    """What is saved agrees with its schema, and what the program refuses does not."""
    jsonschema.Draft202012Validator.check_schema(PUZZLE)
    jsonschema.Draft202012Validator.check_schema(ANSWERS)
    validator = jsonschema.Draft202012Validator(PUZZLE)
    puzzles = [("1.34341221434321", []), ("1.34341221434321", ["--variant", "killer:3 r1c1 r1c2"]),
               ("# sudoku-workbench: regions AAABABBBCCCDCDDD\n# sudoku-workbench: digits 5\n"
                "# sudoku-workbench: entries ..2.............\n# sudoku-workbench: solved ..x.............\n"
                "# sudoku-workbench: corner-marks 1,2 . . . . . . . . . . . . . . .\n"
                "# sudoku-workbench: title T\n# sudoku-workbench: switched-off diagonal\n13.4413.24..3241", [])]
    for text, options in puzzles:
        written = run(program, ["convert", "--to", "workbench", *options], text + "\n").stdout
        for error in validator.iter_errors(json.loads(written)):
            fault(f"puzzle: {error.message[:200]} in {written}")
    for wrong in ({"size": 4}, {"sudoku-workbench": 2, "size": 4}, {"sudoku-workbench": 1, "size": 26},
                  {"sudoku-workbench": 1, "size": 4, "givens": [[1]]},
                  {"sudoku-workbench": 1, "size": 4, "constraints": [{"variant": "killer", "colour": "red"}]},
                  {"sudoku-workbench": 1, "size": 4, "centreMarks": {"a1": [1]}}):
        if validator.is_valid(wrong) or run(program, ["check"], json.dumps(wrong) + "\n").returncode != 2:
            fault(f"puzzle: not refused: {wrong}")


# -- comma separated values -----------------------------------------------------------------------------------------

def run(program, arguments, text=""):
    return subprocess.run([program, *arguments], input=text, capture_output=True, encoding="utf-8", cwd=CASES)


def rows(text):
    return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))


def check_columns(program):
    """Python reads what is written; each answer is a row of a line; the table is read again as it was."""
    boards = {"9x9": ["--count", "3"], "16x16": ["--size", "16", "--count", "2"],
              "killer": ["--variant", "killer", "--count", "2"],
              "jigsaw": ["--jigsaw", "--size", "6", "--count", "2"],
              "further digits": ["--size", "6", "--digits", "7", "--boxes", "3x2", "--about", "16"],
              "letters": ["--size", "12", "--symbols", "1-9A"]}
    for name, options in boards.items():
        made = run(program, ["generate", "--seed", "1", "--with-rating", "--format", "csv", *options])
        table = rows(made.stdout)
        asked = run(program, ["generate", "--seed", "1", "--with-rating", "--format", "json", *options])
        answers = [json.loads(line) for line in asked.stdout.splitlines()]
        if made.returncode != 0 or len(table) != len(answers) or made.stdout.count("\n") != len(answers) + 1:
            fault(f"{name}: {made.stdout}{made.stderr}")
            continue
        for number, (row, answer) in enumerate(zip(table, answers), 1):
            expected = {"number": str(number), "puzzle": answer["puzzle"], "solution": answer["solution"],
                        "clues": str(answer["givens"]), "seed": answer["seed"], "verdict": "generated",
                        "level": answer.get("level", ""), "score": str(answer.get("score", "")),
                        "hardest": answer.get("hardest", ""), "scale": answer.get("scale", "")}
            for column, value in expected.items():
                if row[column] != value:
                    fault(f"{name}: {column} is {row[column]!r}, but in JSON {value!r}")
        for before in ("", "\ufeff"):
            for end in ("\n", "\r\n"):
                symbols = LETTERS if name == "letters" else []
                again = run(program, ["check", "--format", "csv", *symbols], before + made.stdout.replace("\n", end))
                kept = [{column: row[column] for column in ("puzzle", "rules", "solution")} for row in rows(again.stdout)]
                if kept != [{column: row[column] for column in ("puzzle", "rules", "solution")} for row in table]:
                    fault(f"{name}: read again as {again.stdout}{again.stderr}")


def check_schema_command(program):
    for name, schema in (("answers", ANSWERS), ("puzzle", PUZZLE)):
        if json.loads(run(program, ["schema", name]).stdout) != schema:
            fault(f"'schema {name}' does not write resources/schema/{name}.schema.json")


BOOK = {"book": 1, "title": "Evenings", "paper": "6x9in", "lines": {"thin": 0.75}, "levels": {"easy": "Gentle"},
        "caption": ["number"], "how-to": ["# Rules", "None."], "seed": 7, "chapters": [
            {"title": "One", "puzzles": ["a.txt", {"count": 2, "size": 16, "variant": ["killer"], "jigsaw": False}]},
            {"puzzles": {"count": 1, "difficulty": "easy"}}]}


def check_book(jsonschema, program):
    """The schema of a book, which is made from the tables of the program, allows books and nothing else."""
    schema = json.loads(subprocess.run([program, "schema", "book"], capture_output=True, check=True).stdout)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for error in validator.iter_errors(BOOK):
        fault(f"schema book: {error.message}")
    for path in ([], ["lines"], ["levels"], ["chapters", 0], ["chapters", 0, "puzzles", 1]):
        book = copy.deepcopy(BOOK)
        place = book
        for step in path:
            place = place[step]
        place["unknown"] = 1
        if validator.is_valid(book):
            fault(f"schema book: takes an unknown member in {path}")


def main():
    if sys.argv[1:] == ["--page"]:
        print(page(), end="")
        return 0
    if sys.argv[1:] == ["--members"]:
        print("# The members that are promised: tests/cli/schema.py --members", *members(), sep="\n")
        return 0
    program = os.path.abspath(sys.argv[1])
    check_members()
    check_page()
    answers = json_answers(program)
    check_order(answers)
    check_coverage(answers)
    check_schema_command(program)
    check_columns(program)
    try:
        import jsonschema
    except ImportError:
        print("skipped: the answers are not held against the schema, because python3-jsonschema is not installed")
        return 1 if faults else 77
    check_answers(jsonschema, answers)
    check_refusals(jsonschema, answers)
    check_puzzles(jsonschema, program)
    check_book(jsonschema, program)
    return 1 if faults else 0


sys.exit(main())
