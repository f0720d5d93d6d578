#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace sudoku {

/// Sets of numbers; some numbers are chosen so that each set has a chosen one: the search for small hitting
/// sets goes down by choose() and back by undo().
class HittingSets
{
public:
    explicit HittingSets(int numberCount);

    /// Adds a set; a set that contains another one says nothing, and may be left out. Numbers that were
    /// chosen before must not be in it.
    void add(std::span<const int> numbers);

    /// Removes all sets, while no number is chosen.
    void clear();

    /// Returns whether each set has a chosen number.
    bool areHit() const;
    /// Returns whether more than \a left further numbers must be chosen: sets without a common number, taken
    /// greedily, are counted.
    bool needsMoreThan(int left);
    /// Returns what can be chosen next if \a left may be chosen in all: numbers of the set with the fewest,
    /// those that hit the most sets first.
    std::vector<int> choices(int left) const;

    void choose(int number);
    void undo();
    /// Excludes \a number from what may be chosen, or lifts that.
    void setBarred(int number, bool isBarred);
    const std::vector<int> &chosen() const { return m_chosen; }

private:
    using Word = std::uint64_t;
    using Bits = std::vector<Word>;
    static constexpr int wordSize = 64;

    std::span<const Word> set(int index) const
    {
        return {m_words.data() + static_cast<std::size_t>(index) * m_wordCount, m_wordCount};
    }
    const Bits &unhit() const { return m_unhit[m_chosen.size()]; }
    int hitCount(int number) const;
    int freeCount(int index, int limit) const;
    Bits commonWords() const;
    int narrowestSet() const;
    bool isImplied(std::span<const Word> words) const;

    std::size_t m_wordCount;    // of a set
    std::vector<Word> m_words;  // of all sets
    std::vector<Bits> m_setsOf; // for each number the sets that contain it
    int m_setCount = 0;
    Bits m_free;  // numbers that are not barred
    Bits m_taken; // while sets are counted
    std::vector<int> m_chosen;
    std::vector<Bits> m_unhit{1}; // after each choice, the sets without a chosen number; later ones are room
};

} // namespace sudoku
