#include "core/hints/reasons/reasonsearch.h"

#include "core/board/stopcheck.h"

#include <algorithm>

namespace sudoku {
namespace {

/// The size from which on a search pays for near misses that miss as little as possible; a smaller one is
/// over before.
constexpr int deepSize = 5;

} // namespace

ReasonSearch::ReasonSearch(NearMisses &misses, const Deduction &conclusion)
    : m_misses(misses),
      m_conclusion(conclusion),
      m_sets(static_cast<int>(misses.formula().premises().size())),
      m_time(misses.time())
{
}

/// Returns the premises that are chosen, ascending, and undoes all choices.
std::vector<int> ReasonSearch::takeChosen()
{
    std::vector<int> chosen = m_sets.chosen();
    std::ranges::sort(chosen);
    while (!m_sets.chosen().empty())
        m_sets.undo();
    return chosen;
}

/// Prepares a search that goes deep: what the known near misses miss is added, the fewest first.
void ReasonSearch::goDeep()
{
    m_isDeep = true;
    for (const NearMiss *miss : m_misses.knownAgainst(m_conclusion))
        m_sets.add(miss->missed);
}

OrHalt<std::optional<std::vector<int>>> ReasonSearch::run(int size, const std::stop_token &stop)
{
    constexpr int never = -1;
    if (m_time != m_misses.time()) {
        m_sets.clear();
        m_isDeep = false;
        m_time = m_misses.time();
    }
    if (size >= deepSize && !m_isDeep)
        goDeep();
    m_provedAt.resize(std::max(m_provedAt.size(), static_cast<std::size_t>(size) + 1), never);
    int &provedAt = m_provedAt[size];
    const OrHalt<Answer> answer =
        provedAt == never ? extend(size, stop) : searchAmong(m_misses.changedSince(provedAt), size, stop);
    std::vector<int> chosen = takeChosen();
    if (answer == Answer::None)
        provedAt = m_misses.time();
    return answer.map([&](Answer found) {
        return found == Answer::Found ? std::optional(std::move(chosen)) : std::nullopt;
    });
}

/// Looks for a reason with one of \a premises.
OrHalt<ReasonSearch::Answer> ReasonSearch::searchAmong(const std::vector<int> &premises, int size,
                                                       const std::stop_token &stop)
{
    const bool isSeen = premises.empty() || m_misses.needsMoreThan(size, m_conclusion, premises);
    return isSeen ? Answer::None : tryChoices(premises, size, stop);
}

OrHalt<ReasonSearch::Answer> ReasonSearch::extend(int left, const std::stop_token &stop)
{
    m_misses.addMove();
    if (isStopped(stop) || m_misses.work() > m_endOfWork)
        return halted(Halt::Stopped);
    if (m_sets.needsMoreThan(left))
        return Answer::None;
    if (m_sets.areHit()) {
        const OrHalt<bool> isAdded = addNearMiss(stop);
        if (!isAdded)
            return halted(isAdded.error());
        if (!*isAdded)
            return Answer::Found;
        if (m_sets.needsMoreThan(left))
            return Answer::None;
    }
    return tryChoices(m_sets.choices(left), left, stop);
}

/// Adds what a near miss misses that keeps the chosen premises: one that is known, or a new one. Answers
/// whether there is one.
OrHalt<bool> ReasonSearch::addNearMiss(const std::stop_token &stop)
{
    const NearMiss *known = m_isDeep ? nullptr : m_misses.knownAgainst(m_conclusion, m_sets.chosen());
    const OrHalt<const NearMiss *> miss =
        known ? known : m_misses.against(m_conclusion, m_sets.chosen(), stop, m_isDeep);
    if (miss && *miss)
        m_sets.add((*miss)->missed);
    return miss.map([](const NearMiss *found) { return found != nullptr; });
}

OrHalt<ReasonSearch::Answer> ReasonSearch::tryChoices(const std::vector<int> &choices, int left,
                                                      const std::stop_token &stop)
{
    std::vector<int> barred;
    OrHalt<Answer> answer = Answer::None;
    for (const int premise : choices) {
        m_sets.choose(premise);
        answer = extend(left - 1, stop);
        if (answer != Answer::None)
            break;
        m_sets.undo();
        m_sets.setBarred(premise, true);
        barred.push_back(premise);
    }
    for (const int premise : barred)
        m_sets.setBarred(premise, false);
    return answer;
}

} // namespace sudoku
