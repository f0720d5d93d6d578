#pragma once

#include "core/solve/solutionsearch.h"

#include <stop_token>
#include <vector>

namespace sudoku {

struct [[nodiscard]] SolveResult
{
    OrHalt<Outcome> outcome;
    Grid solution; ///< empty unless the outcome is Solved
    SolveStatistics statistics;
};

/// Looks for one solution of \a puzzle.
SolveResult solve(const Puzzle &puzzle, const SolveOptions &options = {}, const std::stop_token &stop = {},
                  const Progress &progress = {});

enum class Uniqueness {
    Unique,
    Multiple,
    None,
};

struct [[nodiscard]] CheckResult
{
    OrHalt<Uniqueness> verdict;
    std::vector<Grid> solutions; ///< solutions found: at most two, which differ
    SolveStatistics statistics;
};

/// A check that can be continued after a stop.
class UniquenessCheck
{
public:
    explicit UniquenessCheck(const Puzzle &puzzle, const SolveOptions &options = {})
        : m_search(puzzle, options)
    {
    }

    CheckResult run(const std::stop_token &stop = {}, const Progress &progress = {});

private:
    SolutionSearch m_search;
    std::vector<Grid> m_solutions;
};

/// Checks whether \a puzzle has exactly one solution: solves it, forbids the solution and solves it again.
CheckResult check(const Puzzle &puzzle, const SolveOptions &options = {}, const std::stop_token &stop = {},
                  const Progress &progress = {});

} // namespace sudoku
