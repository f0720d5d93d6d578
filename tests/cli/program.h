#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>

namespace sudoku {

inline constexpr int patience = 100'000; // ms, for slow machines

/// The paths of the program and of the folder of its transcripts.
QString cliProgram();
QString cliCases();

/// The path of a file of puzzles that take long, of 25x25.
QString hardCorpus();

/// Starts the command line's program, in the folder of the transcripts.
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

} // namespace sudoku
