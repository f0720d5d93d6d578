#pragma once

#include "core/board/board.h"
#include "core/hints/reasons/nearmiss.h"
#include "core/hints/steps/technique.h"
#include "core/solve/solve.h"

#include <functional>

namespace sudoku {

/// What is asked: a conclusion, or, without one, which digit a cell has.
struct WhyQuestion
{
    Cell cell;
    Digit digit = noDigit; ///< noDigit: the one that it has in the solution
    bool isTrue = true;    ///< otherwise: why is it not \a digit
};

/// Why there is no reason.
enum class WhyObstacle {
    NoSolution,       ///< the clues contradict each other
    SeveralSolutions, ///< the conclusion is true in some of them, false in others
    Untrue,  ///< the conclusion is false in each solution; Reasoning::conclusion has the digit of the cell
    IsGiven, ///< the digit is a clue
    WrongEntries, ///< entries or marks belong to no solution
};

/// The premises from which a digit or an elimination follows.
struct Reasoning
{
    Deduction conclusion;
    Position position; ///< what the candidates of the premises are those of
    /// Without premises, the digit is not among the candidates to begin with.
    std::vector<Premise> premises = {};
    bool isSmallest = false; ///< it is proved that no reason has fewer premises
    int atLeast = 0;         ///< premises that each reason has
    /// The constraints with rules for two cells that the premises rest on; ascending, and none is needless.
    std::vector<int> constraints = {};
    /// The technique that says the same, or null.
    const Technique *technique = nullptr;
};

/// How far the search for a smaller reason is.
struct WhyProgress
{
    int atLeast; ///< premises that each reason has
    int best;    ///< those of the smallest so far
};

struct WhyOptions
{
    SolveOptions solve = {};
    /// Whether to go on until the best reason is proved smallest or a stop comes. Otherwise the best is taken
    /// after some work, which is the same on each machine: most reasons of few premises are proved by then.
    bool isThorough = false;
    std::function<void(const WhyProgress &)> progress = {};
};

/// The answer, and what is known if the search was stopped.
struct WhyAnswer
{
    /// A halt only if no reason was found before.
    OrHalt<std::variant<Reasoning, WhyObstacle>> answer;
    Digit solutionDigit = noDigit; ///< of the cell, if it is known
};

/// Finds a smallest reason on \a board. Its entries count as digits, except that of the cell itself and those
/// that Solve wrote; what pencil marks leave out counts as eliminated, unless that is wrong.
WhyAnswer findWhy(const Board &board, const WhyQuestion &question, const WhyOptions &options = {},
                  const std::stop_token &stop = {});

} // namespace sudoku
