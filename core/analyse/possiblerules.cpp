#include "core/analyse/possiblerules.h"

#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <array>
#include <set>

namespace sudoku {
namespace {

using Rules = std::vector<PossibleRepair>;

bool hasCell(const std::vector<Cell> &cells, Cell cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

bool isOnBoard(const Puzzle &puzzle, const Variant &kind)
{
    return std::ranges::find(puzzle.constraints, &kind, &Constraint::variant) != puzzle.constraints.end();
}

void add(Rules &rules, const Puzzle &puzzle, Constraint added)
{
    if (!findProblemOrImpossibility(puzzle.geometry, added))
        rules.push_back(
            {RepairKind::AddRule, {}, {{static_cast<int>(puzzle.constraints.size()), std::move(added)}}});
}

void addCell(Rules &rules, const Puzzle &puzzle, int index, std::vector<Cell> cells)
{
    Constraint changed = puzzle.constraints[index];
    changed.cells = std::move(cells);
    if (!findProblemOrImpossibility(puzzle.geometry, changed))
        rules.push_back({RepairKind::Cells, {}, {{index, std::move(changed)}}});
}

/// Returns the numbers to propose with marks of \a kind: the common ones and those on the board; also no
/// number, if the kind does not need one.
std::set<std::vector<int>> numbersToPropose(const Puzzle &puzzle, const Variant &kind)
{
    std::set<std::vector<int>> numbers;
    if (kind.number != NumberUse::Needed)
        numbers.emplace();
    for (const int number : kind.commonNumbers)
        numbers.insert({number});
    for (const Constraint &constraint : puzzle.constraints)
        if (constraint.variant == &kind)
            numbers.insert(constraint.numbers);
    return numbers;
}

/// Adds a mark between each two neighbours that have none of this kind.
void addMarks(Rules &rules, const Puzzle &puzzle, const Variant &kind)
{
    std::set<std::pair<Cell, Cell>> marked;
    for (const Constraint &constraint : puzzle.constraints)
        if (constraint.variant == &kind)
            marked.insert(std::minmax(constraint.cells[0], constraint.cells[1]));
    const std::set<std::vector<int>> numbers = numbersToPropose(puzzle, kind);
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        for (const Cell next : puzzle.geometry.neighbours(cell)) {
            const bool isOneOfTwo = next < cell && !kind.isDirected;
            if (isOneOfTwo || marked.contains(std::minmax(cell, next)))
                continue;
            for (const std::vector<int> &each : numbers)
                add(rules, puzzle, {&kind, {cell, next}, each});
        }
}

/// Adds each other cell to the first constraint of this kind, or a constraint of one cell.
void addCells(Rules &rules, const Puzzle &puzzle, const Variant &kind)
{
    std::vector<Cell> taken;
    for (const Constraint &constraint : puzzle.constraints)
        if (constraint.variant == &kind)
            taken.insert(taken.end(), constraint.cells.begin(), constraint.cells.end());
    const auto present = std::ranges::find(puzzle.constraints, &kind, &Constraint::variant);
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell) {
        if (hasCell(taken, cell) || puzzle.givens.isFilled(cell))
            continue;
        if (present == puzzle.constraints.end()) {
            add(rules, puzzle, {&kind, {cell}});
            continue;
        }
        std::vector<Cell> cells = present->cells;
        cells.insert(std::ranges::upper_bound(cells, cell), cell);
        addCell(rules, puzzle, static_cast<int>(present - puzzle.constraints.begin()), std::move(cells));
    }
}

/// Adds each line of this kind, longer by a cell at one end.
void addLongerLines(Rules &rules, const Puzzle &puzzle, const Variant &kind)
{
    for (int index = 0; index < std::ssize(puzzle.constraints); ++index) {
        const Constraint &line = puzzle.constraints[index];
        if (line.variant != &kind)
            continue;
        for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell) {
            if (hasCell(line.cells, cell))
                continue;
            std::vector<Cell> longer = line.cells; // a line with a gap is impossible
            longer.push_back(cell);
            addCell(rules, puzzle, index, longer);
            std::rotate(longer.begin(), longer.end() - 1, longer.end());
            addCell(rules, puzzle, index, std::move(longer));
        }
    }
}

/// Returns whether a mark of \a kind may allow what "all are given" has forbidden: any dot may, if all white
/// dots are given.
bool mayTakeBack(const Puzzle &puzzle, const Variant &kind)
{
    return kind.input == Input::Neighbours && !kind.isDirected
           && std::ranges::any_of(puzzle.constraints, [](const Constraint &constraint) {
                  return constraint.variant->negativeOf != nullptr;
              });
}

bool isMark(const Variant &kind)
{
    return kind.input == Input::Neighbours;
}

/// The demand on each cell is independent of the other cells.
bool isOfSingleCells(const Variant &kind)
{
    return kind.input == Input::Cells && kind.number == NumberUse::None && !kind.isDistinct;
}

/// The demand is on each two neighbours on the line.
bool isOfNeighboursOnALine(const Variant &kind)
{
    return kind.input == Input::Path && (kind.logic == LineLogic::Rise || kind.logic == LineLogic::Whispers);
}

/// A way to demand more with rules of some kinds. It allows nothing that the puzzle forbids.
struct Growth
{
    bool (*isOf)(const Variant &);
    void (*add)(Rules &, const Puzzle &, const Variant &);
};

/// In the order of the proposals.
constexpr std::array growths{
    Growth{isMark, addMarks},
    Growth{isOfSingleCells, addCells},
    Growth{isOfNeighboursOnALine, addLongerLines},
};

} // namespace

std::vector<PossibleRepair> possibleRules(const Puzzle &puzzle, ProposedKinds kinds)
{
    std::vector<PossibleRepair> rules;
    for (const Growth &growth : growths)
        for (const Variant *kind : variants()) {
            const bool isWanted = isOnBoard(puzzle, *kind) == (kinds == ProposedKinds::Present);
            if (isWanted && growth.isOf(*kind) && kind->isFor(puzzle.geometry) && !kind->isAboutRegions
                && !mayTakeBack(puzzle, *kind))
                growth.add(rules, puzzle, *kind);
        }
    return rules;
}

} // namespace sudoku
