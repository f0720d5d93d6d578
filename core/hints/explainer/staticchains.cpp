#include "core/hints/explainer/staticchains.h"

#include "core/board/stopcheck.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr int cycleRating = 65;
constexpr int chainRating = 66;
constexpr int mixedRating = 70;

} // namespace

void StaticChains::find(const Marks &marks, ChainCollector &collector)
{
    m_marks = &marks;
    m_collector = &collector;
    m_graph.build(marks);
    m_onStamps.assign(m_graph.count(), 0);
    m_offStamps.assign(m_graph.count(), 0);
    m_seen.assign(m_graph.count(), 0);
    m_stamp = 0;
    m_onReasons.resize(m_graph.count());
    m_offReasons.resize(m_graph.count());
    for (const Links links : {Links::X, Links::Y, Links::All})
        findWith(links);
}

void StaticChains::findWith(Links links)
{
    m_links = links;
    for (int source = 0; source < m_graph.count(); ++source) {
        if (m_collector->isFull() || isStopped(m_stop))
            return;
        if (links == Links::Y && !m_graph.isInPair(source))
            continue;
        findCycles(source);
        if (links == Links::Y)
            continue; // a chain needs an even number of links, so it cannot be of cells only
        findChain(source, true);
        findChain(source, false);
    }
}

void StaticChains::restart()
{
    ++m_stamp;
    m_ons.clear();
    m_offs.clear();
}

void StaticChains::findCycles(int source)
{
    constexpr int minLength = 4;
    const bool isMixed = m_links == Links::All;
    const ChainKind kind = isMixed               ? ChainKind::XyCycle
                           : m_links == Links::X ? ChainKind::XCycle
                                                 : ChainKind::YCycle;
    const int baseRating = isMixed ? mixedRating : cycleRating;
    restart();
    m_onStamps[source] = m_stamp;
    m_onReasons[source] = {-1, -1, -1};
    m_ons.push_back(source);
    for (int length = 2; !m_ons.empty() && length <= m_collector->maxComplexity(baseRating, kind);
         length += 2) {
        m_next.clear();
        for (const int on : m_ons)
            for (const int off : m_graph.weak(on, m_links)) {
                const auto links = m_graph.strong(off, m_links);
                if (links.empty() || isAncestor(off, on))
                    continue;
                for (const auto &[to, house] : links) {
                    if (to == source && length >= minLength)
                        offerCycle(source, on, off, house, length);
                    if (isReachedOn(to))
                        continue;
                    m_onStamps[to] = m_stamp;
                    m_onReasons[to] = {off, on, house};
                    m_next.push_back(to);
                }
            }
        m_ons.swap(m_next);
    }
}

/// Returns whether \a off, being false, is among the reasons of \a on.
bool StaticChains::isAncestor(int off, int on) const
{
    for (; on >= 0; on = m_onReasons[on].on)
        if (m_onReasons[on].off == off)
            return true;
    return false;
}

/// Offers the cycle from \a source to \a on, and over \a off back.
void StaticChains::offerCycle(int source, int on, int off, int house, int length)
{
    const bool isMixed = m_links == Links::All;
    const ChainKind kind = isMixed               ? ChainKind::XyCycle
                           : m_links == Links::X ? ChainKind::XCycle
                                                 : ChainKind::YCycle;
    const int rating = (isMixed ? mixedRating : cycleRating) + lengthRating(length);
    if (length > m_collector->maxComplexity(isMixed ? mixedRating : cycleRating, kind))
        return;
    std::vector<int> ons;
    std::vector<int> offs{off};
    for (int at = on; at >= 0; at = m_onReasons[at].on) {
        ons.push_back(at);
        if (m_onReasons[at].off >= 0)
            offs.push_back(m_onReasons[at].off);
    }
    std::vector<Candidate> eliminations = eliminationsOfCycle(ons, offs);
    if (eliminations.empty() || !m_collector->wants(rating, length, kind, eliminations))
        return;
    const Candidate first = m_graph.candidate(source);
    const Literal target = m_code.on(first.cell, first.digit);
    Trail trail = trailTo(on, off, false);
    trail.push_back({target, house, {static_cast<int>(trail.size()) - 1}});
    m_collector->take({kind, rating, length, std::move(eliminations), target, -1, -1, noDigit, {trail}});
}

/// Returns what sees a candidate of one half and one of the other: each half is true or false as a whole.
std::vector<Candidate> StaticChains::eliminationsOfCycle(const std::vector<int> &ons,
                                                         const std::vector<int> &offs)
{
    const auto isInCycle = [&](int index) {
        const Cell cell = m_graph.candidate(index).cell;
        const auto isHere = [&](int other) { return m_graph.candidate(other).cell == cell; };
        return std::ranges::any_of(ons, isHere) || std::ranges::any_of(offs, isHere);
    };
    std::vector<Candidate> eliminations;
    std::ranges::fill(m_seen, 0);
    for (const int on : ons)
        for (const int seen : m_graph.weak(on, Links::X))
            m_seen[seen] = 1;
    for (const int off : offs)
        for (const int seen : m_graph.weak(off, Links::X))
            if (m_seen[seen] == 1 && !isInCycle(seen)) {
                m_seen[seen] = 2;
                eliminations.push_back(m_graph.candidate(seen));
            }
    std::ranges::sort(eliminations);
    return eliminations;
}

/// Looks for the shortest chain from \a source to its own contrary.
void StaticChains::findChain(int source, bool isSourceOn)
{
    restart();
    if (isSourceOn) {
        m_onStamps[source] = m_stamp;
        m_onReasons[source] = {-1, -1, -1};
        m_ons.push_back(source);
    } else {
        m_offStamps[source] = m_stamp;
        m_offReasons[source] = -1;
        m_offs.push_back(source);
    }
    const ChainKind kind = m_links == Links::All ? ChainKind::XyChain : ChainKind::XChain;
    const int max = m_collector->maxComplexity(m_links == Links::All ? mixedRating : chainRating, kind);
    for (int length = 2; length <= max && (!m_ons.empty() || !m_offs.empty()); ++length)
        if (!m_ons.empty() ? !spreadOn(source, length, isSourceOn) : !spreadOff(source, length))
            return;
}

/// Switches off what the candidates that are on see; returns false if the chain is complete.
bool StaticChains::spreadOn(int source, int length, bool isSourceOn)
{
    for (const int on : m_ons)
        for (const int off : m_graph.weak(on, m_links)) {
            if (isReachedOff(off))
                continue;
            m_offStamps[off] = m_stamp;
            m_offReasons[off] = on;
            m_offs.push_back(off);
            if (off == source && isSourceOn) {
                offerChain(source, false, length);
                return false;
            }
        }
    m_ons.clear();
    return true;
}

/// Switches on what must be if candidates are off; returns false if the chain is complete.
bool StaticChains::spreadOff(int source, int length)
{
    for (const int off : m_offs)
        for (const auto &[to, house] : m_graph.strong(off, m_links)) {
            if (isReachedOn(to))
                continue;
            m_onStamps[to] = m_stamp;
            m_onReasons[to] = {off, m_offReasons[off], house};
            m_ons.push_back(to);
            if (to == source) {
                offerChain(source, true, length);
                return false;
            }
        }
    m_offs.clear();
    return true;
}

void StaticChains::offerChain(int source, bool isTargetOn, int length)
{
    const bool isMixed = m_links == Links::All;
    const ChainKind kind = isMixed ? ChainKind::XyChain : ChainKind::XChain;
    const int rating = (isMixed ? mixedRating : chainRating) + lengthRating(length);
    const auto [cell, digit] = m_graph.candidate(source);
    std::vector<Candidate> eliminations;
    for (const Digit other : isTargetOn ? m_marks->candidates(cell) : DigitSet{digit})
        if (!isTargetOn || other != digit)
            eliminations.push_back({cell, other});
    if (eliminations.empty() || !m_collector->wants(rating, length, kind, eliminations))
        return;
    const Literal target = isTargetOn ? m_code.on(cell, digit) : m_code.off(cell, digit);
    m_collector->take(
        {kind,
         rating,
         length,
         std::move(eliminations),
         target,
         -1,
         -1,
         noDigit,
         {isTargetOn ? trailTo(source, -1, true) : trailTo(m_offReasons[source], source, false)}});
}

/// Returns the way to \a on, and from it to \a off unless the target is on.
Trail StaticChains::trailTo(int on, int off, bool isTargetOn) const
{
    Trail trail;
    const auto add = [&](int index, bool isOn, int house) {
        const auto [cell, digit] = m_graph.candidate(index);
        trail.push_back({isOn ? m_code.on(cell, digit) : m_code.off(cell, digit), house, {}});
    };
    if (!isTargetOn)
        add(off, false, -1);
    while (on >= 0) {
        const Reason &reason = m_onReasons[on];
        add(on, true, reason.house);
        if (reason.off >= 0)
            add(reason.off, false, -1);
        on = reason.on;
    }
    std::ranges::reverse(trail);
    for (std::size_t i = 1; i < trail.size(); ++i)
        trail[i].parents.push_back(static_cast<int>(i) - 1);
    return trail;
}

} // namespace sudoku
