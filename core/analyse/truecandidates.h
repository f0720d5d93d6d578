#pragma once

#include "core/solve/planesearch.h"
#include "core/solve/puzzlesolver.h"

#include <functional>
#include <memory>
#include <unordered_set>
#include <vector>

namespace sudoku {

/// The number of solutions in which each candidate occurs, counted up to a limit.
class CandidateCounts
{
public:
    CandidateCounts(const Geometry &geometry, int limit);

    int limit() const { return m_limit; }
    /// Returns the number of solutions found with the candidate. It is exact if isDecided(), unless it is the
    /// limit, which stands for "or more".
    int count(Cell cell, Digit digit) const { return m_counts[indexOf(cell, digit)]; }
    bool isDecided(Cell cell, Digit digit) const { return m_isDecided[indexOf(cell, digit)]; }
    int decidedCount() const { return m_decidedCount; }
    int candidateCount() const { return static_cast<int>(m_counts.size()); }
    bool isComplete() const { return decidedCount() == candidateCount(); }

    /// Returns the digits of \a cell that occur in a solution already found.
    DigitSet trueCandidates(Cell cell) const;
    /// Returns the digits of \a cell that occur in exactly one solution, so that each makes the puzzle unique
    /// as a given. Needs a limit of at least 2.
    DigitSet uniqueCandidates(Cell cell) const;
    /// Returns whether every digit of \a cell is decided, and one is left.
    bool isForced(Cell cell) const;

    /// Counts \a solution, which must not have been added before.
    void addSolution(const Grid &solution);
    /// Marks the candidate as decided: it has no further solution, or the limit is reached.
    void decide(Cell cell, Digit digit);

private:
    int indexOf(Cell cell, Digit digit) const { return cell * m_digitCount + digit - 1; }

    int m_digitCount;
    int m_limit;
    std::vector<int> m_counts;
    std::vector<bool> m_isDecided;
    int m_decidedCount = 0;
};

/// Called after each question to the solver, on the thread that searches.
using CandidateProgress = std::function<void(const CandidateCounts &)>;

/// Finds the true candidates of a puzzle, the digits that occur in a solution, and the number of these
/// solutions. Where the options allow guesses, a classic 9x9 or 16x16 board is searched without a solver,
/// unless that takes long.
class CandidateSearch
{
public:
    /// Counts the solutions of each candidate up to \a limit: 1 tells which candidates are true, 2 also which
    /// make the puzzle unique.
    CandidateSearch(Puzzle puzzle, int limit, const SolveOptions &options = {});

    /// Searches until every candidate is decided and returns Solved, or None if the puzzle has no solution.
    /// May be called again after Stopped, and continues.
    [[nodiscard]] OrHalt<Outcome> run(const std::stop_token &stop = {},
                                      const CandidateProgress &progress = {});

    const CandidateCounts &counts() const { return m_counts; }
    SolveStatistics statistics() const;

private:
    struct GridHash
    {
        std::size_t operator()(const Grid &grid) const;
    };

    OrHalt<Outcome> searchPlanes(const std::stop_token &stop, const CandidateProgress &progress);
    OrHalt<Outcome> searchInCell(Cell cell, const std::stop_token &stop);
    void restrict(Cell cell, DigitSet digits);
    OrHalt<Outcome> nextOfSearch(const std::stop_token &stop);
    OrHalt<Outcome> searchBySolver(const std::stop_token &stop, const CandidateProgress &progress);
    OrHalt<Outcome> start(const std::stop_token &stop);
    OrHalt<Outcome> lookAt(Cell cell, Digit digit, const std::stop_token &stop);
    void add(Grid solution);

    DigitSet undecided(Cell cell) const;

    PuzzleSolver m_solver;
    CandidateCounts m_counts;
    std::unique_ptr<PlaneSearch> m_search;      // instead of the solver, unless it took too long
    std::unordered_set<Grid, GridHash> m_found; // if more than one solution is counted
    const std::vector<Digit> m_interchangeable; // in any solution these may be permuted
    const std::int64_t m_maxPositions;          // of the search, for each question
    Literal m_isNew = 0;                        // "none of the solutions found before"
    std::chrono::nanoseconds m_searchTime{};
    bool m_hasSolution = false;
    bool m_isStarted = false; // the questions to the solver
};

} // namespace sudoku
