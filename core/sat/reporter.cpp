#include "core/sat/reporter.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>

namespace sudoku {
namespace {

constexpr std::chrono::milliseconds pause(100);

void report(const std::stop_token &stop, const std::function<SatStatistics()> &statistics,
            const SatProgress &progress)
{
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any wake;
    while (!wake.wait_for(lock, stop, pause, [&stop] { return stop.stop_requested(); }))
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
        // No thread to be had, so little memory is left: solve without reports.
    }
}

} // namespace sudoku
