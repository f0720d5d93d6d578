#include "app/cli/run/signals.h"

#include "ui/programs/runningprograms.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <mutex>
#include <pthread.h>
#include <thread>

namespace sudoku::cli {
namespace {

constexpr std::array endingSignals{SIGINT, SIGTERM, SIGHUP};

std::mutex lastWorkMutex;
std::function<void()> lastWork;

void doLastWork()
{
    const std::lock_guard lock(lastWorkMutex);
    if (lastWork)
        lastWork();
}

/// Returns whether \a signal is ignored. "nohup" and shells make a program ignore some signals, and that must
/// stay.
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

} // namespace

void cleanUpBeforeSignals()
{
    const sigset_t waited = signalsToWaitFor();
    pthread_sigmask(SIG_BLOCK, &waited, nullptr);
    // Runs on a thread of its own, not in a handler, because cleaning up needs locks and memory.
    std::thread([waited] {
        int signal = 0;
        if (sigwait(&waited, &signal) != 0)
            return;
        doLastWork();
        endPrograms();
        endBySignal(signal);
    }).detach();
}

void doBeforeSignals(std::function<void()> work)
{
    const std::lock_guard lock(lastWorkMutex);
    lastWork = std::move(work);
}

void endBySignal(int signal)
{
    std::signal(signal, SIG_DFL);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, signal);
    pthread_sigmask(SIG_UNBLOCK, &only, nullptr);
    std::raise(signal);
    std::_Exit(128 + signal);
}

} // namespace sudoku::cli
