#pragma once

#include "core/hints/steps/ruleindex.h"

#include <optional>
#include <span>
#include <vector>

namespace sudoku {

/// The digits of cells that rules narrow together, a set for each.
using LineDigits = std::vector<DigitSet>;

/// Returns the digits that \a allowed (see rule::Pair) has for at least one of \a digits.
DigitSet partnersOf(DigitSet digits, const std::vector<DigitSet> &allowed);
/// Returns the same pairs with their digits exchanged.
std::vector<DigitSet> turned(const std::vector<DigitSet> &allowed);
/// Returns the pairs for cells that see each other.
std::vector<DigitSet> withoutEqual(std::vector<DigitSet> allowed);

/// The cells of a constraint, with all its rules and what houses say of them: cells that see each other
/// differ, and a house that lies in them has each digit. Finds what is left of their digits.
class LineWays
{
public:
    LineWays(std::span<const ActiveRule> rules, const RuleIndex &index);

    /// Returns the cells, each once, in the order of the rules. The digits of the functions below are theirs.
    std::span<const Cell> cells() const { return m_cells; }

    /// Returns whether the rules, without what houses say, leave all of \a digits in every combination: there
    /// is nothing left to find out by them.
    bool isSettled(const LineDigits &digits) const;

    /// Narrows \a digits by one rule after the other, until nothing changes. Returns false, with \a digits in
    /// any state, if a cell has no digit left.
    bool narrow(LineDigits &digits) const;

    /// Narrows \a digits to those that some way to fill all cells has. Makes at most \a maxGuesses while it
    /// looks for ways, fewer where a large automaton makes each of them slow; then it leaves what it has not
    /// refuted. Returns false, with \a digits in any state, if
    /// there is no way.
    bool narrowToWays(LineDigits &digits, int maxGuesses) const;

    /// Returns all ways to fill the cells, or nothing if there are more than \a maxWays or if it would take
    /// more than \a maxGuesses to find them.
    std::optional<std::vector<std::vector<Digit>>> ways(const LineDigits &digits, std::size_t maxWays,
                                                        int maxGuesses) const;

private:
    /// Cells of this object, by their places in cells().
    using CellPlaces = std::vector<int>;
    struct Pair
    {
        int first;
        int second;
        std::vector<DigitSet> allowed;     ///< by the first digit
        std::vector<DigitSet> allowedBack; ///< by the second digit
    };
    struct Sum
    {
        CellPlaces cells;
        int total;
        bool isDistinct;
    };
    struct Automaton
    {
        CellPlaces cells;
        rule::Automaton rule;
        std::vector<StateSet> live; ///< for all digits in each cell
    };
    /// What automata read, overwritten by each reading.
    using Memory = std::vector<StateSet>;
    class Search;

    bool narrow(LineDigits &digits, Memory &memory) const;
    void addRule(const Rule &rule, const RuleIndex &index);
    void addAutomaton(const rule::Automaton &automaton);
    CellPlaces placesOf(const std::vector<Cell> &cells);
    void indexHouses(const RuleIndex &index);
    bool narrowPeers(LineDigits &digits) const;
    bool narrowHouses(LineDigits &digits) const;
    bool narrowPairs(LineDigits &digits) const;
    bool narrowSums(LineDigits &digits) const;
    bool narrowAutomata(LineDigits &digits, Memory &memory) const;

    std::vector<Cell> m_cells;
    std::vector<Pair> m_pairs;
    std::vector<Sum> m_sums;
    std::vector<Automaton> m_automata;
    std::vector<CellPlaces> m_peers;  // by cell
    std::vector<CellPlaces> m_houses; // that have each digit and lie in the cells
    int m_digitCount;
    int m_guessCost = 1; // how many guesses one counts for
    bool m_isOneReading =
        false; // one automaton that reads no cell twice: it says all that it has to say at once
};

} // namespace sudoku
