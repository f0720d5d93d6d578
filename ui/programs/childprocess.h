#pragma once

#include <QString>
#include <QStringList>

#include <stop_token>

namespace sudoku {

/// The files that a child process reads and writes: a pipe could be full, or closed, when nobody looks.
struct ChildFiles
{
    QString input; ///< empty for none
    QString output;
    QString errors;
    QString result = {}; ///< what else it may write, or empty
};

struct ChildEnd
{
    enum class Kind {
        Exited,        ///< number: the exit status
        Crashed,       ///< number: the signal
        NotStarted,    ///< details: the system's words
        Stopped,       ///< because it was asked to
        TooMuchOutput, ///< so it was ended
    };

    Kind kind;
    int number = 0;
    QString details = {};
};

inline constexpr qint64 maxOutput = 64'000'000; ///< bytes of each file

/// Runs \a program on this thread until it ends or \a stop comes. What it has started itself is ended with
/// it, and neither outlives this thread.
ChildEnd runChild(const QString &program, const QStringList &arguments, const ChildFiles &files,
                  const std::stop_token &stop);

} // namespace sudoku
