#include "app/cli/run/signals.h"

#include "app/cli/run/console.h"
#include "core/system/signals.h"
#include "ui/programs/runningprograms.h"

#include <mutex>
#include <utility>

namespace sudoku::cli {
namespace {

std::mutex lastWorkMutex;
std::function<void()> lastWork;

void doLastWork()
{
    const std::lock_guard lock(lastWorkMutex);
    if (lastWork)
        lastWork();
}

} // namespace

void cleanUpBeforeSignals()
{
    waitForEndingSignal([](int signal) {
        doLastWork();
        endPrograms();
        clearStatus();
        endBySignal(signal);
    });
}

void doBeforeSignals(std::function<void()> work)
{
    const std::lock_guard lock(lastWorkMutex);
    lastWork = std::move(work);
}

} // namespace sudoku::cli
