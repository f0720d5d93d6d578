#pragma once

#include <QObject>

#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace sudoku {

/// Runs work that may hang in the file system for ever on a thread that nothing waits for. Brings the answer
/// to the thread of this object, unless it was dropped meanwhile.
class DetachedTask : public QObject
{
public:
    using QObject::QObject;
    ~DetachedTask() override { drop(); }

    bool isRunning() const { return m_link != nullptr; }

    /// Drops what is running. \a work must own what it needs; \a done gets its answer.
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

    /// Its answer will not come.
    void drop()
    {
        const std::shared_ptr<Link> link = std::exchange(m_link, nullptr);
        if (!link)
            return;
        const std::lock_guard lock(link->mutex);
        link->task = nullptr;
    }

private:
    /// What the thread and this object share; the thread may live longer.
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
