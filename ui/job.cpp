#include "ui/job.h"

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
    emit runningChanged(isRunning);
}

} // namespace sudoku
