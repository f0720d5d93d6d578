#include "core/system/standardstreams.h"

#include <initializer_list>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace sudoku {

void keepStandardStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) == -1)
            ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY); // takes the lowest number
}

bool isInputClosed()
{
    return (::fcntl(STDIN_FILENO, F_GETFL) & O_ACCMODE) == O_WRONLY;
}

bool isTerminal(StandardStream stream)
{
    return ::isatty(static_cast<int>(stream)) == 1;
}

int terminalWidth()
{
    winsize size{};
    return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

} // namespace sudoku
