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
    explicit StateSet(int stateCount) : m_words(wordsFor(stateCount)) {}
    /// Makes it an empty set of \a stateCount states, in the memory that it has.
    void reset(int stateCount) { m_words.assign(wordsFor(stateCount), 0); }

    bool contains(int state) const { return (wordFrom(state) & 1) != 0; }
    void insert(int state) { insertWord(state, 1); }
    bool isEmpty() const
    {
        return std::ranges::all_of(m_words, [](std::uint64_t word) { return word == 0; });
    }
    /// Returns the states, ascending.
    std::vector<int> states() const;

    static constexpr int wordSize = 64;
    /// Returns one bit for each of the wordSize states from \a first on, which may be as low as -wordSize:
    /// whether it is in the set.
    std::uint64_t wordFrom(int first) const
    {
        const Place place = placeOf(first);
        return m_words[place.word] >> place.offset
               | m_words[place.word + 1] << 1 << (wordSize - 1 - place.offset);
    }
    /// Inserts those of the wordSize states from \a first on that have a bit.
    void insertWord(int first, std::uint64_t bits)
    {
        const Place place = placeOf(first);
        m_words[place.word] |= bits << place.offset;
        m_words[place.word + 1] |= bits >> 1 >> (wordSize - 1 - place.offset);
    }
    /// Keeps the states that \a other has, too, which is a set of as many states.
    StateSet &operator&=(const StateSet &other)
    {
        for (std::size_t word = 0; word < m_words.size(); ++word)
            m_words[word] &= other.m_words[word];
        return *this;
    }

    /// The numbers of the words of the set, each with the states from wordSize times its number on.
    int wordCount() const { return static_cast<int>(m_words.size()) - 2; }
    std::uint64_t word(int number) const { return m_words[number + 1]; }
    void setWord(int number, std::uint64_t word) { m_words[number + 1] = word; }

private:
    struct Place
    {
        unsigned word;
        unsigned offset;
    };
    static Place placeOf(int state)
    {
        const auto bit = static_cast<unsigned>(state + wordSize);
        return {bit / wordSize, bit % wordSize};
    }
    static std::size_t wordsFor(int stateCount)
    {
        return static_cast<std::size_t>(stateCount / wordSize) + 3;
    }

    std::vector<std::uint64_t> m_words; // the first and the last are empty: a word may begin anywhere
};

/// The transitions of an automaton, by state and digit. A digit usually moves whole runs of states (all sums
/// so far grow by the same amount; what is lower than it leads to it), so a set of states is moved many
/// states at a time, digits that move them alike at once (all that are lower than the highest so far), and
/// words without a state cost nothing.
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

    /// Makes \a reached the states that any of \a digits leads to from any of \a states.
    void findAfter(const StateSet &states, DigitSet digits, StateSet &reached) const;
    /// Keeps of \a states those from which one of \a digits leads to one of \a targets. Removes from \a
    /// digits those that never do.
    void keepLeadingTo(const StateSet &targets, StateSet &states, DigitSet &digits) const;

    bool operator==(const TransitionTable &other) const
    {
        return m_digitCount == other.m_digitCount && m_next == other.m_next;
    }

private:
    /// Consecutive states, of one word of a StateSet, that a digit leads to consecutive states or to one.
    struct Run
    {
        std::uint64_t states; ///< a bit for each
        int target;           ///< the one state, or where the lowest bit of the word would lead
        bool isToOne;

        bool takes(int bit, int next);
        bool operator==(const Run &) const = default;
    };
    /// The runs of a word of a StateSet, for the digits that have the same ones.
    struct Moves
    {
        DigitSet digits;
        std::size_t begin; ///< in m_runs
        std::size_t end;
    };

    void findRuns();
    void addMoves(int firstState, Digit digit);
    std::span<const Moves> movesOf(int word) const;
    std::span<const Run> runsOf(const Moves &moves) const;

    int m_digitCount;
    std::vector<int> m_next; // by state, then digit
    std::vector<Run> m_runs;
    std::vector<Moves> m_moves;
    std::vector<std::size_t> m_moveBegins{0}; // in m_moves, by word; and the end
};

} // namespace sudoku
