#pragma once

#include <chrono>

namespace sudoku {

/// Returns the processor time that the calling thread, the threads that helped solvers, and programs that
/// have ended have used. Differences of it do not count the time in which other programs had the processor.
std::chrono::nanoseconds processorTime();

/// Adds the processor time of the calling thread to that of threads that helped, because the thread ends.
void countProcessorTimeOfThread();

/// Adds the time that it lives to a sum, and the processor time to another one if that is wanted.
class Stopwatch
{
public:
    explicit Stopwatch(std::chrono::nanoseconds &sum) : m_sum(sum) {}
    Stopwatch(std::chrono::nanoseconds &sum, std::chrono::nanoseconds &processorSum)
        : m_sum(sum),
          m_processorSum(&processorSum),
          m_processorStart(processorTime())
    {
    }
    ~Stopwatch()
    {
        m_sum += std::chrono::steady_clock::now() - m_start;
        if (m_processorSum)
            *m_processorSum += processorTime() - m_processorStart;
    }
    Stopwatch(const Stopwatch &) = delete;
    Stopwatch &operator=(const Stopwatch &) = delete;

private:
    std::chrono::nanoseconds &m_sum;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::chrono::nanoseconds *m_processorSum = nullptr;
    std::chrono::nanoseconds m_processorStart{};
};

} // namespace sudoku
