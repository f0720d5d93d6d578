"""What the functions of sudokuworkbench return."""

from __future__ import annotations

import enum
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Optional

if TYPE_CHECKING:
    import numpy
    import numpy.typing

    from ._core import Puzzle

    Bytes = numpy.typing.NDArray[numpy.uint8]


class Verdict(enum.IntEnum):
    """What is known about the solutions of a puzzle."""

    UNDECIDED = 0  #: the work was stopped before
    NONE = 1
    UNIQUE = 2
    MULTIPLE = 3
    SOLVED = 4  #: there is at least one; nobody asked for more


class HintKind(enum.IntEnum):
    """What a hint is about."""

    NOTHING = 0  #: the work was stopped before
    STEP = 1
    WRONG_ENTRIES = 2  #: entries that belong to no solution
    WRONG_MARKS = 3  #: pencil marks that leave out the digit
    NO_SOLUTION = 4
    SOLVED = 5
    MULTIPLE = 6  #: several solutions; what they have in common is on the board
    NO_TECHNIQUE = 7


class ReasonKind(enum.IntEnum):
    """What a part of a contradiction is."""

    CLUE = 0
    HOUSE = 1
    RULE = 2


class Grid(bytes):
    """A digit for each cell, row by row; 0 for an empty one.

    >>> grid = Grid([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0])
    >>> print(grid)
    123434122143432.
    >>> grid.rows()[0], grid.size
    ([1, 2, 3, 4], 4)
    """

    @property
    def size(self) -> int:
        """The number of rows."""
        return math.isqrt(len(self))

    def rows(self) -> list[list[int]]:
        """Returns the digits by rows."""
        size = self.size
        return [list(self[row * size : (row + 1) * size]) for row in range(size)]

    def array(self) -> Bytes:
        """Returns an array of size x size."""
        import numpy

        return numpy.frombuffer(self, numpy.uint8).reshape(self.size, self.size)

    def __str__(self) -> str:
        separator = "" if self.size <= 9 else " "
        return separator.join(str(digit) if digit else "." for digit in self)

    def __repr__(self) -> str:
        return f"Grid({str(self)!r})"


class Candidate(NamedTuple):
    """A digit of a cell; cells count from 0, row by row."""

    cell: int
    digit: int


@dataclass(frozen=True)
class Answer:
    """What every answer has."""

    is_stopped: bool  #: by the time limit or a Stop: the rest is what was known by then


@dataclass(frozen=True)
class SolveAnswer(Answer):
    verdict: Verdict  #: SOLVED or NONE
    solution: Optional[Grid]
    #: By cell, the number of its region from 0, where the puzzle does not say the regions.
    regions: Optional[tuple[int, ...]]


@dataclass(frozen=True)
class CheckAnswer(Answer):
    verdict: Verdict  #: UNIQUE, MULTIPLE or NONE
    solutions: tuple[Grid, ...]  #: those found: at most two, which differ
    regions: tuple[Optional[tuple[int, ...]], ...]  #: of each solution; two may differ in them alone


@dataclass(frozen=True)
class CountAnswer(Answer):
    count: int
    is_exact: bool  #: otherwise there are more, or may be where the work was stopped


@dataclass(frozen=True)
class CandidatesAnswer(Answer):
    verdict: Verdict  #: SOLVED or NONE
    candidates: tuple[tuple[int, ...], ...]  #: by cell, the digits that it has in some solution
    is_complete: bool  #: otherwise digits may be missing


class Reason(NamedTuple):
    """A clue or a rule that is part of a contradiction."""

    kind: ReasonKind
    name: str  #: "5 in r1c2", "row 3", "Killer cage 15 at r1c1"
    cell: int  #: of a clue, otherwise -1
    digit: int  #: of a clue, otherwise 0
    rule: int  #: its number among the further rules of the puzzle, from 0, otherwise -1


class Difference(NamedTuple):
    """A cell in which two solutions differ."""

    cell: int
    one: int
    other: int


@dataclass(frozen=True)
class ExplainAnswer(Answer):
    verdict: Verdict  #: UNIQUE, MULTIPLE or NONE
    contradiction: tuple[Reason, ...]  #: of NONE: none of them can be left out
    solutions: tuple[Grid, ...]  #: of MULTIPLE: two that differ in few cells
    differences: tuple[Difference, ...]
    text: str


class Evidence(NamedTuple):
    """Candidates that play one role in a step, such as "pattern" or "fin"."""

    role: str
    group: int  #: tells groups of one role apart
    candidates: tuple[Candidate, ...]


@dataclass(frozen=True)
class Step:
    """A deduction that a person can follow."""

    technique: str  #: its word, "hidden-single"
    name: str  #: "Hidden Single"
    level: str  #: "Easy", "Medium", "Hard", "Unfair" or "Extreme"
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    evidence: tuple[Evidence, ...]
    houses: tuple[str, ...]  #: that it uses, "row 3"
    rules: tuple[int, ...]  #: further rules that it uses, from 0
    text: str  #: "Hidden Single: r3c4=5"


@dataclass(frozen=True)
class HintAnswer(Answer):
    kind: HintKind
    step: Optional[Step]
    cells: tuple[int, ...]  #: with wrong entries or marks


@dataclass(frozen=True)
class LevelRating:
    """A rating by the techniques that a puzzle needs."""

    level: str
    score: int  #: HoDoKu's; 0 on the general scale
    hardest: str  #: the word of a technique
    version: int  #: of the general scale; 0 for HoDoKu's


@dataclass(frozen=True)
class ExplainerRating:
    """Sudoku Explainer's rating."""

    er: float  #: of the hardest step
    ep: float  #: of the hardest step up to the first digit
    ed: float  #: of the first step
    hardest: str
    is_complete: bool  #: otherwise er is at least what it says


@dataclass(frozen=True)
class RateAnswer(Answer):
    verdict: Verdict  #: only puzzles that are UNIQUE have ratings
    hodoku: Optional[LevelRating]  #: classic 9x9 only
    general: Optional[LevelRating]
    explainer: Optional[ExplainerRating]  #: classic 9x9 only


@dataclass(frozen=True)
class GenerateAnswer(Answer):
    puzzle: Optional[Puzzle]
    solution: Optional[Grid]
    is_as_asked: bool  #: otherwise the puzzle is the nearest one that was found
    level: str  #: empty unless a level was asked for
    clue_count: int
    seed: int


@dataclass(frozen=True)
class SolveBatch(Answer):
    verdicts: Bytes  #: a Verdict for each board
    solutions: Bytes  #: a row for each board; zeros where there is no solution


@dataclass(frozen=True)
class CheckBatch(Answer):
    verdicts: Bytes  #: a Verdict for each board
