#include "core/generate/cagedesign.h"

#include "core/board/stopcheck.h"
#include "core/generate/deriveconstraints.h"
#include "core/solve/othersolutionsearch.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

constexpr int maxDesignedBoards = 200;
constexpr int maxAssessedDesigns = 2000;
/// If no digit is placed in so many of them, the techniques do not suffice without clues.
constexpr int assessedInVain = 60;
constexpr int maxRepairs = 60;
constexpr int maxTightenings = 400;         // some tens of milliseconds
constexpr int maxTighteningsOfLarge = 1500; // up to three seconds
constexpr int changesOnBoard = 60;
constexpr int changesBetween = 8; // at the end of the way, where another board is as near
constexpr int proposalsForChange = 40;

} // namespace

bool CageDesign::isFor(const GenerateRequest &request)
{
    return std::ranges::any_of(request.derived, [](const Variant *kind) { return hasCages(*kind); })
           && asksForNoClue(request) && !request.hasManySolutions;
}

CageDesign::CageDesign(const GenerateRequest &request, Random &random, const SolveOptions &options,
                       const std::stop_token &stop, Report report)
    : m_request(request),
      m_random(random),
      m_options(options),
      m_stop(stop),
      m_report(std::move(report)),
      m_kind(*std::ranges::find_if(request.derived, [](const Variant *kind) { return hasCages(*kind); })),
      m_maxLevel(maxLevelOf(request.difficulty))
{
}

bool CageDesign::isExhausted() const
{
    const int cells = m_request.shape.geometry.cellCount();
    return m_boards >= (isLarge() ? 1 : maxDesignedBoards) || m_assessed >= maxAssessedDesigns
           || (m_assessed >= assessedInVain && m_fewestOpen >= cells);
}

OrHalt<Outcome> CageDesign::search(const Puzzle &shape, const Grid &solution)
{
    ++m_boards;
    m_shape = &shape;
    m_solution = &solution;
    m_probe.emplace(solution, m_options);
    Design first{CageLayout(shape.geometry, solution, m_request.cages, m_random), shape};
    first.puzzle = puzzleOf(first.layout);
    if (first.layout.isAsWished())
        design(first);
    m_last = std::move(first.puzzle);
    return m_outcome;
}

/// Makes the best of a first design.
void CageDesign::design(Design &design)
{
    const bool hasWish = !m_request.difficulty.isEmpty();
    if (isLarge() || (hasWish && m_maxLevel <= Level::Medium))
        tighten(design);
    if (isLarge() ? design.looseness > 0 || !goesOn() : !makeUnique(design))
        return;
    if (!hasWish) {
        note(design);
        return;
    }
    const std::shared_ptr<const RuleIndex> rules = RuleIndex::of(design.puzzle, m_options.memo, m_stop);
    if (!goesOn() || !rules)
        return;
    m_gauge.emplace(m_request.difficulty, *rules, m_options.memo);
    const bool isInTheMiddle = m_maxLevel == Level::Hard || m_maxLevel == Level::Unfair;
    if (isInTheMiddle && !isLarge())
        searchBetween(design);
    else
        refine(design, changesOnBoard);
}

/// Looks for a puzzle as wished on the way from \a design, which has one solution, to one that narrowing
/// solves: those on it become easier, if not each.
void CageDesign::searchBetween(Design &design)
{
    std::vector<Design> way{design};
    tighten(design, &way);
    std::size_t tooHard = 0;
    std::size_t tooEasy = way.size();
    while (tooHard < tooEasy && goesOn() && !isMet()) {
        const std::size_t middle = (tooHard + tooEasy) / 2;
        Design &next = way[middle];
        const bool hasOne = next.looseness == 0 || m_probe->findOther(next.puzzle, m_stop) == Outcome::None;
        if (hasOne)
            assess(next);
        const bool isTooHard = !hasOne || next.assessment.distance.open > 0;
        if (!isTooHard)
            design = next;
        (isTooHard ? tooHard : tooEasy) = isTooHard ? middle + 1 : middle;
    }
    const bool isUnique = design.looseness == 0 || m_probe->findOther(design.puzzle, m_stop) == Outcome::None;
    if (!isMet() && isUnique && goesOn())
        refine(design, changesBetween);
}

Puzzle CageDesign::puzzleOf(const CageLayout &layout) const
{
    Puzzle puzzle = *m_shape;
    for (int cage = 0; cage < std::ssize(layout.cages()); ++cage) {
        std::vector<Cell> cells = layout.cages()[cage];
        std::ranges::sort(cells);
        puzzle.constraints.push_back({m_kind, std::move(cells), {layout.sumOf(cage)}});
    }
    return puzzle;
}

/// Changes cages where another solution differs until there is none. Returns false if that is in vain.
bool CageDesign::makeUnique(Design &design)
{
    for (int i = 0; i < maxRepairs && goesOn(); ++i) {
        const OrHalt<Outcome> other = m_probe->findOther(design.puzzle, m_stop);
        if (other == Outcome::None)
            return true;
        const auto any = static_cast<int>(m_random.below(design.layout.cages().size()));
        const bool isChanged =
            other == Outcome::Solved ? repair(design.layout) : design.layout.split(any, m_random);
        if (!isChanged && other == Outcome::Solved)
            return false;
        design.puzzle = puzzleOf(design.layout);
    }
    return false;
}

/// Changes a cage such that the other solution has other sums: each move of a cell that differs does that,
/// and some splits.
bool CageDesign::repair(CageLayout &layout)
{
    const Grid &other = m_probe->other();
    std::vector<Cell> differing = differingCells(*m_solution, other);
    m_random.shuffle(differing);
    for (const Cell cell : differing) {
        const int cage = layout.cageOf(cell);
        if (cage >= 0 && layout.splitAgainst(cage, other, m_random))
            return true;
        if (moveAt(layout, cell))
            return true;
    }
    return false;
}

/// Moves \a cell into a cage that touches it.
bool CageDesign::moveAt(CageLayout &layout, Cell cell)
{
    std::vector<int> around = layout.cagesAround(cell);
    m_random.shuffle(around);
    return std::ranges::any_of(around, [&](int cage) { return layout.move(cell, cage); });
}

/// Changes cages at random as long as that leaves fewer candidates, until narrowing solves the puzzle.
void CageDesign::tighten(Design &design, std::vector<Design> *way)
{
    const std::optional<int> first = m_probe->looseness(design.puzzle, m_stop);
    design.looseness = first.value_or(0);
    const int tries = isLarge() ? maxTighteningsOfLarge : maxTightenings;
    for (int i = 0; i < tries && design.looseness > 0 && goesOn(); ++i) {
        CageLayout next = design.layout;
        if (!makeEasier(next, m_shape->givens))
            continue;
        Puzzle puzzle = puzzleOf(next);
        const std::optional<int> looseness = m_probe->looseness(puzzle, m_stop);
        if (!looseness || *looseness > design.looseness)
            continue;
        const bool isTighter = *looseness < design.looseness;
        design = {std::move(next), std::move(puzzle), *looseness};
        if (way && isTighter)
            way->push_back(design);
    }
}

/// Changes the cages of a puzzle with one solution as long as that brings it nearer to what is wished.
void CageDesign::refine(Design &design, int changes)
{
    design.looseness = m_probe->looseness(design.puzzle, m_stop).value_or(0);
    assess(design);
    for (int i = 0; i < changes && !design.assessment.distance.isMet(); ++i) {
        std::optional<Design> next = changed(design);
        if (!next || isExhausted() || !goesOn())
            return;
        assess(*next);
        if (next->assessment.distance <= design.assessment.distance)
            design = std::move(*next);
    }
}

/// Returns a change of \a design that may be nearer to what is wished, or nothing if none was found soon.
std::optional<CageDesign::Design> CageDesign::changed(const Design &design)
{
    const bool isTooHard = design.assessment.distance.open > 0;
    for (int i = 0; i < proposalsForChange && goesOn(); ++i) {
        Design next{design.layout, design.puzzle};
        const bool isChanged =
            isTooHard ? makeEasier(next.layout, design.assessment.end) : makeHarder(next.layout);
        if (!isChanged)
            continue;
        next.puzzle = puzzleOf(next.layout);
        if (isPromising(design, next, isTooHard))
            return next;
    }
    return {};
}

/// Changes a cage with a cell that is open in \a end.
bool CageDesign::makeEasier(CageLayout &layout, const Grid &end)
{
    const auto first = static_cast<Cell>(m_random.below(end.cellCount()));
    Cell cell = first;
    while (end.isFilled(cell)) {
        cell = (cell + 1) % end.cellCount();
        if (cell == first)
            return false;
    }
    const int cage = layout.cageOf(cell);
    if (cage >= 0 && m_random.below(2) == 0)
        return layout.split(cage, m_random);
    return moveAt(layout, cell);
}

bool CageDesign::makeHarder(CageLayout &layout)
{
    const auto cell = static_cast<Cell>(m_random.below(m_solution->cellCount()));
    const int cage = layout.cageOf(cell);
    const std::vector<int> around = layout.cagesAround(cell);
    if (cage < 0 || around.empty() || m_random.below(2) == 0)
        return moveAt(layout, cell);
    return layout.merge(cage, around[m_random.below(around.size())]);
}

/// Finds the looseness of \a next. Returns whether it has one solution and is likely easier than \a now; if
/// not \a isTooHard, likely harder.
bool CageDesign::isPromising(const Design &now, Design &next, bool isTooHard)
{
    const std::optional<int> looseness = m_probe->looseness(next.puzzle, m_stop);
    if (!looseness || (isTooHard ? *looseness > now.looseness : *looseness < now.looseness))
        return false;
    next.looseness = *looseness;
    if (next.looseness == 0 || isLarge())
        return next.looseness == 0;
    return m_probe->findOther(next.puzzle, m_stop) == Outcome::None;
}

void CageDesign::assess(Design &design)
{
    ++m_assessed;
    design.assessment = m_gauge->assess(design.puzzle, m_stop);
    m_fewestOpen = std::min(m_fewestOpen, design.assessment.distance.open);
    note(design);
}

void CageDesign::note(const Design &design)
{
    const bool isBetter = goesOn() && (!m_best || design.assessment.distance < m_best->distance);
    if (isBetter)
        m_best = design.assessment;
    m_report(isBetter ? &design.puzzle : nullptr);
}

bool CageDesign::goesOn()
{
    if (m_outcome == Outcome::Solved && isStopped(m_stop))
        m_outcome = halted(Halt::Stopped);
    return m_outcome == Outcome::Solved;
}

} // namespace sudoku
