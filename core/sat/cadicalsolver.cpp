#include "core/sat/cnf.h"
#include "core/sat/guardedsolver.h"
#include "core/sat/reporter.h"

#include <cadical.hpp>

#include <algorithm>
#include <atomic>
#include <limits>
#include <random>

namespace sudoku {
namespace {

/// CaDiCaL asks it repeatedly whether to stop.
class Terminator : public CaDiCaL::Terminator
{
public:
    explicit Terminator(const std::stop_token &stop) : m_stop(stop) {}

    bool terminate() override { return m_stop.stop_requested(); }

private:
    const std::stop_token &m_stop;
};

/// CaDiCaL tells it of each clause that it learns: the only counter that it shows.
class ConflictCounter : public CaDiCaL::Learner
{
public:
    bool learning(int) override
    {
        m_count.fetch_add(1, std::memory_order_relaxed);
        return false; // the literals need not be told
    }

    void learn(int) override {}

    /// May be called from any thread.
    SatStatistics statistics() const { return {.conflicts = m_count.load(std::memory_order_relaxed)}; }

private:
    std::atomic<std::int64_t> m_count = 0;
};

/// Returns a value for CaDiCaL's option "seed": 0 … 2 * 10^9.
int cadicalSeed(std::int64_t seed)
{
    constexpr std::int64_t count = 2'000'000'001;
    return static_cast<int>((seed % count + count) % count);
}

class CadicalSolver final : public GuardedSolver
{
public:
    explicit CadicalSolver(const SatOptions &options)
        : m_options(options),
          m_solver(std::make_unique<CaDiCaL::Solver>()),
          m_random(static_cast<std::uint64_t>(options.seed))
    {
        // Set although it is the default, because CaDiCaL reads the default from the environment
        // (CADICAL_QUIET=0).
        m_solver->set("quiet", 1);
        m_solver->set("seed", cadicalSeed(options.seed));
        if (options.hasRandomPolarity)
            m_solver->set("lucky", 0); // it would try the same few models first
        if (options.expectsModel)
            m_solver->configure("sat");
        m_solver->connect_learner(&m_conflicts);
    }

    bool isTrue(Literal literal) const override { return m_model[std::abs(literal)] == (literal > 0); }
    Clause core() const override { return m_core; }
    SatStatistics statistics() const override
    {
        SatStatistics statistics = m_conflicts.statistics();
        statistics.learnt = m_learnt;
        return statistics;
    }

private:
    /// The solver is not destroyed: if CaDiCaL 1.5 was interrupted, its destructor may free invalid memory.
    /// Leaking one solver is better than a crash.
    void giveUp() override { static_cast<void>(m_solver.release()); }

    bool addAll(const Cnf &cnf, const std::stop_token &stop) override
    {
        m_solver->reserve(cnf.variableCount());
        m_model.resize(cnf.variableCount() + 1);
        if (m_options.hasRandomPolarity)
            choosePolarities(cnf.variableCount());
        return m_feed.feed(cnf, stop, [this](std::span<const Literal> clause) { addClause(clause); });
    }

    /// Chooses polarities, because CaDiCaL has none at random: each variable gets one that is tried first.
    void choosePolarities(int variableCount)
    {
        for (; m_polarities < variableCount; ++m_polarities) {
            const Literal variable = m_polarities + 1;
            m_solver->phase((m_random() & 1) != 0 ? variable : -variable);
        }
    }

    void addClause(std::span<const Literal> clause) override
    {
        for (const Literal literal : clause)
            m_solver->add(literal);
        m_solver->add(0);
    }

    OrHalt<Verdict> run(std::span<const Literal> assumptions, const std::stop_token &stop,
                        const SatProgress &progress) override
    {
        Terminator terminator(stop);
        m_solver->connect_terminator(&terminator);
        limitNextQuestion();
        for (const Literal literal : assumptions)
            m_solver->assume(literal);
        const int answer = solveReporting(progress);
        m_solver->disconnect_terminator();
        m_learnt = m_solver->redundant();
        if (answer == 10)
            takeModel();
        else if (answer == 20)
            takeCore(assumptions);
        if (answer != 10 && answer != 20)
            return halted(Halt::Stopped);
        return answer == 10 ? Verdict::Satisfiable : Verdict::Unsatisfiable;
    }

    int solveReporting(const SatProgress &progress)
    {
        const Reporter reporter([this] { return m_conflicts.statistics(); }, progress);
        return m_solver->solve();
    }

    /// Limits the conflicts of the next question; CaDiCaL then removes the limit.
    void limitNextQuestion()
    {
        constexpr std::int64_t max = std::numeric_limits<int>::max();
        if (m_options.maxConflicts > 0)
            m_solver->limit("conflicts", static_cast<int>(std::min(m_options.maxConflicts, max)));
    }

    // Model and core are kept here, for CaDiCaL ends the program where it is asked for them after a further
    // clause.

    void takeModel()
    {
        for (Literal variable = 1; variable < static_cast<Literal>(m_model.size()); ++variable)
            m_model[variable] = m_solver->val(variable) > 0;
    }

    void takeCore(std::span<const Literal> assumptions)
    {
        m_core.clear();
        for (const Literal literal : assumptions)
            if (m_solver->failed(literal) && std::ranges::find(m_core, literal) == m_core.end())
                m_core.push_back(literal);
    }

    const SatOptions m_options;
    ConflictCounter m_conflicts;
    std::int64_t m_learnt = 0;                 // clauses that it kept when it answered last
    std::unique_ptr<CaDiCaL::Solver> m_solver; // null when memory ran out
    std::mt19937_64 m_random;
    int m_polarities = 0; // variables that have one
    ClauseFeed m_feed;
    std::vector<char> m_model; // by variable: whether it is true
    Clause m_core;
};

std::unique_ptr<SatSolver> makeCadical(const SatOptions &options)
{
    return std::make_unique<CadicalSolver>(options);
}

} // namespace

std::optional<SolverKind> cadicalKind()
{
    return SolverKind{.id = "cadical",
                      .name = "CaDiCaL",
                      .make = makeCadical,
                      .isLibrary = true,
                      .version = CaDiCaL::Solver::version()};
}

} // namespace sudoku
