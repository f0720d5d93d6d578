"""Read, solve, check, explain, rate and generate Sudokus from 4x4 to 25x25.

A puzzle is a Puzzle or a text in any form that read() knows. Stable for classic boards, with rows, columns and
rectangular boxes; experimental for all others (Puzzle.is_classic): answers about them may change in a minor version.

Questions run without Python's lock, so threads help; Ctrl+C ends one. A question that is stopped by its time limit (in
seconds) or by a Stop returns what is known by then, with is_stopped. What is wrong is an exception: ReadError for a text
without a puzzle, ValueError for a request that cannot be, MemoryError, RuntimeError for a bug.

>>> import sudokuworkbench
>>> easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> print(sudokuworkbench.solve(easy).solution)
534678912672195348198342567859761423426853791713924856961537284287419635345286179
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Optional, Union, overload

from . import _core
from ._answers import (
    Answer,
    Candidate,
    CandidatesAnswer,
    CheckAnswer,
    CheckBatch,
    CountAnswer,
    Difference,
    Evidence,
    ExplainAnswer,
    ExplainerRating,
    GenerateAnswer,
    Grid,
    HintAnswer,
    HintKind,
    LevelRating,
    RateAnswer,
    Reason,
    ReasonKind,
    SolveAnswer,
    SolveBatch,
    Step,
    Verdict,
)
from ._core import Puzzle, Stop

if TYPE_CHECKING:
    import numpy
    import numpy.typing

    PuzzleOrText = Union[str, Puzzle]
    Array = numpy.typing.NDArray[numpy.integer[Any]]
    Batch = Union[Array, list[str], list[Puzzle], tuple[PuzzleOrText, ...]]

__all__ = [
    "Answer",
    "Candidate",
    "CandidatesAnswer",
    "CheckAnswer",
    "CheckBatch",
    "CountAnswer",
    "Difference",
    "Evidence",
    "ExplainAnswer",
    "ExplainerRating",
    "GenerateAnswer",
    "Grid",
    "HintAnswer",
    "HintKind",
    "LevelRating",
    "Puzzle",
    "RateAnswer",
    "ReadError",
    "Reason",
    "ReasonKind",
    "SolveAnswer",
    "SolveBatch",
    "Step",
    "Stop",
    "Verdict",
    "candidates",
    "check",
    "clues",
    "count",
    "entries",
    "explain",
    "generate",
    "hint",
    "rate",
    "read",
    "solve",
    "write",
]

__version__: str = _core.version()


class ReadError(ValueError):
    """A text that holds no puzzle.

    >>> try:
    ...     solve("12345")
    ... except ReadError as error:
    ...     print(error.code, error.line)
    wrong-cell-count 1
    """

    def __init__(self, code: str, message: str, line: int, column: int) -> None:
        place = f"line {line}, column {column}: " if column else f"line {line}: " if line else ""
        super().__init__(place + message)
        self.code = code  #: a word for the reason
        self.line = line  #: from 1; 0 if the whole text is meant
        self.column = column  #: from 1


_BAD_TEXT, _BAD_REQUEST, _STOPPED, _OUT_OF_MEMORY, _FAILED = range(1, 6)


def _members(answer: dict[str, Any]) -> dict[str, Any]:
    """Returns the members of an answer, without those that are exceptions here."""
    status, code, message, line, column = (
        answer.pop(name) for name in ("status", "code", "message", "line", "column")
    )
    if status == _BAD_TEXT:
        raise ReadError(code, message, line, column)
    if status == _BAD_REQUEST:
        raise ValueError(message)
    if status == _OUT_OF_MEMORY:
        raise MemoryError(message)
    if status == _FAILED:
        raise RuntimeError(message)
    answer["is_stopped"] = status == _STOPPED
    if "verdict" in answer:
        answer["verdict"] = Verdict(answer["verdict"])
    if answer.get("solution") is not None:
        answer["solution"] = Grid(answer["solution"])
    return answer


def _grids(grids: Iterable[bytes]) -> tuple[Grid, ...]:
    return tuple(Grid(grid) for grid in grids)


def _candidates(pairs: Iterable[tuple[int, int]]) -> tuple[Candidate, ...]:
    return tuple(Candidate(*pair) for pair in pairs)


def _rows(puzzles: Any) -> Any:
    """Returns the clues of a batch as rows of bytes."""
    import numpy

    if not isinstance(puzzles, numpy.ndarray):
        puzzles = list(puzzles)
        return _core.clues_of(puzzles) if puzzles else numpy.zeros((0, 81), numpy.uint8)
    if puzzles.dtype != numpy.uint8:
        if puzzles.dtype.kind not in "iu":
            raise TypeError(f"a batch is an array of integers, not of {puzzles.dtype}")
        if puzzles.size and (puzzles.min() < 0 or puzzles.max() > 255):
            raise ValueError("a clue is not a digit of the board")
    return numpy.ascontiguousarray(puzzles, numpy.uint8)


def read(text: str, max_puzzles: Optional[int] = None) -> list[Puzzle]:
    """Reads the puzzles of a text: lines, grids, JSON, links, files of other programs.

    >>> [puzzle.size for puzzle in read("1..4..2..3..4..1\\n.2.4....1..3....")]
    [4, 4]
    """
    puzzles: list[Puzzle] = _members(_core.read(text, max_puzzles))["puzzles"]
    return puzzles


@overload
def solve(
    puzzle: PuzzleOrText,
    *,
    time_limit: Optional[float] = ...,
    stop: Optional[Stop] = ...,
    all_processors: bool = ...,
) -> SolveAnswer: ...


@overload
def solve(puzzle: Batch, *, threads: int = ..., stop: Optional[Stop] = ...) -> SolveBatch: ...


def solve(
    puzzle: Union[PuzzleOrText, Batch],
    *,
    time_limit: Optional[float] = None,
    stop: Optional[Stop] = None,
    all_processors: bool = True,
    threads: int = 0,
) -> Union[SolveAnswer, SolveBatch]:
    """Finds one solution of a puzzle, or of each puzzle of a batch.

    A question that is open after 0.2 s is worked on by all processors, unless all_processors is false: which of several
    solutions comes first may differ then.

    A batch is an array with a row of cells for each classic board, all of one size, or a list of such puzzles. It is
    solved by all processors, or by so many threads, with the same answers.

    >>> solve("1......2.3....4.").solution
    Grid('1234341243212143')
    >>> import numpy
    >>> boards = numpy.array([[1, 2, 0, 0] + [0] * 12] * 2, numpy.uint8)
    >>> solve(boards).verdicts == Verdict.SOLVED
    array([ True,  True])
    """
    if not isinstance(puzzle, (str, Puzzle)):
        return SolveBatch(**_members(_core.solve_batch(_rows(puzzle), threads, stop)))
    return SolveAnswer(**_members(_core.solve(puzzle, time_limit, stop, all_processors)))


@overload
def check(
    puzzle: PuzzleOrText,
    *,
    time_limit: Optional[float] = ...,
    stop: Optional[Stop] = ...,
    all_processors: bool = ...,
) -> CheckAnswer: ...


@overload
def check(puzzle: Batch, *, threads: int = ..., stop: Optional[Stop] = ...) -> CheckBatch: ...


def check(
    puzzle: Union[PuzzleOrText, Batch],
    *,
    time_limit: Optional[float] = None,
    stop: Optional[Stop] = None,
    all_processors: bool = True,
    threads: int = 0,
) -> Union[CheckAnswer, CheckBatch]:
    """Finds out whether a puzzle, or each puzzle of a batch, has exactly one solution.

    >>> check("12..............").verdict.name
    'MULTIPLE'
    >>> [Verdict(verdict).name for verdict in check(["12..............", "11.............."]).verdicts]
    ['MULTIPLE', 'NONE']
    """
    if not isinstance(puzzle, (str, Puzzle)):
        return CheckBatch(**_members(_core.check_batch(_rows(puzzle), threads, stop)))
    members = _members(_core.check(puzzle, time_limit, stop, all_processors))
    members["solutions"] = _grids(members["solutions"])
    return CheckAnswer(**members)


def count(
    puzzle: PuzzleOrText,
    limit: int = 1000,
    *,
    time_limit: Optional[float] = None,
    stop: Optional[Stop] = None,
    all_processors: bool = True,
) -> CountAnswer:
    """Counts the solutions up to a limit, and finds out whether there is one more.

    >>> count("." * 16)
    CountAnswer(is_stopped=False, count=288, is_exact=True)
    >>> count("." * 81, limit=10).is_exact
    False
    """
    return CountAnswer(**_members(_core.count(puzzle, limit, time_limit, stop, all_processors)))


def candidates(
    puzzle: PuzzleOrText,
    *,
    time_limit: Optional[float] = None,
    stop: Optional[Stop] = None,
    all_processors: bool = True,
) -> CandidatesAnswer:
    """Finds the digits that each cell has in some solution.

    >>> candidates("12..............").candidates[:4]
    ((1,), (2,), (3, 4), (3, 4))
    """
    members = _members(_core.candidates(puzzle, time_limit, stop, all_processors))
    members["candidates"] = tuple(tuple(digits) for digits in members["candidates"])
    return CandidatesAnswer(**members)


def explain(
    puzzle: PuzzleOrText,
    *,
    time_limit: Optional[float] = None,
    stop: Optional[Stop] = None,
    all_processors: bool = True,
) -> ExplainAnswer:
    """Says why there is no solution, or where two solutions differ.

    >>> explain("1..1............").text
    'none: 1 in r1c1, 1 in r1c4, row 1'
    """
    members = _members(_core.explain(puzzle, time_limit, stop, all_processors))
    members["contradiction"] = tuple(
        Reason(ReasonKind(kind), *rest) for kind, *rest in members["contradiction"]
    )
    members["solutions"] = _grids(members["solutions"])
    members["differences"] = tuple(Difference(*difference) for difference in members["differences"])
    return ExplainAnswer(**members)


def hint(
    puzzle: PuzzleOrText,
    *,
    time_limit: Optional[float] = None,
    stop: Optional[Stop] = None,
    all_processors: bool = True,
) -> HintAnswer:
    """Finds the next step that a person would see, from the clues and entries on the board.

    >>> hint("123.............").step.text
    'Full House: r1c4=4'
    """
    members = _members(_core.hint(puzzle, time_limit, stop, all_processors))
    members["kind"] = HintKind(members["kind"])
    members["cells"] = tuple(members["cells"])
    step = members["step"]
    if step is not None:
        for name in ("placements", "eliminations"):
            step[name] = _candidates(step[name])
        step["evidence"] = tuple(
            Evidence(role, group, _candidates(found)) for role, group, found in step["evidence"]
        )
        step["houses"], step["rules"] = tuple(step["houses"]), tuple(step["rules"])
        members["step"] = Step(**step)
    return HintAnswer(**members)


def rate(
    puzzle: PuzzleOrText,
    *,
    explainer: bool = True,
    time_limit: Optional[float] = None,
    stop: Optional[Stop] = None,
    all_processors: bool = True,
) -> RateAnswer:
    """Says how difficult a puzzle is for a person; without Sudoku Explainer's rating this is many times as fast.

    >>> rating = rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> rating.hodoku.level, rating.hodoku.score, rating.explainer.er
    ('Easy', 204, 1.2)
    """
    members = _members(_core.rate(puzzle, explainer, time_limit, stop, all_processors))
    for name, kind in (("hodoku", LevelRating), ("general", LevelRating), ("explainer", ExplainerRating)):
        members[name] = members[name] and kind(**members[name])
    return RateAnswer(**members)


def generate(
    size: int = 9,
    *,
    seed: int = 1,
    boxes: Optional[tuple[int, int]] = None,
    symmetry: str = "none",
    max_clues: Optional[int] = None,
    level: str = "",
    many_solutions: bool = False,
    variants: Sequence[str] = (),
    time_limit: Optional[float] = None,
    stop: Optional[Stop] = None,
) -> GenerateAnswer:
    """Makes a puzzle with exactly one solution. The same request with the same seed gives the same puzzle everywhere.

    The words for symmetry, level and variants are those of the command line's generate; variants are experimental.
    Without max_clues and level no clue can be removed.

    >>> made = generate(4, seed=7)
    >>> check(made.puzzle).verdict.name, made.clue_count
    ('UNIQUE', 4)
    """
    members = _core.generate(
        size, boxes, seed, symmetry, max_clues, level, many_solutions, list(variants), time_limit, stop
    )
    return GenerateAnswer(**_members(members))


def write(puzzle: PuzzleOrText, format: str = "line", symbols: str = "numbers") -> str:
    """Writes a puzzle in a format of the command line's convert: "line", "grid", "workbench", …

    >>> print(write("1..4..2..3..4..1", "rows"), end="")
    1..4
    ..2.
    .3..
    4..1
    """
    text: str = _members(_core.write(puzzle, format, symbols))["text"]
    return text


def clues(puzzle: Puzzle) -> Grid:
    """Returns the clues of a puzzle.

    >>> clues(read("1..4..2..3..4..1")[0])
    Grid('1..4..2..3..4..1')
    """
    return Grid(puzzle._clues())


def entries(puzzle: Puzzle) -> Grid:
    """Returns the digits that a solver has written into a puzzle."""
    return Grid(puzzle._entries())
