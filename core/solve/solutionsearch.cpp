#include "core/solve/solutionsearch.h"

#include "core/planes/makeplanesearch.h"
#include "core/rules/knownrules.h"
#include "core/sat/processortime.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <new>

namespace sudoku {
namespace {

/// The guesses that show whether a puzzle is an easy one.
constexpr int firstGuesses = 20;
/// What a search and the solver may do in their first turns, which take about a second each. If one of them
/// is quick, the other often takes very long, so they take turns: the answer takes little more than twice as
/// long as the quicker one alone.
constexpr double guessesWithCages = 400'000;
constexpr double workWithRules = 25'000'000;
constexpr double propagations = 4'000'000;
constexpr double growthOfTurns = 1.5; // of what is done in all
constexpr double maxShareInTurns = 40;
constexpr double maxShareAlone = 5; // if the solver may not be asked in turn
/// A solver is limited by its conflicts. Formulas of puzzles have about so many propagations for each.
constexpr std::int64_t propagationsPerConflict = 150;
/// So many solutions of a search with a limit are known to the solver at most. Where there are more it goes
/// on without that limit.
constexpr std::size_t maxToExclude = 100;
/// After so many solutions of the solver it goes on from the last one. Before that, they differ more.
constexpr int solutionsFromStart = 100;

} // namespace

OrHalt<Outcome> SolutionSearch::next(const std::stop_token &stop, const Progress &progress)
{
    if (m_isExhausted)
        return Outcome::None;
    try {
        const OrHalt<Outcome> outcome = find(stop, progress);
        m_isExhausted = outcome == Outcome::None;
        return outcome;
    } catch (const std::bad_alloc &) {
        if (canFallBack()) // as the search may have lost its place
            endGuesses();
        return halted(Halt::OutOfMemory);
    }
}

OrHalt<Outcome> SolutionSearch::find(const std::stop_token &stop, const Progress &progress)
{
    if (stop.stop_requested())
        return halted(Halt::Stopped);
    if (m_maxGuesses > 0)
        if (const auto outcome = guess(stop, progress))
            return *outcome;
    return ask(stop, progress);
}

SolveStatistics SolutionSearch::statistics() const
{
    SolveStatistics statistics = m_solver.statistics();
    statistics.solveTime += m_guessTime;
    return statistics;
}

void SolutionSearch::beginGuesses()
{
    const Puzzle &puzzle = m_solver.puzzle();
    if (Planes planes = makePlaneSearch(puzzle, m_memo)) {
        planes->limit(m_maxGuesses * PlaneSearch::positionsPerGuess);
        m_guesses = std::move(planes);
    } else {
        m_guesses.emplace<GuessSearch>(puzzle, std::min(m_maxGuesses, firstGuesses), m_memo);
    }
}

void SolutionSearch::endGuesses()
{
    m_guesses.emplace<std::monostate>();
    m_maxGuesses = 0;
}

/// Returns whether the solver can find what is left, as all solutions that were found are known.
bool SolutionSearch::canFallBack() const
{
    if (const auto *planes = std::get_if<Planes>(&m_guesses))
        return (*planes)->mayTakeLong() && m_guessed.size() < maxToExclude;
    return std::holds_alternative<GuessSearch>(m_guesses)
           || ((std::holds_alternative<Cages>(m_guesses) || std::holds_alternative<Rules>(m_guesses))
               && m_guessed.size() < maxToExclude);
}

/// Asks a search by guesses; returns nothing if the guesses are used up.
std::optional<OrHalt<Outcome>> SolutionSearch::guess(const std::stop_token &stop, const Progress &progress)
{
    if (std::holds_alternative<std::monostate>(m_guesses))
        beginGuesses();
    for (;;) {
        const OrHalt<Outcome> outcome = nextGuess(stop);
        if (outcome == Outcome::Solved) {
            if (!acceptGuess())
                continue;
            return isSolution(m_solver.puzzle(), m_solution, m_memo) ? outcome : halted(Halt::WrongSolution);
        }
        if (outcome || stop.stop_requested())
            return outcome;
        if (allowMore(stop))
            continue;
        if (stop.stop_requested())
            return outcome;
        if (!maySolverTakeTurn()) {
            endGuesses();
            return {};
        }
        if (const auto answer = askInTurn(stop, progress))
            return answer;
    }
}

/// Looks for a solution, which it leaves in m_solution.
OrHalt<Outcome> SolutionSearch::nextGuess(const std::stop_token &stop)
{
    const Stopwatch stopwatch(m_guessTime);
    const auto nextOf = [&](auto &search) -> OrHalt<Outcome> {
        const OrHalt<Outcome> outcome = search.next(stop);
        if (outcome == Outcome::Solved)
            m_solution = search.solution();
        return outcome;
    };
    if (auto *planes = std::get_if<Planes>(&m_guesses))
        return nextOf(**planes);
    if (auto *cages = std::get_if<Cages>(&m_guesses))
        return nextOf(**cages);
    if (auto *rules = std::get_if<Rules>(&m_guesses))
        return nextOf(**rules);
    return nextOf(std::get<GuessSearch>(m_guesses));
}

/// Goes on after the first guesses: with the search for cages or for any rules, or with more guesses if the
/// puzzle suits neither. Returns false if the guesses are used up, or if \a stop is requested.
bool SolutionSearch::allowMore(const std::stop_token &stop)
{
    if (!m_isEasy || std::holds_alternative<Planes>(m_guesses))
        return false;
    const Stopwatch stopwatch(m_guessTime);
    const bool hasOther =
        goOnWith(CageSearch::make(m_solver.puzzle(), 0, stop))
        || (RuleSearch::suits(m_solver.puzzle()) && goOnWith(RuleSearch::make(m_solver.puzzle(), 0, stop)));
    if (!hasOther && stop.stop_requested())
        return false; // the next call tries again
    m_isEasy = false;
    if (!hasOther)
        std::get<GuessSearch>(m_guesses).allowMore(m_maxGuesses - std::min(m_maxGuesses, firstGuesses));
    return true;
}

/// Goes on with \a search instead of guesses, unless it is null. Returns whether it does.
template <typename Search>
bool SolutionSearch::goOnWith(std::unique_ptr<Search> search)
{
    if (!search)
        return false;
    m_foundByOthers = m_guessed.size();
    m_guesses = std::move(search);
    limitSearch(m_mayTakeTurns ? m_share : maxShareAlone);
    return true;
}

/// Notes the solution, unless an earlier search found it too: then it returns false.
bool SolutionSearch::acceptGuess()
{
    const auto end = m_guessed.begin() + static_cast<std::ptrdiff_t>(m_foundByOthers);
    if (!m_isEasy && std::find(m_guessed.begin(), end, m_solution) != end)
        return false;
    if (canFallBack())
        m_guessed.push_back(m_solution);
    if (m_guessed.size() >= maxToExclude)
        limitSearch(std::numeric_limits<double>::infinity());
    return true;
}

/// Lets the search do \a share times as much in all as in its first turn; infinity lifts the limit.
void SolutionSearch::limitSearch(double share)
{
    const auto limitOf = [share](double first) {
        return std::isinf(share) ? std::numeric_limits<std::int64_t>::max()
                                 : static_cast<std::int64_t>(first * share);
    };
    if (auto *planes = std::get_if<Planes>(&m_guesses); planes && std::isinf(share))
        (*planes)->limit(limitOf(1));
    if (auto *cages = std::get_if<Cages>(&m_guesses))
        (*cages)->limit(limitOf(guessesWithCages));
    if (auto *rules = std::get_if<Rules>(&m_guesses))
        (*rules)->limit(limitOf(workWithRules));
}

bool SolutionSearch::maySolverTakeTurn() const
{
    return m_mayTakeTurns && canFallBack()
           && (std::holds_alternative<Cages>(m_guesses) || std::holds_alternative<Rules>(m_guesses));
}

/// Asks the solver for about as long as the search has taken so far. Returns nothing if it gives up; then the
/// search may do more.
std::optional<OrHalt<Outcome>> SolutionSearch::askInTurn(const std::stop_token &stop,
                                                         const Progress &progress)
{
    if (const auto answer = m_solver.prepare(stop)) {
        if (*answer != halted(Halt::OutOfMemory))
            return answer;
        lengthenTurns(maxShareInTurns); // the search needs little
        return {};
    }
    const SatStatistics &done = m_solver.statistics().sat;
    const std::int64_t perConflict = done.propagations > 0
                                         ? 1 + done.propagations / std::max<std::int64_t>(done.conflicts, 1)
                                         : propagationsPerConflict;
    const auto left = static_cast<std::int64_t>(propagations * m_share) - done.propagations;
    m_solver.limitConflicts(std::max<std::int64_t>(left / perConflict, 1));
    const OrHalt<Outcome> outcome = ask(stop, progress);
    m_solver.limitConflicts(0);
    if (outcome || stop.stop_requested() || outcome.error() != Halt::Stopped)
        return outcome;
    lengthenTurns(m_share * growthOfTurns);
    return {};
}

/// Lets the search, and then the solver, do \a share times as much in all as in their usual first turn.
void SolutionSearch::lengthenTurns(double share)
{
    m_share = std::min(share, maxShareInTurns);
    limitSearch(m_share);
    m_mayTakeTurns = share < maxShareInTurns;
}

OrHalt<Outcome> SolutionSearch::ask(const std::stop_token &stop, const Progress &progress)
{
    if (const auto answer = m_solver.prepare(stop))
        return *answer;
    for (; m_forbidden < m_guessed.size(); ++m_forbidden)
        m_solver.forbid(m_guessed[m_forbidden]);
    const OrHalt<Outcome> outcome = m_solver.ask(m_solver.encoding().selectorLiterals(), stop, progress);
    if (outcome != Outcome::Solved)
        return outcome;
    if (m_solver.solution() == m_solution) // forbidden, so not to come again
        return halted(Halt::WrongSolution);
    m_solution = m_solver.solution();
    if (++m_foundBySolver == solutionsFromStart)
        m_solver.expectMany();
    m_solver.forbid(m_solution);
    if (m_maxGuesses > 0) { // so that the search will find it again
        m_guessed.push_back(m_solution);
        m_forbidden = m_foundByOthers = m_guessed.size();
        if (m_forbidden >= maxToExclude)
            limitSearch(std::numeric_limits<double>::infinity());
    }
    return Outcome::Solved;
}

} // namespace sudoku
