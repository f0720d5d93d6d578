#include "ui/job.h"

#include "ui/freememory.h"

namespace sudoku {

void Job::cancel()
{
    m_thread = {}; // asks the thread to stop and waits for it
    ++m_run;
    setRunning(false);
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
