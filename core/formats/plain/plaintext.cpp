#include "core/formats/plain/plaintext.h"

#include "core/formats/plain/digitreader.h"
#include "core/formats/plain/directives.h"
#include "core/formats/plain/frames.h"
#include "core/formats/plain/holes.h"
#include "core/formats/plain/librarydeletions.h"
#include "core/formats/text/boxestext.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

struct FoundGeometry
{
    Geometry geometry;
    bool isAssumed = false;
};

tl::expected<FoundGeometry, TextError> findGeometry(const PuzzleText &text, const CellLayout &layout,
                                                    int size, const ReadOptions &options,
                                                    const ShapeDirectives &directives)
{
    const auto asked = askedBoxes(options, size);
    if (!asked)
        return tl::unexpected(asked.error());
    if (*asked)
        return FoundGeometry{Geometry::withBoxes(**asked)};
    if (directives.regions)
        return FoundGeometry{*directives.regions};
    if (directives.boxes)
        return FoundGeometry{Geometry::withBoxes(*directives.boxes)};
    const auto framed = framedBoxes(text, layout, size);
    if (!framed)
        return tl::unexpected(framed.error());
    const bool isAssumed = !framed->has_value() && boxShapes(size).size() > 1;
    return FoundGeometry{Geometry::withBoxes(framed->value_or(defaultBoxes(size))), isAssumed};
}

/// Returns the boards that overlap of a text that does not say them, or nothing if it has none.
tl::expected<std::optional<Geometry>, TextError>
guessedBoards(const PuzzleText &text, const CellLayout &layout, int size, const ReadOptions &options,
              const ShapeDirectives &shape, const std::vector<bool> &holes)
{
    if (shape.regions)
        return std::nullopt;
    if (holes.empty()) {
        const bool saysMore = options.boxes || !text.directives.empty() || hasFrame(text);
        return saysMore ? std::nullopt : boardsWithBlankHoles(size, text, layout);
    }
    if (auto boards = boardsWithHoles(size, holes))
        return boards;
    return boardsNear(size, holes, text, layout);
}

/// The symbols that a text names and those that it may have, or null.
struct SymbolsOfText
{
    const SymbolSet *named;
    const SymbolSet *possible;
};

tl::expected<ReadDigits, TextError> digitsIn(const PuzzleText &text, const CellLayout &layout, int size,
                                             DigitValues values, SymbolsOfText symbols)
{
    const SymbolSet *usual = values.first == 1 ? nullptr : findSymbolSet("0-9A");
    if (symbols.named || !symbols.possible)
        return readDigits(text, layout, size, values.count, symbols.named ? symbols.named : usual);
    auto read = readDigits(text, layout, size, values.count, symbols.possible);
    if (!read)
        if (auto others = readDigits(text, layout, size, values.count, usual))
            return others;
    return read;
}

/// Returns whether \a line is of HoDoKu's library: it begins with a colon, or has a '+' before digits that
/// are no givens, or a list of deleted candidates behind the cells.
bool isLibraryLine(std::string_view line)
{
    if (line.starts_with(':'))
        return true;
    const std::string_view cells = trimmed(line.substr(0, line.find(':')));
    const std::string_view behind = line.substr(std::min(cells.size(), line.size()));
    if (cells.find('+') == cells.npos && behind.find(':') == behind.npos)
        return false;
    const auto isDigit = [](char character) { return character >= '1' && character <= '9'; };
    int count = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i] != '+')
            count +=
                isDigit(cells[i]) || cells[i] == '.' || cells[i] == '0' ? 1 : maxBoardSize * maxBoardSize;
        else if (i + 1 == cells.size() || !isDigit(cells[i + 1]))
            return false;
    constexpr std::array sizes{4, 5, 6, 7, 8, 9};
    const bool isBoard = std::ranges::any_of(sizes, [count](int size) { return count == size * size; });
    const std::size_t list = behind.find(':');
    return isBoard
           && (list == behind.npos
               || areDeletions(behind.substr(list + 1, behind.find(':', list + 1) - list - 1)));
}

} // namespace

PlainLayout plainLayout(std::string_view text)
{
    const PuzzleText parts = splitText(text);
    if (parts.lines.empty())
        return PlainLayout::None;
    if (parts.lines.size() == 1)
        return isLibraryLine(trimmed(parts.lines.front().characters)) ? PlainLayout::Library
                                                                      : PlainLayout::Line;
    return hasFrame(parts) ? PlainLayout::FramedRows : PlainLayout::Rows;
}

tl::expected<std::optional<BoxShape>, TextError> askedBoxes(const ReadOptions &options, int size)
{
    if (options.boxes && options.boxes->size() != size)
        return tl::unexpected(TextError{TextErrorCode::BoxesDoNotFit, 0, 0, boxesText(*options.boxes), size,
                                        options.boxes->size()});
    return options.boxes;
}

TextResult readPlainText(std::string_view text, const ReadOptions &options, std::string_view formatId)
{
    if (text.size() > maxPuzzleText)
        return tl::unexpected(TextError{TextErrorCode::TooLong});
    PuzzleText parts = splitText(text);
    if (parts.lines.empty())
        return tl::unexpected(TextError{TextErrorCode::NoPuzzle});
    const CellLayout layout = findCells(parts);
    return readParts(std::move(parts), layout, options, formatId);
}

TextResult readParts(PuzzleText text, const CellLayout &layout, const ReadOptions &options,
                     std::string_view formatId)
{
    const auto size = boardSize(text, layout);
    if (!size)
        return tl::unexpected(size.error());
    auto shape = readShape(text.directives, *size);
    if (!shape)
        return tl::unexpected(shape.error());
    const std::vector<bool> holes = holesIn(text, layout);
    const auto guessed = guessedBoards(text, layout, *size, options, *shape, holes);
    if (!guessed)
        return tl::unexpected(guessed.error());
    if (*guessed)
        shape->regions = *guessed;
    const DigitValues values = shape->digits.value_or(shape->regions ? shape->regions->values() : *size);
    auto digits = digitsIn(text, layout, *size, values, {shape->symbols, options.symbols});
    if (!digits)
        return tl::unexpected(digits.error());
    const auto found = findGeometry(text, layout, *size, options, *shape);
    if (!found)
        return tl::unexpected(found.error());
    if (values.count < found->geometry.minDigitCount())
        return tl::unexpected(tooFewDigits(text, values.count, found->geometry.minDigitCount()));
    Puzzle puzzle(found->geometry.withDigits(values));
    auto givens = digitsOfCells(puzzle.geometry, digits->grid, holes, text, layout);
    if (!givens)
        return tl::unexpected(std::move(givens.error()));
    puzzle.givens = std::move(*givens);
    Board board(std::move(puzzle));
    const auto contents = readContents(text.directives, *digits->symbols, board);
    if (!contents)
        return tl::unexpected(contents.error());
    if (!board.info.symbols && options.symbols && digits->symbols == options.symbols
        && options.symbols->isOfPuzzle && options.symbols->fits(values.count))
        board.info.symbols = options.symbols;
    const SymbolSet *used = board.info.symbols ? board.info.symbols : digits->symbols;
    TextPuzzle read{std::move(board), used, formatId, std::move(text.note)};
    read.areBoxesAssumed = found->isAssumed || guessed->has_value();
    return read;
}

std::string withDirectives(const std::string &digits, const Board &board, const SymbolSet &symbols,
                           TextReader reader)
{
    const std::string text = directivesFor(board) + digits;
    if (symbols.id == "numbers" || board.info.symbols)
        return text;
    const TextResult read = reader(text, {});
    const bool isSame = read && read->board.puzzle == board.puzzle && read->board.entries == board.entries
                        && !symbols.isOfPuzzle;
    return isSame ? text : symbolsDirective(symbols) + text;
}

} // namespace sudoku
