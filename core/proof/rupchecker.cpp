#include "core/proof/rupchecker.h"

#include "core/proof/proofreader.h"
#include "core/proof/rupclauses.h"

#include <new>

namespace sudoku {
namespace {

constexpr std::int64_t stepsPerReport = 256;

/// Adds units first: many clauses are then true and need not be kept. Returns false if a stop was requested.
bool addFormula(RupClauses &clauses, const Cnf &cnf, const std::stop_token &stop)
{
    for (const bool isUnit : {true, false})
        for (int i = 0; i < cnf.clauseCount(); ++i) {
            if (i % 1024 == 0 && stop.stop_requested())
                return false;
            const std::span<const Literal> clause = cnf.clause(i);
            if ((clause.size() == 1) == isUnit)
                clauses.add(Clause(clause.begin(), clause.end()));
        }
    return true;
}

ProofVerdict verdictWithoutStep(ProofReader::State state)
{
    if (state == ProofReader::State::End)
        return ProofVerdict::Incomplete;
    return state == ProofReader::State::Malformed ? ProofVerdict::Malformed : ProofVerdict::Unreadable;
}

ProofCheck check(const Cnf &cnf, std::FILE *file, const std::stop_token &stop, const ProofProgress &progress)
{
    RupClauses clauses(cnf.variableCount());
    if (!addFormula(clauses, cnf, stop))
        return {halted(Halt::Stopped)};
    ProofReader reader(file, cnf.variableCount());
    for (std::int64_t steps = 0;; ++steps) {
        if (stop.stop_requested())
            return {halted(Halt::Stopped), steps};
        if (progress && steps % stepsPerReport == 0)
            progress(reader.bytesRead());
        const ProofReader::State state = reader.next();
        if (state != ProofReader::State::Step)
            return {verdictWithoutStep(state), steps};
        if (reader.isDeletion()) {
            clauses.remove(reader.clause());
            continue;
        }
        if (!clauses.imply(reader.clause()))
            return {ProofVerdict::Wrong, steps};
        if (reader.clause().empty())
            return {ProofVerdict::Correct, steps + 1};
        clauses.add(reader.clause());
    }
}

} // namespace

ProofCheck checkProof(const Cnf &cnf, std::FILE *file, const std::stop_token &stop,
                      const ProofProgress &progress)
{
    try {
        return check(cnf, file, stop, progress);
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory)};
    }
}

} // namespace sudoku
