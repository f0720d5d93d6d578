#include "core/solve/timelimit.h"

#include "core/sat/sleep.h"

namespace sudoku {

TimeLimit::TimeLimit(std::stop_token other, Time time)
    : m_time(time),
      m_other(std::move(other)),
      m_onOther(m_other, [this] { stopCurrent(); })
{
    restart();
    if (m_time)
        m_watcher = std::jthread([this](const std::stop_token &quit) { watch(quit); });
}

std::stop_token TimeLimit::token() const
{
    if (!m_time)
        return m_other;
    const std::lock_guard lock(m_mutex);
    return m_current.get_token();
}

std::stop_token TimeLimit::restart()
{
    if (!m_time)
        return m_other;
    const std::lock_guard lock(m_mutex);
    // The time is the same for all computations, so the end only moves further away: a watcher that sleeps
    // until an earlier end looks again then, and needs no notification now.
    const bool isWatcherIdle = !m_end;
    m_end = Clock::now() + std::chrono::duration_cast<Clock::duration>(*m_time);
    m_current = std::stop_source();
    if (m_other.stop_requested())
        m_current.request_stop();
    if (isWatcherIdle)
        m_hasEnd.notify_one();
    return m_current.get_token();
}

void TimeLimit::watch(const std::stop_token &quit)
{
    std::optional<Clock::time_point> end;
    while ((end = nextEnd(quit)) && sleepUntil(*end, quit))
        stopIfOver();
}

std::optional<TimeLimit::Clock::time_point> TimeLimit::nextEnd(const std::stop_token &quit)
{
    std::unique_lock lock(m_mutex);
    return m_hasEnd.wait(lock, quit, [this] { return m_end.has_value(); }) ? m_end : std::nullopt;
}

void TimeLimit::stopIfOver()
{
    const std::lock_guard lock(m_mutex);
    if (Clock::now() < *m_end)
        return;
    m_current.request_stop();
    m_end.reset();
}

void TimeLimit::stopCurrent()
{
    const std::lock_guard lock(m_mutex);
    m_current.request_stop();
}

} // namespace sudoku
