#include "core/system/memorylimit.h"

#include <sys/resource.h>

namespace sudoku {

void limitAddressSpace(std::size_t bytes)
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0)
        return;
    limit.rlim_cur = bytes;
    if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max < limit.rlim_cur)
        limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_AS, &limit);
}

} // namespace sudoku
