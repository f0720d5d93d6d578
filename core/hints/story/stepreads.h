#pragma once

#include "core/hints/steps/step.h"
#include "core/hints/story/contradiction.h"

namespace sudoku {

/// What a step may build on: candidates that are gone. Some of them may not be needed.

/// Returns the candidates that are gone in \a before, if \a step may need that.
std::vector<Candidate> readsOf(const Position &before, const Step &step);
/// Returns the candidates that are gone in \a position and make \a contradiction.
std::vector<Candidate> readsOf(const Position &position, const PlainContradiction &contradiction);

/// Returns all candidates that \a step names: its evidence and what follows.
std::vector<Candidate> candidatesOf(const Step &step);

/// Which steps took candidates away.
class FactOrigins
{
public:
    static constexpr int atStart = -1; ///< they were gone before the first step

    /// Makes the origins for \a steps from \a start on.
    FactOrigins(const Position &start, const std::vector<Step> &steps);

    /// Returns the step, by index, since which \a candidate is no candidate, or atStart.
    int of(const Candidate &candidate) const { return m_origins[numberOf(candidate)]; }
    /// Returns the position before \a step; of their number the last one.
    const Position &positionBefore(int step) const { return m_positions[step]; }
    int stepCount() const { return static_cast<int>(m_positions.size()) - 1; }

private:
    std::size_t numberOf(const Candidate &candidate) const
    {
        return static_cast<std::size_t>(candidate.cell) * m_digitCount + candidate.digit - 1;
    }

    int m_digitCount;
    std::vector<Position> m_positions;
    std::vector<int> m_origins; // by candidate
};

} // namespace sudoku
