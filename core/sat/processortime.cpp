#include "core/sat/processortime.h"

#include <atomic>
#include <cstdint>
#include <ctime>

#include <sys/resource.h>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

std::atomic<std::int64_t> timeOfHelpers{0}; // ns

std::chrono::nanoseconds threadTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

std::chrono::nanoseconds of(const timeval &time)
{
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
}

std::chrono::nanoseconds timeOfPrograms()
{
    rusage usage{};
    if (getrusage(RUSAGE_CHILDREN, &usage) != 0)
        return 0ns;
    return of(usage.ru_utime) + of(usage.ru_stime);
}

} // namespace

std::chrono::nanoseconds processorTime()
{
    return threadTime() + std::chrono::nanoseconds(timeOfHelpers) + timeOfPrograms();
}

void countProcessorTimeOfThread()
{
    timeOfHelpers += threadTime().count();
}

} // namespace sudoku
