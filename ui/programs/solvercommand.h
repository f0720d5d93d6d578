#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sudoku {

/// A command line that runs a solver. Spaces part its words, and double quotes keep them together. "{cnf}"
/// stands for the file with the formula, which else comes on standard input; "{result}" for a file to which
/// the solver writes its answer, as MiniSat does, and not to standard output.
class SolverCommand
{
public:
    explicit SolverCommand(QString text);

    /// Whether \a text can only be a command line, and not the name of a solver.
    static bool isMeant(const QString &text);

    const QString &text() const { return m_text; }
    /// The first word; empty where there is none.
    QString program() const { return m_words.value(0); }
    /// Where that is, or empty where there is no such program.
    QString programFile() const;

    bool readsFile() const;
    bool writesResult() const;
    QStringList arguments(const QString &formulaFile, const QString &resultFile) const;

private:
    QString m_text;
    QStringList m_words;
};

/// A solver that the user has named.
struct SolverProgram
{
    QString name;
    QString command;

    bool operator==(const SolverProgram &) const = default;
};

/// Solvers that one can install, with the options that make them say no more than is wanted.
const std::vector<SolverProgram> &knownPrograms();
/// Those of them that are installed here.
std::vector<SolverProgram> installedPrograms();

} // namespace sudoku
