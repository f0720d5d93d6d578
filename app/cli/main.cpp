#include "app/cli/commandline.h"
#include "app/cli/console.h"
#include "app/cli/finding.h"
#include "app/cli/programname.h"
#include "app/cli/signals.h"

#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>

namespace {

/// Qt calls much that may run out of memory from where nothing may be thrown.
[[noreturn]] void terminate()
{
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc &) {
        sudoku::writeMessage(std::string(sudoku::programName) + ": " + sudoku::outOfMemoryText + '\n');
        std::_Exit(static_cast<int>(sudoku::ExitStatus::Failure));
    } catch (...) {
    }
    std::abort();
}

} // namespace

int main(int argumentCount, char *arguments[])
{
    // A reader that went away is noticed when writing fails: files can be removed before this program ends.
    std::signal(SIGPIPE, SIG_IGN);
    std::set_terminate(terminate);
    sudoku::cleanUpBeforeSignals();
    try {
        QStringList texts;
        for (int i = 1; i < argumentCount; ++i)
            texts += QString::fromLocal8Bit(arguments[i]);
        const sudoku::ExitStatus status = sudoku::runProgram(texts);
        if (sudoku::hasReaderGone())
            sudoku::endBySignal(SIGPIPE);
        return static_cast<int>(status);
    } catch (const std::bad_alloc &) {
        sudoku::refuse(sudoku::outOfMemoryText);
    } catch (const std::exception &exception) {
        sudoku::refuse(QString::fromLocal8Bit(exception.what()));
    }
    return static_cast<int>(sudoku::ExitStatus::Failure);
}
