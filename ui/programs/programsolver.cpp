#include "ui/programs/programsolver.h"

#include <QFile>

#include "core/sat/cnf.h"
#include "core/sat/dimacs.h"
#include "core/sat/guardedsolver.h"
#include "core/sat/reporter.h"
#include "ui/programs/programanswer.h"
#include "ui/programs/runningprograms.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <utility>

namespace sudoku {
namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the number, from 1, of a clause of \a cnf that \a model does not satisfy; 0 if there is none.
int brokenClause(const Cnf &cnf, const Model &model)
{
    for (int i = 0; i < cnf.clauseCount(); ++i)
        if (std::ranges::none_of(cnf.clause(i), [&](Literal literal) { return model.isTrue(literal); }))
            return i + 1;
    return 0;
}

/// The folder with a question and its answer while a program works on it.
class SolverFiles
{
public:
    bool isThere() const { return m_folder.isThere(); }
    QString problem() const { return m_folder.problem(); }

    QString formula() const { return file("formula.cnf"); }
    QString result() const { return file("result"); }
    ChildFiles childFiles(const SolverCommand &command) const
    {
        return {.input = command.readsFile() ? QString() : formula(),
                .output = file("output"),
                .errors = file("errors"),
                .result = command.writesResult() ? result() : QString()};
    }

private:
    QString file(const char *name) const { return m_folder.file(QLatin1String(name)); }

    WorkFolder m_folder;
};

class ProgramSolver final : public GuardedSolver
{
public:
    ProgramSolver(std::shared_ptr<const SolverCommand> command, std::string id)
        : m_command(std::move(command)),
          m_id(std::move(id))
    {
    }

    bool isTrue(Literal literal) const override
    {
        return m_model.isTrue(literal) || (literal < 0 && !m_model.isTrue(-literal));
    }

    Clause core() const override { return m_core; }
    SatStatistics statistics() const override { return {}; }

private:
    bool addAll(const Cnf &cnf, const std::stop_token &stop) override
    {
        return m_feed.copy(cnf, stop, m_cnf);
    }
    void addClause(std::span<const Literal> clause) override { m_cnf.add(clause); }
    void giveUp() override { m_cnf = {}; }

    OrHalt<Verdict> run(std::span<const Literal> assumptions, const std::stop_token &stop,
                        const SatProgress &progress) override
    {
        m_core.assign(assumptions.begin(), assumptions.end());
        m_model = {};
        Cnf asked = m_cnf;
        for (const Literal literal : assumptions)
            asked.add({literal});
        if (asked.clauseCount() == 0)
            return Verdict::Satisfiable; // not every program likes a formula of nothing
        const SolverFiles files;
        if (!files.isThere())
            return fail({.fault = SolverFault::CannotStore, .details = files.problem().toStdString()});
        const bool isWritten = write(asked, files.formula(), stop);
        if (stop.stop_requested())
            return halted(Halt::Stopped);
        if (!isWritten)
            return fail(
                {.fault = SolverFault::CannotStore, .details = std::generic_category().message(errno)});
        return ask(files, asked, stop, progress);
    }

    static bool write(const Cnf &cnf, const QString &path, const std::stop_token &stop)
    {
        errno = 0;
        std::ofstream file(QFile::encodeName(path).toStdString());
        writeDimacs(file, cnf, {}, stop);
        file.close();
        return !file.fail();
    }

    OrHalt<Verdict> ask(const SolverFiles &files, const Cnf &asked, const std::stop_token &stop,
                        const SatProgress &progress)
    {
        const QString program = m_command->programFile();
        if (program.isEmpty())
            return fail({.fault = SolverFault::NotFound});
        const ChildFiles childFiles = files.childFiles(*m_command);
        const Reporter reporter([] { return SatStatistics(); }, progress);
        const ChildEnd end =
            runChild(program, m_command->arguments(files.formula(), files.result()), childFiles, stop);
        if (end.kind == ChildEnd::Kind::Stopped)
            return halted(Halt::Stopped);
        const bool isKept = end.kind != ChildEnd::Kind::TooMuchOutput;
        return judge(asked,
                     {end, isKept ? contentOf(childFiles.output) : QByteArray(),
                      isKept ? contentOf(childFiles.errors) : QByteArray(),
                      isKept && !childFiles.result.isEmpty() ? contentOf(childFiles.result) : QByteArray()});
    }

    OrHalt<Verdict> judge(const Cnf &asked, const ProgramOutput &output)
    {
        auto answer = answerOf(output, asked.variableCount());
        if (!answer)
            return fail(std::move(answer.error()));
        if (answer->status == SolverReport::Status::Unsatisfiable)
            return Verdict::Unsatisfiable;
        m_model = std::move(answer->model);
        if (const int clause = brokenClause(asked, m_model))
            return fail({.fault = SolverFault::WrongModel, .number = clause});
        return Verdict::Satisfiable;
    }

    tl::unexpected<Halt> fail(SolverFailure failure) const
    {
        failure.solver = m_id;
        return halted(std::move(failure));
    }

    const std::shared_ptr<const SolverCommand> m_command;
    const std::string m_id;
    ClauseFeed m_feed;
    Cnf m_cnf; // all clauses so far
    Model m_model;
    Clause m_core;
};

} // namespace

SolverKind programKind(const SolverProgram &program)
{
    const auto command = std::make_shared<const SolverCommand>(program.command);
    const std::string id = program.command.toStdString();
    return {
        .id = id,
        .name = program.name.toStdString(),
        .make = [command, id](const SatOptions &) { return std::make_unique<ProgramSolver>(command, id); },
        .isProgram = true};
}

} // namespace sudoku
