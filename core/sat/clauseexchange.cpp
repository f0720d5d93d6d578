#include "core/sat/clauseexchange.h"

#include <algorithm>
#include <new>
#include <utility>

namespace sudoku {
namespace {

/// About what a member that takes clauses every second gets at most.
constexpr std::size_t maxWaiting = 1'000'000;

} // namespace

int ClauseExchange::join()
{
    const std::lock_guard lock(m_mutex);
    auto place = std::ranges::find(m_inboxes, false, &Inbox::isOpen);
    if (place == m_inboxes.end())
        place = m_inboxes.emplace(place);
    place->isOpen = true;
    return static_cast<int>(place - m_inboxes.begin());
}

void ClauseExchange::leave(int member)
{
    const std::lock_guard lock(m_mutex);
    m_inboxes[member] = {.isOpen = false};
}

void ClauseExchange::offer(int from, std::span<const Literal> clause)
{
    const std::lock_guard lock(m_mutex);
    for (std::size_t member = 0; member < m_inboxes.size(); ++member) {
        std::vector<Literal> &clauses = m_inboxes[member].clauses;
        if (!m_inboxes[member].isOpen || std::cmp_equal(member, from)
            || clauses.size() + clause.size() >= maxWaiting)
            continue;
        const std::size_t size = clauses.size();
        try {
            clauses.insert(clauses.end(), clause.begin(), clause.end());
            clauses.push_back(0);
        } catch (const std::bad_alloc &) {
            clauses.resize(size); // without a part of the clause
        }
    }
}

std::vector<Literal> ClauseExchange::take(int member)
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_inboxes[member].clauses, {});
}

} // namespace sudoku
