#include "core/search/rulesearch.h"

#include "core/board/bits.h"
#include "core/board/stopcheck.h"
#include "core/rules/activerules.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr int guessesBetweenStopChecks = 64;
/// How much more a contradiction counts than the one before it. Sums that cross are hard all over the board;
/// other rules are hard where the last contradictions were.
constexpr double growthWithSums = 1;
constexpr double growthWithoutSums = 1.003;
/// The place of a digit in a house is a good guess less often than the digit of a cell.
constexpr double chanceOfPlace = 0.125;
constexpr double maxWeight = 1e100;
/// The first weights are poor, so the search restarts with better ones, each time after more guesses.
constexpr std::int64_t guessesBeforeFirstRestart = 500;
constexpr std::int64_t growthOfRestarts = 3;

/// Returns how good a guess is in a cell with \a count candidates.
double chanceOf(int count)
{
    return 1.0 / (count * count);
}

} // namespace

bool RuleSearch::suits(const Puzzle &puzzle)
{
    return suits(activeRules(puzzle));
}

bool RuleSearch::suits(std::span<const ActiveRule> rules)
{
    return std::ranges::any_of(rules, [](const ActiveRule &active) {
        return !std::holds_alternative<rule::House>(active.rule)
               && !std::holds_alternative<rule::Distinct>(active.rule)
               && !std::holds_alternative<rule::Domain>(active.rule);
    });
}

std::unique_ptr<RuleSearch> RuleSearch::make(const Puzzle &puzzle, std::int64_t maxWork,
                                             const std::stop_token &stop)
{
    auto network = RuleNetwork::make(puzzle, stop);
    return network ? std::make_unique<RuleSearch>(std::move(network), maxWork) : nullptr;
}

RuleSearch::RuleSearch(std::unique_ptr<RuleNetwork> network, std::int64_t maxWork)
    : m_network(std::move(network)),
      m_board(m_network->board()),
      m_isOpen(m_network->narrow(m_board)),
      m_weights(m_network->weights()),
      m_growth(m_network->hasSums() ? growthWithSums : growthWithoutSums),
      m_nextRestart(guessesBeforeFirstRestart),
      m_maxWork(maxWork)
{
}

OrHalt<Outcome> RuleSearch::next(const std::stop_token &stop)
{
    for (int step = 0;; ++step) {
        if (m_network->work() >= m_maxWork || (step % guessesBetweenStopChecks == 0 && isStopped(stop)))
            return halted(Halt::Stopped);
        if (!m_isStrong && m_guesses >= guessesBeforeFirstRestart) {
            m_network->strengthen();
            m_isStrong = true;
        }
        if (m_mayRestart && m_guesses >= m_nextRestart)
            restart();
        if (!m_isOpen) {
            if (m_made.empty())
                return Outcome::None;
            m_isOpen = takeBack();
            continue;
        }
        if (const std::optional<Guess> guess = choose()) {
            begin(*guess);
            continue;
        }
        m_solution = digits();
        m_isOpen = false;
        m_mayRestart = false; // so that no solution comes twice
        return Outcome::Solved;
    }
}

void RuleSearch::restart()
{
    m_nextRestart = m_guesses + growthOfRestarts * m_nextRestart;
    if (m_made.empty())
        return;
    m_board.restore(std::span(m_before).first(m_board.candidates().size()));
    m_before.clear();
    m_made.clear();
    m_board.openAll(); // as rules may have become stronger
    m_isOpen = m_network->narrow(m_board);
}

void RuleSearch::begin(Guess guess)
{
    ++m_guesses;
    m_before.insert(m_before.end(), m_board.candidates().begin(), m_board.candidates().end());
    m_made.push_back(guess);
    m_isOpen = m_board.keep(guess.cell, maskOf(guess.digit)) && m_network->narrow(m_board);
    if (!m_isOpen)
        learnFromConflict(guess.cell);
}

/// Takes the last guess back and excludes its digit. Returns whether the board is open then.
bool RuleSearch::takeBack()
{
    const Guess guess = m_made.back();
    m_made.pop_back();
    const std::size_t size = m_board.candidates().size();
    m_board.restore(std::span(m_before).last(size));
    m_before.resize(m_before.size() - size);
    if (m_board.keep(guess.cell, ~maskOf(guess.digit)) && m_network->narrow(m_board))
        return true;
    learnFromConflict(guess.cell);
    return false;
}

/// Returns the guess to try: in an open cell that has few candidates and took part in many contradictions, or
/// a digit that has two places in a house. (Boussemart, Hemery, Lecoutre and Sais, "Boosting
/// Systematic Search by Weighting Constraints", 2004: dom/wdeg.) Returns nothing if no cell is open.
std::optional<RuleSearch::Guess> RuleSearch::choose() const
{
    Guess best{-1, noDigit};
    double bestScore = 0;
    for (Cell cell = 0; cell < m_board.cellCount(); ++cell) {
        const DigitMask digits = m_board[cell];
        if (hasAtMostOne(digits))
            continue;
        const double score = m_weights[cell] * chanceOf(bitCount(digits));
        if (score > bestScore) {
            bestScore = score;
            best = {cell, std::countr_zero(digits)};
        }
    }
    if (best.cell < 0)
        return {};
    for (const std::vector<Cell> &house : m_network->houses())
        bestScore = bestPlace(house, bestScore, best);
    return best;
}

/// Looks among the digits with two places in a \a house for a better guess than the one with \a score.
/// Returns the score of the best one.
double RuleSearch::bestPlace(std::span<const Cell> house, double score, Guess &guess) const
{
    DigitMask once = 0;
    DigitMask twice = 0;
    DigitMask thrice = 0;
    for (const Cell cell : house) {
        thrice |= twice & m_board[cell];
        twice |= once & m_board[cell];
        once |= m_board[cell];
    }
    for (DigitMask rest = twice & ~thrice; rest != 0; rest &= rest - 1)
        for (const Cell cell : house)
            if ((m_board[cell] & rest & -rest) != 0 && m_weights[cell] * chanceOfPlace > score) {
                score = m_weights[cell] * chanceOfPlace;
                guess = {cell, std::countr_zero(rest)};
            }
    return score;
}

/// Gives more weight to the cells of the rule that was contradictory, and as much to the \a guessed cell as
/// to all of them together.
void RuleSearch::learnFromConflict(Cell guessed)
{
    const std::span<const Cell> cells = m_network->conflict();
    for (const Cell cell : cells)
        m_weights[cell] += m_nextWeight / static_cast<double>(cells.size());
    m_weights[guessed] += m_nextWeight;
    m_nextWeight *= m_growth;
    if (m_nextWeight < maxWeight)
        return;
    for (double &weight : m_weights)
        weight /= m_nextWeight;
    m_nextWeight = 1;
}

Grid RuleSearch::digits() const
{
    Grid grid(m_board.cellCount());
    for (Cell cell = 0; cell < m_board.cellCount(); ++cell)
        grid.set(cell, std::countr_zero(m_board[cell]));
    return grid;
}

} // namespace sudoku
