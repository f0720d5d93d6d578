#pragma once

#include <cstdint>
#include <stop_token>
#include <thread>

namespace sudoku {

/// Counts the calls of isStopped() on its thread during its life, and requests the stop at one of them. So
/// tests measure, independently of time, how many steps long work takes after a stop. There is one at a time.
class StopProbe
{
public:
    /// Requests the stop of token() at call number \a requestAt, from 1; 0 means before the first call.
    explicit StopProbe(std::int64_t requestAt);
    ~StopProbe();
    StopProbe(const StopProbe &) = delete;
    StopProbe &operator=(const StopProbe &) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    /// Returns whether the work was long enough for the stop to come.
    bool wasRequested() const { return m_source.stop_requested(); }
    /// Returns the number of calls after the one at which the stop was requested.
    std::int64_t questionsLater() const { return m_questions - m_requestAt; }

    /// Counts a call, if it is on the thread of the probe.
    void count();

private:
    std::stop_source m_source;
    std::thread::id m_thread = std::this_thread::get_id();
    std::int64_t m_requestAt;
    std::int64_t m_questions = 0;
};

} // namespace sudoku
