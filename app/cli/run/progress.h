#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace sudoku::cli {

/// Says on standard error how far a long run is: on a terminal in one line that changes, else every ten
/// seconds in a new one. Used by one thread at a time.
class Progress
{
public:
    /// \a done puzzles were answered before, of \a total, if that is known.
    Progress(std::int64_t done, std::optional<std::int64_t> total);

    /// One more is answered.
    void add();
    /// Says what was done.
    void end();

private:
    using Clock = std::chrono::steady_clock;

    void show();
    double seconds() const { return std::chrono::duration<double>(Clock::now() - m_start).count(); }

    const Clock::time_point m_start = Clock::now();
    const std::int64_t m_doneBefore;
    const std::optional<std::int64_t> m_total;
    const bool m_isTerminal;
    Clock::time_point m_shown = m_start;
    std::int64_t m_count = 0;
};

} // namespace sudoku::cli
