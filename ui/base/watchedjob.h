#pragma once

#include <QTimer>

#include "ui/base/job.h"
#include "ui/base/mailbox.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace sudoku {

/// A Job that carries out a sequence of tasks. The window hears of it about ten times a second, even if there
/// are thousands of tasks in a second or one in an hour.
template <typename News>
class WatchedJob
{
public:
    using Listener = std::function<void(const std::optional<News> &)>;

    /// Calls \a hear with the news, or with nothing if only time has passed.
    explicit WatchedJob(Listener listener) : m_listener(std::move(listener))
    {
        m_timer.setInterval(pollEvery);
        m_timer.callOnTimeout([this] { m_listener(m_news->take()); });
    }

    bool isRunning() const { return m_timer.isActive(); }

    /// Starts \a work like Job::start(), but calls it as work(std::stop_token, Mailbox<News> &). Passes all
    /// news on before it calls \a done.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        m_news = std::make_shared<Mailbox<News>>();
        m_timer.start();
        m_job.start([news = m_news, work = std::move(work)](const std::stop_token &stop,
                                                            const Progress &) { return work(stop, *news); },
                    [this, done = std::move(done)](const auto &answer) {
                        m_listener(m_news->take());
                        m_timer.stop();
                        done(answer);
                    });
    }

    /// Requests a stop; the answer still arrives.
    void stop() { m_job.stop(); }
    /// Requests a stop and drops the news and the answer.
    void cancel()
    {
        m_timer.stop();
        m_job.cancel();
    }

private:
    static constexpr std::chrono::milliseconds pollEvery{100};

    Listener m_listener;
    std::shared_ptr<Mailbox<News>> m_news; // shared with the worker
    QTimer m_timer;
    Job m_job;
};

} // namespace sudoku
