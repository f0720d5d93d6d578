#pragma once

#include <QCoreApplication>
#include <QMetaObject>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <stop_token>

namespace sudoku {

/// Waits until it is asked to stop.
inline void waitForStop(const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    changed.wait(lock, stop, [] { return false; });
}

/// Knows when work on other threads is gone. The work must own a token, and nobody else.
class WorkEnd
{
public:
    std::shared_ptr<void> token() const
    {
        ++m_open->onThreads;
        ++m_open->here;
        return {nullptr, [open = m_open](void *) {
                    --open->onThreads;
                    QMetaObject::invokeMethod(
                        QCoreApplication::instance(), [open] { --open->here; }, Qt::QueuedConnection);
                }};
    }

    /// Returns whether the work is gone. What it posted to the application may still wait.
    bool hasCome() const { return m_open->onThreads == 0; }
    /// Returns whether all that the work posted was delivered too.
    bool isDelivered() const { return m_open->here == 0; }

private:
    struct Open
    {
        std::atomic_int onThreads = 0;
        int here = 0; ///< only for the thread of the application
    };

    std::shared_ptr<Open> m_open = std::make_shared<Open>();
};

} // namespace sudoku
