#pragma once

#include "core/board/digitset.h"
#include "core/board/geometry.h"
#include "core/board/grid.h"

#include <functional>
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
    /// Returns the digits of \a cell that are not decided and occur in no solution found so far.
    DigitSet openCandidates(Cell cell) const;
    /// Returns whether a solution was found.
    bool hasSolution() const { return !trueCandidates(0).isEmpty(); }
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

/// Called after propagation, after the first solution and after each question. It is called on one of the
/// threads that search, but never on two at once.
using CandidateProgress = std::function<void(const CandidateCounts &)>;

} // namespace sudoku
