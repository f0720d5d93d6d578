#include "core/sat/reporter.h"

#include "core/sat/sleep.h"

#include <system_error>

namespace sudoku {
namespace {

constexpr std::chrono::milliseconds pause(100);

void report(const std::stop_token &stop, const std::function<SatStatistics()> &statistics,
            const SatProgress &progress)
{
    while (sleepFor(pause, stop))
        progress(statistics());
}

} // namespace

Reporter::Reporter(std::function<SatStatistics()> statistics, SatProgress progress)
{
    if (!progress)
        return;
    try {
        m_thread = std::jthread([statistics = std::move(statistics), progress = std::move(progress)](
                                    const std::stop_token &stop) { report(stop, statistics, progress); });
    } catch (const std::system_error &) {
        // No thread can be started for lack of memory: solve without reports.
    }
}

} // namespace sudoku
