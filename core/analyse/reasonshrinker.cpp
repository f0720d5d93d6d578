#include "core/analyse/reasonshrinker.h"

#include "core/board/parallel.h"
#include "core/search/rulesearch.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <new>

namespace sudoku {
namespace {

constexpr std::size_t questionsAtOnce = 8;
constexpr std::int64_t conflictsAtFirst = 2'000; // the limit of the first questions

std::int64_t lowerLimit(std::int64_t conflicts, std::int64_t limit)
{
    return limit == 0 ? conflicts : std::min(conflicts, limit);
}

} // namespace

/// Decides whether some reasons contradict each other, with a formula that is written for them alone.
class ReasonShrinker::Decider
{
public:
    Decider(const SolveOptions &options, const std::stop_token &stop) : m_options(options), m_stop(stop) {}

    OrHalt<Verdict> decide(const Puzzle &puzzle, const std::vector<ActiveRule> &rules,
                           const Propagator &propagator)
    {
        Candidates candidates = Candidates::ofGivens(puzzle);
        switch (propagator.propagate(candidates, m_stop)) {
        case Propagation::Contradiction:
            return Verdict::Unsatisfiable;
        case Propagation::Stopped:
            return halted(Halt::Stopped);
        case Propagation::Done:
            break;
        }
        if (RuleSearch::suits(rules) && !hasUnknownRegions(puzzle)) {
            const OrHalt<Verdict> verdict = search(puzzle, rules);
            if (verdict || m_stop.stop_requested())
                return verdict;
        }
        const std::optional<Encoding> encoding =
            encode(puzzle, rules, std::move(candidates), m_options.encode, m_stop);
        return encoding ? solve(encoding->cnf()) : halted(Halt::Stopped);
    }

    const SolveStatistics &statistics() const { return m_statistics; }

private:
    /// Returns Halt::Stopped if the search for any rules takes about as long as the solver may.
    OrHalt<Verdict> search(const Puzzle &puzzle, const std::vector<ActiveRule> &rules)
    {
        auto network = RuleNetwork::make(puzzle, rules, m_stop);
        if (!network)
            return halted(Halt::Stopped);
        RuleSearch search(std::move(network), m_options.maxConflicts * RuleSearch::workPerConflict);
        const OrHalt<Outcome> outcome = search.next(m_stop);
        if (!outcome)
            return halted(outcome.error());
        return outcome == Outcome::Solved ? Verdict::Satisfiable : Verdict::Unsatisfiable;
    }

    OrHalt<Verdict> solve(const Cnf &cnf)
    {
        const auto solver = m_options.solver.make({.seed = m_options.seed,
                                                   .hasRandomPolarity = m_options.hasRandomPolarity,
                                                   .maxConflicts = m_options.maxConflicts});
        solver->add(cnf, m_stop);
        const auto start = std::chrono::steady_clock::now();
        const OrHalt<Verdict> verdict = solver->solve({}, m_stop);
        m_statistics = {.variables = cnf.variableCount(),
                        .clauses = cnf.clauseCount(),
                        .sat = solver->statistics(),
                        .solveTime = std::chrono::steady_clock::now() - start};
        return verdict;
    }

    const SolveOptions &m_options;
    const std::stop_token &m_stop;
    SolveStatistics m_statistics;
};

ReasonShrinker::ReasonShrinker(Puzzle puzzle, ReasonSet reasons, std::vector<Reason> open,
                               const SolveOptions &options)
    : m_puzzle(std::move(puzzle)),
      m_reasons(std::move(reasons)),
      m_open(std::move(open)),
      m_options(options.with(EncodingKind::Facts)),
      m_finalConflicts(options.maxConflicts)
{
    m_options.maxConflicts = lowerLimit(conflictsAtFirst, m_finalConflicts);
}

OrHalt<Verdict> ReasonShrinker::run(const std::stop_token &stop, const Progress &progress)
{
    if (!m_propagator && !begin(stop))
        return halted(Halt::Stopped);
    while (!m_open.empty() || !m_putOff.empty()) {
        if (m_maxConflicts > 0 && m_statistics.sat.conflicts >= m_maxConflicts)
            return halted(Halt::Stopped);
        if (m_open.empty()) {
            m_open.swap(m_putOff);
            m_options.maxConflicts = lowerLimit(2 * m_options.maxConflicts, m_finalConflicts);
            m_options.seed = static_cast<std::int64_t>(static_cast<std::uint64_t>(m_options.seed) + 1);
        }
        std::vector<Question> questions;
        for (const Reason &reason : m_open)
            if (questions.size() < questionsAtOnce)
                questions.push_back({.leftOut = {reason}});
        askAll(questions, stop, progress);
        if (const std::optional<Halt> halt = learnFrom(questions, stop))
            return halted(*halt);
    }
    return Verdict::Unsatisfiable;
}

/// Returns whether \a question has no answer because of a limit that should be raised.
bool ReasonShrinker::isPutOff(const Question &question, const std::stop_token &stop) const
{
    return question.verdict == halted(Halt::Stopped) && !stop.stop_requested()
           && m_options.maxConflicts != m_finalConflicts;
}

/// Returns false when \a stop came first.
bool ReasonShrinker::begin(const std::stop_token &stop)
{
    std::optional<std::vector<ActiveRule>> rules = activeRules(m_puzzle, stop);
    if (!rules)
        return false;
    m_rules = *std::move(rules);
    std::erase_if(m_rules, [this](const ActiveRule &active) { return !m_reasons.contains(active.source); });
    for (Cell cell = 0; cell < m_puzzle.givens.cellCount(); ++cell)
        if (!m_reasons.contains(GivenCell{cell}))
            m_puzzle.givens.clear(cell);
    m_propagatedRules = m_rules.size();
    m_propagator = Propagator::make(m_puzzle.geometry, m_rules, stop);
    return m_propagator != nullptr;
}

void ReasonShrinker::askAll(std::vector<Question> &questions, const std::stop_token &stop,
                            const Progress &progress)
{
    std::mutex mutex;
    ProgressReport report{.conflicts = m_statistics.sat.conflicts,
                          .done = static_cast<int>(m_reasons.size() - m_open.size() - m_putOff.size()),
                          .total = static_cast<int>(m_reasons.size())};
    std::atomic<std::size_t> next = 0;
    const auto work = [&](int, std::stop_source &) {
        for (std::size_t i = next++; i < questions.size(); i = next++) {
            decide(questions[i], stop);
            const std::lock_guard lock(mutex);
            report.conflicts += questions[i].statistics.sat.conflicts;
            report.done += questions[i].verdict == Verdict::Satisfiable ? 1 : 0;
            if (progress)
                progress(report);
        }
    };
    runOnAll(processorCount(static_cast<int>(questions.size())), work, stop);
}

/// Returns the halt of a question, if there is one; what the others say is kept.
std::optional<Halt> ReasonShrinker::learnFrom(const std::vector<Question> &questions,
                                              const std::stop_token &stop)
{
    std::optional<Halt> halt;
    std::vector<Reason> unneeded;
    for (const Question &question : questions) {
        const Reason &reason = question.leftOut.front();
        m_statistics += question.statistics;
        if (question.verdict == Verdict::Satisfiable) {
            std::erase(m_open, reason);
        } else if (question.verdict == Verdict::Unsatisfiable) {
            unneeded.push_back(reason);
        } else if (isPutOff(question, stop)) {
            m_putOff.push_back(reason);
            std::erase(m_open, reason);
        } else if (!halt || *halt == Halt::Stopped) {
            halt = question.verdict.error();
        }
    }
    if (unneeded.empty())
        return halt;
    if (halt)
        unneeded.resize(1);
    const std::optional<Halt> another = leaveOut(unneeded, stop);
    return halt ? halt : another;
}

/// Leaves out \a unneeded if that is possible together, otherwise half of them, and so on: the first alone
/// can be left out. The others stay open.
std::optional<Halt> ReasonShrinker::leaveOut(const std::vector<Reason> &unneeded, const std::stop_token &stop)
{
    std::vector<Reason> leaving = unneeded;
    std::optional<Halt> halt;
    while (leaving.size() > 1) {
        Question together{.leftOut = leaving};
        decide(together, stop);
        m_statistics += together.statistics;
        if (together.verdict == Verdict::Unsatisfiable)
            break;
        const bool isHalted = !together.verdict && !isPutOff(together, stop);
        leaving.erase(leaving.begin() + (isHalted ? 1 : std::ssize(leaving) / 2), leaving.end());
        if (isHalted)
            halt = together.verdict.error();
    }
    for (const Reason &reason : leaving) {
        m_reasons.erase(reason);
        std::erase(m_open, reason);
        if (const auto *given = std::get_if<GivenCell>(&reason))
            m_puzzle.givens.clear(given->cell);
        else
            std::erase_if(m_rules, [&](const ActiveRule &active) { return Reason(active.source) == reason; });
    }
    return halt;
}

void ReasonShrinker::decide(Question &question, const std::stop_token &stop) const
{
    try {
        Puzzle puzzle = m_puzzle;
        std::vector<ActiveRule> rules = m_rules;
        for (const Reason &reason : question.leftOut) {
            if (const auto *given = std::get_if<GivenCell>(&reason))
                puzzle.givens.clear(given->cell);
            else
                std::erase_if(rules,
                              [&](const ActiveRule &active) { return Reason(active.source) == reason; });
        }
        const bool hasOldRules = rules.size() == m_propagatedRules;
        const auto propagator = hasOldRules ? m_propagator : Propagator::make(puzzle.geometry, rules, stop);
        if (!propagator)
            return;
        Decider decider(m_options, stop);
        question.verdict = decider.decide(puzzle, rules, *propagator);
        question.statistics = decider.statistics();
    } catch (const std::bad_alloc &) {
        question.verdict = halted(Halt::OutOfMemory);
    }
}

} // namespace sudoku
