#include "ui/base/job.h"

#include "ui/base/freememory.h"

namespace sudoku {

Job::~Job()
{
    drop();
    endInBackground(std::move(m_thread));
}

void Job::cancel()
{
    drop();
    setRunning(false);
}

void Job::drop()
{
    if (m_run)
        m_run->job = nullptr;
    m_thread.request_stop();
}

void Job::setRunning(bool isRunning)
{
    if (m_isRunning == isRunning)
        return;
    m_isRunning = isRunning;
    if (!isRunning)
        giveFreeMemoryBackSoon();
    emit runningChanged(isRunning);
}

} // namespace sudoku
