#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <stop_token>

namespace sudoku {

/// The files that a child process reads and writes. Files are used because a pipe may be full or closed.
struct ChildFiles
{
    QString input; ///< empty if there is none
    QString output;
    QString errors;
    QString result = {}; ///< a file that it may write, or empty
};

struct ChildEnd
{
    enum class Kind {
        Exited,        ///< number: the exit status
        Crashed,       ///< number: the signal
        NotStarted,    ///< details: the message of the system
        Stopped,       ///< it ended because of the stop
        TooMuchOutput, ///< it was ended because its output was too large
    };

    Kind kind;
    int number = 0;
    QString details = {};
};

inline constexpr qint64 maxOutput = 64'000'000; ///< bytes of each file

/// Runs \a program and waits until it ends or \a stop is requested. Ends the processes that the program
/// started together with it, and neither outlives the calling thread. \a look is called many times a second
/// meanwhile, such as for what the program has written so far.
ChildEnd runChild(const QString &program, const QStringList &arguments, const ChildFiles &files,
                  const std::stop_token &stop, const std::function<void()> &look = {});

} // namespace sudoku
