#include "core/solve/puzzlesolver.h"

#include "core/encode/encoding.h"
#include "core/rules/violations.h"
#include "core/sat/processortime.h"

#include <algorithm>
#include <new>

namespace sudoku {
SolveStatistics &SolveStatistics::operator+=(const SolveStatistics &other)
{
    variables = std::max(variables, other.variables);
    clauses = std::max(clauses, other.clauses);
    sat.decisions += other.sat.decisions;
    sat.conflicts += other.sat.conflicts;
    sat.propagations += other.sat.propagations;
    sat.learnt += other.sat.learnt;
    encodeTime += other.encodeTime;
    solveTime += other.solveTime;
    encodeProcessorTime += other.encodeProcessorTime;
    solveProcessorTime += other.solveProcessorTime;
    return *this;
}

PuzzleSolver::PuzzleSolver(Puzzle puzzle, const SolveOptions &options)
    : m_puzzle(std::move(puzzle)),
      m_options(options)
{
}

std::optional<OrHalt<Outcome>> PuzzleSolver::prepare(const std::stop_token &stop)
{
    if (m_isContradictory)
        return Outcome::None;
    if (m_solver)
        return {};
    try {
        const Stopwatch stopwatch(m_statistics.encodeTime, m_statistics.encodeProcessorTime);
        return encodePuzzle(stop);
    } catch (const std::bad_alloc &) {
        return halted(Halt::OutOfMemory);
    }
}

std::optional<OrHalt<Outcome>> PuzzleSolver::encodePuzzle(const std::stop_token &stop)
{
    const std::optional<std::vector<ActiveRule>> rules = activeRules(m_puzzle, stop);
    if (!rules)
        return halted(Halt::Stopped);
    WrittenCandidates written = writtenCandidates(m_puzzle, m_options.encode.kind, m_options.memo, stop);
    m_isContradictory = written.propagation == Propagation::Contradiction;
    if (m_isContradictory)
        return Outcome::None;
    if (written.propagation == Propagation::Stopped)
        return halted(Halt::Stopped);
    m_encoding = encode(m_puzzle, *rules, std::move(written.candidates), m_options.encode, stop);
    if (!m_encoding)
        return halted(Halt::Stopped);
    m_statistics.variables = m_encoding->cnf().variableCount();
    m_statistics.clauses = m_encoding->cnf().clauseCount();
    auto solver = m_options.solver.make({.seed = m_options.seed,
                                         .hasRandomPolarity = m_options.hasRandomPolarity,
                                         .maxConflicts = m_options.maxConflicts});
    solver->add(m_encoding->cnf(), stop);
    if (stop.stop_requested())
        return halted(Halt::Stopped); // the solver has only a part: the next call begins anew
    m_solver = std::move(solver);
    return {};
}

OrHalt<Verdict> PuzzleSolver::decide(std::span<const Literal> assumptions, const std::stop_token &stop,
                                     const Progress &progress)
{
    SatProgress satProgress;
    if (progress)
        satProgress = [&progress](const SatStatistics &sat) { progress({.conflicts = sat.conflicts}); };
    const Stopwatch stopwatch(m_statistics.solveTime, m_statistics.solveProcessorTime);
    const OrHalt<Verdict> verdict = m_solver->solve(assumptions, stop, satProgress);
    m_statistics.sat = m_solver->statistics();
    return verdict;
}

OrHalt<Outcome> PuzzleSolver::ask(std::span<const Literal> assumptions, const std::stop_token &stop,
                                  const Progress &progress)
{
    const OrHalt<Verdict> verdict = decide(assumptions, stop, progress);
    if (!verdict)
        return halted(verdict.error());
    return verdict == Verdict::Satisfiable ? accept() : Outcome::None;
}

OrHalt<Outcome> PuzzleSolver::accept()
{
    try {
        m_solution = m_encoding->decode(*m_solver);
        if (!isSolution(m_puzzle, m_solution))
            return halted(Halt::WrongSolution);
        return Outcome::Solved;
    } catch (const std::bad_alloc &) {
        return halted(Halt::OutOfMemory);
    }
}

void PuzzleSolver::forbid(const Grid &solution, Literal condition)
{
    Clause another = m_encoding->differenceFrom(solution);
    if (condition != 0)
        another.push_back(-condition);
    m_solver->add(another);
}

Literal PuzzleSolver::newLiteral()
{
    const Literal made = m_encoding->newVariable();
    m_solver->add(m_encoding->cnf(), {});
    return made;
}

Literal PuzzleSolver::literal(Cell cell, Digit digit)
{
    const int before = m_encoding->cnf().variableCount();
    const Literal literal = m_encoding->define(cell, digit);
    if (m_encoding->cnf().variableCount() > before)
        m_solver->add(m_encoding->cnf(), {});
    return literal;
}

} // namespace sudoku
