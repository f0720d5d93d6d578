#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <vector>

namespace sudoku {

/// A call of the program and what it must print, as read from a file of tests/cli/cases:
///
///     # a comment
///     $ solve --format grid -     the command line, without the program's name
///     < a line for standard input
///     > a line of standard output; where it is a JSON object, key order and statistics do not matter
///     ! a line of standard error; {formats}, {symbols}, {variants}, {symmetries}, {encodings} and {solvers}
///                                 are lists of ids, and {version} and {libraries} are what
///                                 --version says; also in standard output
///     ? the exit status
struct Transcript
{
    QString place; ///< "solve.txt:7"
    QString command;
    QByteArray input = {};
    QByteArray output = {};
    QByteArray errors = {};
    int exitStatus = -1;
};

/// All transcripts of all files in \a folder.
std::vector<Transcript> readTranscripts(const QString &folder);

/// \a output with each line that is a JSON object in one spelling, its statistics all 0.
QByteArray normalized(const QByteArray &output);

} // namespace sudoku
