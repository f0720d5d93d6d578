#pragma once

#include <cstdint>
#include <stop_token>

namespace sudoku {

/// Counts the calls of isStopped() on its thread during its life, and requests the stop at one of them. So
/// tests can measure, independently of time, how many steps long work takes after a stop.
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

private:
    friend bool isStopped(const std::stop_token &);
    void count();

    std::stop_source m_source;
    std::int64_t m_requestAt;
    std::int64_t m_questions = 0;
};

/// Returns whether \a stop was requested. Long work calls this at least every few thousand steps, and passes
/// on that it was stopped.
bool isStopped(const std::stop_token &stop);

} // namespace sudoku
