#include "ui/base/job.h"

#include <QThreadPool>

#include "core/system/priority.h"
#include "ui/base/freememory.h"

#include <limits>

namespace sudoku {
namespace {

/// Makes the threads for work. They are never destroyed: if Qt calls exit(), nobody stops the work.
QThreadPool &makeWorkers()
{
    static auto &pool = *new QThreadPool;
    pool.setMaxThreadCount(std::numeric_limits<int>::max()); // no Job waits for another one
    pool.setExpiryTimeout(1000); // ms: ends threads before giveFreeMemoryBackSoon() takes what they freed
    qAddPostRoutine([] { pool.waitForDone(); }); // they report to the application, which must outlive them
    return pool;
}

} // namespace

void Job::startWorker(std::function<void()> work)
{
    static QThreadPool &workers = makeWorkers();
    workers.start([work = std::move(work)] {
        lowerThreadPriority(); // so that the window answers at once on a busy machine
        work();
    });
}

Progress Job::reporter(const RunPointer &run)
{
    return [run](const ProgressReport &progress) {
        if (run->progress.put(progress)) // otherwise the window has not yet seen the last report
            post(run, [run](Job &job) { emit job.progressed(*run->progress.take()); });
    };
}

/// Calls \a action on the thread of the Job, if \a run is then still its work.
void Job::post(const RunPointer &run, std::function<void(Job &)> action)
{
    const std::lock_guard lock(run->mutex);
    if (!run->job)
        return;
    QMetaObject::invokeMethod(
        run->job,
        [run, action = std::move(action)] {
            if (run->job)
                action(*run->job);
        },
        Qt::QueuedConnection);
}

Job::RunPointer Job::begin()
{
    cancel();
    auto run = std::make_shared<Run>();
    run->job = this;
    m_run = run;
    emit runningChanged(true);
    return run;
}

void Job::stop()
{
    if (m_run)
        m_run->stop.request_stop();
}

void Job::cancel()
{
    if (!isRunning())
        return;
    drop();
    giveFreeMemoryBackSoon();
    emit runningChanged(false);
}

void Job::drop()
{
    if (!isRunning())
        return;
    m_run->stop.request_stop();
    const std::lock_guard lock(m_run->mutex);
    m_run->job = nullptr;
}

void Job::handOver(const std::stop_token &stop, std::function<void()> action)
{
    const auto taken = std::make_shared<QSemaphore>();
    const auto act = [stop, taken, action = std::move(action)] {
        if (!stop.stop_requested())
            action();
        taken->release();
    };
    QMetaObject::invokeMethod(QCoreApplication::instance(), act, Qt::QueuedConnection);
    const std::stop_callback wake(stop, [&taken] { taken->release(); });
    taken->acquire();
}

} // namespace sudoku
