#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace sudoku::cli {

/// Stops each of a series of computations when its time is over, with one thread for all of them, and the
/// running one when stopAll is requested.
class Deadline
{
public:
    using Limit = std::optional<std::chrono::duration<double>>;

    /// Without a \a limit, only \a stopAll stops a computation.
    Deadline(Limit limit, std::stop_token stopAll);

    /// Starts the time of a new computation and returns the token that stops it.
    std::stop_token restart();

private:
    using Clock = std::chrono::steady_clock;

    void watch(const std::stop_token &quit);
    void stopCurrent();

    const Limit m_limit;
    const std::stop_token m_stopAll;
    std::mutex m_mutex;
    std::condition_variable_any m_hasEnd;
    std::optional<Clock::time_point> m_end; // of the current computation; nothing when it was stopped
    std::stop_source m_current;
    std::jthread m_watcher;
    const std::stop_callback<std::function<void()>> m_onStopAll; // last: it may run at once
};

} // namespace sudoku::cli
