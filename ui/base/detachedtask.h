#pragma once

#include <QObject>

#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace sudoku {

/// Runs work that the file system may block for ever, on a thread that nothing waits for. Passes the answer
/// to the thread of this object, unless the task was dropped.
class DetachedTask : public QObject
{
public:
    using QObject::QObject;
    ~DetachedTask() override { drop(); }

    bool isRunning() const { return m_link != nullptr; }

    /// Starts \a work and drops the task that is still running. \a work must own everything that it uses; \a
    /// done receives its answer.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        drop();
        m_link = std::make_shared<Link>();
        m_link->task = this;
        std::thread([link = m_link, work = std::move(work), done = std::move(done)] {
            auto answer = work();
            const std::lock_guard lock(link->mutex);
            if (link->task)
                link->task->post(link, [done, answer = std::move(answer)] { done(answer); });
        }).detach();
    }

    /// Drops the task that is running, so that its answer is ignored.
    void drop()
    {
        const std::shared_ptr<Link> link = std::exchange(m_link, nullptr);
        if (!link)
            return;
        const std::lock_guard lock(link->mutex);
        link->task = nullptr;
    }

private:
    /// What the thread and this object share. The thread may live longer than the object.
    struct Link
    {
        std::mutex mutex;
        DetachedTask *task = nullptr;
    };

    template <typename Action>
    void post(const std::shared_ptr<Link> &link, Action action)
    {
        QMetaObject::invokeMethod(
            this,
            [this, link, action = std::move(action)] {
                if (link != m_link)
                    return;
                m_link = nullptr;
                action();
            },
            Qt::QueuedConnection);
    }

    std::shared_ptr<Link> m_link; // null while nothing is running
};

} // namespace sudoku
