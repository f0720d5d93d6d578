#include "core/analyse/truecandidates.h"

#include "core/board/parallel.h"
#include "core/rules/knownrules.h"
#include "core/rules/violations.h"
#include "core/sat/processortime.h"
#include "core/sat/solverkinds.h"
#include "core/search/rulesearch.h"

#include <algorithm>
#include <new>

namespace sudoku {
namespace {

using Clock = std::chrono::steady_clock;

/// More would wait for memory.
constexpr int maxAskers = 8;
/// A proof that takes longer, about a second, had better be shared by several, and show what is decided.
constexpr std::int64_t conflictsForSecond = 20'000;
/// The same for another search, and how long the solver is asked before it.
constexpr std::int64_t workForSecond = 25'000'000;
constexpr std::int64_t conflictsBeforeSearch = 1000;

/// Returns whether all \a others are among \a rules. It compares rules, not constraints, because one more
/// constraint may allow more: a dot does if all dots are given.
bool includes(const std::vector<ActiveRule> &rules, const std::vector<ActiveRule> &others)
{
    return std::ranges::all_of(others, [&](const ActiveRule &other) {
        return std::ranges::find(rules, other.rule, &ActiveRule::rule) != rules.end();
    });
}

} // namespace

CandidateSearch::CandidateSearch(Puzzle puzzle, int limit, const SolveOptions &options)
    : m_puzzle(std::move(puzzle)),
      m_options(options),
      m_known(m_puzzle, limit),
      m_images(m_puzzle, options.memo)
{
    if (options.maxGuesses > 0)
        m_planes = CandidatePlanes::make(m_puzzle, options);
}

SolveStatistics CandidateSearch::statistics() const
{
    SolveStatistics statistics;
    for (const auto &asker : m_askers)
        statistics += asker->statistics();
    statistics.solveTime += m_planeTime;
    return statistics;
}

bool CandidateSearch::learnFrom(const CandidateSearch &earlier, const std::stop_token &stop)
{
    const Puzzle &other = earlier.m_puzzle;
    if (other.geometry != m_puzzle.geometry || earlier.counts().limit() != counts().limit()
        || counts().limit() < 2)
        return true;
    const bool hasSameRules = m_puzzle.constraints == other.constraints;
    std::vector<ActiveRule> rules; // those that a solution of the other puzzle may break
    if (!hasSameRules)
        rules = activeRules(m_puzzle);
    const auto isStillOne = [&](const Grid &solution) {
        return !stop.stop_requested() && hasAll(solution, m_puzzle.givens)
               && findViolations(rules, solution, m_puzzle.geometry.digitCount()).empty();
    };
    m_known.addSolutionsOf(earlier.m_known, isStillOne);
    if (stop.stop_requested())
        return false;
    if (hasAll(m_puzzle.givens, other.givens) && (hasSameRules || includes(rules, activeRules(other))))
        m_known.addLimitsOf(earlier.m_known);
    return true;
}

OrHalt<Outcome> CandidateSearch::run(const std::stop_token &stop, const CandidateProgress &progress)
{
    try {
        if (m_planes) {
            const Stopwatch stopwatch(m_planeTime);
            const OrHalt<Outcome> outcome = m_planes->run(m_known, stop, progress);
            if (outcome != halted(Halt::Stopped) || stop.stop_requested())
                return outcome;
            m_planes.reset(); // they took too long
        }
        return searchBySolver(stop, progress);
    } catch (const std::bad_alloc &) {
        return halted(Halt::OutOfMemory);
    }
}

OrHalt<Outcome> CandidateSearch::searchBySolver(const std::stop_token &stop,
                                                const CandidateProgress &progress)
{
    const Clock::time_point begin = Clock::now();
    if (m_askers.empty())
        m_askers.push_back(std::make_unique<CandidateAsker>(m_puzzle, counts().limit(), m_options));
    CandidateAsker &asker = *m_askers.front();
    if (const auto answer = asker.prepare(stop))
        return *answer;
    if (const OrHalt<Outcome> outcome = start(asker, stop, progress); outcome != Outcome::Solved)
        return outcome;
    if (progress)
        progress(counts());
    bool isLate = false;
    const auto stopIfLate = [&] {
        isLate = m_timeAlone && Clock::now() - begin >= *m_timeAlone;
        return isLate ? std::optional(Halt(Halt::Stopped)) : std::nullopt;
    };
    const OrHalt<Outcome> outcome = askAll(asker, 0, stop, progress, stopIfLate);
    return isLate ? askTogether(stop, progress) : outcome;
}

/// Decides every candidate by all solvers, on threads of their own, until the first one has done so.
OrHalt<Outcome> CandidateSearch::askTogether(const std::stop_token &stop, const CandidateProgress &afterEach)
{
    addAskers();
    OrHalt<Outcome> outcome = halted(Halt::Stopped);
    std::optional<Halt> halt; // of another one
    const FindHalt findHalt = [&] {
        const std::lock_guard lock(m_mutex);
        return halt;
    };
    const auto ask = [&](int index, std::stop_source &end) {
        if (index == 0) {
            outcome = askAll(*m_askers.front(), 0, end.get_token(), afterEach, findHalt);
            end.request_stop();
        } else if (const std::optional<Halt> its = help(index, end.get_token(), afterEach)) {
            const std::lock_guard lock(m_mutex);
            halt = its;
        }
    };
    runOnAll(static_cast<int>(m_askers.size()), ask, stop);
    return outcome;
}

/// Adds an asker for each processor, as far as memory allows.
void CandidateSearch::addAskers()
{
    SolveOptions options = m_options;
    if (options.solver.id == raceKind().id) // this is a race of its own
        options.solver = solverKinds().front();
    const auto count = static_cast<std::size_t>(processorCount(maxAskers));
    try {
        while (m_askers.size() < count) {
            options.seed =
                static_cast<std::int64_t>(static_cast<std::uint64_t>(m_options.seed) + m_askers.size());
            m_askers.push_back(std::make_unique<CandidateAsker>(m_puzzle, counts().limit(), options));
        }
    } catch (const std::bad_alloc &) {
        // Those that there are go on.
    }
}

/// Helps the first asker, beginning with other cells. Returns why it gave up, if that is no lack of memory.
std::optional<Halt> CandidateSearch::help(int index, const std::stop_token &stop,
                                          const CandidateProgress &afterEach)
{
    const Cell first = m_puzzle.geometry.cellCount() * index / static_cast<int>(m_askers.size());
    try {
        CandidateAsker &asker = *m_askers[index];
        const auto answer = asker.prepare(stop);
        const auto noHalt = [] { return std::optional<Halt>(); };
        const OrHalt<Outcome> outcome = answer ? *answer : askAll(asker, first, stop, afterEach, noHalt);
        if (outcome || outcome.error() == Halt::Stopped || outcome.error() == Halt::OutOfMemory)
            return {};
        return outcome.error();
    } catch (const std::bad_alloc &) {
        return {}; // the others go on
    }
}

/// Decides what propagation decides, and finds a solution, unless one is known.
OrHalt<Outcome> CandidateSearch::start(CandidateAsker &asker, const std::stop_token &stop,
                                       const CandidateProgress &progress)
{
    const DigitSet all = DigitSet::all(m_puzzle.geometry.digitCount());
    for (Cell cell = 0; cell < m_puzzle.geometry.cellCount(); ++cell)
        for (const Digit digit : all - asker.candidates(cell))
            m_known.decide(cell, digit);
    if (m_known.hasSolution())
        return Outcome::Solved;
    if (progress && counts().decidedCount() > 0)
        progress(counts()); // the first solution may take long
    if (const OrHalt<Outcome> outcome = asker.askFirst(stop); outcome != Outcome::Solved)
        return outcome;
    add(asker.solution());
    if (counts().isComplete())
        return Outcome::Solved;
    if (progress)
        progress(counts()); // a board of many cells shows its first marks
    return lookForSecond(asker, stop);
}

/// Looks for a second solution, unless that takes long: if there is none, that decides all.
OrHalt<Outcome> CandidateSearch::lookForSecond(CandidateAsker &asker, const std::stop_token &stop)
{
    const auto tookLong = [&stop](const OrHalt<Outcome> &outcome) {
        return outcome == halted(Halt::Stopped) && !stop.stop_requested();
    };
    const bool hasOtherSearch =
        m_options.maxGuesses > 0 && !hasUnknownRegions(m_puzzle) && RuleSearch::suits(m_puzzle);
    OrHalt<Outcome> outcome =
        asker.askSecond(hasOtherSearch ? conflictsBeforeSearch : conflictsForSecond, stop);
    if (outcome == Outcome::Solved)
        add(asker.solution());
    else if (hasOtherSearch && tookLong(outcome))
        outcome = searchSecond(asker.solution(), stop);
    if (outcome == Outcome::None)
        m_known.decideAll();
    return outcome || tookLong(outcome) ? Outcome::Solved : outcome;
}

/// Looks for one besides the \a first by the search for any rules, which often needs a moment where a solver
/// needs long.
OrHalt<Outcome> CandidateSearch::searchSecond(const Grid &first, const std::stop_token &stop)
{
    const std::unique_ptr<RuleSearch> search = RuleSearch::make(m_puzzle, workForSecond, stop);
    if (!search)
        return halted(Halt::Stopped);
    OrHalt<Outcome> outcome = search->next(stop);
    if (outcome == Outcome::Solved && search->solution() == first)
        outcome = search->next(stop);
    if (outcome != Outcome::Solved)
        return outcome;
    if (!isSolution(m_puzzle, search->solution(), m_options.memo))
        return halted(Halt::WrongSolution);
    add(search->solution());
    return outcome;
}

/// Decides every candidate, beginning with the cell \a first; asks \a findHalt before each question.
OrHalt<Outcome> CandidateSearch::askAll(CandidateAsker &asker, Cell first, const std::stop_token &stop,
                                        const CandidateProgress &afterEach, const FindHalt &findHalt)
{
    const int cellCount = m_puzzle.geometry.cellCount();
    for (int i = 0; i < cellCount; ++i) {
        const Cell cell = (first + i) % cellCount;
        for (const Digit digit : asker.candidates(cell))
            for (;;) {
                if (const std::optional<Halt> halt = findHalt())
                    return halted(*halt);
                if (isDecided(cell, digit, asker))
                    break;
                const OrHalt<Outcome> outcome = asker.ask(cell, digit, stop);
                if (!outcome)
                    return outcome;
                learn(outcome == Outcome::Solved ? &asker.solution() : nullptr, {cell, digit}, afterEach);
            }
    }
    return Outcome::Solved;
}

/// Returns whether the candidate is decided. Otherwise \a asker learns what it has to know to ask about it.
bool CandidateSearch::isDecided(Cell cell, Digit digit, CandidateAsker &asker)
{
    const std::lock_guard lock(m_mutex);
    if (counts().isDecided(cell, digit))
        return true;
    asker.learn(m_known);
    return false;
}

/// Adds \a solution and what it becomes when it is turned and mirrored, if that says more.
void CandidateSearch::add(const Grid &solution)
{
    m_known.add(solution);
    if (counts().isComplete())
        return;
    for (Grid &image : m_images.imagesOf(solution))
        m_known.add(std::move(image));
}

/// Adds the answer to a question about \a candidate: a solution, or null if there is none.
void CandidateSearch::learn(const Grid *solution, const CandidateKnowledge::Candidate &candidate,
                            const CandidateProgress &afterEach)
{
    const std::lock_guard lock(m_mutex);
    if (solution)
        add(*solution);
    else
        m_known.decide(candidate.cell, candidate.digit);
    if (afterEach)
        afterEach(counts());
}

} // namespace sudoku
