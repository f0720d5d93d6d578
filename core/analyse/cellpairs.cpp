#include "core/analyse/cellpairs.h"

#include "core/rules/peers.h"

#include <algorithm>
#include <new>
#include <numeric>
#include <utility>

namespace sudoku {
namespace {

/// How many solutions to look for with each candidate: two settle most pairs.
constexpr int solutionsOfEach = 2;

/// Returns whether \a rule allows equal digits in its cells, and whether it allows others.
std::pair<bool, bool> equalAndOther(const rule::Pair &rule)
{
    bool allowsEqual = false;
    bool allowsOther = false;
    for (Digit digit = 1; digit < std::ssize(rule.allowed); ++digit) {
        allowsEqual |= rule.allowed[digit].contains(digit);
        allowsOther |= !(rule.allowed[digit] - DigitSet{digit}).isEmpty();
    }
    return {allowsEqual, allowsOther};
}

CandidateProgress progressWithCandidates(const PairProgress &progress)
{
    if (!progress)
        return {};
    return [&progress](const CandidateCounts &counts) {
        progress(counts.decidedCount(), counts.candidateCount());
    };
}

} // namespace

CellPairSearch::CellPairSearch(Puzzle puzzle, const SolveOptions &options)
    : m_puzzle(std::move(puzzle)),
      m_options(options),
      m_candidates(m_puzzle, solutionsOfEach, options),
      m_images(m_puzzle, options.memo),
      m_openCells(m_puzzle.geometry.cellCount()),
      m_alwaysEqual(m_puzzle.geometry.cellCount()),
      m_everEqual(m_puzzle.geometry.cellCount(), m_openCells),
      m_equalByRule(m_puzzle.geometry.cellCount(), m_openCells),
      m_groups(m_puzzle.geometry.cellCount(), m_openCells),
      m_firstOf(m_puzzle.geometry.cellCount())
{
    std::iota(m_firstOf.begin(), m_firstOf.end(), 0);
    CellSet all(m_puzzle.geometry.cellCount());
    all.insert(m_firstOf);
    std::ranges::fill(m_alwaysEqual, all);
    for (Cell cell = 0; cell < std::ssize(m_groups); ++cell)
        m_groups[cell].insert(cell);
    readRules();
    if (options.solver.id == raceKind().id)
        m_candidates.shareAfter();
}

/// Finds out which cells differ by a rule, and which are equal by one.
void CellPairSearch::readRules()
{
    const std::vector<ActiveRule> rules = activeRules(m_puzzle);
    const Peers peers(m_puzzle.geometry.cellCount(), rules);
    for (Cell cell = 0; cell < m_puzzle.geometry.cellCount(); ++cell)
        m_differByRule.push_back(peers.of(cell));
    for (const ActiveRule &active : rules) {
        const auto *pair = std::get_if<rule::Pair>(&active.rule);
        if (!pair)
            continue;
        const auto [allowsEqual, allowsOther] = equalAndOther(*pair);
        if (allowsEqual && allowsOther)
            continue;
        std::vector<CellSet> &relation = allowsEqual ? m_equalByRule : m_differByRule;
        relation[pair->first].insert(pair->second);
        relation[pair->second].insert(pair->first);
    }
}

SolveStatistics CellPairSearch::statistics() const
{
    SolveStatistics statistics = m_candidates.statistics();
    if (m_solver)
        statistics += m_solver->statistics();
    return statistics;
}

OrHalt<Outcome> CellPairSearch::run(const std::stop_token &stop, const PairProgress &progress)
{
    try {
        if (m_openCells.isEmpty()) {
            const OrHalt<Outcome> outcome = m_candidates.run(stop, progressWithCandidates(progress));
            if (outcome != Outcome::Solved)
                return outcome;
        }
        if (const auto answer = prepare(stop))
            return *answer;
        if (const OrHalt<Outcome> outcome = findEqual(stop, progress); outcome != Outcome::Solved)
            return outcome;
        return findDifferent(stop, progress);
    } catch (const std::bad_alloc &) {
        return halted(Halt::OutOfMemory);
    }
}

/// Makes the solver and tells it which candidates are true. Returns an answer if nothing is left to ask.
std::optional<OrHalt<Outcome>> CellPairSearch::prepare(const std::stop_token &stop)
{
    if (m_solver)
        return {};
    const CandidateCounts &counts = m_candidates.counts();
    for (Cell cell = 0; cell < m_puzzle.geometry.cellCount(); ++cell)
        if (!counts.isForced(cell))
            m_openCells.insert(cell);
    if (m_openCells.isEmpty())
        return Outcome::Solved;
    SolveOptions options = m_options.with(EncodingKind::Facts);
    options.hasRandomPolarity = true; // varied solutions settle many pairs
    auto solver = std::make_unique<PuzzleSolver>(m_puzzle, options);
    if (const auto answer = solver->prepare(stop))
        return answer;
    for (const Grid &solution : m_candidates.solutions())
        learn(solution);
    for (const Cell cell : m_openCells)
        for (const Digit digit : solver->encoding().candidates(cell) - counts.trueCandidates(cell))
            solver->require(-solver->literal(cell, digit));
    m_solver = std::move(solver);
    return {};
}

void CellPairSearch::learn(const Grid &solution)
{
    std::vector<CellSet> cellsOf(m_puzzle.geometry.digitCount() + 1, CellSet(solution.cellCount()));
    for (const Cell cell : m_openCells)
        cellsOf[solution[cell]].insert(cell);
    for (const Cell cell : m_openCells) {
        m_alwaysEqual[cell] &= cellsOf[solution[cell]];
        m_everEqual[cell] |= cellsOf[solution[cell]];
    }
}

/// Asks about cells that were always equal so far, until they differ or are proved to be equal.
OrHalt<Outcome> CellPairSearch::findEqual(const std::stop_token &stop, const PairProgress &progress)
{
    if (m_hasAllEqual)
        return Outcome::Solved;
    for (const Cell first : m_openCells)
        for (const Cell second : m_openCells) {
            const bool isAsked = m_firstOf[first] == first && second > first && m_firstOf[second] == second;
            if (!isAsked || !m_alwaysEqual[first].contains(second))
                continue;
            const OrHalt<Outcome> outcome = ask(thatTheyDiffer({first, second}), stop);
            if (!outcome)
                return outcome;
            if (outcome == Outcome::None) {
                m_firstOf[second] = first;
                m_groups[first].insert(second);
            }
            if (progress)
                progress(first, m_puzzle.geometry.cellCount());
        }
    m_hasAllEqual = true;
    return Outcome::Solved;
}

/// Asks about cells that were never equal so far, one of each group.
OrHalt<Outcome> CellPairSearch::findDifferent(const std::stop_token &stop, const PairProgress &progress)
{
    const std::vector<CellPair> pairs = pairsOfGroups();
    for (; m_nextPair < pairs.size(); ++m_nextPair) {
        const CellPair pair = pairs[m_nextPair];
        if (m_everEqual[pair.first].contains(pair.second))
            continue;
        const OrHalt<Outcome> outcome = ask(thatTheyAreEqual(pair), stop);
        if (!outcome)
            return outcome;
        if (outcome == Outcome::None)
            m_different.push_back(pair);
        if (progress)
            progress(static_cast<int>(m_nextPair) + 1, static_cast<int>(pairs.size()));
    }
    return Outcome::Solved;
}

/// Looks for a solution with \a question, and learns it and its images.
OrHalt<Outcome> CellPairSearch::ask(Literal question, const std::stop_token &stop)
{
    const OrHalt<Outcome> outcome = m_solver->ask(Clause{question}, stop);
    if (outcome == Outcome::Solved) {
        learn(m_solver->solution());
        for (const Grid &image : m_images.imagesOf(m_solver->solution()))
            learn(image);
    } else if (outcome == Outcome::None) {
        m_solver->require(-question);
    }
    return outcome;
}

Literal CellPairSearch::thatTheyDiffer(CellPair pair)
{
    const Literal question = m_solver->newLiteral();
    const CandidateCounts &counts = m_candidates.counts();
    for (const Digit digit : counts.trueCandidates(pair.first) & counts.trueCandidates(pair.second))
        m_solver->require(
            {-question, -m_solver->literal(pair.first, digit), -m_solver->literal(pair.second, digit)});
    return question;
}

Literal CellPairSearch::thatTheyAreEqual(CellPair pair)
{
    const Literal question = m_solver->newLiteral();
    const CandidateCounts &counts = m_candidates.counts();
    for (const Digit digit : counts.trueCandidates(pair.first)) {
        Clause clause{-question, -m_solver->literal(pair.first, digit)};
        if (counts.trueCandidates(pair.second).contains(digit))
            clause.push_back(m_solver->literal(pair.second, digit));
        m_solver->require(clause);
    }
    return question;
}

/// Returns whether the groups of \a pair obviously differ: a rule makes a cell of one differ from a cell of
/// the other, or they share no digit.
bool CellPairSearch::isApart(CellPair pair) const
{
    const CandidateCounts &counts = m_candidates.counts();
    if ((counts.trueCandidates(pair.first) & counts.trueCandidates(pair.second)).isEmpty())
        return true;
    for (const Cell cell : m_groups[pair.first])
        if (m_differByRule[cell].intersects(m_groups[pair.second]))
            return true;
    return false;
}

/// Returns the pairs of first cells of groups that do not obviously differ.
std::vector<CellPair> CellPairSearch::pairsOfGroups() const
{
    std::vector<CellPair> pairs;
    for (const Cell first : m_openCells)
        for (const Cell second : m_openCells)
            if (first < second && m_firstOf[first] == first && m_firstOf[second] == second
                && !isApart({first, second}))
                pairs.push_back({first, second});
    return pairs;
}

/// Returns whether rules make the cells of \a group equal, from one to the next.
bool CellPairSearch::isJoinedByRules(const CellSet &group) const
{
    std::vector<Cell> reached{group.first()};
    CellSet rest = group;
    rest.remove(group.first());
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const Cell cell : (m_equalByRule[reached[i]] & rest).toVector()) {
            reached.push_back(cell);
            rest.remove(cell);
        }
    return rest.isEmpty();
}

CellPairs CellPairSearch::found() const
{
    CellPairs found{{}, m_different, undecidedCount()};
    for (const CellSet &group : m_groups)
        if (group.size() > 1 && !isJoinedByRules(group))
            found.equal.push_back(group.toVector());
    return found;
}

int CellPairSearch::undecidedCount() const
{
    const int cellCount = m_puzzle.geometry.cellCount();
    if (!m_candidates.counts().isComplete())
        return cellCount * (cellCount - 1) / 2;
    int count = 0;
    if (!m_hasAllEqual)
        for (const Cell first : m_openCells)
            for (const Cell second : m_alwaysEqual[first])
                count += first < second && m_firstOf[second] == second ? 1 : 0;
    const std::vector<CellPair> pairs = pairsOfGroups();
    for (std::size_t i = m_nextPair; i < pairs.size(); ++i)
        count += m_everEqual[pairs[i].first].contains(pairs[i].second) ? 0 : 1;
    return count;
}

} // namespace sudoku
