#pragma once

#include <QDir>
#include <QSet>
#include <QTest>

#include "tests/settle.h"

namespace sudoku {

/// Returns the numbers that the system gives to the threads of this process.
inline QSet<QString> threads()
{
    const QStringList names =
        QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return {names.begin(), names.end()};
}

/// Returns whether \a some of the threads end in time, however slow the machine. What they posted to the
/// application was then delivered.
inline bool waitForEndOf(const QSet<QString> &some)
{
    if (!QTest::qWaitFor([&] { return !threads().intersects(some); }, 60'000))
        return false;
    settle();
    return true;
}

} // namespace sudoku
