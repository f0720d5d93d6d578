#include "app/cli/application.h"

#include "ui/text/strings.h"

#include <QGuiApplication>

#include <clocale>
#include <cstddef>

namespace sudoku::cli {
namespace {

int noArguments = 0; // Qt keeps a reference

/// Throws std::bad_alloc if there is less memory than Qt needs for its platform and its fonts, which crash
/// without it.
void demandMemoryOfQt()
{
    constexpr std::size_t bytes = 48 << 20; // measured: 40 MB from here to the first page
    const auto memory = std::make_unique_for_overwrite<char[]>(bytes);
    *const_cast<volatile char *>(memory.get()) = 0; // so that no compiler leaves it out
}

std::unique_ptr<QCoreApplication> makePaintingApplication()
{
    demandMemoryOfQt();
    qputenv("QT_QPA_PLATFORM", "offscreen"); // works without a display
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {}); // nor a desktop
    return std::make_unique<QGuiApplication>(noArguments, nullptr);
}

} // namespace

std::unique_ptr<QCoreApplication> makeApplication(bool paints)
{
    auto application =
        paints ? makePaintingApplication() : std::make_unique<QCoreApplication>(noArguments, nullptr);
    std::setlocale(LC_ALL, "C"); // what this program writes is for other programs too
    installPlurals();
    return application;
}

} // namespace sudoku::cli
