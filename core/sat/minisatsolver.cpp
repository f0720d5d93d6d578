#include "core/sat/cnf.h"
#include "core/sat/guardedsolver.h"
#include "core/sat/reporter.h"

#include <minisat/core/Solver.h>

#include <algorithm>
#include <atomic>
#include <new>
#include <optional>
#include <utility>

using Minisat::lbool; // the macros l_True, l_False and l_Undef want the bare name

namespace sudoku {
namespace {

/// Gives other threads access to plain members of MiniSat: its interrupt flag, a bool (niklasso/minisat#21),
/// and its counters.
class SharedSolver : public Minisat::Solver
{
public:
    void interruptFromAnyThread()
    {
        std::atomic_ref<bool>(asynch_interrupt).store(true, std::memory_order_relaxed);
    }

    SatStatistics statisticsFromAnyThread()
    {
        return {
            .decisions = load(decisions), .conflicts = load(conflicts), .propagations = load(propagations)};
    }

    SatStatistics statistics() const
    {
        return {static_cast<std::int64_t>(decisions), static_cast<std::int64_t>(conflicts),
                static_cast<std::int64_t>(propagations), nLearnts()};
    }

    /// Propagates all \a literals at once, calls \a visit with each literal that is true then, and takes
    /// them back.
    template <typename Visit>
    void propagateOnce(const Minisat::vec<Minisat::Lit> &literals, const Visit &visit)
    {
        newDecisionLevel();
        bool isConsistent = okay();
        for (int i = 0; isConsistent && i < literals.size(); ++i) {
            if (value(literals[i]) == l_Undef)
                uncheckedEnqueue(literals[i]);
            isConsistent = value(literals[i]) == l_True;
        }
        if (isConsistent && propagate() == Minisat::CRef_Undef)
            for (int i = 0; i < trail.size(); ++i)
                visit(trail[i]);
        cancelUntil(0);
    }

    /// Looks for a model as solveLimited() does without assumptions, and keeps its decisions in force. Goes
    /// on from those that are in force.
    lbool solveFromHere()
    {
        model.clear();
        conflict.clear();
        assumptions.clear(); // those of the last question
        if (!okay())
            return l_False;
        ++solves;
        max_learnts = nClauses() * learntsize_factor;
        learntsize_adjust_confl = learntsize_adjust_start_confl;
        learntsize_adjust_cnt = static_cast<int>(learntsize_adjust_confl);
        lbool answer = l_Undef;
        for (double conflictsAllowed = restart_first; answer == l_Undef; conflictsAllowed *= restartGrowth) {
            answer = search(static_cast<int>(std::min(conflictsAllowed, maxConflictsOfRun)));
            if (!withinBudget())
                break;
        }
        if (answer == l_True) {
            model.growTo(nVars());
            for (int i = 0; i < nVars(); ++i)
                model[i] = value(i);
        } else if (answer == l_False) {
            ok = false;
        }
        if (answer != l_True)
            cancelUntil(0);
        return answer;
    }

    /// Takes all decisions back.
    void goToStart() { cancelUntil(0); }

    /// Adds \a clause and takes back as few decisions as possible. Returns false, and adds nothing, if it is
    /// not false under those in force, if it is false without them, or if it may have one literal only.
    bool addRefuted(Minisat::vec<Minisat::Lit> &clause)
    {
        if (clause.size() < 2 || decisionLevel() == 0)
            return false;
        for (int i = 0; i < clause.size(); ++i)
            if (value(clause[i]) != l_False)
                return false;
        const auto levelAt = [&](int i) { return level(Minisat::var(clause[i])); };
        for (int watched = 0; watched < 2; ++watched)
            for (int i = watched + 1; i < clause.size(); ++i)
                if (levelAt(i) > levelAt(watched))
                    std::swap(clause[i], clause[watched]);
        if (levelAt(0) == 0 || clause[0] == clause[1])
            return false;
        const bool isUnit = levelAt(0) > levelAt(1);
        cancelUntil(isUnit ? levelAt(1) : levelAt(0) - 1);
        const Minisat::CRef added = ca.alloc(clause, false);
        clauses.push(added);
        attachClause(added);
        if (isUnit)
            uncheckedEnqueue(clause[0], added);
        return true;
    }

private:
    static constexpr double restartGrowth = 1.5;
    static constexpr double maxConflictsOfRun = 1e9;

    static std::int64_t load(std::uint64_t &counter)
    {
        return static_cast<std::int64_t>(std::atomic_ref(counter).load(std::memory_order_relaxed));
    }
};

/// Returns a seed that MiniSat accepts: it crashes with negative seeds, and its generator is constant for 0
/// and 2^31 - 1, so any number becomes one of 1 … 2^31 - 2.
double usableSeed(std::int64_t seed)
{
    constexpr std::int64_t count = 2147483646;
    return static_cast<double>((seed % count + 2 * count - 1) % count + 1);
}

Minisat::Lit toMiniSat(Literal literal)
{
    return Minisat::mkLit(std::abs(literal) - 1, literal < 0);
}

Literal fromMiniSat(Minisat::Lit literal)
{
    return Minisat::sign(literal) ? -(Minisat::var(literal) + 1) : Minisat::var(literal) + 1;
}

class MiniSatSolver final : public GuardedSolver
{
public:
    explicit MiniSatSolver(const SatOptions &options)
        : m_maxConflicts(options.maxConflicts),
          m_branchingVariables(options.branchingVariables)
    {
        guard([&] { begin(options); });
    }

    void limitConflicts(std::int64_t max) override { m_maxConflicts = max; }

    void expectMany() override { m_expectsMany = true; }

    bool isTrue(Literal literal) const override { return m_solver->modelValue(toMiniSat(literal)) == l_True; }

    Clause core() const override
    {
        Clause core;
        for (int i = 0; i < m_solver->conflict.size(); ++i)
            core.push_back(-fromMiniSat(m_solver->conflict[i])); // MiniSat keeps them negated
        return core;
    }

    SatStatistics statistics() const override { return m_solver ? m_solver->statistics() : m_lastStatistics; }

private:
    /// Catches the exceptions of MiniSat, which are no std::exception.
    void attempt(const std::function<void()> &action) override
    {
        try {
            action();
        } catch (const Minisat::OutOfMemoryException &) {
            throw std::bad_alloc();
        }
    }

    void giveUp() override
    {
        m_lastStatistics = statistics();
        m_solver.reset();
    }

    void begin(const SatOptions &options)
    {
        m_solver.emplace(); // takes a megabyte at once
        m_solver->random_seed = usableSeed(options.seed);
        m_solver->rnd_init_act = true;
        m_solver->rnd_pol = options.hasRandomPolarity;
    }

    bool addAll(const Cnf &cnf, const std::stop_token &stop) override
    {
        m_solver->goToStart();
        while (m_solver->nVars() < cnf.variableCount()) {
            m_solver->newVar(l_Undef, m_branchingVariables == 0 || m_solver->nVars() < m_branchingVariables);
            if (m_solver->nVars() % 1024 == 0 && stop.stop_requested())
                return false;
        }
        return m_feed.feed(cnf, stop, [this](std::span<const Literal> clause) { addClause(clause); });
    }

    void addClause(std::span<const Literal> clause) override
    {
        fill(m_buffer, clause);
        if (m_solver->addRefuted(m_buffer))
            return;
        m_solver->goToStart();
        m_solver->addClause_(m_buffer);
    }

    OrHalt<Verdict> run(std::span<const Literal> assumptions, const std::stop_token &stop,
                        const SatProgress &progress) override
    {
        m_solver->clearInterrupt(); // before the callback, which runs at once if the stop came already
        const std::stop_callback interrupt(stop, [this] { m_solver->interruptFromAnyThread(); });
        const Reporter reporter([this] { return m_solver->statisticsFromAnyThread(); }, progress);
        if (m_maxConflicts > 0)
            m_solver->setConfBudget(m_maxConflicts);
        else
            m_solver->budgetOff();
        fill(m_buffer, assumptions);
        const bool goesOn = m_expectsMany && assumptions.empty();
        if (!goesOn)
            m_solver->goToStart();
        const lbool answer = goesOn ? m_solver->solveFromHere() : m_solver->solveLimited(m_buffer);
        if (answer == l_Undef)
            return halted(Halt::Stopped);
        return answer == l_True ? Verdict::Satisfiable : Verdict::Unsatisfiable;
    }

    Clause propagated(std::span<const Literal> assumptions) override
    {
        Clause literals;
        m_solver->goToStart();
        fill(m_buffer, assumptions);
        m_solver->propagateOnce(m_buffer,
                                [&](Minisat::Lit literal) { literals.push_back(fromMiniSat(literal)); });
        return literals;
    }

    static void fill(Minisat::vec<Minisat::Lit> &buffer, std::span<const Literal> literals)
    {
        buffer.clear();
        for (const Literal literal : literals)
            buffer.push(toMiniSat(literal));
    }

    std::optional<SharedSolver> m_solver; // empty when memory ran out
    std::int64_t m_maxConflicts;
    const int m_branchingVariables;
    bool m_expectsMany = false;
    SatStatistics m_lastStatistics;
    Minisat::vec<Minisat::Lit> m_buffer; // kept, so that a clause costs no allocation
    ClauseFeed m_feed;
};

} // namespace

std::unique_ptr<SatSolver> makeMiniSat(const SatOptions &options)
{
    return std::make_unique<MiniSatSolver>(options);
}

} // namespace sudoku
