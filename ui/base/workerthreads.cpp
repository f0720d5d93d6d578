#include "ui/base/workerthreads.h"

#include <QCoreApplication>

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <utility>
#include <vector>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace sudoku {
namespace {

/// Owns threads with a requested stop, and a thread that waits for them.
class EndingThreads
{
public:
    ~EndingThreads() { waitForAll(); }

    void add(std::jthread thread)
    {
        const std::lock_guard lock(m_mutex);
        m_ending.push_back(std::move(thread));
        if (!m_waiter.joinable())
            m_waiter = std::jthread([this](const std::stop_token &stop) { run(stop); });
        m_hasNew.notify_one();
    }

    void waitForAll()
    {
        m_waiter = {}; // asks it to end after the last one
        m_ending.clear();
    }

private:
    void run(const std::stop_token &stop)
    {
        for (;;) {
            std::vector<std::jthread> taken;
            {
                std::unique_lock lock(m_mutex);
                m_hasNew.wait(lock, stop, [this] { return !m_ending.empty(); });
                taken.swap(m_ending);
            }
            if (taken.empty())
                return;
        } // joins what was taken
    }

    std::mutex m_mutex;
    std::condition_variable_any m_hasNew;
    std::vector<std::jthread> m_ending;
    std::jthread m_waiter;
};

EndingThreads &endingThreads()
{
    static EndingThreads threads;
    return threads;
}

} // namespace

void yieldToTheWindow()
{
#ifdef Q_OS_LINUX
    constexpr int steps = 5; // of "nice": more would make Stop wait if the machine is busy
    const auto self = static_cast<id_t>(gettid());
    setpriority(PRIO_PROCESS, self, getpriority(PRIO_PROCESS, self) + steps);
#endif
}

void endInBackground(std::jthread thread)
{
    if (!thread.joinable())
        return;
    thread.request_stop();
    // The threads report to the application object, which must outlive them.
    static const bool isAwaited = [] {
        qAddPostRoutine([] { endingThreads().waitForAll(); });
        return true;
    }();
    static_cast<void>(isAwaited);
    endingThreads().add(std::move(thread));
}

} // namespace sudoku
