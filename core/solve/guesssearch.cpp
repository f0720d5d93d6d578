#include "core/solve/guesssearch.h"

namespace sudoku {
namespace {

/// The guesses after which sums are worth more effort.
constexpr int guessesBeforeStrengthening = 20;
/// With sums a formula is large, and a solver takes as long as very many guesses.
constexpr int guessesWithSums = 80;
/// How much more the next contradiction counts than the last one.
constexpr double weightGrowth = 1.003;
constexpr double maxWeight = 1e100;

} // namespace

/// Returns false when \a stop came first.
bool GuessSearch::begin(const std::stop_token &stop)
{
    const auto propagator = propagatorOf(m_puzzle, m_memo, stop);
    if (!propagator)
        return false;
    m_candidates = Candidates::ofGivens(m_puzzle);
    const Propagation propagation = propagator->propagate(m_candidates, stop);
    if (propagation == Propagation::Stopped)
        return false;
    m_isOpen = propagation == Propagation::Done;
    m_scratch.emplace(*propagator);
    m_weights.assign(m_candidates.cellCount(), 1);
    m_propagator = propagator;
    return true;
}

/// Looks for more sums than before; what was guessed stays. It takes milliseconds and is never interrupted,
/// as a part of it would be lost.
void GuessSearch::strengthen()
{
    m_propagator = Propagator::make(m_puzzle.geometry, activeRules(m_puzzle), {}, SumEffort::Much);
    m_scratch.emplace(*m_propagator);
}

void GuessSearch::allowMore(int guesses)
{
    m_guessesLeft += m_propagator && m_propagator->hasSums() ? guessesWithSums * guesses : guesses;
}

OrHalt<Outcome> GuessSearch::next(const std::stop_token &stop)
{
    if (hasUnknownRegions(m_puzzle) || (!m_propagator && !begin(stop)))
        return halted(Halt::Stopped);
    for (;;) {
        if (!m_isOpen)
            if (const OrHalt<Outcome> outcome = guess(stop); outcome != Outcome::Solved)
                return outcome;
        m_isOpen = false;
        const std::optional<Cell> cell = cellToGuess();
        if (!cell)
            return Outcome::Solved;
        m_branches.push_back({m_candidates, *cell, m_candidates[*cell]});
    }
}

/// Returns the open cell that has few candidates and took part in many contradictions. (Boussemart, Hemery,
/// Lecoutre and Sais, "Boosting Systematic Search by Weighting Constraints", 2004: dom/wdeg.)
std::optional<Cell> GuessSearch::cellToGuess() const
{
    std::optional<Cell> best;
    double maxScore = 0;
    for (Cell cell = 0; cell < m_candidates.cellCount(); ++cell) {
        const int size = m_candidates[cell].size();
        if (size < 2)
            continue;
        const double score = m_weights[cell] / size;
        if (score > maxScore) {
            maxScore = score;
            best = cell;
        }
    }
    return best;
}

/// Gives more weight to the cells of the last contradiction, and as much to the cell that was guessed as to
/// all of them together.
void GuessSearch::learnFromConflict()
{
    const std::span<const Cell> cells = m_scratch->conflict();
    for (const Cell cell : cells)
        m_weights[cell] += m_nextWeight / static_cast<double>(cells.size());
    m_weights[m_branches.back().cell] += m_nextWeight;
    m_nextWeight *= weightGrowth;
    if (m_nextWeight < maxWeight)
        return;
    for (double &weight : m_weights)
        weight /= m_nextWeight;
    m_nextWeight = 1;
}

/// Makes a guess. Returns Solved if there are open candidates again. After a stop the same digit is tried
/// again.
OrHalt<Outcome> GuessSearch::guess(const std::stop_token &stop)
{
    while (!m_branches.empty()) {
        Branch &branch = m_branches.back();
        if (branch.untried.isEmpty()) {
            m_branches.pop_back();
            continue;
        }
        if (m_guessesLeft == 0)
            return halted(Halt::Stopped);
        if (m_guessesMade == guessesBeforeStrengthening && m_propagator->hasSums() && !m_isStrong) {
            strengthen();
            m_isStrong = true;
        }
        const Digit digit = branch.untried.first();
        m_candidates = branch.candidates;
        const Propagation propagation =
            m_propagator->decide(m_candidates, branch.cell, digit, *m_scratch, stop);
        if (propagation == Propagation::Stopped)
            return halted(Halt::Stopped);
        branch.untried.remove(digit);
        --m_guessesLeft;
        ++m_guessesMade;
        m_isOpen = propagation == Propagation::Done;
        if (m_isOpen)
            return Outcome::Solved;
        learnFromConflict();
    }
    return Outcome::None;
}

} // namespace sudoku
