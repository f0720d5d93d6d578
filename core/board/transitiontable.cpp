#include "core/board/transitiontable.h"

#include <algorithm>
#include <bit>

namespace sudoku {

std::vector<int> StateSet::states() const
{
    std::vector<int> states;
    for (std::size_t word = 0; word < m_words.size(); ++word)
        for (std::uint64_t rest = m_words[word]; rest != 0; rest &= rest - 1)
            states.push_back(static_cast<int>(word) * wordSize + std::countr_zero(rest));
    return states;
}

std::uint64_t TransitionTable::Run::bitsOf(std::uint64_t word) const
{
    const std::uint64_t bits = word >> first % StateSet::wordSize;
    return count < StateSet::wordSize ? bits & ((std::uint64_t{1} << count) - 1) : bits;
}

/// Makes the run longer by \a state, which leads to \a next, if it is one still. Returns whether it is.
bool TransitionTable::Run::takes(int state, int next)
{
    const bool goesToOne = count == 1 ? next == target : isToOne;
    if (first + count != state || next != (goesToOne ? target : target + count))
        return false;
    isToOne = goesToOne;
    ++count;
    return true;
}

void TransitionTable::findRuns()
{
    for (int begin = 0; begin < stateCount(); begin += StateSet::wordSize)
        for (Digit digit = 1; digit <= m_digitCount; ++digit) {
            m_runBegins.push_back(m_runs.size());
            for (int state = begin; state < std::min(begin + StateSet::wordSize, stateCount()); ++state)
                if (const int target = next(state, digit);
                    target != deadState
                    && (m_runs.size() == m_runBegins.back() || !m_runs.back().takes(state, target)))
                    m_runs.push_back({state, 1, target, false});
        }
    m_runBegins.push_back(m_runs.size());
}

std::span<const TransitionTable::Run> TransitionTable::runsOf(int word, Digit digit) const
{
    const auto place = static_cast<std::size_t>(word * m_digitCount + digit - 1);
    return std::span(m_runs).subspan(m_runBegins[place], m_runBegins[place + 1] - m_runBegins[place]);
}

StateSet TransitionTable::after(const StateSet &states, DigitSet digits) const
{
    StateSet reached(stateCount());
    for (int number = 0; number < states.wordCount(); ++number) {
        const std::uint64_t word = states.word(number);
        if (word == 0)
            continue;
        for (const Digit digit : digits)
            for (const Run &run : runsOf(number, digit)) {
                const std::uint64_t bits = run.bitsOf(word);
                if (bits != 0 && run.isToOne)
                    reached.insert(run.target);
                else if (bits != 0)
                    reached.insertBits(run.target, bits);
            }
    }
    return reached;
}

StateSet TransitionTable::leadingTo(const StateSet &targets, const StateSet &states, DigitSet &digits) const
{
    StateSet leading(stateCount());
    DigitSet useful;
    for (int number = 0; number < states.wordCount(); ++number) {
        const std::uint64_t word = states.word(number);
        if (word == 0)
            continue;
        for (const Digit digit : digits)
            for (const Run &run : runsOf(number, digit)) {
                std::uint64_t bits = run.bitsOf(word);
                if (!run.isToOne)
                    bits &= targets.bitsFrom(run.target);
                else if (!targets.contains(run.target))
                    bits = 0;
                if (bits != 0) {
                    leading.insertBits(run.first, bits);
                    useful.insert(digit);
                }
            }
    }
    digits = useful;
    return leading;
}

} // namespace sudoku
