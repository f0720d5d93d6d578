#include "ui/programs/solvertest.h"

#include <QFile>
#include <QTemporaryDir>

#include "ui/programs/childprocess.h"

namespace sudoku {
namespace {

/// Returns a formula that says that one of two variables is true, one of three and so on; and, if \a
/// isContradictory, that none of them is.
Cnf smallFormula(bool isContradictory)
{
    constexpr int count = 20;
    Cnf cnf;
    Clause all;
    for (int i = 0; i < count; ++i) {
        for (const Literal other : all)
            cnf.add({-other, -(cnf.variableCount() + 1)});
        all.push_back(cnf.newVariable());
        if (isContradictory)
            cnf.add({-all.back()});
    }
    cnf.add(all);
    return cnf;
}

OrHalt<void> tryOn(const SolverKind &kind, bool isContradictory, const std::stop_token &stop)
{
    const auto solver = kind.make({});
    solver->add(smallFormula(isContradictory), stop);
    const OrHalt<Verdict> verdict = solver->solve({}, stop);
    if (!verdict)
        return halted(verdict.error());
    if ((verdict == Verdict::Unsatisfiable) != isContradictory)
        return halted(Halt::WrongSolution);
    return {};
}

/// Returns the first line that it prints if it ends without an error.
QString versionOf(const QString &program, const std::stop_token &stop)
{
    const QTemporaryDir folder;
    const ChildFiles files{
        .input = {}, .output = folder.filePath("output"), .errors = folder.filePath("errors")};
    const ChildEnd end = runChild(program, {QStringLiteral("--version")}, files, stop);
    QFile output(files.output);
    if (end.kind != ChildEnd::Kind::Exited || end.number != 0 || !output.open(QIODevice::ReadOnly))
        return {};
    constexpr qsizetype longest = 60;
    const QString line = QString::fromUtf8(output.readLine(1000)).simplified();
    const bool isComment = line.startsWith(QStringLiteral("c ")); // as in a solver's answers
    return line.mid(isComment ? 2 : 0).left(longest);
}

} // namespace

SolverTest testSolver(const SolverKind &solver, const std::stop_token &stop)
{
    const auto start = std::chrono::steady_clock::now();
    OrHalt<void> answers = tryOn(solver, false, stop);
    if (answers)
        answers = tryOn(solver, true, stop);
    return {answers, std::chrono::steady_clock::now() - start};
}

SolverTest testProgram(const SolverProgram &program, const SolverKind &solver, const std::stop_token &stop)
{
    SolverTest test = testSolver(solver, stop);
    if (test.answers)
        test.version = versionOf(SolverCommand(program.command).programFile(), stop);
    return test;
}

} // namespace sudoku
