#include "core/transform/samepuzzle.h"

#include "core/formats/text/constrainttext.h"
#include "core/formats/text/keptmembers.h"
#include "core/transform/canonicalboard.h"
#include "core/transform/cellorder.h"
#include "core/transform/isometry.h"
#include "core/transform/movedboard.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace sudoku {
namespace {

constexpr std::array samenessTable{
    NamedSameness{Sameness::Equal, "equal", TR_NOOP("Samenesses", "Equal Puzzles")},
    NamedSameness{Sameness::Isomorphic, "isomorphic",
                  TR_NOOP("Samenesses", "The Same Puzzle in Another Form")},
};

/// Appends numbers of at most 8 bits, which have no separator.
template <typename Numbers>
void append(std::string &key, const Numbers &numbers)
{
    for (const auto number : numbers)
        key += static_cast<char>(number);
    key += '/';
}

std::vector<Digit> digitsOf(const Grid &grid)
{
    std::vector<Digit> digits;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        digits.push_back(grid[cell]);
    return digits;
}

/// Returns what tells boards apart that have as many rows and columns: their shape and digits.
std::string shapeKey(const Geometry &geometry)
{
    std::string key;
    append(key, std::array{geometry.size(), geometry.digitCount(), geometry.values().first});
    if (const std::optional<BoxShape> boxes = geometry.boxes()) {
        append(key, std::array{boxes->rows, boxes->columns});
        return key;
    }
    append(key, geometry.regionMap());
    for (const SubBoard &board : geometry.boards())
        append(key, std::array{board.row, board.column, board.size});
    return key;
}

std::string equalKey(const Puzzle &puzzle)
{
    std::vector<std::string> rules;
    for (const Constraint &constraint : puzzle.constraints)
        rules.push_back(constraintText(puzzle.geometry, withCellsInOrder(constraint)));
    std::ranges::sort(rules);
    std::string key = shapeKey(puzzle.geometry);
    append(key, digitsOf(puzzle.givens));
    for (const std::string &rule : rules)
        key += rule + '\n';
    return key;
}

/// Returns the ways to relabel \a board that lead from all its forms to the same ones: where the rules allow
/// any, the one by the order of the givens.
std::vector<DigitMap> digitMaps(const Board &board)
{
    const int digitCount = board.puzzle.geometry.digitCount();
    DigitMap someSwap = sameDigits(digitCount);
    std::swap(someSwap[1], someSwap[2]);
    if (relabelledBoard(board, someSwap))
        return {sortedDigits(board.puzzle.givens, digitCount)};
    return {sameDigits(digitCount), reversedDigits(digitCount)};
}

/// Returns the smallest key of the turned, reflected and relabelled boards.
std::string smallestKey(const Board &board)
{
    std::vector<CellMap> maps{sameCells(board.puzzle.geometry.cellCount())};
    for (const Isometry &isometry : isometries())
        maps.push_back(isometry.mapOf(board.puzzle.geometry));
    std::string smallest;
    for (const CellMap &map : maps) {
        const TransformResult moved = movedBoard(board, map);
        if (!moved)
            continue;
        for (const DigitMap &digits : digitMaps(*moved))
            if (const TransformResult after = relabelledBoard(*moved, digits))
                if (std::string key = equalKey(after->puzzle); smallest.empty() || key < smallest)
                    smallest = std::move(key);
    }
    return smallest;
}

/// Returns the key of the canonical form of boxes that are at least as wide as high.
std::string canonicalKey(const Geometry &geometry, const Grid &givens)
{
    const BoxShape boxes = *geometry.boxes();
    if (boxes.rows > boxes.columns) {
        const Geometry wide = Geometry::withBoxes({boxes.columns, boxes.rows}, geometry.digitCount());
        const CellMap map = findIsometry("mirror-diagonal")->mapOf(geometry);
        return canonicalKey(wide.withDigits(geometry.values()), mapped(givens, map));
    }
    std::string key = shapeKey(geometry);
    append(key, canonicalForm(geometry, givens).digits);
    return key;
}

} // namespace

std::span<const NamedSameness> samenesses()
{
    return samenessTable;
}

std::string puzzleKey(const Board &board, Sameness sameness)
{
    const Puzzle &puzzle = board.puzzle;
    if (keptMembers(board).contains(unsupportedId)) // rules that nothing here can move
        return equalKey(puzzle) + board.keptMembers;
    if (sameness == Sameness::Equal)
        return equalKey(puzzle);
    const Board alone(puzzle); // so that little is copied
    if (!hasCanonicalForm(alone))
        return smallestKey(alone);
    return canonicalKey(puzzle.geometry, puzzle.givens);
}

} // namespace sudoku
