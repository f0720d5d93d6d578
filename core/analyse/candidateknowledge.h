#pragma once

#include "core/analyse/candidatecounts.h"
#include "core/board/puzzle.h"

#include <functional>
#include <unordered_set>
#include <vector>

namespace sudoku {

/// What is known so far about the candidates of a puzzle. Digits that neither a given nor a rule tells apart
/// are permuted in each solution that becomes known.
class CandidateKnowledge
{
public:
    struct Candidate
    {
        Cell cell;
        Digit digit;
    };

    CandidateKnowledge(const Puzzle &puzzle, int limit);

    const CandidateCounts &counts() const { return m_counts; }
    DigitSet undecided(Cell cell) const;

    /// Adds a solution, unless it is known already.
    void add(Grid solution);
    /// Adds that there is no solution with the candidate but the known ones.
    void decide(Cell cell, Digit digit);
    /// Adds that there is no solution but the known ones.
    void decideAll();

    /// Adds each solution in \a earlier, which is about another puzzle on the same board, if \a isStillOne
    /// returns true. It does not ask about solutions that say nothing new. Both must count more than one
    /// solution.
    void addSolutionsOf(const CandidateKnowledge &earlier,
                        const std::function<bool(const Grid &)> &isStillOne);
    /// Decides each candidate with which \a earlier knows all solutions. This puzzle must have no solution
    /// that the earlier one does not have. Call addSolutionsOf() first.
    void addLimitsOf(const CandidateKnowledge &earlier);

    bool hasSolution() const { return m_hasSolution; }
    /// Returns the solutions in the order in which they became known, if more than one is counted.
    const std::vector<Grid> &solutions() const { return m_solutions; }
    /// Returns those that were decided without a solution.
    const std::vector<Candidate> &falseCandidates() const { return m_false; }

private:
    struct GridHash
    {
        std::size_t operator()(const Grid &grid) const;
    };

    bool remember(const Grid &solution);
    bool saysMore(const Grid &solution) const;

    const int m_digitCount;
    const std::vector<Digit> m_interchangeable;
    CandidateCounts m_counts;
    std::unordered_set<Grid, GridHash> m_found;
    std::vector<Grid> m_solutions;
    std::vector<Candidate> m_false;
    bool m_hasSolution = false;
};

} // namespace sudoku
