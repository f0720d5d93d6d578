#include "core/sat/processortime.h"

#include "core/system/clocks.h"

#include <atomic>
#include <cstdint>

namespace sudoku {
namespace {

std::atomic<std::int64_t> timeOfHelpers{0}; // ns

} // namespace

std::chrono::nanoseconds processorTime()
{
    return threadProcessorTime() + std::chrono::nanoseconds(timeOfHelpers) + childrenProcessorTime();
}

void countProcessorTimeOfThread()
{
    timeOfHelpers += threadProcessorTime().count();
}

} // namespace sudoku
