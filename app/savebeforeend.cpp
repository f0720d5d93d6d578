#include "app/savebeforeend.h"

#include <QGuiApplication>
#include <QSocketNotifier>
#include <QThread>

#include "core/system/signals.h"
#include "ui/files/recovery/recovery.h"

#include <cstdlib>
#include <optional>

namespace sudoku {
namespace {

Recovery *toSave = nullptr; // where nothing can be passed
QtMessageHandler earlierHandler = nullptr;

/// Saves when a library calls exit(); the windows still exist then.
void saveAtExit()
{
    if (toSave)
        toSave->saveAll();
}

/// Saves and ends the program where Qt says that the display is gone. Qt would call exit() next, which
/// destroys what computations on other threads still use.
void endWithDisplay(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    earlierHandler(type, context, message);
    const bool isGone = message.startsWith(QLatin1String("The X11 connection broke"))
                        || message.startsWith(QLatin1String("The Wayland connection broke"));
    if (!isGone || !toSave || QThread::currentThread() != qGuiApp->thread())
        return;
    toSave->saveAll();
    std::_Exit(EXIT_FAILURE);
}

} // namespace

SaveBeforeEnd::SaveBeforeEnd(Recovery &recovery) : m_recovery(recovery)
{
    toSave = &recovery;
    std::atexit(saveAtExit);
    earlierHandler = qInstallMessageHandler(endWithDisplay);
    const auto save = [&recovery] { recovery.saveAll(); };
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, save, Qt::DirectConnection);
    connect(qGuiApp, &QGuiApplication::saveStateRequest, this, save, Qt::DirectConnection);
    const std::optional<int> descriptor = endingSignalDescriptor();
    if (!descriptor)
        return;
    auto *notifier = new QSocketNotifier(*descriptor, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this,
            [this, notifier] { takeSignal(notifier->socket()); });
}

SaveBeforeEnd::~SaveBeforeEnd()
{
    qInstallMessageHandler(earlierHandler);
    toSave = nullptr;
}

void SaveBeforeEnd::takeSignal(qintptr descriptor)
{
    const std::optional<int> signal = readEndingSignal(static_cast<int>(descriptor));
    if (!signal)
        return;
    m_signal = *signal;
    m_recovery.saveAll();
    constexpr int statusOfSignals = 128; // as a shell says it
    QCoreApplication::exit(statusOfSignals + m_signal);
}

} // namespace sudoku
