#pragma once

#include "core/board/automaton.h"
#include <optional>
#include <vector>

namespace sudoku {

/// A regular expression over the digits of a line: a nondeterministic automaton (Thompson, "Regular
/// Expression Search Algorithm", 1968) that is made deterministic for the cells of a line.
///
/// A digit (0 to 9, then A for 10 to P for 25), `.` for any, a class as `[135]`, `[1-4]` or `[^9]`, `( )`,
/// `|` between alternatives, and behind a part `*` `+` `?` `{2}` `{2,}` `{2,4}`. Blanks do not count.
class LinePattern
{
public:
    static constexpr int maxStates = 2000; ///< of the nondeterministic automaton

    // A pattern may be put together by states, too; they are numbers from 0 on.
    void addStart(int state) { m_starts.push_back(withState(state)); }
    void addEnd(int state) { m_ends.push_back(withState(state)); }
    void addStep(int from, int value, int to);

    /// Returns the pattern that reads from the other end.
    LinePattern reversed() const;
    /// Returns the pattern that accepts what this one or \a other does.
    LinePattern orElse(const LinePattern &other) const;
    /// Returns the pattern that accepts each connected part of what this one accepts.
    LinePattern parts() const;

    /// Returns the automaton of a line, or nothing if it has more than \a mostStates.
    std::optional<rule::Automaton> automaton(const std::vector<Cell> &cells, DigitValues values,
                                             int mostStates) const;

private:
    friend class LinePatternParser;

    /// A state that is left by one of \a digits, or without reading if these are empty. They are the values
    /// of the digits of a board, so 0 may be among them.
    struct Arc
    {
        int to;
        DigitSet digits = {};
        bool isFree = false; ///< reads nothing
    };
    using States = std::vector<int>; // ascending

    int withState(int state);
    States closed(States states) const;
    States after(const States &states, Digit digit) const;
    void trim();

    std::vector<std::vector<Arc>> m_arcs; ///< by state
    States m_starts;
    States m_ends;
};

} // namespace sudoku
