#pragma once

#include "core/board/rule.h"
#include "core/variants/constraintproblem.h"

#include <tl/expected.hpp>

#include <span>
#include <vector>

namespace sudoku {

/// Reads the digits of cells one after the other, and keeps what some rules must know of them: digits that
/// are used up, sums, digits that a later cell may have, and states of automata. The cells of the rules are
/// places, from 0 on, in the order in which they are read.
class RulesReader
{
public:
    using State = std::vector<int>;
    static constexpr int maxStatesBackwards = 500; ///< of an automaton that reads its cells backwards

    /// Returns RepeatedCell if a rule names a cell twice where that cannot be followed, TooLargeBackwards if
    /// an automaton that reads backwards is too large, and UnknownRegions if a rule is about these.
    static tl::expected<RulesReader, ConstraintProblem::Kind> make(const std::vector<Rule> &rules,
                                                                   int placeCount, int digitCount);

    State start() const { return m_start; }
    /// Reads the digit at \a place. Returns false, with \a state in any state, if a rule is broken.
    bool read(State &state, int place, Digit digit) const;
    /// Returns whether the rules hold when the digit at \a place has been read, whatever comes behind it.
    bool isOverAfter(int place) const { return place >= m_lastPlace; }

private:
    using Places = std::vector<int>;
    /// Cells without repeated digits, or with a total.
    struct Group
    {
        Places places;
        int last;
        int slot; ///< index in State: the digits so far, or their sum
        int total = -1;
    };
    struct Link
    {
        int slot;                      ///< of the later cell: the digits that it may have, a bit for each
        std::vector<DigitSet> allowed; ///< by the digit of the earlier one
    };
    struct Line
    {
        rule::Automaton rule;
        Places places;
        int slot; ///< the state, how many digits were read, and those that came before their turn
        bool isBackward = false; ///< the slots are states, a bit for each
    };

    RulesReader(int placeCount, int digitCount)
        : m_links(static_cast<std::size_t>(placeCount)),
          m_domainSlots(static_cast<std::size_t>(placeCount), -1),
          m_digitCount(digitCount)
    {
    }

    bool add(const Rule &rule);
    bool add(const rule::Pair &pair);
    bool add(const rule::Automaton &automaton);
    bool addGroup(const Places &places, int total);
    int addSlots(int count, int value);
    int domainSlot(int place);
    bool readGroup(const Group &group, State &state, int place, Digit digit) const;
    static bool readLine(const Line &line, State &state, int place, Digit digit);
    static bool readBackward(const Line &line, State &state, int place, Digit digit);

    std::vector<Group> m_groups;
    std::vector<std::vector<Link>> m_links; ///< by the place of the earlier cell
    std::vector<int> m_domainSlots;         ///< by place; -1 where any digit may be
    std::vector<Line> m_lines;
    State m_start;
    int m_digitCount;
    int m_lastPlace = -1;
};

} // namespace sudoku
