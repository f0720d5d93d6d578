#pragma once

#include <cstdint>
#include <stop_token>

namespace sudoku {

/// Counts the questions of its thread for a stop while it lives, and lets the stop come with one of them: so that tests can
/// tell how many steps long work still takes, whatever the machine does meanwhile.
class StopProbe
{
public:
    /// The stop of token() comes with question number \a requestAt, from 1; 0 is before all of them.
    explicit StopProbe(std::int64_t requestAt);
    ~StopProbe();
    StopProbe(const StopProbe &) = delete;
    StopProbe &operator=(const StopProbe &) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    /// Whether the work was long enough for the stop to come.
    bool wasRequested() const { return m_source.stop_requested(); }
    /// After the one with which the stop came.
    std::int64_t questionsLater() const { return m_questions - m_requestAt; }

private:
    friend bool isStopped(const std::stop_token &);
    void count();

    std::stop_source m_source;
    std::int64_t m_requestAt;
    std::int64_t m_questions = 0;
};

/// Whether \a stop has come. Work asks so every few thousand steps at the latest, and passes on that it was stopped.
bool isStopped(const std::stop_token &stop);

} // namespace sudoku
