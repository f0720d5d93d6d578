#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <array>

namespace sudoku {
namespace {

// Asterisk and girandola are patterns of the standard 9x9 board, one cell of each box.

struct Place
{
    int row;
    int column;
};
using Pattern = std::array<Place, 9>;

constexpr Pattern asteriskPlaces{{{1, 4}, {2, 2}, {2, 6}, {4, 1}, {4, 4}, {4, 7}, {6, 2}, {6, 6}, {7, 4}}};
constexpr Pattern girandolaPlaces{{{0, 0}, {0, 8}, {1, 4}, {4, 1}, {4, 4}, {4, 7}, {7, 4}, {8, 0}, {8, 8}}};

template <const Pattern &places>
std::vector<Cell> cellsOf(const Geometry &geometry)
{
    std::vector<Cell> cells;
    for (const Place &place : places)
        cells.push_back(geometry.cellAt(place.row, place.column));
    return cells;
}

bool isDefaultNine(const Geometry &geometry)
{
    return geometry.boxes() == BoxShape{3, 3};
}

std::vector<Cell> boxCentres(const Geometry &geometry)
{
    const BoxShape box = *geometry.boxes();
    std::vector<Cell> cells;
    for (int row = box.rows / 2; row < geometry.size(); row += box.rows)
        for (int column = box.columns / 2; column < geometry.size(); column += box.columns)
            cells.push_back(geometry.cellAt(row, column));
    return cells;
}

bool hasBoxCentres(const Geometry &geometry)
{
    const auto boxes = geometry.boxes();
    return boxes && boxes->rows > 1 && boxes->rows % 2 == 1 && boxes->columns % 2 == 1;
}

template <std::vector<Cell> (*cells)(const Geometry &)>
std::vector<Rule> scatteredRules(const Puzzle &puzzle, const Constraint &)
{
    const Geometry &geometry = puzzle.geometry;
    return {extraHouse(geometry, cells(geometry))};
}

template <std::vector<Cell> (*cells)(const Geometry &), Shade::Texture texture>
std::vector<Mark> marks(const Geometry &geometry, const Constraint &)
{
    return {Shade{cells(geometry), texture}};
}

constexpr std::string_view demand = TR_NOOP("Variant", "No digit is repeated in the shaded cells");
constexpr std::string_view demandOfSymbols = TR_NOOP("Variant", "No symbol is repeated in the shaded cells");
constexpr std::string_view defaultNine = TR_NOOP("Variant", "9 rows and columns, and boxes of 3 by 3");

} // namespace

extern const Variant asterisk{
    .id = "asterisk",
    .name = TR_NOOP("Variant", "Asterisk"),
    .keywords = TR_NOOP("Variant", "star"),
    .demand = demand,
    .demandOfSymbols = demandOfSymbols,
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = scatteredRules<cellsOf<asteriskPlaces>>,
    .marks = marks<cellsOf<asteriskPlaces>, Shade::Texture::FallingStripes>,
    .need = defaultNine,
    .suits = isDefaultNine,
};

extern const Variant centreDot{
    .id = "centre-dot",
    .name = TR_NOOP("Variant", "Centre dot"),
    .keywords = TR_NOOP("Variant", "center dot"),
    .demand = demand,
    .demandOfSymbols = demandOfSymbols,
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = scatteredRules<boxCentres>,
    .marks = marks<boxCentres, Shade::Texture::Dots>,
    .need = TR_NOOP("Variant", "boxes with a cell in the centre"),
    .suits = hasBoxCentres,
};

extern const Variant girandola{
    .id = "girandola",
    .name = TR_NOOP("Variant", "Girandola"),
    .demand = demand,
    .demandOfSymbols = demandOfSymbols,
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = scatteredRules<cellsOf<girandolaPlaces>>,
    .marks = marks<cellsOf<girandolaPlaces>, Shade::Texture::LevelStripes>,
    .need = defaultNine,
    .suits = isDefaultNine,
};

} // namespace sudoku
