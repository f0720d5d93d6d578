#include "app/savebeforeend.h"

#include <QGuiApplication>
#include <QSocketNotifier>

#include "core/system/signals.h"
#include "ui/files/recovery/recovery.h"

#include <cstdlib>
#include <optional>

namespace sudoku {
namespace {

Recovery *toSave = nullptr; // for exit()

/// Saves when Qt calls exit() because the display is gone; the windows still exist then.
void saveAtExit()
{
    if (toSave)
        toSave->saveAll();
}

} // namespace

SaveBeforeEnd::SaveBeforeEnd(Recovery &recovery) : m_recovery(recovery)
{
    toSave = &recovery;
    std::atexit(saveAtExit);
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
