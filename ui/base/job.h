#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QSemaphore>

#include "core/sat/halt.h"
#include "ui/base/mailbox.h"

#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace sudoku {

/// Does work on another thread and passes the answer to the thread of the application, where the Job lives. A
/// new start, cancel() and the destructor request a stop of the work that still runs and drop its answer,
/// without waiting for its end. After stop() the answer still arrives. Work may outlive the Job, so it must
/// own everything that it uses.
class Job : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Job() override { drop(); }

    bool isRunning() const { return m_run && m_run->job; }

    /// Calls \a work as work(std::stop_token, const Progress &) at a lower priority. It waits for the
    /// previous work of this Job, because the two may share data. Calls \a done with the answer on this
    /// thread. The program waits for such work before it ends.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        auto before = m_run;
        startWorker([before = std::move(before), run = begin(), work = std::move(work),
                     done = std::move(done)]() mutable {
            if (before)
                before->ended.acquire();
            deliver(run, work(run->stop.get_token(), reporter(run)), std::move(done));
            run->ended.release();
        });
    }

    /// Calls \a work as work() on a thread that nothing waits for, because the file system may block it for
    /// ever. Calls \a done in the same way.
    template <typename Work, typename Done>
    void startDetached(Work work, Done done)
    {
        const RunPointer run = begin();
        run->ended.release(); // at once: the next work does not wait for it
        std::thread([run, work = std::move(work), done = std::move(done)]() mutable {
            deliver(run, work(), std::move(done));
        }).detach();
    }

    /// Requests a stop; the work answers with what it has found.
    void stop();

    void cancel();

    /// Calls \a action on the thread of the application and waits until it is done, so that work which is
    /// faster than the window does not fill its queue: keys, closing and signals are answered between two
    /// calls. Returns at once when \a stop is requested; \a action is then dropped, unless it runs already.
    static void handOver(const std::stop_token &stop, std::function<void()> action);

signals:
    void runningChanged(bool isRunning);
    /// The latest progress; reports that arrive faster than the window reads them are skipped.
    void progressed(const sudoku::ProgressReport &progress);

private:
    /// Some work, which may outlive the Job.
    struct Run
    {
        std::mutex mutex;
        Job *job = nullptr; ///< null after the answer was taken or dropped; set on the thread of the Job
        std::stop_source stop;
        Mailbox<ProgressReport> progress;
        QSemaphore ended;
    };
    using RunPointer = std::shared_ptr<Run>;

    template <typename Answer, typename Done>
    static void deliver(const RunPointer &run, Answer answer, Done done)
    {
        post(run, [answer = std::move(answer), done = std::move(done)](Job &job) {
            job.cancel();
            done(answer);
        });
    }

    static void startWorker(std::function<void()> work);
    static Progress reporter(const RunPointer &run);
    static void post(const RunPointer &run, std::function<void(Job &)> action);
    RunPointer begin();
    void drop();

    RunPointer m_run; // the latest; null before the first
};

} // namespace sudoku
