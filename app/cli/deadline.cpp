#include "app/cli/deadline.h"

namespace sudoku::cli {

Deadline::Deadline(Limit limit, std::stop_token stopAll)
    : m_limit(limit),
      m_stopAll(std::move(stopAll)),
      m_onStopAll(m_stopAll, [this] { stopCurrent(); })
{
    if (m_limit)
        m_watcher = std::jthread([this](const std::stop_token &quit) { watch(quit); });
}

std::stop_token Deadline::restart()
{
    if (!m_limit)
        return m_stopAll;
    const std::lock_guard lock(m_mutex);
    // The limit is the same for all, so the end only moves away: a watcher that sleeps until an
    // earlier end looks again then, and needs no waking now.
    const bool isWatcherIdle = !m_end;
    m_end = Clock::now() + std::chrono::duration_cast<Clock::duration>(*m_limit);
    m_current = std::stop_source();
    if (m_stopAll.stop_requested())
        m_current.request_stop();
    if (isWatcherIdle)
        m_hasEnd.notify_one();
    return m_current.get_token();
}

void Deadline::watch(const std::stop_token &quit)
{
    std::unique_lock lock(m_mutex);
    while (!quit.stop_requested()) {
        if (!m_end) {
            m_hasEnd.wait(lock, quit, [this] { return m_end.has_value(); });
        } else if (Clock::now() < *m_end) {
            const Clock::time_point end = *m_end;
            m_hasEnd.wait_until(lock, quit, end, [] { return false; });
        } else {
            m_current.request_stop();
            m_end.reset();
        }
    }
}

void Deadline::stopCurrent()
{
    const std::lock_guard lock(m_mutex);
    m_current.request_stop();
}

} // namespace sudoku::cli
