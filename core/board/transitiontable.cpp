#include "core/board/transitiontable.h"

#include <algorithm>
#include <bit>

namespace sudoku {

std::vector<int> StateSet::states() const
{
    std::vector<int> states;
    for (int number = 0; number < wordCount(); ++number)
        for (std::uint64_t rest = word(number); rest != 0; rest &= rest - 1)
            states.push_back(number * wordSize + std::countr_zero(rest));
    return states;
}

/// Makes the run longer by the state of \a bit, which leads to \a next, if it is one still. Returns whether
/// it is.
bool TransitionTable::Run::takes(int bit, int next)
{
    const int first = std::countr_zero(states);
    const int count = std::popcount(states);
    const int firstTarget = isToOne ? target : target + first;
    const bool isNext = !isToOne && next == target + bit;
    if (first + count != bit || (!isNext && (next != firstTarget || (count > 1 && !isToOne))))
        return false;
    if (!isNext) {
        isToOne = true;
        target = next;
    }
    states |= std::uint64_t{1} << bit;
    return true;
}

void TransitionTable::findRuns()
{
    for (int begin = 0; begin < stateCount(); begin += StateSet::wordSize) {
        for (Digit digit = 1; digit <= m_digitCount; ++digit)
            addMoves(begin, digit);
        m_moveBegins.push_back(m_moves.size());
    }
}

/// Adds the runs of a digit in a word, unless another digit has the same ones.
void TransitionTable::addMoves(int firstState, Digit digit)
{
    const std::size_t begin = m_runs.size();
    const int end = std::min(firstState + StateSet::wordSize, stateCount());
    for (int state = firstState; state < end; ++state) {
        const int target = next(state, digit);
        const int bit = state - firstState;
        if (target != deadState && (m_runs.size() == begin || !m_runs.back().takes(bit, target)))
            m_runs.push_back({std::uint64_t{1} << bit, target - bit, false});
    }
    const std::span<const Run> runs = std::span(m_runs).subspan(begin);
    const auto ofWord = m_moves.begin() + static_cast<std::ptrdiff_t>(m_moveBegins.back());
    const auto same = std::find_if(
        ofWord, m_moves.end(), [&](const Moves &moves) { return std::ranges::equal(runsOf(moves), runs); });
    if (same != m_moves.end()) {
        same->digits.insert(digit);
        m_runs.resize(begin);
    } else if (!runs.empty()) {
        m_moves.push_back({DigitSet{digit}, begin, m_runs.size()});
    }
}

std::span<const TransitionTable::Moves> TransitionTable::movesOf(int word) const
{
    const std::size_t begin = m_moveBegins[word];
    return std::span(m_moves).subspan(begin, m_moveBegins[word + 1] - begin);
}

std::span<const TransitionTable::Run> TransitionTable::runsOf(const Moves &moves) const
{
    return std::span(m_runs).subspan(moves.begin, moves.end - moves.begin);
}

void TransitionTable::findAfter(const StateSet &states, DigitSet digits, StateSet &reached) const
{
    reached.reset(stateCount());
    for (int number = 0; number < states.wordCount(); ++number) {
        const std::uint64_t word = states.word(number);
        if (word == 0)
            continue;
        for (const Moves &moves : movesOf(number)) {
            if ((moves.digits & digits).isEmpty())
                continue;
            for (const Run &run : runsOf(moves)) {
                const std::uint64_t bits = word & run.states;
                if (bits != 0)
                    reached.insertWord(run.target, run.isToOne ? 1 : bits);
            }
        }
    }
}

void TransitionTable::keepLeadingTo(const StateSet &targets, StateSet &states, DigitSet &digits) const
{
    DigitSet useful;
    for (int number = 0; number < states.wordCount(); ++number) {
        const std::uint64_t word = states.word(number);
        if (word == 0)
            continue;
        std::uint64_t leading = 0;
        for (const Moves &moves : movesOf(number)) {
            const DigitSet own = moves.digits & digits;
            if (own.isEmpty())
                continue;
            for (const Run &run : runsOf(moves)) {
                const std::uint64_t there = targets.wordFrom(run.target);
                const std::uint64_t fitting = run.isToOne ? -(there & 1) : there;
                const std::uint64_t bits = word & run.states & fitting;
                leading |= bits;
                if (bits != 0)
                    useful |= own;
            }
        }
        states.setWord(number, leading);
    }
    digits = useful;
}

} // namespace sudoku
