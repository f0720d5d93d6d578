#pragma once

#include <QCoreApplication>
#include <QObject>

#include "core/solve/outcome.h"
#include "ui/base/mailbox.h"
#include "ui/base/workerthreads.h"

#include <memory>
#include <stop_token>
#include <thread>
#include <utility>

namespace sudoku {

/// Runs one computation of the core on a thread of its own and brings the answer back to the thread of the
/// application, which is that of the Job. A new start, cancel() and the destructor ask the computation that
/// is still running to stop and drop its answer, without waiting for its end; after stop() the answer still
/// comes.
class Job : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Job() override;

    bool isRunning() const { return m_isRunning; }

    /// \a work is called as work(std::stop_token, const Progress &) on the new thread, when the computation
    /// before it has ended, for the two may share what they know; and \a done with its answer on this one.
    /// \a work may outlive the Job: it owns all that it needs.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        cancel();
        m_run = std::make_shared<Run>(this);
        setRunning(true);
        m_thread = std::jthread([run = m_run, before = std::move(m_thread), work = std::move(work),
                                 done = std::move(done)](const std::stop_token &stop) mutable {
            yieldToTheWindow();
            before = {}; // waits for it
            const Progress report = [run](const ProgressReport &progress) {
                if (run->progress.put(progress)) // else the window has not even seen the last one
                    post(run, [run](Job &job) { emit job.progressed(*run->progress.take()); });
            };
            auto answer = work(stop, report);
            post(run, [done = std::move(done), answer = std::move(answer)](Job &job) {
                job.setRunning(false);
                done(answer);
            });
        });
    }

    /// Asks the computation to end with what it has.
    void stop() { m_thread.request_stop(); }

    void cancel();

signals:
    void runningChanged(bool isRunning);
    /// The last that is known, as often as there is time to say it.
    void progressed(const sudoku::ProgressReport &progress);

private:
    /// One computation.
    struct Run
    {
        explicit Run(Job *itsJob) : job(itsJob) {}

        Job *job; ///< null when nobody wants its answer any more; for the thread of the application only
        Mailbox<ProgressReport> progress;
    };

    /// Calls \a action on the thread of the application, if \a run is still the one that counts.
    template <typename Action>
    static void post(const std::shared_ptr<Run> &run, Action action)
    {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [run, action = std::move(action)] {
                if (run->job && run->job->m_isRunning)
                    action(*run->job);
            },
            Qt::QueuedConnection);
    }

    void drop();
    void setRunning(bool isRunning);

    bool m_isRunning = false;
    std::shared_ptr<Run> m_run; // the last one; null before the first
    std::jthread m_thread;
};

} // namespace sudoku
