#include "core/system/standardstreams.h"

#include <io.h>
#include <windows.h>

namespace sudoku {

void keepStandardStreams()
{
    // A closed stream has no number here that a file could take.
}

bool isInputClosed()
{
    return _get_osfhandle(static_cast<int>(StandardStream::Input)) < 0;
}

bool isTerminal(StandardStream stream)
{
    return _isatty(static_cast<int>(stream)) != 0;
}

int terminalWidth()
{
    CONSOLE_SCREEN_BUFFER_INFO info{};
    return GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &info) ? info.dwSize.X : 0;
}

} // namespace sudoku
