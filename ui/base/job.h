#pragma once

#include <QCoreApplication>
#include <QObject>

#include "core/sat/halt.h"
#include "ui/base/mailbox.h"
#include "ui/base/workerthreads.h"

#include <memory>
#include <stop_token>
#include <thread>
#include <utility>

namespace sudoku {

/// Runs one computation of the core on a thread of its own and passes the answer to the thread of the
/// application, where the Job lives. A new start, cancel() and the destructor request a stop of the
/// computation that still runs and drop its answer, without waiting for its end. After stop() the answer
/// still arrives.
class Job : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Job() override;

    bool isRunning() const { return m_isRunning; }

    /// Calls \a work as work(std::stop_token, const Progress &) on a new thread, after the computation before
    /// it has ended, because the two may share data. Calls \a done with the answer on this thread. \a work
    /// may outlive the Job, so it must own everything that it uses.
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
                if (run->progress.put(progress)) // otherwise the window has not yet seen the last report
                    post(run, [run](Job &job) { emit job.progressed(*run->progress.take()); });
            };
            auto answer = work(stop, report);
            post(run, [done = std::move(done), answer = std::move(answer)](Job &job) {
                job.setRunning(false);
                done(answer);
            });
        });
    }

    /// Requests a stop; the computation answers with what it has found.
    void stop() { m_thread.request_stop(); }

    void cancel();

signals:
    void runningChanged(bool isRunning);
    /// The latest progress; reports that arrive faster than the window reads them are skipped.
    void progressed(const sudoku::ProgressReport &progress);

private:
    /// One computation.
    struct Run
    {
        explicit Run(Job *itsJob) : job(itsJob) {}

        Job *job; ///< null after the answer was dropped; only for the thread of the application
        Mailbox<ProgressReport> progress;
    };

    /// Calls \a action on the thread of the application, if \a run is still the current computation.
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
    std::shared_ptr<Run> m_run; // the latest computation; null before the first
    std::jthread m_thread;
};

} // namespace sudoku
