#include "core/analyse/musshrinker.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace sudoku {
namespace {

constexpr int ordersTried = 20;
constexpr std::size_t fewReasons = 6;         // so few are tried one by one at once
constexpr std::int64_t fewConflicts = 100;    // for one question
constexpr std::int64_t manyConflicts = 1'000; // the same

} // namespace

MusShrinker::MusShrinker(Puzzle puzzle, ReasonSet suspects, MusEffort effort, const SolveOptions &options)
    : m_puzzle(std::move(puzzle)),
      m_effort(effort),
      m_options(options.with(EncodingKind::Selectors)),
      m_reasons(std::move(suspects)),
      m_random(static_cast<std::uint64_t>(options.seed))
{
}

OrHalt<Verdict> MusShrinker::run(const std::stop_token &stop, const Progress &progress)
{
    m_progress = progress;
    while (m_stage != Stage::Done) {
        const OrHalt<Verdict> verdict = runStage(stop);
        if (verdict != Verdict::Unsatisfiable)
            return verdict;
        m_stage = nextStage();
        m_before = statistics();
        m_solver.reset();
        m_reasonShrinker.reset();
    }
    return Verdict::Unsatisfiable;
}

SolveStatistics MusShrinker::statistics() const
{
    SolveStatistics sum = m_before;
    if (m_solver)
        sum += m_solver->statistics();
    if (m_reasonShrinker)
        sum += m_reasonShrinker->statistics();
    return sum;
}

ReasonSet MusShrinker::reasons() const
{
    if (!m_isContradiction)
        return {};
    return m_turnsToRules && m_smallestBefore.size() < m_reasons.size() ? m_smallestBefore : m_reasons;
}

MusShrinker::Stage MusShrinker::nextStage() const
{
    if (m_stage == Stage::Givens && m_effort == MusEffort::Minimal)
        return Stage::Rules;
    return m_stage == Stage::Rules && m_turnsToRules ? Stage::GivensAgain : Stage::Done;
}

OrHalt<Verdict> MusShrinker::runStage(const std::stop_token &stop)
{
    OrHalt<Verdict> verdict = startStage(stop);
    if (verdict == Verdict::Unsatisfiable)
        verdict = takeSmallCore(stop);
    if (verdict == Verdict::Unsatisfiable && m_effort == MusEffort::Minimal)
        verdict = leaveOut(stop);
    return verdict;
}

/// Makes a new solver, which has every reason that is not tried in this stage as a fact: facts cost a solver
/// less than assumptions.
OrHalt<Verdict> MusShrinker::startStage(const std::stop_token &stop)
{
    if (m_solver)
        return Verdict::Unsatisfiable;
    auto solver = std::make_unique<PuzzleSolver>(m_puzzle, m_options);
    if (const auto answer = solver->prepare(stop)) {
        assert(!*answer); // without givens and rules nothing is contradictory
        return halted(answer->error());
    }
    m_literals.clear();
    for (const Selector &selector : solver->encoding().selectors()) {
        m_literals[selector.reason] = selector.literal;
        if (m_reasons.contains(selector.reason) && !isTried(selector.reason))
            solver->require(selector.literal);
    }
    m_solver = std::move(solver);
    m_hasSmallCore = false;
    m_needed.clear();
    return Verdict::Unsatisfiable;
}

OrHalt<Verdict> MusShrinker::takeSmallCore(const std::stop_token &stop)
{
    while (!m_hasSmallCore) {
        std::vector<Reason> tried = triedReasons();
        ReasonSet smallest = m_reasons;
        for (int i = 0; i < ordersTried; ++i) {
            const OrHalt<Verdict> verdict = decide(tried, stop);
            if (verdict != Verdict::Unsatisfiable)
                return verdict;
            if (ReasonSet core = coreReasons(); core.size() < smallest.size() || !m_isContradiction)
                smallest = std::move(core);
            m_isContradiction = true;
            if (smallest.size() <= fewReasons)
                break;
            m_random.shuffle(tried);
        }
        m_hasSmallCore = smallest.size() == m_reasons.size() || smallest.size() <= fewReasons;
        m_reasons = std::move(smallest);
    }
    m_easyReasons = m_reasons;
    return Verdict::Unsatisfiable;
}

/// Leaves out one reason after the other, as long as the rest is a contradiction.
OrHalt<Verdict> MusShrinker::leaveOut(const std::stop_token &stop)
{
    for (;;) {
        std::vector<Reason> rest = triedReasons();
        std::erase_if(rest, [this](const Reason &reason) { return m_needed.contains(reason); });
        if (rest.empty())
            return Verdict::Unsatisfiable;
        if (m_isSlow && canTurnToRules()) {
            turnToRules();
            return Verdict::Unsatisfiable;
        }
        if (m_isSlow)
            return leaveOutSlowly(std::move(rest), stop);
        const OrHalt<Verdict> verdict = leaveOneOut(std::move(rest), stop);
        if (!verdict)
            return verdict;
    }
}

/// Leaves out the last of \a rest if the others are a contradiction.
OrHalt<Verdict> MusShrinker::leaveOneOut(std::vector<Reason> rest, const std::stop_token &stop)
{
    const Reason leftOut = rest.back();
    rest.pop_back();
    if (canTurnToRules())
        m_solver->limitConflicts(manyConflicts);
    const std::int64_t before = m_solver->statistics().sat.conflicts;
    const OrHalt<Verdict> verdict = decide(rest, stop);
    const std::int64_t conflicts = m_solver->statistics().sat.conflicts - before;
    m_isSlow = conflicts >= manyConflicts;
    if (m_isSlow && verdict == halted(Halt::Stopped) && canTurnToRules())
        return Verdict::Unsatisfiable; // as before: it is not known whether the others are one
    if (!verdict)
        return verdict;
    if (verdict == Verdict::Unsatisfiable) {
        m_reasons = coreReasons();
        if (conflicts <= fewConflicts)
            m_easyReasons = m_reasons;
    } else {
        m_needed.insert(leftOut);
        m_solver->require(m_literals.at(leftOut));
    }
    return verdict;
}

void MusShrinker::turnToRules()
{
    m_turnsToRules = true;
    m_isSlow = false;
    m_smallestBefore = std::exchange(m_reasons, m_easyReasons);
}

/// Leaves out what can be left out of \a rest.
OrHalt<Verdict> MusShrinker::leaveOutSlowly(std::vector<Reason> rest, const std::stop_token &stop)
{
    if (!m_reasonShrinker) {
        const std::int64_t left = m_maxConflicts - statistics().sat.conflicts;
        m_reasonShrinker.emplace(m_puzzle, m_reasons, std::move(rest), m_options);
        if (m_maxConflicts > 0)
            m_reasonShrinker->limitConflicts(std::max<std::int64_t>(1, left));
    }
    const OrHalt<Verdict> verdict = m_reasonShrinker->run(stop, m_progress);
    m_reasons = m_reasonShrinker->reasons();
    return verdict;
}

OrHalt<Verdict> MusShrinker::decide(const std::vector<Reason> &assumed, const std::stop_token &stop)
{
    if (m_maxConflicts > 0 && statistics().sat.conflicts >= m_maxConflicts)
        return halted(Halt::Stopped);
    Clause assumptions;
    for (const Reason &reason : assumed)
        assumptions.push_back(m_literals.at(reason));
    Progress progress;
    if (m_progress)
        progress = [this, done = neededCount()](ProgressReport report) {
            report.done = done;
            report.total = m_hasSmallCore ? static_cast<int>(m_reasons.size()) : 0;
            m_progress(report);
        };
    return m_solver->decide(assumptions, stop, progress);
}

bool MusShrinker::canTurnToRules() const
{
    return m_stage == Stage::Givens && !m_puzzle.constraints.empty() && m_options.maxConflicts == 0;
}

bool MusShrinker::isTried(const Reason &reason) const
{
    return std::holds_alternative<GivenCell>(reason) == (m_stage != Stage::Rules);
}

std::vector<Reason> MusShrinker::triedReasons() const
{
    std::vector<Reason> tried;
    std::ranges::copy_if(m_reasons, std::back_inserter(tried),
                         [this](const Reason &reason) { return isTried(reason); });
    return tried;
}

int MusShrinker::neededCount() const
{
    const auto isKept = [this](const Reason &reason) { return m_stage == Stage::Rules && !isTried(reason); };
    return static_cast<int>(m_needed.size()) + static_cast<int>(std::ranges::count_if(m_reasons, isKept));
}

/// Returns the reasons in the core of the last answer, and those that are facts in this stage.
ReasonSet MusShrinker::coreReasons() const
{
    Clause core = m_solver->core();
    std::ranges::sort(core);
    ReasonSet reasons;
    for (const Reason &reason : m_reasons)
        if (!isTried(reason) || m_needed.contains(reason)
            || std::ranges::binary_search(core, m_literals.at(reason)))
            reasons.insert(reason);
    return reasons;
}

} // namespace sudoku
