#include "core/board/parallel.h"
#include "core/board/translate.h"
#include "core/sat/processortime.h"
#include "core/sat/satsolver.h"
#include "core/sat/sleep.h"

#include <atomic>
#include <chrono>
#include <deque>
#include <mutex>
#include <new>

namespace sudoku {
namespace {

/// The time before further solvers start. Most formulas are decided earlier and need no second solver.
constexpr std::chrono::milliseconds headStart(200);
/// The time after which every MiniSat leaves, if CaDiCaL runs: of what is still open then, nearly all is
/// decided by CaDiCaL, and in less than half the time.
constexpr std::chrono::milliseconds timeOfMiniSat(500);
/// The maximum number of solvers; more would wait for memory.
constexpr int maxSolvers = 4;
/// A formula with more literals takes so much memory for each solver that only one runs.
constexpr std::size_t maxLiteralsToRace = Cnf::maxLiterals / 4;

/// A solver that joins the first one if it takes long.
struct Competitor
{
    Competitor(const SatOptions &itsOptions, const std::optional<SolverKind> &other)
        : options(itsOptions),
          isMiniSat(!other),
          solverMaker(other ? other->make : makeMiniSat)
    {
    }

    void drop()
    {
        solver.reset();
        ownClauses = 0;
    }

    SatOptions options;
    bool isMiniSat;
    std::function<std::unique_ptr<SatSolver>(const SatOptions &)> solverMaker;
    std::unique_ptr<SatSolver> solver = {}; ///< null while it was never needed
    int ownClauses = 0;                     ///< of those that came one by one, how many it has
    std::atomic<std::int64_t> conflicts = 0;
};

/// Returns the competitors: first CaDiCaL tuned to find models, because most puzzles have one; then other
/// seeds.
std::deque<Competitor> competitorsOf(const SatOptions &options)
{
    const std::optional<SolverKind> cadical = cadicalKind();
    const int processors = processorCount(maxSolvers);
    std::deque<Competitor> competitors;
    for (int i = 1; i < processors; ++i) {
        SatOptions own = options;
        own.seed = static_cast<std::int64_t>(static_cast<std::uint64_t>(options.seed)
                                             + static_cast<std::uint64_t>(i));
        own.expectsModel = i == 1;
        competitors.emplace_back(own, i % 2 == 1 ? cadical : std::nullopt);
    }
    return competitors;
}

class RaceSolver : public SatSolver
{
public:
    explicit RaceSolver(const SatOptions &options)
        : m_hasLimit(options.maxConflicts > 0),
          m_lead(makeMiniSat(options)),
          m_competitors(competitorsOf(options))
    {
    }

    void add(const Cnf &cnf, std::stop_token stop) override
    {
        m_lead->add(cnf, stop);
        m_formula = stop.stop_requested() || cnf.literalCount() > maxLiteralsToRace ? nullptr : &cnf;
    }

    void add(std::span<const Literal> clause) override
    {
        m_lead->add(clause);
        try {
            m_clauses.add(clause);
        } catch (const std::bad_alloc &) {
            m_canRace = false;
        }
    }

    OrHalt<Verdict> solve(std::span<const Literal> assumptions, std::stop_token stop,
                          const SatProgress &progress) override
    {
        m_winner = nullptr;
        m_hasLeadLeft = false;
        m_start = std::chrono::steady_clock::now();
        m_miniSats = std::stop_source();
        OrHalt<Verdict> verdict = halted(Halt::Stopped);
        const auto run = [&](int index, std::stop_source &finish) {
            if (index == 0)
                verdict = lead(assumptions, finish, progress);
            else
                compete(m_competitors[index - 1], assumptions, finish, progress);
        };
        const bool isRace = m_canRace && m_formula;
        runOnAll(isRace ? static_cast<int>(m_competitors.size()) + 1 : 1, run, stop);
        if (m_hasLeadLeft && !m_winner && !stop.stop_requested()) { // the others gave up
            std::stop_source finish;
            verdict = runLead(assumptions, stop, finish, progress);
        }
        return m_winner ? OrHalt<Verdict>(m_verdict) : verdict;
    }

    /// The race ends when its lead gives up.
    void limitConflicts(std::int64_t max) override
    {
        m_hasLimit = max > 0;
        m_lead->limitConflicts(max);
    }

    void expectMany() override { m_lead->expectMany(); }

    bool isTrue(Literal literal) const override { return m_winner->isTrue(literal); }
    Clause core() const override { return m_winner->core(); }

    SatStatistics statistics() const override
    {
        SatStatistics sum = m_lead->statistics();
        for (const Competitor &competitor : m_competitors) {
            if (!competitor.solver)
                continue;
            const SatStatistics own = competitor.solver->statistics();
            sum.decisions += own.decisions;
            sum.conflicts += own.conflicts;
            sum.propagations += own.propagations;
            sum.learnt += own.learnt;
        }
        return sum;
    }

private:
    OrHalt<Verdict> lead(std::span<const Literal> assumptions, std::stop_source &finish,
                         const SatProgress &progress)
    {
        const std::stop_callback passToMiniSats(finish.get_token(), [this] { m_miniSats.request_stop(); });
        const OrHalt<Verdict> verdict = runLead(assumptions, m_miniSats.get_token(), finish, progress);
        if (!verdict && m_miniSats.stop_requested() && !finish.stop_requested())
            leave();
        else
            finish.request_stop(); // where memory ran out, the competitors would have none either
        return verdict;
    }

    OrHalt<Verdict> runLead(std::span<const Literal> assumptions, std::stop_token stop,
                            std::stop_source &finish, const SatProgress &progress)
    {
        const OrHalt<Verdict> verdict = m_lead->solve(assumptions, std::move(stop), inAll(progress));
        arrive(*m_lead, verdict, finish);
        return verdict;
    }

    void leave()
    {
        m_leadStatistics = m_lead->statistics();
        m_hasLeadLeft = true; // from now on the first competitor, which is CaDiCaL, reports
    }

    void compete(Competitor &competitor, std::span<const Literal> assumptions, std::stop_source &finish,
                 const SatProgress &progress)
    {
        try {
            run(competitor, assumptions, finish, progress);
        } catch (const std::bad_alloc &) {
            competitor.drop();
        }
        countProcessorTimeOfThread();
    }

    void run(Competitor &competitor, std::span<const Literal> assumptions, std::stop_source &finish,
             const SatProgress &progress)
    {
        const std::stop_token stop = competitor.isMiniSat ? m_miniSats.get_token() : finish.get_token();
        if (!competitor.solver) {
            if (!sleepFor(headStart, stop))
                return;
            competitor.solver = competitor.solverMaker(competitor.options);
        }
        competitor.solver->add(*m_formula, stop);
        for (; competitor.ownClauses < m_clauses.clauseCount(); ++competitor.ownClauses)
            competitor.solver->add(m_clauses.clause(competitor.ownClauses));
        if (stop.stop_requested()) {
            competitor.drop(); // it may have only a part
            return;
        }
        const OrHalt<Verdict> verdict =
            competitor.solver->solve(assumptions, stop, [&](const SatStatistics &own) {
                competitor.conflicts = own.conflicts;
                if (!competitor.isMiniSat)
                    sendMiniSatsAway();
                if (progress && m_hasLeadLeft && &competitor == &m_competitors.front())
                    progress(sumWith(m_leadStatistics));
            });
        arrive(*competitor.solver, verdict, finish);
    }

    /// A solver with a limit of conflicts may give up, and then the others have to go on.
    void sendMiniSatsAway()
    {
        if (!m_hasLimit && std::chrono::steady_clock::now() - m_start >= timeOfMiniSat)
            m_miniSats.request_stop();
    }

    void arrive(SatSolver &solver, const OrHalt<Verdict> &verdict, std::stop_source &finish)
    {
        if (!verdict)
            return;
        const std::lock_guard lock(m_mutex);
        if (m_winner)
            return;
        m_winner = &solver;
        m_verdict = *verdict;
        finish.request_stop();
    }

    SatProgress inAll(const SatProgress &progress)
    {
        if (!progress)
            return {};
        return [this, progress](const SatStatistics &ofLead) { progress(sumWith(ofLead)); };
    }

    SatStatistics sumWith(SatStatistics ofLead) const
    {
        for (const Competitor &competitor : m_competitors)
            ofLead.conflicts += competitor.conflicts;
        return ofLead;
    }

    bool m_hasLimit; // of conflicts
    std::unique_ptr<SatSolver> m_lead;
    std::deque<Competitor> m_competitors;
    const Cnf *m_formula = nullptr; // for the competitors; null while the lead has none or only a part
    Cnf m_clauses;                  // that came one by one
    bool m_canRace = true;

    // Of the question that is asked:
    std::chrono::steady_clock::time_point m_start;
    std::stop_source m_miniSats; // requested when each MiniSat has to end
    std::atomic<bool> m_hasLeadLeft = false;
    SatStatistics m_leadStatistics; // once it has left

    std::mutex m_mutex; // of what follows, while solve() runs
    SatSolver *m_winner = nullptr;
    Verdict m_verdict = Verdict::Unsatisfiable; // of the winner
};

std::unique_ptr<SatSolver> makeRace(const SatOptions &options)
{
    return std::make_unique<RaceSolver>(options);
}

} // namespace

SolverKind raceKind()
{
    return {.id = "race", .name = TR_NOOP("Solver", "Race"), .make = makeRace};
}

} // namespace sudoku
