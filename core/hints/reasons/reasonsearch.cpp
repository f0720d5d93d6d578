#include "core/hints/reasons/reasonsearch.h"

#include "core/board/stopcheck.h"

#include <algorithm>

namespace sudoku {

ReasonSearch::ReasonSearch(NearMisses &misses, const Deduction &conclusion)
    : m_misses(misses),
      m_conclusion(conclusion),
      m_sets(static_cast<int>(misses.formula().premises().size())),
      m_time(misses.time())
{
}

void ReasonSearch::takeNearMisses()
{
    if (m_time != m_misses.time()) {
        m_sets = HittingSets(static_cast<int>(m_misses.formula().premises().size()));
        m_known = 0;
        m_time = m_misses.time();
    }
    for (const std::vector<int> *missed : m_misses.missedFor(m_conclusion, m_known))
        m_sets.add(*missed);
    m_known = m_misses.count();
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

OrHalt<std::optional<std::vector<int>>> ReasonSearch::run(int size, const std::stop_token &stop)
{
    constexpr int never = -1;
    m_provedAt.resize(std::max(m_provedAt.size(), static_cast<std::size_t>(size) + 1), never);
    int &provedAt = m_provedAt[size];
    const OrHalt<Answer> answer =
        provedAt == never ? search(size, stop) : searchAmong(m_misses.changedSince(provedAt), size, stop);
    std::vector<int> chosen = takeChosen();
    if (answer == Answer::None)
        provedAt = m_misses.time();
    return answer.map([&](Answer found) {
        return found == Answer::Found ? std::optional(std::move(chosen)) : std::nullopt;
    });
}

OrHalt<ReasonSearch::Answer> ReasonSearch::search(int size, const std::stop_token &stop)
{
    takeNearMisses();
    return extend(size, stop);
}

/// Looks for a reason with one of \a premises.
OrHalt<ReasonSearch::Answer> ReasonSearch::searchAmong(const std::vector<int> &premises, int size,
                                                       const std::stop_token &stop)
{
    if (premises.empty())
        return Answer::None;
    takeNearMisses();
    return m_sets.needsMoreThan(size) ? Answer::None : tryChoices(premises, size, stop);
}

OrHalt<ReasonSearch::Answer> ReasonSearch::extend(int left, const std::stop_token &stop)
{
    m_misses.addWork();
    if (isStopped(stop) || m_misses.work() > m_endOfWork)
        return halted(Halt::Stopped);
    if (m_sets.needsMoreThan(left))
        return Answer::None;
    if (m_sets.areHit()) {
        const OrHalt<const NearMiss *> miss = m_misses.against(m_conclusion, m_sets.chosen(), stop);
        if (!miss)
            return halted(miss.error());
        if (!*miss)
            return Answer::Found;
        m_sets.add((*miss)->missed);
        m_known = m_misses.count();
        if (m_sets.needsMoreThan(left))
            return Answer::None;
    }
    return tryChoices(m_sets.choices(left), left, stop);
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
