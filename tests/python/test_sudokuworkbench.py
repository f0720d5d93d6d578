# Covers app/python: batches, dictionaries, module
"""Tests of the module for Python: test_sudokuworkbench.py HANDBOOK-PAGE"""

import _thread
import doctest
import inspect
import sys
import threading
import unittest
from typing import Any

import numpy
import sudokuworkbench as workbench
from sudokuworkbench import HintKind, Verdict, _answers

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
QUESTIONS = ["read", "solve", "check", "count", "candidates", "explain", "hint", "rate", "generate", "write"]
ENDLESS = "." * 256  # a 16x16 board with more solutions than anybody counts
FOREVER = 2**62


def digits(text: str) -> "list[int]":
    return [0 if character == "." else int(character) for character in text]


class Examples(unittest.TestCase):
    def test_docstrings(self) -> None:
        for module in (workbench, _answers):
            result = doctest.testmod(module)
            self.assertEqual(result.failed, 0)
            self.assertGreater(result.attempted, 2)

    def test_each_question_has_an_example(self) -> None:
        for name in QUESTIONS:
            self.assertIn(">>>", inspect.getdoc(getattr(workbench, name)) or "", name)

    def test_handbook(self) -> None:
        result = doctest.testfile(HANDBOOK_PAGE, module_relative=False)
        self.assertEqual(result.failed, 0)
        self.assertGreater(result.attempted, 10)


class Questions(unittest.TestCase):
    def test_answers_about_texts_and_puzzles_are_the_same(self) -> None:
        (puzzle,) = workbench.read(EASY)
        for name in QUESTIONS[1:8]:
            question = getattr(workbench, name)
            self.assertEqual(question(puzzle), question(EASY), name)

    def test_puzzles(self) -> None:
        one, other = workbench.read(f"{EASY}\n{EASY}\n")
        self.assertEqual(one, other)
        self.assertEqual(len({one, other}), 1)
        self.assertNotEqual(one, EASY)
        self.assertEqual((one.size, one.digit_count, one.is_classic, one.uncovered_rules), (9, 9, True, []))
        self.assertEqual(str(one), EASY)
        self.assertEqual(str(workbench.clues(one)), EASY)
        self.assertEqual(sum(workbench.entries(one)), 0)
        self.assertEqual(len(workbench.read(f"{EASY}\n{EASY}\n", max_puzzles=1)), 1)

    def test_explain(self) -> None:
        none = workbench.explain("1..1............")
        self.assertEqual([reason.name for reason in none.contradiction], ["1 in r1c1", "1 in r1c4", "row 1"])
        several = workbench.explain("1...3....14..3.1")
        for cell, one, other in several.differences:
            self.assertEqual((several.solutions[0][cell], several.solutions[1][cell]), (one, other))

    def test_hint(self) -> None:
        step = workbench.hint("123.............").step
        assert step
        self.assertEqual(step.placements, ((3, 4),))
        self.assertEqual(workbench.hint(SOLUTION).kind, HintKind.SOLVED)

    def test_rate(self) -> None:
        self.assertIsNone(workbench.rate(EASY, explainer=False).explainer)
        self.assertIsNone(workbench.rate("12..............").general)

    def test_generate(self) -> None:
        made = workbench.generate(6, boxes=(3, 2), seed=3, variants=["diagonal"])
        assert made.puzzle
        self.assertEqual(workbench.check(made.puzzle).verdict, Verdict.UNIQUE)
        self.assertEqual(workbench.generate(6, boxes=(3, 2), seed=3, variants=["diagonal"]), made)

    def test_errors(self) -> None:
        with self.assertRaises(workbench.ReadError) as caught:
            workbench.solve("1234\n12x4\n....\n....")
        self.assertEqual((caught.exception.code, caught.exception.line, caught.exception.column), ("unknown-symbol", 2, 3))
        with self.assertRaisesRegex(ValueError, "no level"):
            workbench.generate(level="trivial")
        with self.assertRaises(ValueError):
            workbench.write(EASY, "stone")
        number: Any = 5
        with self.assertRaises(TypeError):
            workbench.count(number)


class Stops(unittest.TestCase):
    def test_time_limit(self) -> None:
        answer = workbench.count(ENDLESS, FOREVER, time_limit=0.05)
        self.assertTrue(answer.is_stopped)
        self.assertFalse(answer.is_exact)

    def test_another_thread_stops_and_runs_meanwhile(self) -> None:
        stop = workbench.Stop()
        threading.Timer(0.05, stop.request).start()  # it could not run if Python's lock were held
        self.assertTrue(workbench.count(ENDLESS, FOREVER, stop=stop).is_stopped)
        self.assertTrue(stop.is_requested)

    def test_control_c(self) -> None:
        threading.Timer(0.05, _thread.interrupt_main).start()
        with self.assertRaises(KeyboardInterrupt):
            workbench.count(ENDLESS, FOREVER)


class Batches(unittest.TestCase):
    def test_arrays(self) -> None:
        boards = numpy.array([digits(EASY), [1] * 81] * 300, numpy.uint8)
        for threads in (0, 1, 3):
            solved = workbench.solve(boards, threads=threads)
            self.assertEqual(solved.verdicts.tolist(), [Verdict.SOLVED, Verdict.NONE] * 300)
            self.assertEqual(solved.solutions[0].tolist(), digits(SOLUTION))
            self.assertEqual(solved.solutions[1].tolist(), [0] * 81)
            checked = workbench.check(boards, threads=threads)
            self.assertEqual(checked.verdicts.tolist(), [Verdict.UNIQUE, Verdict.NONE] * 300)

    def test_any_integers_and_order(self) -> None:
        boards = numpy.asfortranarray(numpy.array([digits(EASY)] * 2, numpy.int64))
        self.assertEqual(workbench.solve(boards).solutions[1].tolist(), digits(SOLUTION))

    def test_lists(self) -> None:
        texts = [EASY, workbench.write(EASY, "grid")]
        self.assertEqual(workbench.check(texts).verdicts.tolist(), [Verdict.UNIQUE] * 2)
        self.assertEqual(workbench.check(workbench.read("\n".join(texts))).verdicts.tolist(), [Verdict.UNIQUE] * 2)
        nothing: "list[str]" = []
        self.assertEqual(len(workbench.solve(nothing).verdicts), 0)

    def test_what_is_no_batch(self) -> None:
        for wrong in (
            numpy.zeros(81, numpy.uint8),
            numpy.zeros((1, 80), numpy.uint8),
            numpy.full((1, 81), 10, numpy.uint8),
            numpy.full((1, 81), 257),
            numpy.full((1, 81), -1),
        ):
            with self.assertRaises(ValueError):
                workbench.solve(wrong)
        with self.assertRaisesRegex(ValueError, "a row of 80 cells is no board"):
            workbench.check(numpy.zeros((1, 80), numpy.uint8))
        for puzzles in ([EASY, "1" + "." * 15], ["nothing"], [f"# sudoku-workbench: variant windoku\n{EASY}"]):
            with self.assertRaises(ValueError):
                workbench.check(puzzles)
        floats: Any = numpy.zeros((1, 81))
        with self.assertRaises(TypeError):
            workbench.solve(floats)

    def test_stop(self) -> None:
        stop = workbench.Stop()
        stop.request()
        answer = workbench.check(numpy.zeros((1000, 81), numpy.uint8), stop=stop)
        self.assertTrue(answer.is_stopped)
        self.assertEqual(set(answer.verdicts.tolist()), {Verdict.UNDECIDED})


if __name__ == "__main__":
    HANDBOOK_PAGE = sys.argv.pop(1)
    unittest.main()
