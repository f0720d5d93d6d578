#include "core/proof/rupclauses.h"

#include <algorithm>
#include <limits>
#include <new>
#include <utility>

namespace sudoku {
namespace {

Clause withoutRepetitions(const Clause &clause)
{
    Clause sorted = clause;
    std::ranges::sort(sorted);
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    return sorted.size() < clause.size() ? sorted : clause; // the solver had a reason for its order
}

/// Returns a key that does not depend on the order of the literals. If two clauses have the same key, the
/// wrong one may be deleted, so that a right proof is refused, but never a wrong one accepted.
std::uint64_t keyOf(const Clause &clause)
{
    std::uint64_t key = clause.size();
    for (const Literal literal : clause) {
        std::uint64_t mixed = static_cast<std::uint32_t>(literal) * 0x9E37'79B9'7F4A'7C15;
        mixed = (mixed ^ mixed >> 32) * 0xD6E8'FEB8'6659'FD93;
        key += mixed ^ mixed >> 32;
    }
    return key;
}

} // namespace

RupClauses::RupClauses(int variableCount)
    : m_variableCount(variableCount),
      m_isTrue(2 * static_cast<std::size_t>(variableCount) + 1),
      m_pairs(m_isTrue.size()),
      m_watches(m_isTrue.size())
{
}

void RupClauses::add(const Clause &added)
{
    Clause clause = withoutRepetitions(added);
    const std::uint64_t key = keyOf(clause);
    if (std::ranges::any_of(clause, [this](Literal literal) { return isTrue(literal); }))
        return; // for good: it says no more
    std::erase_if(clause, [this](Literal literal) { return isTrue(-literal); });
    if (clause.size() > 2) {
        m_places.emplace(key, store(clause));
    } else if (clause.size() == 2) {
        addPair(clause[0], clause[1]);
        addPair(clause[1], clause[0]);
    } else {
        addUnit(clause);
    }
}

void RupClauses::remove(const Clause &deleted)
{
    const Clause clause = withoutRepetitions(deleted);
    if (clause.size() == 2) {
        removePair(clause[0], clause[1]);
        removePair(clause[1], clause[0]);
    } else if (const auto found = m_places.find(keyOf(clause)); found != m_places.end()) {
        int &size = m_pool[found->second];
        m_deletedSize += size;
        size = 0; // its watches go when they are met
        m_places.erase(found);
        if (m_deletedSize > 100'000 && m_deletedSize > m_pool.size() / 2)
            compact();
    }
}

bool RupClauses::imply(const Clause &clause)
{
    bool isImplied = m_isContradictory;
    for (const Literal literal : clause) {
        isImplied = isImplied || isTrue(literal);
        if (!isTrue(-literal))
            assign(-literal);
    }
    isImplied = isImplied || !propagate();
    retract();
    return isImplied;
}

void RupClauses::addUnit(const Clause &unitOrEmpty)
{
    for (const Literal literal : unitOrEmpty)
        assign(literal);
    m_isContradictory = m_isContradictory || unitOrEmpty.empty() || !propagate();
    m_certain = m_trail.size();
}

void RupClauses::removePair(Literal literal, Literal other)
{
    std::vector<Literal> &others = m_pairs[index(literal)];
    const auto found = std::ranges::find(others, other);
    if (found != others.end())
        others.erase(found);
}

/// Stores a clause and returns its position in m_pool.
std::uint32_t RupClauses::store(std::span<const Literal> clause)
{
    if (m_pool.size() > std::numeric_limits<std::uint32_t>::max())
        throw std::bad_alloc();
    const auto place = static_cast<std::uint32_t>(m_pool.size());
    m_pool.push_back(static_cast<int>(clause.size()));
    m_pool.insert(m_pool.end(), clause.begin(), clause.end());
    m_watches[index(clause[0])].push_back({place, clause[1]});
    m_watches[index(clause[1])].push_back({place, clause[0]});
    return place;
}

/// Gives the memory of deleted clauses back, and brings the others together, which is faster.
void RupClauses::compact()
{
    const std::vector<int> old = std::exchange(m_pool, {});
    m_deletedSize = 0;
    for (std::vector<Watch> &watches : m_watches)
        watches.clear();
    for (auto &[key, place] : m_places)
        place = store(std::span(old).subspan(place + 1, old[place]));
}

void RupClauses::assign(Literal literal)
{
    m_isTrue[index(literal)] = 1;
    m_trail.push_back(literal);
}

void RupClauses::retract()
{
    for (; m_trail.size() > m_certain; m_trail.pop_back())
        m_isTrue[index(m_trail.back())] = 0;
    m_visitedPairs = m_visitedWatches = m_certain;
}

/// Returns false for a contradiction.
bool RupClauses::propagate()
{
    while (m_visitedWatches < m_trail.size()) {
        while (m_visitedPairs < m_trail.size())
            if (!visitPairsOf(-m_trail[m_visitedPairs++]))
                return false;
        if (!visitWatchesOf(-m_trail[m_visitedWatches++]))
            return false;
    }
    return true;
}

bool RupClauses::visitPairsOf(Literal falseLiteral)
{
    for (const Literal other : m_pairs[index(falseLiteral)]) {
        if (isTrue(-other))
            return false;
        if (!isTrue(other))
            assign(other);
    }
    return true;
}

bool RupClauses::visitWatchesOf(Literal falseLiteral)
{
    std::vector<Watch> &watches = m_watches[index(falseLiteral)];
    bool isConsistent = true;
    auto next = watches.begin();
    auto kept = next;
    while (isConsistent && next != watches.end()) {
        Watch watch = *next++;
        if (!isTrue(watch.other)) {
            const std::span clause(&m_pool[watch.place] + 1, m_pool[watch.place]);
            if (clause.empty() || findWatch(clause, falseLiteral, watch.place))
                continue;
            watch.other = clause[0];
            isConsistent = !isTrue(-watch.other);
            if (isConsistent && !isTrue(watch.other))
                assign(watch.other);
        }
        *kept++ = watch;
    }
    watches.erase(kept, next); // those behind a contradiction stay, untouched
    return isConsistent;
}

/// Finds another literal that is not false to watch the clause, if one is needed. Puts the other watch first.
bool RupClauses::findWatch(std::span<Literal> clause, Literal falseLiteral, std::uint32_t place)
{
    if (clause[0] == falseLiteral)
        std::swap(clause[0], clause[1]);
    if (isTrue(clause[0]))
        return false;
    const auto free =
        std::find_if(clause.begin() + 2, clause.end(), [this](Literal literal) { return !isTrue(-literal); });
    if (free == clause.end())
        return false;
    std::swap(clause[1], *free);
    m_watches[index(clause[1])].push_back({place, clause[0]});
    return true;
}

} // namespace sudoku
