#include "core/system/clocks.h"

#include <cstdint>

#include <windows.h>

namespace sudoku {
namespace {

std::chrono::nanoseconds durationOf(const FILETIME &time)
{
    constexpr int unit = 100; // ns
    return std::chrono::nanoseconds(((std::int64_t{time.dwHighDateTime} << 32) + time.dwLowDateTime) * unit);
}

} // namespace

std::chrono::nanoseconds threadProcessorTime()
{
    FILETIME created{};
    FILETIME ended{};
    FILETIME kernel{};
    FILETIME user{};
    if (!GetThreadTimes(GetCurrentThread(), &created, &ended, &kernel, &user))
        return {};
    return durationOf(kernel) + durationOf(user);
}

std::chrono::nanoseconds childrenProcessorTime()
{
    return {}; // Windows keeps no sum of it.
}

} // namespace sudoku
