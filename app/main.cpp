#include "app/platformguard.h"
#include "app/savebeforeend.h"
#include "app/startoptions.h"
#include "core/system/signals.h"
#include "core/version/version.h"
#include "ui/base/altletters.h"
#include "ui/base/freememory.h"
#include "ui/base/icons.h"
#include "ui/base/settings.h"
#include "ui/base/theme.h"
#include "ui/base/typedahead.h"
#include "ui/base/workbenchstyle.h"
#include "ui/files/recovery/recovery.h"
#include "ui/language/language.h"
#include "ui/programs/runningprograms.h"
#include "ui/scripts/scriptjob.h"
#include "ui/text/strings.h"
#include "ui/window/windows.h"

#include <QApplication>

#include <optional>

namespace {

void describeApplication()
{
    QApplication::setApplicationName(QStringLiteral("sudoku-workbench"));
    QApplication::setApplicationDisplayName(QStringLiteral("Sudoku Workbench"));
    QApplication::setApplicationVersion(sudoku::toQString(sudoku::fullVersion()));
    QApplication::setDesktopFileName(sudoku::toQString(sudoku::applicationId()));
}

/// Returns the exit status; \a signalNumber becomes the signal that ended the program, or 0.
int run(QApplication &application, sudoku::Settings &settings, const QStringList &files, int &signalNumber)
{
    application.setWindowIcon(sudoku::applicationIcon());
    QApplication::setStyle(new sudoku::WorkbenchStyle);
    sudoku::applyTheme(settings.theme());
    const sudoku::TypedAhead typedAhead;
    const sudoku::AltLetters altLetters;
    sudoku::Recovery recovery;
    const sudoku::SaveBeforeEnd saver(recovery);
    sudoku::removeLeftFolders();
    sudoku::Windows windows(settings, recovery);
    windows.open(files);
    windows.sayIfLanguageHasNoFont();
    windows.offerLeftWork();
    const int status = QApplication::exec();
    signalNumber = saver.signalNumber();
    return status;
}

} // namespace

int main(int argc, char *argv[])
{
    sudoku::keepLittleFreeMemory();
    sudoku::letWritingFail(); // and say so
    describeApplication();
    sudoku::readScripts();
    const sudoku::StartOptions options = sudoku::readStartOptions(argc, argv);
    if (options.exitStatus)
        return *options.exitStatus;
    if (options.thumbnail)
        return sudoku::writeThumbnail(*options.thumbnail);

    int signalNumber = 0;
    std::optional<sudoku::PlatformGuard> guard(std::in_place);
    QApplication application(argc, argv);
    guard.reset();
    sudoku::installPlurals();
    sudoku::Settings settings;
    sudoku::installLanguage(settings.language());
    const int status = run(application, settings, options.files, signalNumber);
    if (signalNumber != 0) // so that the parent process can see what ended it
        sudoku::endBySignal(signalNumber);
    return status;
}
