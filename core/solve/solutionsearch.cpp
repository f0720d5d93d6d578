#include "core/solve/solutionsearch.h"

#include "core/planes/makeplanesearch.h"
#include "core/rules/violations.h"
#include "core/sat/processortime.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <new>

namespace sudoku {
namespace {

/// The guesses that show whether a puzzle is an easy one.
constexpr int firstGuesses = 20;
/// These take some seconds.
constexpr std::int64_t guessesWithCages = 2'000'000;
constexpr std::int64_t workWithRules = 100'000'000;
/// So many solutions of a search with a limit are known to the solver at most. Where there are more it goes
/// on without that limit.
constexpr std::size_t mostToExclude = 100;

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
        if (const auto outcome = guess(stop))
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
    if (Planes planes = makePlaneSearch(puzzle)) {
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
        return (*planes)->mayTakeLong() && m_guessed.size() < mostToExclude;
    return std::holds_alternative<GuessSearch>(m_guesses)
           || ((std::holds_alternative<Cages>(m_guesses) || std::holds_alternative<Rules>(m_guesses))
               && m_guessed.size() < mostToExclude);
}

/// Asks a search by guesses; returns nothing if the guesses are used up.
std::optional<OrHalt<Outcome>> SolutionSearch::guess(const std::stop_token &stop)
{
    const Stopwatch stopwatch(m_guessTime);
    if (std::holds_alternative<std::monostate>(m_guesses))
        beginGuesses();
    for (;;) {
        const OrHalt<Outcome> outcome = nextGuess(stop);
        if (outcome == Outcome::Solved) {
            if (!acceptGuess())
                continue;
            return isSolution(m_solver.puzzle(), m_solution) ? outcome : halted(Halt::WrongSolution);
        }
        if (outcome || stop.stop_requested())
            return outcome;
        if (allowMore(stop))
            continue;
        if (stop.stop_requested())
            return outcome;
        endGuesses();
        return {};
    }
}

/// Looks for a solution, which it leaves in m_solution.
OrHalt<Outcome> SolutionSearch::nextGuess(const std::stop_token &stop)
{
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
    const bool hasOther = goOnWith(CageSearch::make(m_solver.puzzle(), guessesWithCages, stop))
                          || (RuleSearch::suits(m_solver.puzzle())
                              && goOnWith(RuleSearch::make(m_solver.puzzle(), workWithRules, stop)));
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
    if (m_guessed.size() >= mostToExclude)
        allowAll();
    return true;
}

/// Goes on without the limit of a search after which the solver would have to exclude too many solutions.
void SolutionSearch::allowAll()
{
    if (auto *planes = std::get_if<Planes>(&m_guesses))
        (*planes)->limit(std::numeric_limits<std::int64_t>::max());
    if (auto *cages = std::get_if<Cages>(&m_guesses))
        (*cages)->allowAll();
    if (auto *rules = std::get_if<Rules>(&m_guesses))
        (*rules)->allowAll();
}

OrHalt<Outcome> SolutionSearch::ask(const std::stop_token &stop, const Progress &progress)
{
    if (const auto answer = m_solver.prepare(stop))
        return *answer;
    for (; !m_guessed.empty(); m_guessed.pop_back())
        m_solver.forbid(m_guessed.back());
    const OrHalt<Outcome> outcome = m_solver.ask(m_solver.encoding().selectorLiterals(), stop, progress);
    if (outcome != Outcome::Solved)
        return outcome;
    if (m_solver.solution() == m_solution) // forbidden, so not to come again
        return halted(Halt::WrongSolution);
    m_solution = m_solver.solution();
    m_solver.forbid(m_solution);
    return Outcome::Solved;
}

} // namespace sudoku
