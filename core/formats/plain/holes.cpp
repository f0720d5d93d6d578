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

std::vector<bool> holesOf(const Arrangement &arrangement)
{
    const int size = arrangement.size();
    std::vector<bool> holes;
    for (int place = 0; place < size * size; ++place)
        holes.push_back(!arrangement.isCell(place / size, place % size));
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
        if (arrangement.size() == size && holesOf(arrangement) == holes)
            return arrangement.geometry();
    for (const int side : usualSizes)
        if (const auto corners = cornersOfBoards(defaultBoxes(side), size, isCell); corners.size() > 1)
            if (const auto made = overlappingBoards(defaultBoxes(side), corners); made->size() == size)
                return *made;
    return {};
}

tl::expected<Geometry, TextError> boardsNear(int size, const std::vector<bool> &holes, const PuzzleText &text,
                                             const CellLayout &layout)
{
    constexpr int maxSlips = 5;
    for (const Arrangement &arrangement : arrangements()) {
        if (arrangement.size() != size)
            continue;
        const std::vector<bool> own = holesOf(arrangement);
        int slips = 0;
        for (std::size_t place = 0; place < own.size(); ++place)
            slips += own[place] != holes[place] ? 1 : 0;
        if (slips <= maxSlips)
            return arrangement.geometry();
    }
    const CellText &first = layout.cells[std::ranges::find(holes, true) - holes.begin()];
    return tl::unexpected(
        TextError{TextErrorCode::UnknownHoles, text.lines[first.line].number, first.column + 1});
}

std::optional<Geometry> boardsWithBlankHoles(int size, const PuzzleText &text, const CellLayout &layout)
{
    constexpr int minClues = 17; // fewer are no puzzle, whatever was meant
    if (std::ranges::find(arrangements(), size, &Arrangement::size) == arrangements().end())
        return {};
    std::vector<bool> isBlank;
    for (const CellText &cell : layout.cells) {
        const std::string_view symbol =
            std::string_view(text.lines[cell.line].characters).substr(cell.column, cell.length);
        const bool isFigure = symbol.size() == 1 && symbol.front() >= '1' && symbol.front() <= '9';
        isBlank.push_back(symbol.find_first_not_of("._*0") == symbol.npos);
        if (!isFigure && !isBlank.back())
            return {};
    }
    if (std::ranges::count(isBlank, false) < minClues)
        return {};
    for (const Arrangement &arrangement : arrangements()) {
        if (arrangement.size() != size || arrangement.boxes.size() + 1 >= size)
            continue;
        const std::vector<bool> holes = holesOf(arrangement);
        bool areBlank = std::ranges::count(holes, true) > 0;
        for (std::size_t place = 0; place < holes.size(); ++place)
            areBlank = areBlank && (!holes[place] || isBlank[place]);
        if (areBlank)
            return arrangement.geometry();
    }
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
            const auto code = cell ? TextErrorCode::HoleInCell : TextErrorCode::CellInHole;
            const std::string name =
                'r' + std::to_string(place / size + 1) + 'c' + std::to_string(place % size + 1);
            return tl::unexpected(TextError{code, text.lines[at.line].number, at.column + 1, name});
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
