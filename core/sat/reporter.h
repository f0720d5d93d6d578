#pragma once

#include "core/sat/satsolver.h"

#include <thread>

namespace sudoku {

/// Calls a progress function with the counters of a solver, on a thread of its own, until it is destroyed.
class Reporter
{
public:
    /// Makes a reporter that calls \a statistics on its thread. Reports nothing without \a progress, or if no
    /// thread can be started.
    Reporter(std::function<SatStatistics()> statistics, SatProgress progress);

private:
    std::jthread m_thread;
};

} // namespace sudoku
