#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QEvent>

namespace sudoku {

/// Lets everything queued run, and what that queues: layouts, deferred calls and deletions, answers of
/// threads. Timers only if they are due.
inline void settle()
{
    constexpr int maxRounds = 1000; // work on another thread may report without end
    for (int round = 0; round < maxRounds; ++round) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (!QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents))
            return;
    }
}

} // namespace sudoku
