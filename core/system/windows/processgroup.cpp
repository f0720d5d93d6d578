#include "core/system/processgroup.h"

#include <windows.h>

namespace sudoku {

void becomeProcessGroup()
{
    // Windows does not fork.
}

void askToEnd(ProcessGroup group)
{
    GenerateConsoleCtrlEvent(CTRL_BREAK_EVENT, static_cast<DWORD>(group));
}

/// Ends the head of the group only: what it started goes on.
void endNow(ProcessGroup group)
{
    const HANDLE process = OpenProcess(PROCESS_TERMINATE, FALSE, static_cast<DWORD>(group));
    if (!process)
        return;
    TerminateProcess(process, 1);
    CloseHandle(process);
}

} // namespace sudoku
