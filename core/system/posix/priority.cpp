#include "core/system/priority.h"

#ifdef __linux__ // Elsewhere these are calls for the whole process.
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace sudoku {

void lowerThreadPriority()
{
#ifdef __linux__
    constexpr int steps = 5; // of "nice": more would make Stop wait if the machine is busy
    setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, static_cast<id_t>(getpid())) + steps);
#endif
}

} // namespace sudoku
