#include "app/cli/commandline.h"
#include "app/cli/options/programname.h"
#include "app/cli/run/console.h"
#include "app/cli/run/finding.h"
#include "app/cli/run/signals.h"
#include "core/system/signals.h"
#include "core/system/standardstreams.h"

#include <cstdlib>
#include <exception>
#include <new>
#include <system_error>

namespace {

/// Ends the program. Qt calls functions that may run out of memory from places where nothing may be thrown.
[[noreturn]] void terminate()
{
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc &) {
        sudoku::cli::writeMessage(std::string(sudoku::cli::programName) + ": " + sudoku::cli::outOfMemoryText
                                  + '\n');
        std::_Exit(static_cast<int>(sudoku::cli::ExitStatus::Failure));
    } catch (...) {
    }
    std::abort();
}

} // namespace

int main(int argumentCount, char *arguments[])
{
    sudoku::keepStandardStreams();
    sudoku::letWritingFail(); // so that this program can remove its files
    std::set_terminate(terminate);
    try {
        sudoku::cli::cleanUpBeforeSignals();
        QStringList texts;
        for (int i = 1; i < argumentCount; ++i)
            texts += QString::fromLocal8Bit(arguments[i]);
        const sudoku::cli::ExitStatus status = sudoku::cli::runProgram(texts);
        if (sudoku::cli::hasReaderGone())
            sudoku::endByBrokenPipe();
        return static_cast<int>(status);
    } catch (const std::bad_alloc &) {
        sudoku::cli::refuse(sudoku::cli::outOfMemoryText);
    } catch (const std::system_error &error) { // as where there is no memory for a thread
        sudoku::cli::refuse(QStringLiteral("too little memory for another thread: %1")
                                .arg(QString::fromLocal8Bit(error.what())));
    } catch (const std::exception &exception) {
        sudoku::cli::refuse(QString::fromLocal8Bit(exception.what()));
    }
    return static_cast<int>(sudoku::cli::ExitStatus::Failure);
}
