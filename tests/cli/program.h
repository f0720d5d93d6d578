#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace sudoku {

inline constexpr int patience = 100'000; // ms, for slow machines

/// The paths of the program and of the folder of its transcripts.
QString cliProgram();
QString cliCases();

/// The path of a file of puzzles that take long, of 25x25.
QString hardCorpus();

/// Returns the environment of the tests without what says how a terminal looks.
QProcessEnvironment plainEnvironment();

/// Starts the command line's program, in the folder of the transcripts and in the plain environment, unless
/// the process has one already.
void start(QProcess &process, const QString &command);

struct Result
{
    int exitStatus = -1; ///< stays so where the program crashed or did not end
    QByteArray output;
    QByteArray errors;
};

/// Ends the input and waits for the end.
Result finish(QProcess &process);

Result run(const QString &command, const QByteArray &input = {});

/// Returns the names of all commands, as an error lists them.
QStringList cliCommands();
/// Returns the options of \a command, with their dashes, as an error lists them.
QStringList cliOptions(const QString &command);
/// Returns the options whose names "help OPTION" lists.
QStringList cliOptionsWithNames();
/// Returns the names that "help OPTION" lists.
QStringList cliNames(const QString &option);

/// Returns \a command with what it needs to run on a puzzle: "why r1c1" for "why". Files that it writes are
/// in \a folder.
QString runnable(const QString &command, const QString &folder);

} // namespace sudoku
