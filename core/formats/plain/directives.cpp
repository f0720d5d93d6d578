#include "core/formats/plain/directives.h"

#include "core/board/puzzlesymbols.h"
#include "core/board/regions.h"
#include "core/formats/plain/digitreader.h"
#include "core/formats/plain/directivevalues.h"
#include "core/formats/plain/holes.h"
#include "core/formats/plain/picturedirectives.h"
#include "core/formats/plain/shapedirectives.h"
#include "core/formats/text/constraintorder.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/crossedouttext.h"
#include "core/formats/text/drawntext.h"
#include "core/formats/text/foundregionstext.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/keptmembers.h"
#include "core/formats/text/ownkindtext.h"
#include "core/formats/text/puzzletext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace sudoku {
namespace {

constexpr std::string_view orderKey = "order";
constexpr std::string_view switchedOffKey = "switched-off";
constexpr std::string_view entriesKey = "entries";
constexpr std::string_view symbolsKey = "symbols";

/// Returns \a error with its place in the text. Its column is an index into the value of \a directive.
tl::unexpected<TextError> inDirective(TextError error, const Directive &directive)
{
    error.line = directive.line;
    error.column += directive.valueColumn;
    return tl::unexpected(std::move(error));
}

tl::expected<void, TextError> readKind(const Directive &directive, ContentsReading &reading, Board &)
{
    auto object = parseJson(directive.value);
    if (!object) {
        object.error().column -= 1;
        return inDirective(std::move(object.error()), directive);
    }
    auto defined = defineOwnKind(*object, reading.kinds);
    if (!defined) {
        defined.error().line = directive.line;
        defined.error().column = directive.valueColumn;
    }
    return defined;
}

tl::expected<void, TextError> readVariant(const Directive &directive, ContentsReading &reading, Board &board)
{
    auto constraint = readConstraint(board.puzzle.geometry, directive.value, reading.kinds);
    if (!constraint)
        return inDirective(std::move(constraint.error()), directive);
    (directive.key == switchedOffKey ? board.switchedOff : board.puzzle.constraints)
        .push_back(std::move(*constraint));
    return {};
}

tl::expected<void, TextError> readCrossedOut(const Directive &directive, ContentsReading &reading,
                                             Board &board)
{
    auto crossed = sudoku::readCrossedOut(board.puzzle.geometry, directive.value, reading.kinds);
    if (!crossed && crossed.error().code == TextErrorCode::BadDirective)
        return badDirective(directive);
    if (!crossed)
        return inDirective(std::move(crossed.error()), directive);
    board.crossedOut.push_back(std::move(*crossed));
    return {};
}

/// Returns the value with its position in the line, so that columns are those of the line.
PuzzleText textOfValue(const Directive &directive)
{
    return splitText(std::string(directive.valueColumn - 1, ' ') + directive.value);
}

tl::expected<void, TextError> readEntries(const Directive &directive, ContentsReading &reading, Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    const SymbolSet &symbols = reading.symbols;
    const PuzzleText text = textOfValue(directive);
    const CellLayout layout =
        symbols.isNumeric() && geometry.digitCount() > 9 ? splitAtSpaces(text) : splitCharacters(text);
    if (std::ssize(layout.cells) != geometry.size() * geometry.size())
        return badDirective(directive);
    const auto read = readDigits(text, layout, geometry.size(), geometry.digitCount(), &symbols);
    if (!read)
        return badDirective(directive, read.error().column);
    const auto digits = digitsOfCells(geometry, read->grid, holesIn(text, layout), text, layout);
    if (!digits)
        return badDirective(directive, digits.error().column);
    for (Cell cell = 0; cell < digits->cellCount(); ++cell) {
        if (!digits->isFilled(cell))
            continue;
        const int place = geometry.rowOf(cell) * geometry.size() + geometry.columnOf(cell);
        if (board.isGiven(cell) || board.entries.isFilled(cell))
            return badDirective(directive, layout.cells[place].column + 1);
        board.entries.set(cell, (*digits)[cell]);
    }
    return {};
}

/// Returns a character for each cell: 'x' if Solve wrote the entry, otherwise '.'.
tl::expected<void, TextError> readSolved(const Directive &directive, ContentsReading &, Board &board)
{
    if (std::ssize(directive.value) != board.puzzle.geometry.cellCount())
        return badDirective(directive);
    const auto wrong = directive.value.find_first_not_of("x.");
    if (wrong != directive.value.npos)
        return badDirective(directive, directive.valueColumn + static_cast<int>(wrong));
    for (Cell cell = 0; cell < std::ssize(directive.value); ++cell)
        board.isFromSolve[cell] = directive.value[cell] == 'x';
    return {};
}

/// Reads a letter for each cell.
tl::expected<void, TextError> readFoundRegions(const Directive &directive, ContentsReading &, Board &board)
{
    const auto regionOf = regionsOfLetters(directive.value);
    if (!regionOf || std::ssize(*regionOf) != board.puzzle.geometry.cellCount())
        return badDirective(directive);
    setRegions(board.entries, *regionOf);
    return {};
}

/// Returns the digits of a list such as "3,14", or nothing if it is no such list; "." is the empty list.
std::optional<DigitSet> parseMarks(std::string_view text, int digitCount)
{
    DigitSet marks;
    if (text == ".")
        return marks;
    const char *at = text.data();
    const char *const end = at + text.size();
    while (true) {
        Digit digit = noDigit;
        const auto [next, error] = std::from_chars(at, end, digit);
        if (error != std::errc() || digit < 1 || digit > digitCount)
            return {};
        marks.insert(digit);
        if (next == end)
            return marks;
        if (*next != ',')
            return {};
        at = next + 1;
    }
}

tl::expected<void, TextError> readMarks(const Directive &directive, int max, std::vector<DigitSet> &marks)
{
    const std::string_view value = directive.value;
    Cell cell = 0;
    for (std::size_t at = 0; at < value.size(); ++cell) {
        const std::size_t end = std::min(value.find(' ', at), value.size());
        const auto parsed = parseMarks(value.substr(at, end - at), max);
        if (!parsed || cell >= std::ssize(marks))
            return badDirective(directive, directive.valueColumn + static_cast<int>(at));
        marks[cell] = *parsed;
        at = end + 1;
    }
    if (cell != std::ssize(marks))
        return badDirective(directive);
    return {};
}

tl::expected<void, TextError> readCornerMarks(const Directive &directive, ContentsReading &, Board &board)
{
    return readMarks(directive, board.puzzle.geometry.digitCount(), board.cornerMarks);
}

tl::expected<void, TextError> readCentreMarks(const Directive &directive, ContentsReading &, Board &board)
{
    return readMarks(directive, board.puzzle.geometry.digitCount(), board.centreMarks);
}

tl::expected<void, TextError> readColours(const Directive &directive, ContentsReading &, Board &board)
{
    return readMarks(directive, colourCount, board.colours);
}

tl::expected<void, TextError> readDrawn(const Directive &directive, ContentsReading &, Board &board)
{
    const auto object = parseJson(directive.value);
    const auto drawn = object ? sudoku::readDrawn(board.puzzle.geometry, *object) : std::nullopt;
    if (!drawn)
        return badDirective(directive);
    board.drawn = *drawn;
    return {};
}

/// Puts the constraints that were read so far into the order that they had on the board. Ignores an order of
/// other constraints.
tl::expected<void, TextError> readOrder(const Directive &directive, ContentsReading &, Board &board)
{
    std::vector<int> places;
    for (std::string_view rest = directive.value; !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        const std::optional<int> place = wholeNumber(word);
        if (!place || *place < 1)
            return badDirective(directive);
        places.push_back(*place - 1);
    }
    std::vector<Constraint> &constraints = board.puzzle.constraints;
    if (places.size() == constraints.size())
        constraints = inOrder(std::move(constraints), places);
    return {};
}

tl::expected<void, TextError> readMembers(const Directive &directive, ContentsReading &, Board &board)
{
    const auto members = parseJson(directive.value);
    if (!members || !members->is_object() || !keepMembers(*members, board))
        return badDirective(directive);
    return {};
}

tl::expected<void, TextError> readInfo(const Directive &directive, ContentsReading &, Board &board)
{
    std::string text = directive.value;
    if (text.starts_with('"')) {
        const auto string = parseJson(text);
        if (!string || !string->is_string())
            return badDirective(directive);
        text = json::text(*string);
    }
    if (text.size() > maxInfoSize)
        return badDirective(directive);
    const auto member = std::ranges::find(infoMembers, directive.key, &InfoMember::name);
    board.info.*member->text = infoText(text);
    return {};
}

/// Keeps the symbols that readSymbols() found, if they are the puzzle's.
tl::expected<void, TextError> keepSymbols(const Directive &directive, ContentsReading &, Board &board)
{
    const auto symbols = symbolsNamed(directive.value);
    const int digitCount = board.puzzle.geometry.digitCount();
    if (!symbols || !(*symbols)->isOfPuzzle)
        return {};
    if (!(*symbols)->fits(digitCount))
        return tl::unexpected(TextError{TextErrorCode::SymbolsDoNotFit, directive.line, directive.valueColumn,
                                        directive.value, (*symbols)->maxDigit(), digitCount});
    board.info.symbols = *symbols;
    return {};
}

/// Reads a directive by \a take, which returns whether its value is right.
template <bool (*take)(const Directive &, Board &)>
tl::expected<void, TextError> readPicture(const Directive &directive, ContentsReading &, Board &board)
{
    if (!take(directive, board))
        return badDirective(directive);
    return {};
}

// All directives, in the order in which they are written. Those without values() are written by the formats
// that need them: entriesDirective(), symbolsDirective().
constexpr std::array table{
    DirectiveKind{
        .key = "regions", .example = "AAABABBBCCCDCDDD", .readShape = readRegions, .values = regionsValues},
    DirectiveKind{
        .key = "boards", .example = "2x2 r1c1 r3c3", .readShape = readBoards, .values = boardsValues},
    DirectiveKind{.key = "boxes", .example = "2x3", .readShape = readBoxes, .values = boxesValues},
    DirectiveKind{.key = "digits", .example = "10", .readShape = readDigitValues, .values = digitCountValues},
    DirectiveKind{.key = symbolsKey,
                  .example = "1-9A",
                  .readShape = readSymbols,
                  .readContents = keepSymbols,
                  .values = symbolsValues},
    DirectiveKind{.key = "kind",
                  .example = R"({"id":"three-apart","name":"Three apart","rule":"|a - b| >= 3"})",
                  .readContents = readKind,
                  .values = kindValues},
    DirectiveKind{.key = "variant",
                  .example = "killer 5 r1c1 r1c2",
                  .readContents = readVariant,
                  .values = variantValues},
    DirectiveKind{.key = orderKey, .example = "2 1", .readContents = readOrder},
    DirectiveKind{.key = switchedOffKey,
                  .example = "killer 5 r1c1 r1c2",
                  .readContents = readVariant,
                  .values = switchedOffValues},
    DirectiveKind{.key = "crossed-out",
                  .example = "2,3 killer 5 r1c1 r1c2",
                  .readContents = readCrossedOut,
                  .values = crossedOutValues},
    DirectiveKind{.key = entriesKey, .example = "..34..12........", .readContents = readEntries},
    DirectiveKind{
        .key = "solved", .example = "..xx..xx........", .readContents = readSolved, .values = solvedValues},
    DirectiveKind{.key = "found-regions",
                  .example = "AABBAABBCCDDCCDD",
                  .readContents = readFoundRegions,
                  .values = foundRegionsValues},
    DirectiveKind{.key = "corner-marks",
                  .example = "1,2 . . . 3 . . . . . . . . . . .",
                  .readContents = readCornerMarks,
                  .values = cornerMarksValues},
    DirectiveKind{.key = "centre-marks",
                  .example = "1,2 . . . 3 . . . . . . . . . . .",
                  .readContents = readCentreMarks,
                  .values = centreMarksValues},
    DirectiveKind{.key = "colours",
                  .example = "1,2 . . . 8 . . . . . . . . . . .",
                  .readContents = readColours,
                  .values = coloursValues},
    DirectiveKind{.key = "drawn",
                  .example = R"({"colours":{"r1c1=2":3},"lines":[{"from":"r1c1=2","to":"r1c4=2"}]})",
                  .readContents = readDrawn,
                  .values = drawnValues},
    DirectiveKind{.key = "title", .example = "Sunday no. 5", .readContents = readInfo, .values = titleValues},
    DirectiveKind{.key = "author", .example = "Ada", .readContents = readInfo, .values = authorValues},
    DirectiveKind{.key = "rules",
                  .example = R"("Normal sudoku rules apply.\nDigits in cages are different.")",
                  .readContents = readInfo,
                  .values = rulesValues},
    DirectiveKind{.key = "source", .example = "The Times", .readContents = readInfo, .values = sourceValues},
    DirectiveKind{.key = "level", .example = "Hard", .readContents = readInfo, .values = levelValues},
    DirectiveKind{
        .key = "message", .example = "Well done!", .readContents = readInfo, .values = messageValues},
    DirectiveKind{.key = "solution",
                  .example = "1234341221434321",
                  .readContents = readPicture<takeSolution>,
                  .values = solutionValues},
    DirectiveKind{.key = "drawing",
                  .example = R"({"kind":"text","points":[[0.5,0.5]],"height":0.5,"text":"A"})",
                  .readContents = readPicture<takeDrawing>,
                  .values = drawingValues},
    DirectiveKind{
        .key = "fog", .example = "r1c1 r1c2", .readContents = readPicture<takeFog>, .values = fogValues},
    DirectiveKind{.key = "members",
                  .example = R"({"date": "2026-11-24"})",
                  .readContents = readMembers,
                  .values = membersValues},
};

std::string directiveLine(std::string_view key, std::string_view value)
{
    return "# sudoku-workbench: " + std::string(key) + " " + std::string(value) + "\n";
}

} // namespace

std::span<const DirectiveKind> directiveKinds()
{
    return table;
}

tl::expected<ShapeDirectives, TextError> readShape(const std::vector<Directive> &directives, int size)
{
    ShapeDirectives shape;
    for (const bool areRegions : {false, true})
        for (const Directive &directive : directives) {
            const auto kind = std::ranges::find(table, directive.key, &DirectiveKind::key);
            if (kind == table.end())
                return tl::unexpected(TextError{TextErrorCode::UnknownDirective, directive.line,
                                                directive.keyColumn, directive.key});
            if (!kind->readShape || (kind->readShape == readRegions) != areRegions)
                continue;
            if (const auto result = kind->readShape(directive, size, shape); !result)
                return tl::unexpected(result.error());
        }
    return shape;
}

tl::expected<void, TextError> readContents(const std::vector<Directive> &directives, const SymbolSet &symbols,
                                           Board &board)
{
    ContentsReading reading{symbols};
    for (const bool areKinds : {true, false}) // others may name them, also above them
        for (const Directive &directive : directives) {
            const auto kind = std::ranges::find(table, directive.key, &DirectiveKind::key);
            if (!kind->readContents || (kind->readContents == readKind) != areKinds)
                continue;
            if (const auto result = kind->readContents(directive, reading, board); !result)
                return result;
        }
    if (!hasFoundRegions(board))
        board.entries.setRegions({});
    return {};
}

std::string directivesFor(const Board &board)
{
    std::string text;
    for (const DirectiveKind &kind : table)
        for (const std::string &value : kind.values ? kind.values(board) : DirectiveValues())
            text += directiveLine(kind.key, value);
    return text;
}

std::string entriesDirective(const Board &board, const SymbolSet &symbols)
{
    if (board.entries.filledCount() == 0)
        return {};
    return directiveLine(entriesKey, digitLine(board.puzzle.geometry, board.entries, symbols));
}

std::string orderDirective(const std::vector<int> &order)
{
    std::string text;
    for (const int index : order)
        text += (text.empty() ? "" : " ") + std::to_string(index + 1);
    return order.empty() ? std::string() : directiveLine(orderKey, text);
}

std::string symbolsDirective(const SymbolSet &symbols)
{
    return directiveLine(symbolsKey, symbols.id);
}

} // namespace sudoku
