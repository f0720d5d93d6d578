#include "ui/pictures/parityfinder.h"

#include "ui/pictures/quantile.h"
#include "ui/pictures/readkinds.h"

#include <algorithm>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

constexpr std::size_t fewCells = 3; ///< fewer may be the cell that a player has selected

/// How many cells of a house are among some cells.
struct HouseCounts
{
    int least;
    int most;
};

HouseCounts countsOf(const Cells &cells, const Geometry &geometry)
{
    HouseCounts counts{geometry.size(), 0};
    for (const House &house : geometry.houses()) {
        const auto count = static_cast<int>(std::ranges::count_if(
            house.cells, [&](Cell cell) { return std::ranges::binary_search(cells, cell); }));
        counts = {std::min(counts.least, count), std::max(counts.most, count)};
    }
    return counts;
}

/// The digits of a house that are odd or even.
int oddCount(const Geometry &geometry)
{
    return (geometry.size() + 1) / 2;
}

int evenCount(const Geometry &geometry)
{
    return geometry.size() / 2;
}

RuleReading ruleOf(const Variant &kind, const Cells &cells, bool isDoubtful = false)
{
    return {.constraint = {&kind, cells}, .isDoubtful = isDoubtful};
}

/// Returns the tones of \a cells.
std::vector<double> tonesOf(const BoardLook &look, const Cells &cells)
{
    std::vector<double> tones;
    for (const Cell cell : cells)
        tones.push_back(look.shades[cell].tone);
    return tones;
}

/// Returns how many other cells are nearly as grey as \a cells are: perhaps they belong to them, or to a rule
/// that is not read.
std::size_t otherGreyCells(const BoardLook &look, const Cells &cells)
{
    constexpr double nearly = 0.5;
    const double usual = quantile(tonesOf(look, cells), 0.5);
    const auto isGrey = [&](double tone) { return tone > nearly * usual; };
    return static_cast<std::size_t>(std::ranges::count_if(look.shades, isGrey, &CellShade::tone)
                                    - std::ranges::count_if(tonesOf(look, cells), isGrey));
}

/// Returns whether \a cells have one colour, and all others without a disc or square are clearly lighter.
bool areOfOneColour(const BoardLook &look, const Cells &cells)
{
    constexpr double lightest = 0.6, darkest = 1.6, clearly = 0.5; // of the usual tone
    const double usual = quantile(tonesOf(look, cells), 0.5);
    for (Cell cell = 0; cell < look.geometry.cellCount(); ++cell) {
        const CellShade &shade = look.shades[cell];
        if (shade.isShape())
            continue;
        const bool isMeant = std::ranges::binary_search(cells, cell);
        if (isMeant ? shade.tone < lightest * usual || shade.tone > darkest * usual
                    : shade.tone > clearly * usual)
            return false;
    }
    return true;
}

/// Returns whether \a cells are every second cell, as on a chessboard: digits are never so.
bool isChequered(const Cells &cells, const Geometry &geometry)
{
    const auto colour = [&](Cell cell) { return (geometry.rowOf(cell) + geometry.columnOf(cell)) % 2; };
    return std::ssize(cells) >= geometry.cellCount() / 2
           && std::ranges::all_of(cells, [&](Cell cell) { return colour(cell) == colour(cells.front()); });
}

/// Adds what the shades of some cells may mean: the digits tell which of these, if any.
void guess(const BoardLook &look, FoundRules &found, const Cells &cells, bool isDoubtful)
{
    const ReadKinds &kinds = readKinds();
    const int most = countsOf(cells, look.geometry).most;
    if (most <= evenCount(look.geometry))
        found.guesses.push_back(ruleOf(kinds.even, cells, isDoubtful));
    if (most <= oddCount(look.geometry))
        found.guesses.push_back(ruleOf(kinds.odd, cells, isDoubtful));
}

} // namespace

void findParityShapes(BoardLook &look, FoundRules &found)
{
    const Cells discs = look.cellsWith(CellShade::Form::Circle);
    const Cells squares = look.cellsWith(CellShade::Form::Square);
    Cells all = discs;
    all.insert(all.end(), squares.begin(), squares.end());
    if (all.empty() || countsOf(discs, look.geometry).most > oddCount(look.geometry)
        || countsOf(squares, look.geometry).most > evenCount(look.geometry))
        return;
    const bool areFew = all.size() < fewCells;
    const std::size_t others = otherGreyCells(look, all);
    if (others > (areFew ? 0 : all.size())) // the light is uneven
        return;
    const bool isDoubtful =
        areFew || others > 0 || std::ranges::any_of(found.rules, &RuleReading::isDoubtful);
    if (!discs.empty())
        found.rules.push_back(ruleOf(readKinds().odd, discs, isDoubtful));
    if (!squares.empty())
        found.rules.push_back(ruleOf(readKinds().even, squares, isDoubtful));
    look.explain(all);
}

void findShadedParity(BoardLook &look, FoundRules &found)
{
    const Geometry &geometry = look.geometry;
    const Cells cells = look.cellsWith(CellShade::Form::Whole);
    if (cells.size() < fewCells || !areOfOneColour(look, cells) || isChequered(cells, geometry))
        return;
    const auto [least, most] = countsOf(cells, geometry);
    const bool areEven = least == evenCount(geometry), areOdd = least == oddCount(geometry);
    const bool areAll = least == most && (areEven || areOdd);
    if (!areAll || areEven == areOdd) {
        guess(look, found, cells, !areAll);
        return;
    }
    found.rules.push_back(ruleOf(areEven ? readKinds().even : readKinds().odd, cells));
    look.explain(cells);
}

} // namespace sudoku
