#include "core/proof/proof.h"

#include <cadical.hpp>

#include <memory>
#include <new>

namespace sudoku {
namespace {

/// CaDiCaL asks it repeatedly whether to stop.
class Terminator : public CaDiCaL::Terminator
{
public:
    Terminator(std::FILE *file, const std::stop_token &stop) : m_file(file), m_stop(stop) {}

    bool terminate() override { return m_stop.stop_requested() || std::ferror(m_file) != 0; }

private:
    std::FILE *m_file;
    const std::stop_token &m_stop;
};

/// Of what CaDiCaL 1.5 does to a formula, three things are not justified by unit propagation: it may drop
/// blocked, covered and globally blocked clauses, and put them back should a later question need them. A
/// formula is asked one question here, so nothing is put back; all the same they are switched off, and not
/// only left off, for CaDiCaL takes its defaults from the environment (CADICAL_BLOCK=1). What is left,
/// resolution in all its forms, is RUP.
void configure(CaDiCaL::Solver &solver)
{
    for (const char *unwanted : {"block", "cover", "condition", "binary"})
        solver.set(unwanted, 0);
    solver.set("quiet", 1);
}

/// Returns whether all of \a cnf was added; false if \a terminator requested the end.
bool add(CaDiCaL::Solver &solver, const Cnf &cnf, Terminator &terminator)
{
    solver.reserve(cnf.variableCount());
    for (int i = 0; i < cnf.clauseCount(); ++i) {
        if (i % 1024 == 0 && terminator.terminate())
            return false;
        for (const Literal literal : cnf.clause(i))
            solver.add(literal);
        solver.add(0);
    }
    return true;
}

bool hasEmptyClause(const Cnf &cnf)
{
    for (int i = 0; i < cnf.clauseCount(); ++i)
        if (cnf.clause(i).empty())
            return true;
    return false;
}

OrHalt<ProofOutcome> run(CaDiCaL::Solver &solver, const Cnf &cnf, std::FILE *file, Terminator &terminator)
{
    configure(solver);
    solver.trace_proof(file, "proof");
    if (!add(solver, cnf, terminator))
        return halted(Halt::Stopped);
    solver.connect_terminator(&terminator);
    const int answer = solver.solve();
    solver.disconnect_terminator();
    solver.close_proof_trace();
    if (answer == 20 && hasEmptyClause(cnf))
        std::fputs("0\n", file); // CaDiCaL thinks that this goes without saying
    if (answer != 10 && answer != 20)
        return halted(Halt::Stopped);
    return answer == 10 ? ProofOutcome::Satisfiable : ProofOutcome::Proved;
}

} // namespace

bool hasProver()
{
    return true;
}

OrHalt<ProofOutcome> prove(const Cnf &cnf, std::FILE *file, const std::stop_token &stop)
{
    std::unique_ptr<CaDiCaL::Solver> solver;
    try {
        solver = std::make_unique<CaDiCaL::Solver>();
        Terminator terminator(file, stop);
        const OrHalt<ProofOutcome> outcome = run(*solver, cnf, file, terminator);
        const bool isWritten = std::fflush(file) == 0 && std::ferror(file) == 0;
        return isWritten ? outcome : OrHalt<ProofOutcome>(ProofOutcome::CannotWrite);
    } catch (const std::bad_alloc &) {
        // If CaDiCaL 1.5 was interrupted, its destructor may free invalid memory. Leaking one solver is
        // better than a crash.
        static_cast<void>(solver.release());
        return halted(Halt::OutOfMemory);
    }
}

} // namespace sudoku
