#include "core/search/linenarrowing.h"

#include "core/board/automaton.h"

#include <algorithm>
#include <map>

namespace sudoku {
namespace {

/// The future of a state: each class of next states, with the digits that lead there.
using Future = std::vector<std::pair<int, DigitMask>>;

Future futureOf(int state, DigitSet digits, const TransitionTable &table, const std::vector<int> &classes)
{
    Future future;
    for (const Digit digit : digits) {
        const int next = table.next(state, digit);
        if (next == TransitionTable::deadState || classes[next] < 0)
            continue;
        const auto known = std::ranges::find(future, classes[next], &Future::value_type::first);
        if (known != future.end())
            known->second |= maskOf(digit);
        else
            future.emplace_back(classes[next], maskOf(digit));
    }
    std::ranges::sort(future);
    return future;
}

} // namespace

LineNarrowing::LineNarrowing(const rule::Automaton &automaton, std::span<const DigitMask> candidates,
                             std::span<const CellSet> peers)
    : Narrowing(automaton.cells),
      m_peers(peers)
{
    std::vector<DigitSet> digits;
    for (const Cell cell : automaton.cells)
        digits.push_back(digitsOf(candidates[cell]));
    const std::vector<StateSet> live = liveStates(automaton, digits);
    const TransitionTable &table = *automaton.table;
    std::vector<int> classes(static_cast<std::size_t>(table.stateCount()), -1); // by state of the next layer
    for (const int state : live.back().states())
        classes[state] = 0;                                 // all ends have the same future: none
    std::vector<std::vector<Future>> layers(digits.size()); // by class
    for (std::size_t i = digits.size(); i-- > 0;) {
        std::map<Future, int> known;
        std::vector<int> before(classes.size(), -1);
        for (const int state : live[i].states()) {
            Future future = futureOf(state, digits[i], table, classes);
            const auto [place, isNew] = known.try_emplace(future, static_cast<int>(known.size()));
            before[state] = place->second;
            if (isNew)
                layers[i].push_back(std::move(future));
        }
        classes = std::move(before);
    }
    int first = 0; // among the states of all layers
    for (const auto &layer : layers) {
        const int next = first + static_cast<int>(layer.size());
        m_begins.push_back(static_cast<int>(m_arcs.size()));
        for (int state = first; state < next; ++state)
            for (const auto &[to, mask] : layer[state - first])
                m_arcs.push_back({state, next + to, mask});
        first = next;
    }
    m_begins.push_back(static_cast<int>(m_arcs.size()));
    const auto stateCount = static_cast<std::size_t>(first) + 1; // the ends are one state
    m_isReached.resize(stateCount);
    m_isUseful.resize(stateCount);
    m_needed.resize(stateCount);
}

bool LineNarrowing::narrow(SearchBoard &board)
{
    if (m_arcs.empty())
        return cells().empty();
    reach(board);
    return m_isReached.back() != 0 && narrowBackwards(board)
           && (m_needed.back() == 0 || keepNeeded(board, cells(), m_needed.back(), m_peers));
}

int LineNarrowing::cost() const
{
    constexpr int arcsPerHouse = 16;
    return 1 + static_cast<int>(m_arcs.size()) / arcsPerHouse;
}

void LineNarrowing::reach(const SearchBoard &board)
{
    std::ranges::fill(m_isReached, 0);
    m_isReached.front() = 1;
    for (std::size_t i = 0; i < cells().size(); ++i) {
        const DigitMask digits = board[cells()[i]];
        for (int at = m_begins[i]; at < m_begins[i + 1]; ++at) {
            const Arc &arc = m_arcs[at];
            const DigitMask here = arc.digits & digits;
            if (m_isReached[arc.from] == 0 || here == 0)
                continue;
            const DigitMask needed = m_needed[arc.from] | (hasAtMostOne(here) ? here : 0);
            m_needed[arc.to] = m_isReached[arc.to] != 0 ? m_needed[arc.to] & needed : needed;
            m_isReached[arc.to] = 1;
        }
    }
}

bool LineNarrowing::narrowBackwards(SearchBoard &board)
{
    std::ranges::fill(m_isUseful, 0);
    m_isUseful.back() = 1;
    for (std::size_t i = cells().size(); i-- > 0;) {
        const DigitMask digits = board[cells()[i]];
        DigitMask left = 0;
        for (int at = m_begins[i]; at < m_begins[i + 1]; ++at) {
            const Arc &arc = m_arcs[at];
            if ((m_isReached[arc.from] & m_isUseful[arc.to]) == 0 || (arc.digits & digits) == 0)
                continue;
            left |= arc.digits;
            m_isUseful[arc.from] = 1;
        }
        if (!board.keep(cells()[i], left))
            return false;
    }
    return true;
}

} // namespace sudoku
