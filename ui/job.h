#pragma once

#include <QObject>

#include "core/solve/search.h"

#include <stop_token>
#include <thread>
#include <utility>

namespace sudoku {

/// Runs one computation of the core on a thread of its own and brings the answer back to the thread of the
/// Job. A new start, cancel() and the destructor stop the computation that is still running and drop its
/// answer; after stop() the answer still comes.
class Job : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool isRunning() const { return m_isRunning; }

    /// \a work is called as work(std::stop_token, const Progress &) on the new thread, and \a done with its
    /// answer on this one.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        cancel();
        const int run = ++m_run;
        setRunning(true);
        m_thread = std::jthread(
            [this, run, work = std::move(work), done = std::move(done)](const std::stop_token &stop) {
                const Progress report = [this, run](const ProgressReport &progress) {
                    post(run, [this, progress] { emit progressed(progress); });
                };
                auto answer = work(stop, report);
                post(run, [this, done, answer = std::move(answer)] {
                    setRunning(false);
                    done(answer);
                });
            });
    }

    /// Asks the computation to end with what it has.
    void stop() { m_thread.request_stop(); }

    void cancel();

signals:
    void runningChanged(bool isRunning);
    void progressed(const sudoku::ProgressReport &progress);

private:
    /// Calls \a action on the thread of the Job, if \a run is still the one that counts.
    template <typename Action>
    void post(int run, Action action)
    {
        QMetaObject::invokeMethod(
            this,
            [this, run, action = std::move(action)] {
                if (run == m_run && m_isRunning)
                    action();
            },
            Qt::QueuedConnection);
    }

    void setRunning(bool isRunning);

    bool m_isRunning = false;
    int m_run = 0;
    std::jthread m_thread; // last, so that it is joined while the rest of the Job still exists
};

} // namespace sudoku
