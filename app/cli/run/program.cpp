#include "app/cli/run/program.h"

#include "app/cli/options/programname.h"
#include "app/cli/run/console.h"
#include "app/cli/run/signals.h"
#include "core/system/signals.h"
#include "core/system/standardstreams.h"
#include "ui/text/strings.h"

#include <clocale>
#include <cstdlib>
#include <exception>
#include <new>
#include <system_error>

namespace sudoku::cli {
namespace {

/// Ends the program. Qt calls functions that may run out of memory from places where nothing may be thrown.
[[noreturn]] void terminate()
{
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc &) {
        writeMessage(std::string(programName) + ": " + outOfMemoryText + '\n');
        std::_Exit(static_cast<int>(ExitStatus::Failure));
    } catch (...) {
    }
    std::abort();
}

void prepareProcess()
{
    keepStandardStreams();
    letWritingFail(); // so that this program can remove its files
    std::set_terminate(terminate);
}

} // namespace

int runMain(int argumentCount, char *arguments[], ExitStatus (*run)(const QStringList &arguments))
{
    prepareProcess();
    try {
        cleanUpBeforeSignals();
        QStringList texts;
        for (int i = 1; i < argumentCount; ++i)
            texts += QString::fromLocal8Bit(arguments[i]);
        const ExitStatus status = run(texts);
        if (hasReaderGone())
            endByBrokenPipe();
        return static_cast<int>(status);
    } catch (const std::bad_alloc &) {
        refuse(outOfMemoryText);
    } catch (const std::system_error &error) { // as where there is no memory for a thread
        refuse(QStringLiteral("too little memory for another thread: %1")
                   .arg(QString::fromLocal8Bit(error.what())));
    } catch (const std::exception &exception) {
        refuse(QString::fromLocal8Bit(exception.what()));
    }
    return static_cast<int>(ExitStatus::Failure);
}

void prepareTexts()
{
    std::setlocale(LC_ALL, "C");
    installPlurals();
}

} // namespace sudoku::cli
