#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sudoku {

/// A command line that runs a solver. Spaces separate its words, and double quotes keep them together.
/// "{cnf}" stands for the file with the formula; without it the solver reads standard input. "{result}"
/// stands for a file to which the solver writes its answer instead of standard output, as MiniSat does.
class SolverCommand
{
public:
    explicit SolverCommand(QString text);

    /// Returns whether \a text can only be a command line, not the name of a solver.
    static bool isMeant(const QString &text);

    const QString &text() const { return m_text; }
    /// Returns the first word, or an empty text.
    QString program() const { return m_words.value(0); }
    /// Returns the path of the program, or an empty text if it is not installed.
    QString programFile() const;

    bool readsFile() const;
    bool writesResult() const;
    QStringList arguments(const QString &formulaFile, const QString &resultFile) const;

private:
    QString m_text;
    QStringList m_words;
};

/// A solver that the user has added.
struct SolverProgram
{
    QString name;
    QString command;

    bool operator==(const SolverProgram &) const = default;
};

/// Returns solvers that can be installed, with the options that limit their output.
const std::vector<SolverProgram> &knownPrograms();
/// Returns those of knownPrograms() that are installed.
std::vector<SolverProgram> installedPrograms();

} // namespace sudoku
