#include "core/system/signals.h"

#include <csignal>
#include <cstdlib>
#include <utility>

#include <windows.h>

namespace sudoku {
namespace {

std::function<void(int)> endingWork;

/// Is called on a thread of its own.
BOOL WINAPI passOn(DWORD event)
{
    endingWork(event == CTRL_C_EVENT ? SIGINT : SIGTERM);
    return TRUE;
}

} // namespace

void waitForEndingSignals(std::function<void(int)> work)
{
    endingWork = std::move(work);
    SetConsoleCtrlHandler(passOn, TRUE);
}

void endBySignal(int signal)
{
    constexpr int statusOfSignals = 128;
    std::_Exit(statusOfSignals + signal);
}

void endByBrokenPipe()
{
    std::_Exit(EXIT_FAILURE);
}

void letWritingFail()
{
    // Writing always does.
}

std::string signalText(int signal)
{
    return std::to_string(signal);
}

std::optional<int> endingSignalDescriptor()
{
    return {}; // Windows sends a window messages instead.
}

std::optional<int> readEndingSignal(int /*descriptor*/)
{
    return {};
}

} // namespace sudoku
