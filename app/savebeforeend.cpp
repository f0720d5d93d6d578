#include "app/savebeforeend.h"

#include "ui/files/recovery/recovery.h"

#include <QGuiApplication>
#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sudoku {
namespace {

constexpr std::array ending{SIGTERM, SIGINT, SIGHUP};

std::array<int, 2> ends{-1, -1}; // what a signal writes to, and what the event loop reads from
Recovery *toSave = nullptr;      // for exit()

void passOn(int number)
{
    const char byte = static_cast<char>(number);
    [[maybe_unused]] const auto written = ::write(ends[0], &byte, 1); // all that a signal handler may do
}

/// Leaves signals that are already ignored, as under nohup. A second signal ends the program at once.
void catchSignals()
{
    struct sigaction action = {};
    action.sa_handler = passOn;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int number : ending) {
        struct sigaction before = {};
        if (::sigaction(number, nullptr, &before) == 0 && before.sa_handler == SIG_DFL)
            ::sigaction(number, &action, nullptr);
    }
}

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
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends.data()) != 0)
        return; // signals end the program as ever
    auto *notifier = new QSocketNotifier(ends[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &SaveBeforeEnd::takeSignal);
    catchSignals();
}

SaveBeforeEnd::~SaveBeforeEnd()
{
    toSave = nullptr;
}

void SaveBeforeEnd::takeSignal()
{
    unsigned char byte = 0;
    if (::read(ends[1], &byte, 1) != 1)
        return;
    m_signal = byte;
    m_recovery.saveAll();
    constexpr int statusOfSignals = 128; // as a shell says it
    QCoreApplication::exit(statusOfSignals + m_signal);
}

} // namespace sudoku
