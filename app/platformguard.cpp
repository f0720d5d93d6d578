#include "app/platformguard.h"

#include <QByteArray>
#include <QString>

#include <cstdio>
#include <cstdlib>

namespace sudoku {
namespace {

constexpr int noDisplay = 2; // as for other things that are missing at the start

QtMessageHandler nextHandler = nullptr;

bool isSet(const char *variable)
{
    return !qEnvironmentVariableIsEmpty(variable);
}

/// Says what is missing, and what helps. There is no window to say it in, and no language yet.
const char *reason()
{
    if (isSet("QT_QPA_PLATFORM"))
        return "Qt cannot open the platform that QT_QPA_PLATFORM names.";
    if (isSet("WAYLAND_DISPLAY") && !isSet("DISPLAY"))
        return "Qt cannot open the Wayland display. Is its plugin installed (in Debian qt6-wayland)?";
    if (isSet("DISPLAY") || isSet("WAYLAND_DISPLAY"))
        return "Qt cannot open the display.";
    return "There is no display: DISPLAY and WAYLAND_DISPLAY are not set.";
}

/// Ends the program where Qt would abort. Nothing is unsaved yet, and Qt is half made, so nothing is cleaned
/// up.
void endInsteadOfAborting(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type != QtFatalMsg) {
        nextHandler(type, context, message);
        return;
    }
    std::fprintf(stderr,
                 "%s\nsudoku-workbench: no window can be opened. %s\n"
                 "sudoku-workbench-cli answers without a window.\n",
                 qPrintable(message.trimmed()), reason());
    std::_Exit(noDisplay);
}

} // namespace

PlatformGuard::PlatformGuard()
{
    nextHandler = qInstallMessageHandler(endInsteadOfAborting);
}

PlatformGuard::~PlatformGuard()
{
    qInstallMessageHandler(nextHandler);
}

} // namespace sudoku
