#include "core/formats/plain/holes.h"

#include "core/board/arrangements.h"
#include "core/formats/plain/digittext.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

bool isHole(const PuzzleText &text, const CellText &cell)
{
    return cell.length == 1 && text.lines[cell.line].characters[cell.column] == holeSign;
}

std::vector<bool> holesOf(const Geometry &geometry)
{
    std::vector<bool> holes;
    for (const int region : geometry.regionMap())
        holes.push_back(region == hole);
    return holes;
}

} // namespace

std::vector<bool> holesIn(const PuzzleText &text, const CellLayout &layout)
{
    std::vector<bool> holes;
    for (const CellText &cell : layout.cells)
        holes.push_back(isHole(text, cell));
    return std::ranges::count(holes, true) > 0 ? holes : std::vector<bool>();
}

std::optional<Geometry> boardsWithHoles(int size, const std::vector<bool> &holes)
{
    constexpr std::array usualSizes{9, 16, 6, 8, 12, 10, 4};
    std::vector<bool> isCell = holes;
    isCell.flip();
    for (const Arrangement &arrangement : arrangements()) // several may have the same cells
        if (const Geometry usual = arrangement.geometry(); usual.size() == size && holesOf(usual) == holes)
            return usual;
    for (const int side : usualSizes)
        if (const auto corners = cornersOfBoards(defaultBoxes(side), size, isCell); corners.size() > 1)
            if (const auto made = overlappingBoards(defaultBoxes(side), corners); made->size() == size)
                return *made;
    return {};
}

tl::expected<Grid, TextError> digitsOfCells(const Geometry &board, const Grid &places,
                                            const std::vector<bool> &holes, const PuzzleText &text,
                                            const CellLayout &layout)
{
    if (board.isSquare() && holes.empty())
        return places;
    Grid digits(board.cellCount());
    const int size = board.size();
    for (int place = 0; place < size * size; ++place) {
        const auto cell = board.findCell(place / size, place % size);
        const bool isOne = holes.empty() ? cell || !places.isFilled(place) : cell.has_value() != holes[place];
        if (!isOne) {
            const CellText &at = layout.cells[place];
            const TextLine &line = text.lines[at.line];
            return tl::unexpected(TextError{TextErrorCode::UnknownSymbol, line.number, at.column + 1,
                                            line.found(at.column, at.length), 0, size});
        }
        if (cell)
            digits.set(*cell, places[place]);
    }
    return digits;
}

TextError tooFewDigits(const PuzzleText &text, int count, int needed)
{
    const auto directive = std::ranges::find(text.directives, "digits", &Directive::key);
    return {TextErrorCode::TooFewDigits,
            directive == text.directives.end() ? 0 : directive->line,
            0,
            {},
            count,
            needed};
}

} // namespace sudoku
