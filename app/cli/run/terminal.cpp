#include "app/cli/run/terminal.h"

#include <QByteArray>

#include <algorithm>

namespace sudoku::cli {
namespace {

constexpr int defaultWidth = 80;
constexpr int minWidth = 40;
constexpr int maxWidth = 100;

} // namespace

bool hasStyles(StandardStream stream)
{
    return isTerminal(stream) && qEnvironmentVariableIsEmpty("NO_COLOR") && qgetenv("TERM") != "dumb";
}

int textWidth()
{
    int width = qEnvironmentVariableIntValue("COLUMNS");
    if (width <= 0)
        width = terminalWidth();
    return width <= 0 ? defaultWidth : std::clamp(width, minWidth, maxWidth);
}

} // namespace sudoku::cli
