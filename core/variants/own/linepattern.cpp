#include "core/variants/own/linepattern.h"

#include <algorithm>

namespace sudoku {

/// Returns \a state, and makes sure that it exists.
int LinePattern::withState(int state)
{
    if (state >= std::ssize(m_arcs))
        m_arcs.resize(static_cast<std::size_t>(state) + 1);
    return state;
}

void LinePattern::addStep(int from, int value, int to)
{
    withState(std::max(from, to));
    DigitSet digits;
    digits.insert(value);
    m_arcs[from].push_back({to, digits});
}

LinePattern LinePattern::reversed() const
{
    LinePattern result;
    result.m_arcs.resize(m_arcs.size());
    for (int from = 0; from < std::ssize(m_arcs); ++from)
        for (const Arc &arc : m_arcs[from])
            result.m_arcs[arc.to].push_back({from, arc.digits, arc.isFree});
    result.m_starts = m_ends;
    result.m_ends = m_starts;
    return result;
}

LinePattern LinePattern::orElse(const LinePattern &other) const
{
    LinePattern result = *this;
    const int offset = static_cast<int>(m_arcs.size());
    for (std::vector<Arc> arcs : other.m_arcs) {
        for (Arc &arc : arcs)
            arc.to += offset;
        result.m_arcs.push_back(std::move(arcs));
    }
    for (const int state : other.m_starts)
        result.m_starts.push_back(state + offset);
    for (const int state : other.m_ends)
        result.m_ends.push_back(state + offset);
    return result;
}

LinePattern LinePattern::parts() const
{
    LinePattern result = *this;
    result.trim();
    result.m_starts.clear();
    for (int state = 0; state < std::ssize(result.m_arcs); ++state)
        result.m_starts.push_back(state);
    result.m_ends = result.m_starts;
    return result;
}

/// Removes the arcs that are on no way from a start to an end.
void LinePattern::trim()
{
    const auto reached = [](const LinePattern &pattern) {
        States states = pattern.m_starts;
        std::vector<bool> isReached(pattern.m_arcs.size());
        while (!states.empty()) {
            const int state = states.back();
            states.pop_back();
            if (isReached[state])
                continue;
            isReached[state] = true;
            for (const Arc &arc : pattern.m_arcs[state])
                if (arc.isFree || !arc.digits.isEmpty())
                    states.push_back(arc.to);
        }
        return isReached;
    };
    const std::vector<bool> fromStart = reached(*this);
    const std::vector<bool> toEnd = reached(reversed());
    for (int from = 0; from < std::ssize(m_arcs); ++from)
        std::erase_if(m_arcs[from], [&](const Arc &arc) { return !fromStart[from] || !toEnd[arc.to]; });
}

/// Returns \a states and those that are reached from them without reading, ascending.
LinePattern::States LinePattern::closed(States states) const
{
    std::vector<bool> isIn(m_arcs.size());
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (isIn[states[i]])
            continue;
        isIn[states[i]] = true;
        for (const Arc &arc : m_arcs[states[i]])
            if (arc.isFree && !isIn[arc.to])
                states.push_back(arc.to);
    }
    States all;
    for (int state = 0; state < std::ssize(isIn); ++state)
        if (isIn[state])
            all.push_back(state);
    return all;
}

LinePattern::States LinePattern::after(const States &states, Digit digit) const
{
    States next;
    for (const int state : states)
        for (const Arc &arc : m_arcs[state])
            if (!arc.isFree && arc.digits.contains(digit))
                next.push_back(arc.to);
    return closed(std::move(next));
}

std::optional<rule::Automaton> LinePattern::automaton(const std::vector<Cell> &cells, DigitValues values,
                                                      int mostStates) const
{
    int steps = 0;
    const int mostSteps = mostStates * values.count;
    const auto step = [&](const States &states, int value) -> std::optional<States> {
        if (++steps > mostSteps)
            return {};
        States next = after(states, value);
        return next.empty() ? std::nullopt : std::optional(std::move(next));
    };
    const auto accepts = [&](const States &states) {
        return std::ranges::any_of(
            states, [&](int state) { return std::ranges::find(m_ends, state) != m_ends.end(); });
    };
    rule::Automaton automaton = makeAutomaton(cells, values, closed(m_starts), step, accepts);
    return steps > mostSteps ? std::nullopt : std::optional(std::move(automaton));
}

} // namespace sudoku
