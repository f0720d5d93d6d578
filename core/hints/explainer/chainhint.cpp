#include "core/hints/explainer/chainhint.h"

#include <algorithm>

namespace sudoku {

int lengthRating(int complexity)
{
    const int length = complexity - 2;
    int rating = 0;
    bool isPowerOfTwo = true;
    for (int limit = 4; length > limit; isPowerOfTwo = !isPowerOfTwo) { // 4, 6, 8, 12, 16, 24 ...
        ++rating;
        limit = isPowerOfTwo ? limit * 3 / 2 : limit * 4 / 3;
    }
    return rating;
}

int rankOf(ChainKind kind)
{
    using enum ChainKind;
    switch (kind) {
    case Double:
        return 1;
    case XCycle:
    case XChain:
        return 2;
    case YCycle:
        return 3;
    case XyCycle:
    case XyChain:
        return 4;
    case EachDigit:
        return 5;
    case EachPlace:
        return 6;
    case Contradiction:
    case Nishio:
        break;
    }
    return 7;
}

int ChainCollector::maxComplexity(int baseRating, ChainKind kind) const
{
    if (!m_kinds.empty() && std::ranges::count(m_kinds, kind) == 0)
        return 0;
    if (m_wanted != Wanted::Best || m_hints.empty())
        return std::numeric_limits<int>::max();
    const ChainHint &best = m_hints.front();
    int complexity = rankOf(kind) < rankOf(best.kind) ? best.complexity : best.complexity - 1;
    if (baseRating + lengthRating(best.complexity) > best.rating)
        while (complexity > 0 && baseRating + lengthRating(complexity) >= best.rating)
            --complexity;
    else
        while (baseRating + lengthRating(complexity + 1) < best.rating)
            ++complexity;
    return complexity;
}

const ChainCollector::Worth *ChainCollector::bestFor(Candidate candidate) const
{
    const auto found = std::ranges::lower_bound(m_best, candidate, {}, &std::pair<Candidate, Worth>::first);
    return found != m_best.end() && found->first == candidate ? &found->second : nullptr;
}

bool ChainCollector::wants(int rating, int complexity, ChainKind kind,
                           const std::vector<Candidate> &eliminations) const
{
    const Worth worth{rating, complexity, rankOf(kind)};
    switch (m_wanted) {
    case Wanted::Best:
        return m_hints.empty()
               || worth < Worth{m_hints[0].rating, m_hints[0].complexity, rankOf(m_hints[0].kind)};
    case Wanted::EachElimination:
        return std::ranges::any_of(eliminations, [&](const Candidate &candidate) {
            const Worth *known = bestFor(candidate);
            return !known || worth < *known;
        });
    case Wanted::All:
        break;
    }
    return true;
}

void ChainCollector::take(ChainHint hint)
{
    if (m_wanted == Wanted::Best)
        m_hints.clear();
    if (m_wanted == Wanted::EachElimination) {
        const Worth worth{hint.rating, hint.complexity, rankOf(hint.kind)};
        for (const Candidate &candidate : hint.eliminations) {
            const auto found =
                std::ranges::lower_bound(m_best, candidate, {}, &std::pair<Candidate, Worth>::first);
            if (found == m_best.end() || found->first != candidate)
                m_best.insert(found, {candidate, worth});
            else
                found->second = std::min(found->second, worth);
        }
    }
    m_hints.push_back(std::move(hint));
}

std::vector<ChainHint> ChainCollector::takeHints()
{
    std::ranges::stable_sort(m_hints, {}, [](const ChainHint &hint) {
        return Worth{hint.rating, hint.complexity, rankOf(hint.kind)};
    });
    return std::move(m_hints);
}

} // namespace sudoku
