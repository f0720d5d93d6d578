#pragma once

#include "core/sat/satsolver.h"

#include <thread>

namespace sudoku {

/// Calls a progress function with the counters of a solver, on a thread of its own, until it is destroyed.
class Reporter
{
public:
    /// Calls \a statistics on that thread. Reports nothing without \a progress, or where no thread can be
    /// started.
    Reporter(std::function<SatStatistics()> statistics, SatProgress progress);

private:
    std::jthread m_thread;
};

} // namespace sudoku
