#pragma once

#include "core/hints/steps/narrowing.h"

#include <memory>
#include <span>
#include <vector>

namespace sudoku {

/// What is left of a killer cage: its open cells, and how they can be filled.
struct OpenCage
{
    int constraint; ///< an index of RuleIndex::constraints()
    int total;      ///< of the open cells
    std::vector<Cell> cells;
    std::vector<DigitSet> digits; ///< the candidates of each
    CellSet set;
    /// The sets of different digits that can fill the cells, one digit each; empty if there are more than
    /// are worth counting (on large boards), or if the position has no solution.
    std::vector<DigitSet> combinations;

    /// Returns whether all combinations are known.
    bool isKnown() const { return !combinations.empty(); }
    /// Returns the digits that each combination has.
    DigitSet required() const;
    /// Returns the candidates of each cell that are in one of \a allowed, some of the combinations.
    std::vector<DigitSet> digitsOf(std::span<const DigitSet> allowed) const;
    /// Returns those that the other cells complete to one of \a allowed: what its permutations leave.
    std::vector<DigitSet> leftBy(std::span<const DigitSet> allowed) const;
    /// Returns the cells of \a house that are open in the cage.
    std::vector<Cell> cellsIn(const IndexedHouse &house) const;
    /// Returns the candidates with a digit of \a wanted in those of \a some that are cells of the cage.
    std::vector<Candidate> candidates(DigitSet wanted, std::span<const Cell> some) const;
};

/// The cages of a position that are not full. Several finders need them: a memo keeps them.
class OpenCages
{
public:
    static std::shared_ptr<const OpenCages> of(const Position &position);

    std::span<const OpenCage> all() const { return m_cages; }

private:
    explicit OpenCages(const Position &position);
    void add(const rule::Sum &sum, int constraint);

    Position m_position;
    std::vector<OpenCage> m_cages;
};

/// Returns a step with \a cage as evidence.
Step stepOf(const Technique &technique, const OpenCage &cage);

/// Adds the step that leaves only \a allowed of the combinations of \a cage, as addNarrowing() does.
bool addAllowed(Step step, const Position &position, const OpenCage &cage, std::span<const DigitSet> allowed,
                StepSink &sink);

} // namespace sudoku
