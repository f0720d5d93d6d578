#pragma once

#include "core/sat/satsolver.h"

#include <thread>

namespace sudoku {

/// Calls a progress function with the counters of a solver, on a thread of its own, until it is destroyed.
class Reporter
{
public:
    /// \a statistics is called on that thread. Without \a progress, or where no thread is to be had, there are no reports.
    Reporter(std::function<SatStatistics()> statistics, SatProgress progress);

private:
    std::jthread m_thread;
};

} // namespace sudoku
