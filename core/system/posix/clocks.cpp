#include "core/system/clocks.h"

#include <ctime>

#include <sys/resource.h>

namespace sudoku {
namespace {

std::chrono::nanoseconds durationOf(const timeval &time)
{
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
}

} // namespace

std::chrono::nanoseconds threadProcessorTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

std::chrono::nanoseconds childrenProcessorTime()
{
    rusage usage{};
    if (getrusage(RUSAGE_CHILDREN, &usage) != 0)
        return {};
    return durationOf(usage.ru_utime) + durationOf(usage.ru_stime);
}

} // namespace sudoku
