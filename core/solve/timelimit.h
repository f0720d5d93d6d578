#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace sudoku {

/// A stop that is requested when another stop is requested, or when a time has passed. It serves one
/// computation after the other, with one thread for all of them.
class TimeLimit
{
public:
    using Time = std::optional<std::chrono::duration<double>>;

    /// Starts the time. Without a \a time only \a other stops.
    TimeLimit(std::stop_token other, Time time);

    /// Returns the token that stops the current computation.
    std::stop_token token() const;
    /// Starts the time of a new computation, and returns the token that stops it.
    std::stop_token restart();

private:
    using Clock = std::chrono::steady_clock;

    void watch(const std::stop_token &quit);
    /// The end of the computation that runs, or else of the next one; nothing where \a quit comes
    /// first.
    std::optional<Clock::time_point> nextEnd(const std::stop_token &quit);
    /// Unless a later computation began meanwhile.
    void stopIfOver();
    void stopCurrent();

    const Time m_time;
    const std::stop_token m_other;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_hasEnd;
    std::optional<Clock::time_point> m_end; // of the current computation; nothing after a stop
    std::stop_source m_current;
    std::jthread m_watcher;
    const std::stop_callback<std::function<void()>> m_onOther; // the last member, because it may run at once
};

} // namespace sudoku
