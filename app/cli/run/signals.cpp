#include "app/cli/run/signals.h"

#include "app/cli/run/console.h"
#include "core/system/signals.h"
#include "ui/programs/runningprograms.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <utility>
#include <vector>

namespace sudoku::cli {
namespace {

std::atomic<bool> hasSignalCome = false;
std::mutex worksMutex;
std::vector<std::function<void()>> works;

void end(int signal)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds together{500}; // "timeout" sends one to the program, one to its group
    static const Clock::time_point first = Clock::now();
    if (!hasSignalCome.exchange(true)) {
        worksMutex.lock(); // and never unlocked
        for (; !works.empty(); works.pop_back())
            works.back()();
    } else if (Clock::now() - first < together) {
        return;
    }
    endPrograms();
    clearStatus();
    endBySignal(signal);
}

} // namespace

void cleanUpBeforeSignals()
{
    waitForEndingSignals(end);
}

bool isInterrupted()
{
    return hasSignalCome;
}

LastWork::LastWork(std::function<void()> work)
{
    const std::lock_guard lock(worksMutex);
    works.push_back(std::move(work));
}

LastWork::~LastWork()
{
    const std::lock_guard lock(worksMutex);
    works.pop_back();
}

} // namespace sudoku::cli
