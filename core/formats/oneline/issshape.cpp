#include "core/formats/oneline/issshape.h"

#include "core/formats/text/puzzletext.h"

#include <utility>

namespace sudoku {
namespace {

/// Returns the two numbers around \a separator, or nothing.
std::optional<std::pair<int, int>> numberPair(std::string_view text, char separator)
{
    const std::vector<std::string> parts = issParts(text, separator);
    const auto first = wholeNumber(parts.front());
    const auto second = wholeNumber(parts.back());
    return parts.size() == 2 && first && second ? std::optional(std::pair(*first, *second)) : std::nullopt;
}

} // namespace

int IssShape::side() const
{
    int side = size();
    for (const IssPlace place : extraCells)
        side = std::max({side, place.row + 1, place.column + 1});
    return side;
}

std::optional<IssShape> issShapeOf(const std::vector<std::string> &arguments)
{
    const auto sides = arguments.empty() ? std::nullopt : numberPair(arguments[0], 'x');
    if (!sides || std::min(sides->first, sides->second) < 1)
        return {};
    IssShape shape{sides->first, sides->second, std::max(sides->first, sides->second)};
    if (shape.size() < minBoardSize || shape.size() > maxBoardSize)
        return {};
    if (arguments.size() > 1 && !arguments[1].empty()) {
        const auto range = numberPair(arguments[1], '-');
        const auto count = range ? range->second - range->first + 1 : wholeNumber(arguments[1]);
        shape.digits = {count.value_or(0), range ? range->first : 1};
    }
    shape.isRaw = arguments.size() > 2 && arguments[2] == "Raw";
    const bool isPossible = shape.digits.count >= (shape.isRaw ? 1 : shape.size())
                            && shape.digits.count <= maxBoardSize
                            && (shape.digits.first == 0 || shape.digits.first == 1);
    return isPossible ? std::optional(shape) : std::nullopt;
}

std::optional<BoxShape> issBoxes(const IssShape &shape, int size)
{
    std::vector<BoxShape> boxes = boxShapes(size);
    boxes.push_back(defaultBoxes(size)); // a row, if the size is prime
    const auto covers = [&shape](BoxShape box) {
        return shape.rows % box.rows == 0 && shape.columns % box.columns == 0;
    };
    const auto found = std::ranges::find_if(boxes, covers);
    return found == boxes.end() ? std::nullopt : std::optional(*found);
}

std::vector<int> boxMap(const IssShape &shape, BoxShape box)
{
    std::vector<int> boxOf;
    for (Cell cell = 0; cell < shape.cellCount(); ++cell)
        boxOf.push_back(cell / shape.columns / box.rows * (shape.columns / box.columns)
                        + cell % shape.columns / box.columns);
    return boxOf;
}

ForeignRegions onSquare(const IssShape &shape, const std::vector<int> &regionOf)
{
    const int side = shape.side();
    std::vector<int> map(side * side, noRegion);
    std::vector<bool> holes(map.size(), true);
    for (Cell cell = 0; cell < shape.cellCount(); ++cell) {
        const int place = cell / shape.columns * side + cell % shape.columns;
        map[place] = regionOf[cell];
        holes[place] = false;
    }
    for (const IssPlace place : shape.extraCells)
        holes[place.row * side + place.column] = false;
    return foreignRegions(side, shape.digits, std::move(map), holes, shape.isRaw);
}

} // namespace sudoku
