#include "core/analyse/candidateasker.h"

namespace sudoku {
namespace {

/// If one solution of each candidate is enough, fewer solutions are needed if they differ much.
SolveOptions optionsFor(int limit, const SolveOptions &options)
{
    SolveOptions result = options.with(EncodingKind::Facts);
    result.hasRandomPolarity = limit == 1;
    return result;
}

} // namespace

CandidateAsker::CandidateAsker(const Puzzle &puzzle, int limit, const SolveOptions &options)
    : m_solver(puzzle, optionsFor(limit, options)),
      m_limit(limit)
{
}

std::optional<OrHalt<Outcome>> CandidateAsker::prepare(const std::stop_token &stop)
{
    if (const auto answer = m_solver.prepare(stop))
        return answer;
    if (m_limit > 1 && m_isNew == 0)
        m_isNew = m_solver.newLiteral();
    return {};
}

OrHalt<Outcome> CandidateAsker::ask(Cell cell, Digit digit, const std::stop_token &stop)
{
    Clause assumptions;
    if (!m_solver.encoding().isFixed(cell))
        assumptions.push_back(m_solver.literal(cell, digit));
    if (m_limit > 1)
        assumptions.push_back(m_isNew);
    return m_solver.ask(assumptions, stop);
}

OrHalt<Outcome> CandidateAsker::askSecond(std::int64_t maxConflicts, const std::stop_token &stop)
{
    const Literal isOther = m_solver.newLiteral();
    m_solver.forbid(m_solver.solution(), isOther);
    m_solver.limitConflicts(maxConflicts);
    const OrHalt<Outcome> outcome = m_solver.ask(Clause{isOther}, stop);
    m_solver.limitConflicts(0);
    m_solver.require(-isOther);
    return outcome;
}

void CandidateAsker::learn(const CandidateKnowledge &known)
{
    for (; m_learntSolutions < known.solutions().size(); ++m_learntSolutions)
        m_solver.forbid(known.solutions()[m_learntSolutions], m_isNew);
    for (; m_learntCandidates < known.falseCandidates().size(); ++m_learntCandidates) {
        const auto [cell, digit] = known.falseCandidates()[m_learntCandidates];
        if (!m_solver.encoding().isFixed(cell) && candidates(cell).contains(digit))
            m_solver.require(-m_solver.literal(cell, digit));
    }
}

} // namespace sudoku
