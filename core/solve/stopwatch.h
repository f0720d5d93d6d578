#pragma once

#include <chrono>

namespace sudoku {

/// Adds the time that it lives to a sum.
class Stopwatch
{
public:
    explicit Stopwatch(std::chrono::nanoseconds &sum) : m_sum(sum) {}
    ~Stopwatch() { m_sum += std::chrono::steady_clock::now() - m_start; }
    Stopwatch(const Stopwatch &) = delete;
    Stopwatch &operator=(const Stopwatch &) = delete;

private:
    std::chrono::nanoseconds &m_sum;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

} // namespace sudoku
