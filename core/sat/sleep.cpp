#include "core/sat/sleep.h"

#include <condition_variable>
#include <mutex>

namespace sudoku {

bool sleepUntil(std::chrono::steady_clock::time_point end, const std::stop_token &stop)
{
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any wake;
    wake.wait_until(lock, stop, end, [] { return false; });
    return !stop.stop_requested();
}

bool sleepFor(std::chrono::milliseconds time, const std::stop_token &stop)
{
    return sleepUntil(std::chrono::steady_clock::now() + time, stop);
}

} // namespace sudoku
