#include "app/cli/commandline.h"
#include "app/cli/console.h"
#include "app/cli/finding.h"
#include "app/cli/signals.h"

#include <csignal>
#include <exception>
#include <new>

int main(int argumentCount, char *arguments[])
{
    // A reader that went away is noticed when writing fails: files can be removed before this program ends.
    std::signal(SIGPIPE, SIG_IGN);
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
