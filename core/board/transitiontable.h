#pragma once

#include "core/board/digitvalues.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sudoku {

/// A set of states of a TransitionTable, with one bit for each.
class StateSet
{
public:
    explicit StateSet(int stateCount) : m_words(static_cast<std::size_t>(stateCount / wordSize) + 2) {}

    bool contains(int state) const { return (m_words[state / wordSize] >> state % wordSize & 1) != 0; }
    void insert(int state) { m_words[state / wordSize] |= std::uint64_t{1} << state % wordSize; }
    bool isEmpty() const
    {
        return std::ranges::all_of(m_words, [](std::uint64_t word) { return word == 0; });
    }
    /// Returns the states, ascending.
    std::vector<int> states() const;

    static constexpr int wordSize = 64;
    /// Returns one bit for each of the wordSize states from \a first on: whether it is in the set.
    std::uint64_t bitsFrom(int first) const
    {
        const std::size_t word = static_cast<std::size_t>(first / wordSize);
        const int offset = first % wordSize;
        const std::uint64_t low = m_words[word] >> offset;
        return offset == 0 ? low : low | m_words[word + 1] << (wordSize - offset);
    }
    void insertBits(int first, std::uint64_t bits)
    {
        const std::size_t word = static_cast<std::size_t>(first / wordSize);
        const int offset = first % wordSize;
        m_words[word] |= bits << offset;
        if (offset != 0)
            m_words[word + 1] |= bits >> (wordSize - offset);
    }
    /// Keeps the states that \a other has, too, which is a set of as many states.
    StateSet &operator&=(const StateSet &other)
    {
        for (std::size_t word = 0; word < m_words.size(); ++word)
            m_words[word] &= other.m_words[word];
        return *this;
    }

    /// The numbers of the words of the set, each with the states from wordSize times its number on.
    int wordCount() const { return static_cast<int>(m_words.size()) - 1; }
    std::uint64_t word(int number) const { return m_words[number]; }

private:
    std::vector<std::uint64_t> m_words; // the last is empty, so that bitsFrom() needs no end
};

/// The transitions of an automaton, by state and digit. A digit usually moves whole runs of states (all sums
/// so far grow by the same amount; what is lower than it leads to it), so a set of states is moved many
/// states at a time, and words without a state cost nothing.
class TransitionTable
{
public:
    static constexpr int deadState = -1; ///< after it, nothing is accepted

    /// \a next returns, for each state from 0 and the value of each digit, the state after it, or deadState.
    template <typename Next>
    TransitionTable(int stateCount, DigitValues values, Next next) : m_digitCount(values.count)
    {
        m_next.reserve(static_cast<std::size_t>(stateCount) * static_cast<std::size_t>(values.count));
        for (int state = 0; state < stateCount; ++state)
            for (int value = values.first; value <= values.last(); ++value)
                m_next.push_back(next(state, value));
        findRuns();
    }

    int stateCount() const { return static_cast<int>(m_next.size()) / m_digitCount; }
    int next(int state, Digit digit) const { return m_next[state * m_digitCount + digit - 1]; }

    /// Returns the states that any of \a digits leads to from any of \a states.
    StateSet after(const StateSet &states, DigitSet digits) const;
    /// Returns the states among \a states from which one of \a digits leads to one of \a targets. Removes
    /// from \a digits those that never do.
    StateSet leadingTo(const StateSet &targets, const StateSet &states, DigitSet &digits) const;

    bool operator==(const TransitionTable &other) const
    {
        return m_digitCount == other.m_digitCount && m_next == other.m_next;
    }

private:
    /// Consecutive states, of one word of a StateSet, that a digit leads to consecutive states or to one.
    struct Run
    {
        int first;
        int count;
        int target;
        bool isToOne;

        /// Returns which of the states are in \a word, the first as the lowest bit.
        std::uint64_t bitsOf(std::uint64_t word) const;
        bool takes(int state, int next);
    };

    void findRuns();
    std::span<const Run> runsOf(int word, Digit digit) const;

    int m_digitCount;
    std::vector<int> m_next; // by state, then digit
    std::vector<Run> m_runs;
    std::vector<std::size_t> m_runBegins; // in m_runs, by word, then digit; and the end
};

} // namespace sudoku
