#include "core/generate/difficultysearch.h"

#include "core/analyse/reduction.h"
#include "core/board/stopcheck.h"
#include "core/hints/techniques.h"
#include "core/solve/guesssearch.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

constexpr int triesOnBoard = 10; // on a board, each after clues were given back
/// With other cages or lines another board differs more than one with other clues.
constexpr int triesOnDerivedBoard = 0;
constexpr int triesForClues = 200;
constexpr int partGivenBack = 16; // of the groups there are: this part comes back for such a try
constexpr std::size_t triesToSimplify = 20;
/// The same above a size from which each walkthrough takes most of a second.
constexpr std::size_t triesToSimplifyLarge = 4;
constexpr int largestWithAllTries = 16;
/// So many puzzles of 6x6 to 9x9 are assessed before the search gives up. Of a larger board fewer are, as
/// each takes longer; of a smaller one too, as there is less to find.
constexpr double maxAssessed = 60'000;
constexpr double smallCells = 36;
constexpr double classicCells = 81;
constexpr double minAssessed = 200;

/// Returns the part of the empty cells, in percent, that gets clues again, so that an easier puzzle is not at
/// its limit everywhere.
int percentFilledUp(Level level)
{
    return level == Level::Easy ? 20 : level == Level::Medium ? 12 : 0;
}

std::vector<const Technique *> easyOnesOf(const Difficulty &wish)
{
    std::vector<const Technique *> easy;
    for (const Technique &technique : techniques()) {
        const auto isIt = [&](const Technique *allowed) { return allowed == &technique; };
        if (technique.level == Level::Easy
            && (wish.allowed.empty() || std::ranges::any_of(wish.allowed, isIt)))
            easy.push_back(&technique);
    }
    return easy;
}

} // namespace

DifficultySearch::DifficultySearch(const GenerateRequest &request, const SymmetricPattern &pattern,
                                   Random &random, const SolveOptions &options, const std::stop_token &stop,
                                   Report report)
    : m_request(request),
      m_pattern(pattern),
      m_aim(request, pattern),
      m_random(random),
      m_options(options),
      m_stop(stop),
      m_report(std::move(report)),
      m_maxLevel(maxLevelOf(request.difficulty)),
      m_puzzle(request.shape)
{
}

OrHalt<Outcome> DifficultySearch::search(const Puzzle &whole, const Grid &solution)
{
    if (!begin(whole, solution))
        return halted(Halt::Stopped);
    // A classic 9x9 board is reduced in less time than it is rated.
    const Level minimalFrom =
        RuleIndex::of(whole, m_options.memo)->isClassic9x9() ? Level::Medium : Level::Hard;
    if (m_request.isMinimal || m_maxLevel >= minimalFrom)
        searchFromMinimal();
    else
        searchFromFull();
    return m_outcome;
}

OrHalt<Outcome> DifficultySearch::assessMinimal(const Puzzle &puzzle, const Grid &solution)
{
    if (!begin(puzzle, solution))
        return halted(Halt::Stopped);
    m_assessment = assess(m_puzzle);
    note();
    if (!m_request.isMinimal && m_aim.distance(m_puzzle) > 0 && goesOn()) {
        fillUp();
        note();
    }
    return m_outcome;
}

/// Returns false if a stop was requested.
bool DifficultySearch::begin(const Puzzle &puzzle, const Grid &solution)
{
    m_puzzle = puzzle;
    m_solution = solution;
    const std::shared_ptr<const RuleIndex> rules = RuleIndex::of(puzzle, m_options.memo, m_stop);
    m_propagator = propagatorOf(puzzle, m_options.memo, m_stop);
    if (!rules || !m_propagator)
        return false;
    m_gauge.emplace(m_request.difficulty, *rules, m_options.memo);
    m_easyGauge.reset();
    if (!rules->hasOnlyHouses() || !m_request.difficulty.allowed.empty())
        m_easyGauge.emplace(Difficulty{.allowed = easyOnesOf(m_request.difficulty)}, *rules, m_options.memo);
    return true;
}

double DifficultySearch::effort() const
{
    const double cells = m_puzzle.geometry.cellCount();
    const double small = std::min(cells / smallCells, 1.0);
    const double large = std::min(classicCells / cells, 1.0);
    return m_assessed / std::max(minAssessed, maxAssessed * small * small * large * large);
}

void DifficultySearch::searchFromFull()
{
    takeEasily();
    m_assessment = assess(m_puzzle);
    ease();
    takeUntilMet(shuffledGroups(true));
    finish();
    for (int tries = m_aim.hasNumber() ? triesForClues : triesOnBoard; tries > 0 && !isMet() && goesOn();
         --tries) {
        const Puzzle before = m_puzzle;
        const Assessment assessedBefore = m_assessment;
        const Distance distanceBefore = distance();
        Groups groups = shuffledGroups(true);
        giveSomeBack();
        m_assessment = assess(m_puzzle);
        takeUntilMet(groups);
        finish();
        if (goesOn() && distance() > distanceBefore) {
            m_puzzle = before;
            m_assessment = assessedBefore;
        }
    }
}

void DifficultySearch::searchFromMinimal()
{
    reduce();
    if (!goesOn())
        return;
    m_assessment = assess(m_puzzle);
    for (int tries = m_request.derived.empty() ? triesOnBoard : triesOnDerivedBoard; goesOn(); --tries) {
        const Puzzle minimal = m_puzzle;
        const Assessment assessedMinimal = m_assessment;
        const Distance distanceMinimal = distance();
        if (!m_request.isMinimal) {
            const bool isTooHard = m_assessment.distance.open > 0;
            ease();
            if (isTooHard)
                takeUntilMet(shuffledGroups(true));
            finish();
        } else {
            note();
        }
        if (tries <= 0 || isMet() || !goesOn())
            return;
        m_puzzle = minimal;
        giveSomeBack();
        reduce();
        if (!goesOn())
            return;
        m_assessment = assess(m_puzzle);
        if (distance() > distanceMinimal) {
            m_puzzle = minimal;
            m_assessment = assessedMinimal;
        }
    }
}

/// Takes clues away as long as easy techniques solve the rest.
void DifficultySearch::takeEasily()
{
    const Groups groups = shuffledGroups(true);
    for (std::size_t i = takeRuns(groups); i < groups.size() && goesOn(); ++i) {
        if (m_aim.hasNumber() && m_aim.hasFewEnough(m_puzzle))
            return;
        if (!m_aim.mayLose(m_puzzle, groups[i]))
            continue;
        Puzzle rest = withoutGivens(m_puzzle, groups[i]);
        if (solvesEasily(rest))
            m_puzzle = std::move(rest);
    }
}

/// Takes as many of \a groups from the front as one by one would go too. Returns how many.
std::size_t DifficultySearch::takeRuns(const Groups &groups)
{
    std::size_t taken = 0;
    for (std::size_t run = groups.size() / 2; run > 1 && goesOn(); run /= 2) {
        Puzzle rest = m_puzzle;
        const std::size_t end = std::min(taken + run, groups.size());
        for (std::size_t i = taken; i < end; ++i)
            rest = withoutGivens(std::move(rest), groups[i]);
        if ((m_aim.hasNumber() && rest.givens.filledCount() < m_aim.target()) || !m_aim.mayLeave(rest)
            || !solvesEasily(rest))
            continue;
        m_puzzle = std::move(rest);
        taken = end;
    }
    return taken;
}

bool DifficultySearch::solvesEasily(const Puzzle &puzzle)
{
    if (m_easyGauge)
        return m_easyGauge->assess(puzzle, m_stop).distance.open == 0;
    Candidates candidates = Candidates::ofGivens(puzzle);
    return m_propagator->propagate(candidates, m_stop) == Propagation::Done && candidates.isSolved();
}

/// Takes clues away until the puzzle is as wished, and none that would make it too hard.
void DifficultySearch::takeUntilMet(const Groups &groups)
{
    for (const CellGroup &group : groups) {
        DifficultyDistance now = m_assessment.distance;
        now.isCrowded = false; // fewer clues do not change that
        if (!goesOn() || now.open > 0 || (now.isMet() && m_aim.hasFewEnough(m_puzzle)))
            return;
        if (!m_aim.mayLose(m_puzzle, group))
            continue;
        Puzzle rest = withoutGivens(m_puzzle, group);
        Assessment assessment = assess(rest);
        if (!goesOn() || assessment.distance.open > 0 || (!assessment.isProof && !isUnique(rest)))
            continue;
        m_puzzle = std::move(rest);
        m_assessment = std::move(assessment);
    }
}

/// Removes every clue that uniqueness does not need.
void DifficultySearch::reduce()
{
    Reduction reduction(m_puzzle, m_solution, shuffledGroups(true), m_options);
    ReductionGoal goal = reductionGoal(m_request, m_pattern);
    if (m_request.goal != ClueGoal::Minimal)
        goal = {.maxConflicts = maxConflictsForLevel(m_request),
                .mayLeave = std::move(goal.mayLeave)}; // the number is for later
    m_outcome = reduction.run(goal, m_stop);
    if (m_outcome == Outcome::Solved && m_aim.hasNumber() && !m_aim.hasFewEnough(reduction.puzzle())) {
        goal.maxConflicts = maxConflictsForNumber(m_request);
        m_outcome = reduction.run(goal, m_stop);
    }
    m_puzzle = reduction.puzzle();
    if (!m_best)
        m_report(&m_puzzle); // in case of a halt; it is not assessed yet
}

/// Restores clues until the walkthrough reaches the solution.
void DifficultySearch::ease()
{
    while (m_assessment.distance.open > 0 && goesOn()) {
        Groups groups = shuffledGroups(false);
        const auto isOpen = [&](const CellGroup &group) {
            return std::ranges::any_of(group, [&](Cell cell) { return !m_assessment.end.isFilled(cell); });
        };
        const auto open = std::ranges::find_if(groups, isOpen);
        if (open == groups.end())
            return;
        m_puzzle = withGivens(std::move(m_puzzle), *open, m_solution);
        m_assessment = assess(m_puzzle);
    }
}

/// Restores clues that leave fewer steps at the highest level, or fewer others that are not easy.
void DifficultySearch::simplify()
{
    const Groups groups = shuffledGroups(false);
    const bool isLarge = m_puzzle.geometry.size() > largestWithAllTries;
    const std::size_t end = std::min(groups.size(), isLarge ? triesToSimplifyLarge : triesToSimplify);
    for (std::size_t i = 0; i < end && m_assessment.steps.isSeveral() && goesOn(); ++i)
        giveBackIf(groups[i], [](const Distance &now, const Distance &then) {
            return then.difficulty.isMet() && then.clues <= now.clues && then.steps < now.steps;
        });
}

/// Restores clues as far as the number of clues, or an easier level, asks for more.
void DifficultySearch::fillUp()
{
    const int cells = m_puzzle.geometry.cellCount();
    const int clues = m_puzzle.givens.filledCount();
    const bool isFree = !m_aim.hasNumber() && m_request.derived.empty();
    const Level level = m_request.difficulty.level.value_or(Level::Extreme);
    const int enough = isFree ? clues + (cells - clues) * percentFilledUp(level) / 100 : m_aim.least();
    for (const CellGroup &group : shuffledGroups(false)) {
        const bool isCrowded = m_assessment.distance.isCrowded && isFree;
        const bool isLong = m_assessment.distance.steps > 0; // a clue more is a step less
        if ((m_puzzle.givens.filledCount() >= enough && !isCrowded && !isLong) || !goesOn())
            return;
        giveBackIf(group, [](const Distance &now, const Distance &then) {
            return then.difficulty <= now.difficulty && then.clues <= now.clues;
        });
    }
}

bool DifficultySearch::giveBackIf(const CellGroup &group, bool (*isGood)(const Distance &, const Distance &))
{
    Puzzle more = withGivens(m_puzzle, group, m_solution);
    Assessment assessment = assess(more);
    if (!goesOn() || !isGood(distance(), distanceOf(more, assessment)))
        return false;
    m_puzzle = std::move(more);
    m_assessment = std::move(assessment);
    return true;
}

void DifficultySearch::giveSomeBack()
{
    const Groups missing = shuffledGroups(false);
    const std::size_t count = std::min(missing.size(), m_pattern.free.size() / partGivenBack + 1);
    for (std::size_t i = 0; i < count; ++i)
        m_puzzle = withGivens(std::move(m_puzzle), missing[i], m_solution);
}

/// Makes the best of a puzzle that may be as wished.
void DifficultySearch::finish()
{
    note();
    if (m_assessment.distance.open > 0 || !goesOn())
        return;
    if (m_maxLevel >= Level::Hard && m_assessment.distance.isMet())
        simplify();
    fillUp();
    note();
}

Assessment DifficultySearch::assess(const Puzzle &puzzle)
{
    ++m_assessed;
    Assessment assessment = m_gauge->assess(puzzle, m_stop);
    m_report(nullptr);
    return assessment;
}

bool DifficultySearch::goesOn()
{
    if (m_outcome == Outcome::Solved && isStopped(m_stop))
        m_outcome = halted(Halt::Stopped);
    return m_outcome == Outcome::Solved;
}

bool DifficultySearch::isUnique(const Puzzle &puzzle)
{
    SolveOptions options = m_options;
    options.maxGuesses = defaultGuesses;
    const CheckResult checked = check(puzzle, options, m_stop);
    if (!checked.verdict)
        m_outcome = halted(checked.verdict.error());
    return checked.verdict == Uniqueness::Unique;
}

/// Returns the free groups with clues, or without, in random order, but evenly from all regions, and from the
/// cells in none.
DifficultySearch::Groups DifficultySearch::shuffledGroups(bool areGiven)
{
    Groups groups = sudoku::shuffledGroups(m_pattern, m_puzzle, areGiven, m_random);
    std::vector<int> countBefore(m_puzzle.geometry.regionCount() + 1);
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < groups.size(); ++i)
        order.emplace_back(countBefore[m_puzzle.geometry.regionOf(groups[i].front()) - noRegion]++, i);
    std::ranges::sort(order);
    Groups even;
    for (const auto &[round, index] : order)
        even.push_back(std::move(groups[index]));
    return even;
}

DifficultySearch::Distance DifficultySearch::distanceOf(const Puzzle &puzzle,
                                                        const Assessment &assessment) const
{
    return {assessment.distance, m_aim.distance(puzzle), assessment.steps};
}

void DifficultySearch::note()
{
    if (!goesOn() || (m_best && distance() > *m_best))
        return;
    m_best = distance();
    m_report(&m_puzzle);
}

} // namespace sudoku
