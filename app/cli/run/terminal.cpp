#include "app/cli/run/terminal.h"

#include <QByteArray>

#include <algorithm>
#include <sys/ioctl.h>
#include <unistd.h>

namespace sudoku::cli {
namespace {

constexpr int defaultWidth = 80;
constexpr int minWidth = 40;
constexpr int maxWidth = 100;

int descriptorOf(Stream stream)
{
    return static_cast<int>(stream);
}

/// Returns 0 if the width is not known.
int widthOfTerminal()
{
    winsize size{};
    return ::ioctl(descriptorOf(Stream::Output), TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

} // namespace

bool isTerminal(Stream stream)
{
    return ::isatty(descriptorOf(stream)) == 1;
}

bool hasStyles(Stream stream)
{
    return isTerminal(stream) && qEnvironmentVariableIsEmpty("NO_COLOR") && qgetenv("TERM") != "dumb";
}

int textWidth()
{
    int width = qEnvironmentVariableIntValue("COLUMNS");
    if (width <= 0)
        width = widthOfTerminal();
    return width <= 0 ? defaultWidth : std::clamp(width, minWidth, maxWidth);
}

} // namespace sudoku::cli
