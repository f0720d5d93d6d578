#include "core/transform/hiddenword.h"

#include "core/board/translate.h"
#include "core/transform/relabelledboard.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>
#include <optional>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

/// Returns the cells that \a place has on a board, each time from its first letter to its last.
std::vector<Cells> linesAt(const Geometry &geometry, std::string_view place)
{
    const int size = geometry.size();
    const auto line = [&](auto rowAt, auto columnAt) {
        Cells cells;
        for (int i = 0; i < size; ++i)
            if (const auto cell = geometry.findCell(rowAt(i), columnAt(i)))
                cells.push_back(*cell);
        return cells;
    };
    const auto same = [](int i) { return i; };
    if (place == "diagonal")
        return {line(same, same)};
    if (place == "anti-diagonal")
        return {line([size](int i) { return size - 1 - i; }, same)};
    std::vector<Cells> lines;
    for (int index = 0; index < size; ++index) {
        const auto fixed = [index](int) { return index; };
        lines.push_back(place == "row" ? line(fixed, same) : line(same, fixed));
    }
    return lines;
}

/// Returns the map that makes the digits of \a cells 1, 2, …, or nothing unless each digit is there once.
std::optional<DigitMap> digitsInOrder(const Grid &solution, const Cells &cells, int digitCount)
{
    DigitMap map(digitCount + 1, noDigit);
    Digit next = noDigit;
    for (const Cell cell : cells) {
        if (map[solution[cell]] != noDigit)
            return {};
        map[solution[cell]] = ++next;
    }
    return next == digitCount ? std::optional(map) : std::nullopt;
}

} // namespace

std::span<const WordPlace> wordPlaces()
{
    static const std::array places{
        WordPlace{"row", TR_NOOP("WordPlace", "a row")},
        WordPlace{"column", TR_NOOP("WordPlace", "a column")},
        WordPlace{"diagonal", TR_NOOP("WordPlace", "the diagonal from the top left"),
                  findVariant("diagonal")},
        WordPlace{"anti-diagonal", TR_NOOP("WordPlace", "the diagonal from the bottom left"),
                  findVariant("anti-diagonal")},
    };
    return places;
}

const WordPlace *findWordPlace(std::string_view id)
{
    const auto found = std::ranges::find(wordPlaces(), id, &WordPlace::id);
    return found == wordPlaces().end() ? nullptr : &*found;
}

tl::expected<HiddenWord, TransformObstacle> withHiddenWord(const Board &board, const Grid &solution,
                                                           const WordPlace &place)
{
    const Geometry &geometry = board.puzzle.geometry;
    const auto cluesIn = [&board](const Cells &cells) {
        return std::ranges::count_if(cells, [&board](Cell cell) { return board.isGiven(cell); });
    };
    std::vector<Cells> lines = linesAt(geometry, place.id);
    std::erase_if(lines,
                  [&](const Cells &cells) { return !digitsInOrder(solution, cells, geometry.digitCount()); });
    if (lines.empty())
        return tl::unexpected(TransformObstacle{TransformObstacle::Kind::NoWholeLines});
    const Cells &best = *std::ranges::min_element(lines, {}, cluesIn);
    const DigitMap digits = *digitsInOrder(solution, best, geometry.digitCount());
    TransformResult after = relabelledBoard(board, digits);
    if (!after)
        return tl::unexpected(std::move(after.error()));
    Grid read(solution.cellCount());
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        read.set(cell, digits[solution[cell]]);
    return HiddenWord{std::move(*after), std::move(read), best};
}

} // namespace sudoku
