#include "core/sat/sleep.h"

#include <condition_variable>
#include <mutex>

namespace sudoku {

bool sleepFor(std::chrono::milliseconds time, const std::stop_token &stop)
{
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any wake;
    wake.wait_for(lock, stop, time, [] { return false; });
    return !stop.stop_requested();
}

} // namespace sudoku
