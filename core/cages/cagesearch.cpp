#include "core/cages/cagesearch.h"

#include "core/board/stopcheck.h"
#include "core/planes/planetables.h"

#include <bit>

namespace sudoku {
namespace {

constexpr int guessesBetweenStops = 64;
/// How much more the next contradiction counts than the last one.
constexpr double growthOfWeights = 1.003;
constexpr double largestWeight = 1e100;
/// The first weights are worth little, so the search begins anew with better ones, a few times.
constexpr int restarts = 2;
constexpr std::int64_t guessesBeforeRestart = 2000;

/// Returns how much the number of candidates speaks for a guess, by these candidates.
std::array<double, DigitCombinations::setCount> chancesOfCandidates()
{
    std::array<double, DigitCombinations::setCount> chances{};
    for (DigitBits digits = 0; digits < DigitCombinations::setCount; ++digits) {
        const int count = std::popcount(digits);
        if (count > 1)
            chances[digits] = 1.0 / (count * count * count);
    }
    return chances;
}

/// Places \a digit in \a cell.
void place(DigitPlanes &planes, Cell cell, int digit)
{
    const Band others = ~(Band(1) << cell % bandCells);
    for (int other = 0; other < planeSide; ++other)
        if (other != digit)
            planes.planes[other].bands[cell / bandCells] &= others;
}

} // namespace

std::unique_ptr<CageSearch> CageSearch::make(const Puzzle &puzzle, std::int64_t maxGuesses,
                                             const std::stop_token &stop)
{
    const std::vector<CageGroup> groups = cageGroups(puzzle, stop);
    if (groups.empty() || isStopped(stop))
        return {};
    return std::make_unique<CageSearch>(puzzle.givens, groups, maxGuesses);
}

CageSearch::CageSearch(const Grid &givens, std::span<const CageGroup> groups, std::int64_t maxGuesses)
    : m_narrower(groups),
      m_first(givens),
      m_isOpen(m_narrower.narrow(m_first, DigitPlanes{})),
      m_maxGuesses(maxGuesses),
      m_nextRestart(guessesBeforeRestart),
      m_restartsLeft(restarts)
{
    m_planes = m_first;
    m_weights.fill(1);
    m_branches.reserve(m_weights.size()); // so that a guess allocates nothing
}

int CageSearch::candidateCount() const
{
    int count = 0;
    for (int digit = 0; digit < planeSide; ++digit)
        for (int band = 0; band < planeSide / 3; ++band)
            count += std::popcount(m_first.planes[digit].bands[band]);
    return count;
}

OrHalt<Outcome> CageSearch::next(const std::stop_token &stop)
{
    for (int step = 0;; ++step) {
        if (step % guessesBetweenStops == 0 && isStopped(stop))
            return halted(Halt::Stopped);
        if (m_guesses >= m_maxGuesses)
            return halted(Halt::Stopped);
        if (m_restartsLeft > 0 && m_guesses >= m_nextRestart)
            restart();
        if (!m_isOpen) {
            if (m_branches.empty())
                return Outcome::None;
            m_isOpen = guess();
            continue;
        }
        const std::optional<Cell> cell = cellToGuess();
        if (!cell)
            m_solution = m_planes.grid();
        m_isOpen = false;
        if (!cell) {
            m_restartsLeft = 0; // so that no solution comes twice
            return Outcome::Solved;
        }
        m_branches.push_back({m_planes, *cell, m_candidates[CellCandidates::placeOf(*cell)]});
    }
}

void CageSearch::restart()
{
    --m_restartsLeft;
    m_nextRestart = m_guesses + 2 * m_nextRestart;
    m_branches.clear();
    m_planes = m_first;
    m_isOpen = true;
}

/// Tries the next digit of the last branch, if there is one. Returns whether the planes are open.
bool CageSearch::guess()
{
    Branch &branch = m_branches.back();
    if (branch.untried == 0) {
        m_branches.pop_back();
        return false;
    }
    const int digit = std::countr_zero(branch.untried);
    branch.untried &= branch.untried - 1;
    ++m_guesses;
    m_planes = branch.planes;
    place(m_planes, branch.cell, digit);
    if (m_narrower.narrow(m_planes, branch.planes))
        return true;
    learnFromConflict(branch.cell);
    return false;
}

/// Returns the open cell that has few candidates and took part in many contradictions. (Boussemart, Hemery,
/// Lecoutre and Sais, "Boosting Systematic Search by Weighting Constraints", 2004: dom/wdeg; the third power
/// of the number of candidates makes fewest guesses in the hardest killers.)
std::optional<Cell> CageSearch::cellToGuess()
{
    static const std::array<double, DigitCombinations::setCount> chances = chancesOfCandidates();
    m_candidates.read(m_planes);
    std::optional<Cell> best;
    double maxScore = 0;
    for (Cell cell = 0; cell < std::ssize(m_weights); ++cell) {
        const double score = m_weights[cell] * chances[m_candidates[CellCandidates::placeOf(cell)]];
        if (score > maxScore) {
            maxScore = score;
            best = cell;
        }
    }
    return best;
}

/// Gives more weight to the cells of a group that was contradictory, and as much to the \a guessed cell as to
/// all of them together.
void CageSearch::learnFromConflict(Cell guessed)
{
    const std::span<const Cell> cells = m_narrower.conflict();
    if (cells.empty())
        return;
    for (const Cell cell : cells)
        m_weights[cell] += m_nextWeight / static_cast<double>(cells.size());
    m_weights[guessed] += m_nextWeight;
    m_nextWeight *= growthOfWeights;
    if (m_nextWeight < largestWeight)
        return;
    for (double &weight : m_weights)
        weight /= m_nextWeight;
    m_nextWeight = 1;
}

} // namespace sudoku
