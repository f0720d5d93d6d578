#include "core/solve/search.h"

#include "core/variants/violations.h"

#include <new>

namespace sudoku {
namespace {

/// Adds the time that it lives to a sum.
class Stopwatch
{
public:
    explicit Stopwatch(std::chrono::nanoseconds &sum) : m_sum(sum) {}
    ~Stopwatch() { m_sum += std::chrono::steady_clock::now() - m_start; }
    Stopwatch(const Stopwatch &) = delete;
    Stopwatch &operator=(const Stopwatch &) = delete;

private:
    std::chrono::nanoseconds &m_sum;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

} // namespace

SolutionSearch::SolutionSearch(Puzzle puzzle, const SolveOptions &options)
    : m_puzzle(std::move(puzzle)),
      m_options(options)
{
}

Outcome SolutionSearch::next(const std::stop_token &stop, const Progress &progress)
{
    try {
        if (m_state == State::New) {
            if (const auto answer = prepare(stop))
                return *answer;
        }
        if (m_state == State::Exhausted)
            return Outcome::None;
        return ask(stop, progress);
    } catch (const std::bad_alloc &) {
        return Outcome::OutOfMemory;
    }
}

std::optional<Outcome> SolutionSearch::prepare(const std::stop_token &stop)
{
    const Stopwatch stopwatch(m_statistics.encodeTime);
    const std::vector<ActiveRule> rules = activeRules(m_puzzle);
    Candidates candidates = allCandidates(m_puzzle.geometry);
    if (m_options.encode.kind == EncodingKind::Facts) {
        candidates = candidatesOfGivens(m_puzzle);
        if (!Propagator(m_puzzle.geometry, rules).propagate(candidates)) {
            m_state = State::Exhausted;
            return Outcome::None;
        }
    }
    m_encoding = encode(m_puzzle, rules, std::move(candidates), m_options.encode, stop);
    if (!m_encoding)
        return Outcome::Stopped;
    m_assumptions.clear(); // a stopped call may have left some
    for (const Selector &selector : m_encoding->selectors())
        m_assumptions.push_back(selector.literal);
    m_statistics.variables = m_encoding->cnf().variableCount();
    m_statistics.clauses = m_encoding->cnf().clauseCount();
    m_solver = m_options.solver->make({.seed = m_options.seed});
    m_solver->add(m_encoding->cnf(), stop);
    if (stop.stop_requested())
        return Outcome::Stopped; // the solver has only a part: the next call begins anew
    m_state = State::Open;
    return {};
}

Outcome SolutionSearch::ask(const std::stop_token &stop, const Progress &progress)
{
    SatProgress satProgress;
    if (progress)
        satProgress = [&progress](const SatStatistics &sat) { progress({.conflicts = sat.conflicts}); };
    Verdict verdict;
    {
        const Stopwatch stopwatch(m_statistics.solveTime);
        verdict = m_solver->solve(m_assumptions, stop, satProgress);
    }
    m_statistics.sat = m_solver->statistics();
    switch (verdict) {
    case Verdict::Satisfiable:
        return accept();
    case Verdict::Unsatisfiable:
        m_state = State::Exhausted;
        return Outcome::None;
    case Verdict::Stopped:
        return Outcome::Stopped;
    case Verdict::OutOfMemory:
        break;
    }
    return Outcome::OutOfMemory;
}

Outcome SolutionSearch::accept()
{
    Grid grid = m_encoding->decode(*m_solver);
    if (!isSolution(m_puzzle, grid) || grid == m_solution) // forbidden, so not to come again
        return Outcome::WrongSolution;
    forbid(grid);
    m_solution = std::move(grid);
    return Outcome::Solved;
}

void SolutionSearch::forbid(const Grid &solution)
{
    Clause another;
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        if (!m_encoding->isFixed(cell))
            another.push_back(-m_encoding->literal(cell, solution[cell]));
    m_solver->add(another);
}

} // namespace sudoku
