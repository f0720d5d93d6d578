#include "core/system/processorlimit.h"

#include <sys/resource.h>

namespace sudoku {

void limitProcessorTime(int seconds)
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_CPU, &limit) != 0)
        return;
    const auto wanted = static_cast<rlim_t>(seconds);
    limit.rlim_cur = limit.rlim_max != RLIM_INFINITY && limit.rlim_max < wanted ? limit.rlim_max : wanted;
    ::setrlimit(RLIMIT_CPU, &limit);
}

} // namespace sudoku
