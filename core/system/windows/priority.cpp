#include "core/system/priority.h"

#include <windows.h>

namespace sudoku {

void lowerThreadPriority()
{
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL);
}

} // namespace sudoku
