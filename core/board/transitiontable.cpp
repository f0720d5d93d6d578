#include "core/board/transitiontable.h"

#include <bit>

namespace sudoku {
namespace {

/// Keeps those bits of a word whose states are among the \a count remaining states of a run.
std::uint64_t firstBits(std::uint64_t bits, int count)
{
    return count < StateSet::wordSize ? bits & ((std::uint64_t{1} << count) - 1) : bits;
}

} // namespace

std::vector<int> StateSet::states() const
{
    std::vector<int> states;
    for (std::size_t word = 0; word < m_words.size(); ++word)
        for (std::uint64_t rest = m_words[word]; rest != 0; rest &= rest - 1)
            states.push_back(static_cast<int>(word) * wordSize + std::countr_zero(rest));
    return states;
}

void TransitionTable::findRuns()
{
    m_runs.resize(m_digitCount + 1);
    for (Digit digit = 1; digit <= m_digitCount; ++digit)
        for (int state = 0; state < stateCount(); ++state) {
            const int target = next(state, digit);
            if (target == deadState)
                continue;
            std::vector<Run> &runs = m_runs[digit];
            if (!runs.empty() && runs.back().first + runs.back().count == state
                && runs.back().target + runs.back().count == target)
                ++runs.back().count;
            else
                runs.push_back({state, 1, target});
        }
}

StateSet TransitionTable::after(const StateSet &states, DigitSet digits) const
{
    StateSet reached(stateCount());
    for (const Digit digit : digits)
        for (const Run &run : m_runs[digit])
            for (int done = 0; done < run.count; done += StateSet::wordSize)
                if (const auto bits = firstBits(states.bitsFrom(run.first + done), run.count - done);
                    bits != 0)
                    reached.insertBits(run.target + done, bits);
    return reached;
}

StateSet TransitionTable::leadingTo(const StateSet &targets, const StateSet &states, DigitSet &digits) const
{
    StateSet leading(stateCount());
    for (const Digit digit : DigitSet(digits)) {
        bool leads = false;
        for (const Run &run : m_runs[digit])
            for (int done = 0; done < run.count; done += StateSet::wordSize)
                if (const auto bits =
                        firstBits(states.bitsFrom(run.first + done) & targets.bitsFrom(run.target + done),
                                  run.count - done);
                    bits != 0) {
                    leading.insertBits(run.first + done, bits);
                    leads = true;
                }
        if (!leads)
            digits.remove(digit);
    }
    return leading;
}

} // namespace sudoku
