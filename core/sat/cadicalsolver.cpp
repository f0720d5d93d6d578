#include "core/sat/clauseexchange.h"
#include "core/sat/cnf.h"
#include "core/sat/guardedsolver.h"
#include "core/sat/reporter.h"

#include <cadical.hpp>

#include <algorithm>
#include <atomic>
#include <limits>
#include <random>
#include <utility>

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

/// CaDiCaL tells it of each clause that it learns. Counts them, for there is no other counter, and offers
/// short ones.
class Learner : public CaDiCaL::Learner
{
public:
    explicit Learner(std::shared_ptr<ClauseExchange> exchange)
        : m_exchange(std::move(exchange)),
          m_member(m_exchange ? m_exchange->join() : 0)
    {
        m_clause.reserve(ClauseExchange::maxLength);
    }

    ~Learner() override
    {
        if (m_exchange)
            m_exchange->leave(m_member);
    }

    Learner(const Learner &) = delete;
    Learner &operator=(const Learner &) = delete;

    bool learning(int size) override
    {
        m_count.fetch_add(1, std::memory_order_relaxed);
        return m_exchange && std::cmp_less_equal(size, ClauseExchange::maxLength);
    }

    void learn(int literal) override
    {
        if (literal != 0) {
            m_clause.push_back(literal);
        } else {
            m_exchange->offer(m_member, m_clause);
            m_clause.clear();
        }
    }

    bool isExchanging() const { return m_exchange != nullptr; }
    /// Returns clauses that others have learnt, each followed by a 0.
    std::vector<Literal> learntByOthers() { return m_exchange->take(m_member); }

    /// May be called from any thread.
    SatStatistics statistics() const { return {.conflicts = m_count.load(std::memory_order_relaxed)}; }

private:
    const std::shared_ptr<ClauseExchange> m_exchange; // null if there is none
    const int m_member;
    Clause m_clause; // that is being told
    std::atomic<std::int64_t> m_count = 0;
};

/// Conflicts after which a solver takes clauses from others: some tenths of a second.
constexpr std::int64_t conflictsInTurn = 2'000;
/// As many conflicts as CaDiCaL cannot be limited to.
constexpr std::int64_t unlimited = std::numeric_limits<int>::max();

/// Returns a value for CaDiCaL's option "seed": 0 … 2 * 10^9.
int cadicalSeed(std::int64_t seed)
{
    constexpr std::int64_t count = 2'000'000'001;
    return static_cast<int>((seed % count + count) % count);
}

class CadicalSolver final : public GuardedSolver
{
public:
    explicit CadicalSolver(const SatOptions &options, std::shared_ptr<ClauseExchange> exchange = {})
        : m_options(options),
          m_learner(std::move(exchange)),
          m_solver(std::make_unique<CaDiCaL::Solver>()),
          m_random(static_cast<std::uint64_t>(options.seed))
    {
        // Set although it is the default, because CaDiCaL reads the default from the environment
        // (CADICAL_QUIET=0).
        m_solver->set("quiet", 1);
        m_solver->set("seed", cadicalSeed(options.seed));
        if (options.hasRandomPolarity || m_learner.isExchanging())
            m_solver->set("lucky", 0); // it would try the same few models first, in each turn
        if (options.expectsModel)
            m_solver->configure("sat");
        if (m_learner.isExchanging())
            m_solver->set("elim", 0); // for clauses of others about eliminated variables bring these back
        m_solver->connect_learner(&m_learner);
    }

    bool isTrue(Literal literal) const override { return m_model[std::abs(literal)] == (literal > 0); }
    Clause core() const override { return m_core; }
    SatStatistics statistics() const override
    {
        SatStatistics statistics = m_learner.statistics();
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
        const int answer = solveReporting(assumptions, stop, progress);
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

    int solveReporting(std::span<const Literal> assumptions, const std::stop_token &stop,
                       const SatProgress &progress)
    {
        const Reporter reporter([this] { return m_learner.statistics(); }, progress);
        const std::int64_t limit = m_options.maxConflicts > 0 ? m_options.maxConflicts : unlimited;
        return m_learner.isExchanging() ? solveInTurns(assumptions, limit, stop)
                                        : solveOnce(assumptions, limit);
    }

    /// Asks CaDiCaL again and again, and gives it what others have learnt meanwhile.
    int solveInTurns(std::span<const Literal> assumptions, std::int64_t limit, const std::stop_token &stop)
    {
        int answer = 0;
        for (std::int64_t left = limit; answer == 0 && left > 0 && !stop.stop_requested();
             left -= limit == unlimited ? 0 : conflictsInTurn) {
            for (const Literal literal : m_learner.learntByOthers())
                m_solver->add(literal);
            answer = solveOnce(assumptions, std::min(left, conflictsInTurn));
        }
        return answer;
    }

    /// Asks CaDiCaL, which gives up after \a limit conflicts.
    int solveOnce(std::span<const Literal> assumptions, std::int64_t limit)
    {
        if (limit < unlimited)
            m_solver->limit("conflicts", static_cast<int>(limit)); // CaDiCaL then removes it
        for (const Literal literal : assumptions)
            m_solver->assume(literal);
        return m_solver->solve();
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
    Learner m_learner;
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

std::optional<SolverKind> cadicalKind(std::shared_ptr<ClauseExchange> exchange)
{
    std::optional<SolverKind> kind = cadicalKind();
    kind->make = [exchange = std::move(exchange)](const SatOptions &options) {
        return std::make_unique<CadicalSolver>(options, exchange);
    };
    return kind;
}

std::optional<SolverKind> cadicalKind()
{
    return SolverKind{.id = "cadical",
                      .name = "CaDiCaL",
                      .make = makeCadical,
                      .isLibrary = true,
                      .version = CaDiCaL::Solver::version()};
}

} // namespace sudoku
