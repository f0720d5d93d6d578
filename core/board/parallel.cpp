#include "core/board/parallel.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace sudoku {

int processorCount(int max)
{
    return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, static_cast<unsigned>(max)));
}

void runOnAll(int count, const PartOfWork &work, const std::stop_token &stop)
{
    std::stop_source end;
    const std::stop_callback passOn(stop, [&end] { end.request_stop(); });
    std::mutex mutex;
    std::exception_ptr thrown;
    const auto run = [&](int index) {
        try {
            work(index, end);
        } catch (...) {
            end.request_stop();
            const std::lock_guard lock(mutex);
            if (!thrown)
                thrown = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        try {
            for (int index = 1; index < count; ++index)
                others.emplace_back([&run, index] { run(index); });
        } catch (const std::exception &) {
            // No thread can be started: those that there are do it all.
        }
        run(0);
    }
    if (thrown)
        std::rethrow_exception(thrown);
}

} // namespace sudoku
