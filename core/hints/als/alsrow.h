#pragma once

#include "core/hints/als/alsnetwork.h"
#include "core/hints/steps/conclusions.h"

namespace sudoku {

/// The conclusion of a step of almost locked sets, while it is compared with others.
class AlsElimination
{
public:
    void add(const Candidate &candidate)
    {
        constexpr int maxDigits = 32;
        m_key.add(candidate.cell * maxDigits + candidate.digit);
        m_placeSum += candidate.cell;
    }
    /// Offers it to \a conclusions. As HoDoKu compares, what is nearer to the top left counts more than
    /// \a cellCount, the number of cells.
    template <typename Way>
    void offer(Conclusions<Way> &conclusions, int cellCount, const Way &way) const
    {
        if (m_key.count() > 0)
            conclusions.offer(m_key.value(), {m_key.count(), m_placeSum, cellCount}, way);
    }

private:
    ConclusionKey m_key;
    int m_placeSum = 0;
};

/// A chain of sets: each shares a restricted digit with the next. The first or the last has all its digits.
struct AlsRow
{
    std::vector<int> sets;
    std::vector<Digit> restricted; ///< one fewer than sets
    DigitSet excluded;             ///< what sees all places of these in the first and the last is false
};

void offerAlsRow(Conclusions<AlsRow> &conclusions, const AlsNetwork &network, const AlsRow &row);
Step alsStep(const Technique &technique, const AlsNetwork &network, const AlsRow &row);

} // namespace sudoku
