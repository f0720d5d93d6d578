#include "app/cli/answers/printcommand.h"
#include "app/cli/run/command.h"
#include "app/cli/run/console.h"
#include "app/cli/run/program.h"
#include "app/print/print.h"

#include <QGuiApplication>
#include <QHashSeed>

#include <cstddef>
#include <memory>

namespace sudoku::cli {
namespace {

/// Throws std::bad_alloc if there is less memory than Qt needs for its platform and its fonts, which crash
/// without it.
void demandMemoryOfQt()
{
    constexpr std::size_t bytes = 48 << 20; // measured: 40 MB from here to the first page
    const auto memory = std::make_unique_for_overwrite<char[]>(bytes);
    *const_cast<volatile char *>(memory.get()) = 0; // so that no compiler leaves it out
}

ExitStatus runPrint(const QStringList &arguments)
{
    demandMemoryOfQt();
    qputenv("QT_QPA_PLATFORM", "offscreen"); // works without a display
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {}); // nor a desktop
    QHashSeed::setDeterministicGlobalSeed(); // else fonts are in another order in each PDF
    int noArguments = 0;
    const QGuiApplication application(noArguments, nullptr);
    prepareTexts();
    const Command command = printCommandRunBy(print);
    const CommandLine line = readCommandLine(command, arguments);
    return line.settings ? command.run(*line.settings) : refuse(line.settings.error());
}

} // namespace
} // namespace sudoku::cli

int main(int argumentCount, char *arguments[])
{
    return sudoku::cli::runMain(argumentCount, arguments, sudoku::cli::runPrint);
}
