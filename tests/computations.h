#pragma once

#include <QDir>
#include <QFile>
#include <QTest>

#include "tests/settle.h"

namespace sudoku {

/// Returns whether another thread of this process computes, or would if a processor was free. A thread that
/// waits for work, as in a pool, does not.
inline bool isComputing()
{
    const QDir tasks(QStringLiteral("/proc/self/task"));
    const QString own = QString::number(QCoreApplication::applicationPid()); // the thread of the application
    for (const QString &task : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(tasks.filePath(task + QStringLiteral("/stat")));
        if (task != own && file.open(QFile::ReadOnly) && file.readAll().contains(") R "))
            return true;
    }
    return false;
}

/// Returns whether computations on other threads end in time, however slow the machine. What they posted to
/// the application was then delivered.
inline bool waitForComputations()
{
    constexpr int enough = 5; // times in a row: a thread that computes may wait for a lock or for memory
    int quiet = 0;
    return QTest::qWaitFor(
        [&quiet] {
            settle();
            quiet = isComputing() ? 0 : quiet + 1;
            return quiet == enough;
        },
        60'000);
}

} // namespace sudoku
