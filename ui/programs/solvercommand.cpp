#include "ui/programs/solvercommand.h"

#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>

namespace sudoku {
namespace {

const QString formulaPlace = QStringLiteral("{cnf}");
const QString resultPlace = QStringLiteral("{result}");

} // namespace

SolverCommand::SolverCommand(QString text) : m_text(std::move(text)), m_words(QProcess::splitCommand(m_text))
{
}

bool SolverCommand::isMeant(const QString &text)
{
    return text.contains(QLatin1Char(' ')) || text.contains(QLatin1Char('/')) || text.contains(formulaPlace);
}

QString SolverCommand::programFile() const
{
    if (!program().contains(QLatin1Char('/')))
        return program().isEmpty() ? QString() : QStandardPaths::findExecutable(program());
    const QFileInfo file(program()); // "./solver" is meant from here, as in a shell
    return file.isFile() && file.isExecutable() ? file.absoluteFilePath() : QString();
}

bool SolverCommand::readsFile() const
{
    return !m_words.filter(formulaPlace).isEmpty();
}

bool SolverCommand::writesResult() const
{
    return !m_words.filter(resultPlace).isEmpty();
}

QStringList SolverCommand::arguments(const QString &formulaFile, const QString &resultFile) const
{
    QStringList arguments = m_words.mid(1);
    arguments.replaceInStrings(formulaPlace, formulaFile);
    arguments.replaceInStrings(resultPlace, resultFile);
    return arguments;
}

const std::vector<SolverProgram> &knownPrograms()
{
    static const std::vector<SolverProgram> programs{
        {QStringLiteral("CaDiCaL"), QStringLiteral("cadical -q {cnf}")},
        {QStringLiteral("CryptoMiniSat"), QStringLiteral("cryptominisat5 --verb 0 {cnf}")},
        {QStringLiteral("PicoSAT"), QStringLiteral("picosat {cnf}")},
        {QStringLiteral("clasp"), QStringLiteral("clasp --verbose=0 {cnf}")},
        {QStringLiteral("MiniSat"), QStringLiteral("minisat -verb=0 {cnf} {result}")},
        {QStringLiteral("Kissat"), QStringLiteral("kissat -q {cnf}")},
        {QStringLiteral("Glucose"), QStringLiteral("glucose -verb=0 -model {cnf}")},
    };
    return programs;
}

std::vector<SolverProgram> installedPrograms()
{
    std::vector<SolverProgram> installed;
    std::ranges::copy_if(knownPrograms(), std::back_inserter(installed), [](const SolverProgram &program) {
        return !SolverCommand(program.command).programFile().isEmpty();
    });
    return installed;
}

} // namespace sudoku
