#include "core/formats/plain/shapedirectives.h"

#include "core/board/overlap.h"
#include "core/board/puzzlesymbols.h"
#include "core/board/regions.h"
#include "core/formats/plain/digittext.h"
#include "core/formats/text/boardstext.h"
#include "core/formats/text/boxestext.h"
#include "core/formats/text/digitvaluestext.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns the letters as capitals, unless both kinds are there: then each is a region of its own.
std::string inOneCase(std::string letters)
{
    const auto isSmall = [](char character) { return character >= 'a' && character <= 'z'; };
    const auto isCapital = [](char character) { return character >= 'A' && character <= 'Z'; };
    if (!std::ranges::any_of(letters, isCapital))
        for (char &letter : letters)
            letter = isSmall(letter) ? static_cast<char>(letter - 'a' + 'A') : letter;
    return letters;
}

constexpr std::string_view noBoards = "none";

/// Returns the boards of a list such as "9r1c1 4r10c2", or "r1c1 r7c7" if all are of \a size, or of
/// noBoards; nothing if it is no such list.
std::optional<std::vector<SubBoard>> boardsIn(std::string_view text, std::optional<int> size)
{
    std::vector<SubBoard> boards;
    if (text == noBoards)
        return boards;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const auto board =
            subBoardOf((size ? std::to_string(*size) : std::string()) + std::string(text.substr(0, end)));
        if (!board)
            return {};
        boards.push_back(*board);
        text.remove_prefix(end);
    }
    return boards.empty() ? std::nullopt : std::optional(boards);
}

std::vector<int> withoutRegions(int size, const std::vector<SubBoard> &boards)
{
    std::vector<int> map(size * size, boards.empty() ? noRegion : hole);
    for (int place = 0; place < size * size; ++place)
        if (std::ranges::any_of(boards,
                                [&](const SubBoard &board) { return board.has(place / size, place % size); }))
            map[place] = noRegion;
    return map;
}

/// Gives a board on which rows and columns are no houses its boxes, whichever directive comes first.
void addFreeBoxes(int size, ShapeDirectives &shape)
{
    if (shape.boxes && shape.boards && shape.boards->empty())
        shape.regions =
            *Geometry::withRegions(size, Geometry::withBoxes(*shape.boxes).regionMap(), {}, shape.boards);
}

} // namespace

tl::unexpected<TextError> badDirective(const Directive &directive, int column)
{
    return tl::unexpected(TextError{TextErrorCode::BadDirective, directive.line,
                                    column == 0 ? directive.valueColumn : column, directive.key});
}

tl::expected<void, TextError> readBoxes(const Directive &directive, int size, ShapeDirectives &shape)
{
    const auto boxes = parseBoxes(directive.value);
    if (!boxes)
        return badDirective(directive);
    if (boxes->size() != size)
        return tl::unexpected(TextError{TextErrorCode::BoxesDoNotFit, directive.line, directive.valueColumn,
                                        directive.value, size, boxes->size()});
    shape.boxes = boxes;
    addFreeBoxes(size, shape);
    return {};
}

tl::expected<void, TextError> readBoards(const Directive &directive, int size, ShapeDirectives &shape)
{
    const std::size_t space = directive.value.find(' ');
    const auto boxes = parseBoxes(std::string_view(directive.value).substr(0, space));
    const bool hasBoxes = boxes && space != std::string::npos;
    const auto boards = boardsIn(std::string_view(directive.value).substr(hasBoxes ? space : 0),
                                 hasBoxes ? std::optional(boxes->size()) : std::nullopt);
    if (!boards)
        return badDirective(directive);
    shape.boards = *boards;
    std::vector<BoardCorner> corners;
    for (const SubBoard &board : *boards)
        corners.push_back({board.row, board.column});
    const auto made = hasBoxes ? overlappingBoards(*boxes, corners)
                               : Geometry::withRegions(size, withoutRegions(size, *boards), {}, *boards);
    if (!made || made->size() != size) // boxes do not meet, or the boards are for a text of another size
        return badDirective(directive);
    shape.regions = *made;
    addFreeBoxes(size, shape);
    return {};
}

tl::expected<void, TextError> readRegions(const Directive &directive, int size, ShapeDirectives &shape)
{
    std::vector<int> regionOf;
    for (const char character : inOneCase(directive.value)) {
        const auto region = regionsOfLetters(std::string_view(&character, 1));
        if (!region && character != '.' && character != holeSign)
            return badDirective(directive);
        regionOf.push_back(region ? region->front() : character == '.' ? noRegion : hole);
    }
    const int cellCount = static_cast<int>(regionOf.size());
    if (cellCount != size * size)
        return tl::unexpected(TextError{TextErrorCode::WrongCellCount,
                                        directive.line,
                                        directive.valueColumn,
                                        {},
                                        cellCount,
                                        size * size});
    const auto digitCount = shape.digits ? std::optional(shape.digits->count) : std::nullopt;
    const auto regions = geometryOf(size, std::move(regionOf), digitCount, shape.boards);
    if (!regions)
        return tl::unexpected(TextError{TextErrorCode::BadRegions, directive.line, directive.valueColumn});
    shape.regions = *regions;
    return {};
}

tl::expected<void, TextError> readDigitValues(const Directive &directive, int, ShapeDirectives &shape)
{
    shape.digits = digitValuesOf(directive.value);
    if (!shape.digits)
        return badDirective(directive);
    return {};
}

tl::expected<void, TextError> readSymbols(const Directive &directive, int, ShapeDirectives &shape)
{
    const auto symbols = symbolsNamed(directive.value);
    if (!symbols)
        return badDirective(directive);
    shape.symbols = *symbols;
    return {};
}

} // namespace sudoku
