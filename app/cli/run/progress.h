#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <thread>

namespace sudoku::cli {

/// How much work there is, in puzzles.
struct WorkExtent
{
    std::int64_t done = 0;                  ///< by an earlier run
    std::optional<std::int64_t> total = {}; ///< with those; nothing if it is not known
    bool isContinuable = false; ///< by the same command behind the last answer, which must be whole for that
    /// Returns how long what is worked on takes at most, such as ", for at most 2 min more", or an empty
    /// text. Called from any thread.
    std::function<std::string()> estimate = {};
};

/// Says on standard error how far a run is: on a terminal in one line that changes, else every ten seconds in
/// a new one.
class Progress
{
public:
    explicit Progress(const WorkExtent &extent);

    /// Counts \a puzzles more that are answered; from any thread.
    void add(int puzzles) { m_count += puzzles; }
    /// Says what was done. Nothing may be added after that.
    void end();

private:
    using Clock = std::chrono::steady_clock;

    void show() const;
    double seconds() const { return std::chrono::duration<double>(Clock::now() - m_start).count(); }

    const Clock::time_point m_start = Clock::now();
    const WorkExtent m_extent;
    const bool m_isTerminal;
    std::atomic<std::int64_t> m_count = 0;
    std::jthread m_shower; // the last member, because it reads the others
};

} // namespace sudoku::cli
