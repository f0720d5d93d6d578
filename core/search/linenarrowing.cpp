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
        for (int state = first; state < next; ++state) {
            m_begins.push_back(static_cast<int>(m_arcs.size()));
            for (const auto &[to, mask] : layer[state - first])
                m_arcs.push_back({next + to, mask});
        }
        first = next;
    }
    m_begins.push_back(static_cast<int>(m_arcs.size()));
    const auto stateCount = static_cast<std::size_t>(first) + 1; // the ends are one state
    m_isReached.resize(stateCount);
    m_isUseful.resize(stateCount);
    m_needed.resize(stateCount);
    m_layers.resize(digits.size() + 2);
}

bool LineNarrowing::narrow(SearchBoard &board)
{
    if (m_arcs.empty())
        return cells().empty();
    reach(board);
    constexpr int statesPerHouse = 4;
    setCost(1 + static_cast<int>(m_reached.size()) / statesPerHouse);
    if (m_isReached.back() == 0 || !narrowBackwards(board))
        return false;
    DigitMask needed = m_needed.back();
    for (const Cell cell : cells())
        if (hasAtMostOne(board[cell]))
            needed &= ~board[cell]; // which is taken from its peers anyway
    return needed == 0 || keepNeeded(board, cells(), needed, m_peers);
}

std::span<const LineNarrowing::Arc> LineNarrowing::arcsOf(int state) const
{
    return std::span(m_arcs).subspan(static_cast<std::size_t>(m_begins[state]),
                                     static_cast<std::size_t>(m_begins[state + 1] - m_begins[state]));
}

/// Finds the states that can be reached. Only their arcs are looked at, which are few where many cells are
/// solved.
void LineNarrowing::reach(const SearchBoard &board)
{
    for (const int state : m_reached)
        m_isReached[state] = 0;
    m_reached.assign(1, 0);
    m_layers[1] = 1;
    for (std::size_t i = 0; i < cells().size(); ++i) {
        const DigitMask digits = board[cells()[i]];
        for (int at = m_layers[i]; at < m_layers[i + 1]; ++at) {
            const int state = m_reached[at];
            for (const Arc &arc : arcsOf(state)) {
                const DigitMask here = arc.digits & digits;
                if (here == 0)
                    continue;
                const DigitMask needed = m_needed[state] | (hasAtMostOne(here) ? here : 0);
                if (m_isReached[arc.to] == 0) {
                    m_isReached[arc.to] = 1;
                    m_isUseful[arc.to] = 0;
                    m_needed[arc.to] = needed;
                    m_reached.push_back(arc.to);
                } else {
                    m_needed[arc.to] &= needed;
                }
            }
        }
        m_layers[i + 2] = static_cast<int>(m_reached.size());
    }
}

bool LineNarrowing::narrowBackwards(SearchBoard &board)
{
    m_isUseful.back() = 1;
    for (std::size_t i = cells().size(); i-- > 0;) {
        const DigitMask digits = board[cells()[i]];
        DigitMask left = 0;
        for (int at = m_layers[i]; at < m_layers[i + 1]; ++at)
            for (const Arc &arc : arcsOf(m_reached[at]))
                if ((arc.digits & digits) != 0 && m_isUseful[arc.to] != 0) {
                    left |= arc.digits;
                    m_isUseful[m_reached[at]] = 1;
                }
        if (!board.keep(cells()[i], left))
            return false;
    }
    return true;
}

} // namespace sudoku
