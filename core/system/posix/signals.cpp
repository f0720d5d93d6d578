#include "core/system/signals.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <thread>

#include <pthread.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sudoku {
namespace {

constexpr std::array endingSignals{SIGINT, SIGTERM, SIGHUP};

std::array<int, 2> ends{-1, -1}; // what a signal writes to, and what the event loop reads from

bool isIgnored(int signal)
{
    struct sigaction now = {};
    return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

sigset_t signalsToWaitFor()
{
    sigset_t waited;
    sigemptyset(&waited);
    for (const int signal : endingSignals)
        if (!isIgnored(signal))
            sigaddset(&waited, signal);
    return waited;
}

void passOn(int signal)
{
    const char byte = static_cast<char>(signal);
    [[maybe_unused]] const auto written = ::write(ends[0], &byte, 1); // all that a signal handler may do
}

void catchSignals()
{
    struct sigaction action = {};
    action.sa_handler = passOn;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int signal : endingSignals)
        if (!isIgnored(signal))
            ::sigaction(signal, &action, nullptr);
}

} // namespace

void waitForEndingSignals(std::function<void(int)> work)
{
    const sigset_t waited = signalsToWaitFor();
    pthread_sigmask(SIG_BLOCK, &waited, nullptr);
    // Waits on a thread, because the work of a signal handler must need neither locks nor memory.
    std::thread([waited, work = std::move(work)] {
        int signal = 0;
        while (sigwait(&waited, &signal) == 0)
            std::thread(work, signal).detach();
    }).detach();
}

void endBySignal(int signal)
{
    constexpr int statusOfSignals = 128; // as shells report it
    std::signal(signal, SIG_DFL);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, signal);
    pthread_sigmask(SIG_UNBLOCK, &only, nullptr);
    std::raise(signal);
    std::_Exit(statusOfSignals + signal);
}

void endByBrokenPipe()
{
    endBySignal(SIGPIPE);
}

void letWritingFail()
{
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

std::string signalText(int signal)
{
    const char *text = ::strsignal(signal);
    return text ? text : std::to_string(signal);
}

std::optional<int> endingSignalDescriptor()
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends.data()) != 0)
        return {};
    catchSignals();
    return ends[1];
}

std::optional<int> readEndingSignal(int descriptor)
{
    unsigned char byte = 0;
    if (::read(descriptor, &byte, 1) != 1)
        return {};
    return byte;
}

} // namespace sudoku
