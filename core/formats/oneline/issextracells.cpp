#include "core/formats/oneline/issextracells.h"

#include "core/formats/oneline/isswholerules.h"
#include "core/formats/text/puzzletext.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace sudoku {
namespace {

using Names = std::map<std::string, std::string, std::less<>>;

constexpr int maxVariables = maxBoardSize;

std::string placeName(IssPlace place)
{
    return std::string("R") + issCoordinate(place.row) + 'C' + issCoordinate(place.column);
}

/// Returns the number of cells of a ".Var": "8", or "2x4", or one if it says nothing.
int variableCount(const IssItem &item)
{
    const std::vector<std::string> sides =
        item.arguments.size() > 2 ? issParts(item.arguments[2], 'x') : std::vector<std::string>();
    int count = 1;
    for (const std::string &side : sides)
        count *= std::clamp(wholeNumber(side).value_or(1), 1, maxVariables + 1);
    return count;
}

std::vector<std::string> variableNames(const std::vector<IssItem> &items)
{
    std::vector<std::string> names;
    for (const IssItem &item : items) {
        if (item.name != issVariables || item.arguments.empty() || item.arguments[0].empty())
            continue;
        const std::string name = "V" + item.arguments[0];
        const int count = variableCount(item);
        for (int i = 1; i <= count && std::ssize(names) <= maxVariables; ++i)
            names.push_back(count == 1 ? name : name + std::to_string(i));
    }
    return names;
}

/// Returns whether \a shape has one digit more than rows, from 0 on, and boxes of as many cells.
bool suitsDoppelganger(const IssShape &shape)
{
    return shape.rows == shape.columns && shape.digits.first == 0 && shape.digits.count == shape.rows + 1
           && !shape.isRaw && 2 * shape.rows + 2 < maxBoardSize && issBoxes(shape, shape.rows);
}

/// Adds a cell to each row, column and box: behind a gap, so that no line of cells reaches it. Those of the
/// rows are in one column, those of the columns in one row and those of the boxes in another, because they
/// all differ.
void placeLackedDigits(IssShape &shape, Names &names)
{
    const int beyond = shape.rows + 1;
    for (int i = 0; i < shape.rows; ++i) {
        const std::array places{IssPlace{i, beyond}, IssPlace{beyond, i},
                                IssPlace{beyond + 1, beyond + 1 + i}};
        constexpr std::array prefixes{"DGC", "DGR", "DGB"};
        for (std::size_t sort = 0; sort < places.size(); ++sort) {
            names.emplace(prefixes[sort] + std::to_string(i + 1), placeName(places[sort]));
            shape.extraCells.push_back(places[sort]);
        }
    }
    shape.hasLackedDigits = true;
}

/// Adds a cell for each name on a diagonal: alone in its row and in its column.
void placeVariables(const std::vector<std::string> &variables, IssShape &shape, Names &names)
{
    const int first = shape.side() + 1;
    if (variables.empty() || first + std::ssize(variables) > maxBoardSize)
        return;
    for (int i = 0; i < std::ssize(variables); ++i) {
        const IssPlace place{first + i, first + i};
        names.emplace(variables[i], placeName(place));
        shape.extraCells.push_back(place);
    }
    shape.hasVariables = true;
}

void rename(std::vector<IssItem> &items, const Names &names)
{
    for (IssItem &item : items) {
        for (std::string &argument : item.arguments) {
            const std::string::size_type end = std::min(argument.find('_'), argument.size());
            if (const auto found = names.find(argument.substr(0, end)); found != names.end())
                argument.replace(0, end, found->second);
        }
        rename(item.children, names);
    }
}

Cell cellOf(const Geometry &geometry, IssPlace place)
{
    return geometry.cellAt(place.row, place.column);
}

} // namespace

void placeIssExtraCells(std::vector<IssItem> &items, IssShape &shape)
{
    Names names;
    const auto has = [&items](std::string_view name) {
        return std::ranges::find(items, name, &IssItem::name) != items.end();
    };
    if (has(issDoppelganger) && !has("Jigsaw") && !has("NoBoxes") && !has("RegionSize")
        && suitsDoppelganger(shape))
        placeLackedDigits(shape, names);
    placeVariables(variableNames(items), shape, names);
    rename(items, names);
}

IssConstraints issDoppelgangerOn(const Geometry &geometry, const IssShape &shape)
{
    const std::optional<BoxShape> box = issBoxes(shape, shape.rows);
    if (!box || !shape.hasLackedDigits)
        return {};
    const std::vector<int> boxOf = boxMap(shape, *box);
    std::vector<Constraint> boxes(shape.rows, Constraint{findVariant("extra-region"), {}});
    IssConstraints all;
    Constraint notZero{findVariant("given-candidates"), {}};
    for (int digit = 1; digit <= shape.rows; ++digit)
        notZero.numbers.push_back(digit);
    const auto lackedBy = [&](int sort, std::size_t index) { // rows, columns, boxes
        return cellOf(geometry, shape.extraCells[3 * index + static_cast<std::size_t>(sort)]);
    };
    for (int place = 0; place < shape.cellCount(); ++place) {
        const int row = place / shape.columns, column = place % shape.columns;
        const Cell cell = geometry.cellAt(row, column);
        boxes[boxOf[place]].cells.push_back(cell);
        const IssConstraints differ =
            issDifferAtZero({cell, lackedBy(0, row), lackedBy(1, column), lackedBy(2, boxOf[place])});
        all.insert(all.end(), differ.begin(), differ.end());
    }
    for (int i = 0; i < shape.rows; ++i) {
        boxes[i].cells.push_back(lackedBy(2, i));
        for (int sort = 0; sort < 3; ++sort)
            notZero.cells.push_back(lackedBy(sort, i));
    }
    all.insert(all.end(), boxes.begin(), boxes.end());
    all.push_back(std::move(notZero));
    return all;
}

} // namespace sudoku
