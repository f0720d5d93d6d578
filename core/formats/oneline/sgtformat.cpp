#include "core/board/regions.h"
#include "core/formats/oneline/dividinglines.h"
#include "core/formats/oneline/lineforms.h"
#include "core/formats/plain/directives.h"
#include "core/formats/text/boxestext.h"

#include <algorithm>

namespace sudoku {
namespace {

// A game ID of Simon Tatham's "Solo": "3x3:" and the cells, 'a' … 'z' for 1 … 26 blank ones, '_' between two
// digits without any. "9j:" has regions behind a comma, 'k' cages and their sums, each at the first cell of
// its cage.

constexpr std::string_view formatId = "sgt";
constexpr int maxBlanks = 26;
constexpr int tooLarge = maxBoardSize + 1;

struct Parameters
{
    BoxShape boxes;
    bool isJigsaw;
    bool hasDiagonals = false;
    bool hasCages = false;
};

bool isSmallLetter(char character)
{
    return character >= 'a' && character <= 'z';
}

/// Returns nothing if \a line does not begin like an ID; otherwise moves \a line past the colon.
std::optional<Parameters> readParameters(LineReader &line)
{
    const auto takeSize = [&line] { return line.isAtDigit() ? std::min(line.takeNumber(), tooLarge) : 0; };
    const int first = takeSize();
    const bool isProduct = line.skip("x");
    const int second = isProduct ? takeSize() : first;
    if (first == 0 || second == 0)
        return {};
    Parameters parameters{{first, second}, second == 1};
    while (!line.skip(":")) {
        if (line.peek() == 'j') {
            parameters.boxes = {isProduct ? first * second : first, 1};
            parameters.isJigsaw = true;
        } else if (line.peek() == 'x') {
            parameters.hasDiagonals = true;
        } else if (line.peek() == 'k') {
            parameters.hasCages = true;
        } else if (!isSmallLetter(line.peek()) && !line.isAtDigit()) {
            return {};
        } // any other one says how hard and how symmetric the puzzle is
        line.take();
    }
    return parameters;
}

bool detectsSgt(std::string_view text)
{
    const TextLine line{1, std::string(soleLine(text).substr(0, 30))};
    LineReader reader(line);
    return readParameters(reader) && !reader.isAtEnd() && reader.peek() != ':';
}

/// Returns a number up to \a max, or 0, for each cell. Ends before a comma.
tl::expected<std::vector<int>, TextError> readNumbers(LineReader &line, int size, int max)
{
    std::vector<int> numbers;
    const int cellCount = size * size;
    while (!line.isAtEnd() && line.peek() != ',' && std::ssize(numbers) <= cellCount) {
        TextError error = line.error();
        if (line.skip("_"))
            continue;
        if (line.isAtDigit()) {
            numbers.push_back(line.takeNumber());
            error.code = TextErrorCode::NumberTooLarge;
            error.found = std::to_string(numbers.back());
            error.expected = max;
            if (numbers.back() > max)
                return tl::unexpected(error);
        } else if (isSmallLetter(line.peek())) {
            numbers.insert(numbers.end(), line.take() - 'a' + 1, 0);
        } else {
            return tl::unexpected(error);
        }
    }
    TextError error = line.error(TextErrorCode::WrongCellCount);
    error.actual = static_cast<int>(numbers.size());
    error.expected = cellCount;
    error.found.clear();
    return error.actual == cellCount ? tl::expected<std::vector<int>, TextError>(std::move(numbers))
                                     : tl::unexpected(error);
}

tl::expected<LinePuzzle, TextError> readShapeAndGivens(LineReader &line, const Parameters &parameters,
                                                       int digitCount)
{
    const int size = parameters.boxes.size();
    const auto digits = readNumbers(line, size, digitCount);
    if (!digits)
        return tl::unexpected(digits.error());
    Grid givens(size * size);
    for (Cell cell = 0; cell < givens.cellCount(); ++cell)
        givens.set(cell, (*digits)[cell]);
    if (!parameters.isJigsaw)
        return LinePuzzle{Geometry::withBoxes(parameters.boxes), std::move(givens)};
    if (!line.skip(","))
        return tl::unexpected(line.error());
    TextError error = line.error(TextErrorCode::BadRegions);
    auto regionOf = readDividingLines(line, size);
    if (!regionOf)
        return tl::unexpected(regionOf.error());
    const auto geometry = geometryOf(size, std::move(*regionOf));
    return geometry && geometry->hasFullRegions()
               ? tl::expected<LinePuzzle, TextError>(LinePuzzle{*geometry, std::move(givens)})
               : tl::unexpected(error);
}

/// Reads the sum of a cage, which may be at any of its cells.
tl::expected<std::vector<Constraint>, TextError> readCages(LineReader &line, int size, int digitCount)
{
    if (!line.skip(","))
        return tl::unexpected(line.error());
    const auto cageOf = readDividingLines(line, size);
    if (!cageOf)
        return tl::unexpected(cageOf.error());
    if (!line.skip(","))
        return tl::unexpected(line.error());
    const auto numbers = readNumbers(line, size, digitCount * (digitCount + 1) / 2);
    if (!numbers)
        return tl::unexpected(numbers.error());
    std::map<int, int> sums;
    for (Cell cell = 0; cell < size * size; ++cell)
        if ((*numbers)[cell] > 0)
            sums[(*cageOf)[cell]] = (*numbers)[cell];
    return killerCages(*cageOf, sums);
}

TextResult readSgt(std::string_view text, const ReadOptions &options)
{
    const PuzzleText parts = splitText(text);
    if (parts.lines.size() != 1)
        return tl::unexpected(TextError{TextErrorCode::NoPuzzle});
    LineReader line(parts.lines.front());
    const auto parameters = readParameters(line);
    if (!parameters)
        return tl::unexpected(line.error());
    const int size = parameters->boxes.size();
    if (size < minBoardSize || size > maxBoardSize)
        return tl::unexpected(TextError{TextErrorCode::NumberTooLarge, parts.lines.front().number, 1,
                                        std::to_string(size), 0, maxBoardSize});
    const auto shape = readShape(parts.directives, size);
    if (!shape)
        return tl::unexpected(shape.error());
    const int digitCount = shape->digits.value_or(size).count;
    auto puzzle = readShapeAndGivens(line, *parameters, digitCount);
    if (!puzzle)
        return tl::unexpected(puzzle.error());
    if (parameters->hasDiagonals)
        puzzle->constraints = diagonals();
    if (parameters->hasCages) {
        auto cages = readCages(line, size, digitCount);
        if (!cages)
            return tl::unexpected(cages.error());
        std::ranges::move(*cages, std::back_inserter(puzzle->constraints));
    }
    if (!line.isAtEnd())
        return tl::unexpected(line.error());
    return finishLine(parts, std::move(*puzzle), options, formatId);
}

std::string numbersText(const std::vector<int> &numbers)
{
    std::string text;
    int blanks = 0;
    const auto addBlanks = [&] {
        for (; blanks > maxBlanks; blanks -= maxBlanks)
            text += 'z';
        if (blanks > 0)
            text += static_cast<char>('a' + blanks - 1);
        else if (!text.empty())
            text += '_';
        blanks = 0;
    };
    for (const int number : numbers) {
        if (number == 0) {
            ++blanks;
            continue;
        }
        addBlanks();
        text += std::to_string(number);
    }
    if (blanks > 0)
        addBlanks();
    return text;
}

/// Returns the groups as they are read from the ID of \a groupOf.
std::optional<std::vector<int>> readBack(int size, const std::vector<int> &groupOf)
{
    const TextLine line{1, dividingLines(size, groupOf)};
    LineReader reader(line);
    const auto groups = readDividingLines(reader, size);
    return groups ? std::optional(*groups) : std::nullopt;
}

/// Returns the cages that an ID can hold instead of the first of \a constraints: all have a sum, are
/// connected, and leave no cell out. Returns none otherwise.
std::vector<int> cagesOf(const Geometry &geometry, std::span<const Constraint> constraints)
{
    const int maxSum = geometry.digitCount() * (geometry.digitCount() + 1) / 2; // of an ID
    std::vector<int> cageOf(geometry.cellCount(), -1);
    std::map<int, int> sums;
    for (const Constraint &constraint : constraints) {
        if (constraint.variant->id != "killer" || constraint.number().value_or(maxSum + 1) > maxSum)
            break;
        for (const Cell cell : constraint.cells)
            cageOf[cell] = static_cast<int>(sums.size());
        sums.emplace(static_cast<int>(sums.size()), *constraint.number());
    }
    if (std::ranges::count(cageOf, -1) > 0)
        return {};
    const bool isSame = readBack(geometry.size(), cageOf) == cageOf
                        && std::ranges::equal(killerCages(cageOf, sums), constraints.first(sums.size()));
    return isSame ? cageOf : std::vector<int>();
}

std::string cagesText(const Geometry &geometry, const std::vector<int> &cageOf,
                      std::span<const Constraint> cages)
{
    std::vector<int> sums(geometry.cellCount());
    for (const Constraint &cage : cages)
        sums[cage.cells.front()] = *cage.number();
    return "," + dividingLines(geometry.size(), cageOf) + "," + numbersText(sums);
}

std::vector<int> regionsOf(const Geometry &geometry)
{
    std::vector<int> regions;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        regions.push_back(geometry.regionOf(cell));
    return regions;
}

/// An ID after its kinds, and the constraints that it does not contain.
struct WrittenByKinds
{
    std::string kinds;
    std::string cages;
    std::vector<Constraint> rest;
};

WrittenByKinds sayConstraints(const Puzzle &puzzle)
{
    std::string kinds;
    std::string cages;
    std::span<const Constraint> rest = puzzle.constraints;
    const std::vector<Constraint> both = diagonals();
    if (rest.size() >= both.size() && std::ranges::equal(rest.first(both.size()), both)) {
        kinds = "x";
        rest = rest.subspan(both.size());
    }
    if (const std::vector<int> cageOf = cagesOf(puzzle.geometry, rest); !cageOf.empty()) {
        const int count = *std::ranges::max_element(cageOf) + 1;
        kinds += 'k';
        cages = cagesText(puzzle.geometry, cageOf, rest.first(count));
        rest = rest.subspan(count);
    }
    return {kinds, cages, {rest.begin(), rest.end()}};
}

/// Returns the rest of \a board, which directives hold because the ID does not.
Board restOf(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    Board rest = board;
    rest.puzzle.constraints = sayConstraints(board.puzzle).rest;
    const auto isWritten = [&geometry] {
        return geometry.hasFullRegions()
               && readBack(geometry.size(), regionsOf(geometry)) == regionsOf(geometry);
    };
    if (geometry.boxes() || isWritten())
        rest.puzzle.geometry =
            Geometry::withBoxes(defaultBoxes(geometry.size())).withDigits(geometry.values());
    return rest;
}

std::vector<Loss> losses(const Board &board)
{
    return plainLosses(restOf(board));
}

std::string writeSgt(const Board &board, const SymbolSet &)
{
    const Geometry &geometry = board.puzzle.geometry;
    const int size = geometry.size();
    const auto boxes = geometry.boxes();
    const bool isJigsaw = boxes ? boxes->columns == 1 : geometry.hasFullRegions();
    std::vector<int> digits;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        digits.push_back(board.puzzle.givens[cell]);
    const WrittenByKinds written = sayConstraints(board.puzzle);
    const std::string shape =
        isJigsaw ? std::to_string(size) + "j" : boxesText(boxes.value_or(defaultBoxes(size)));
    const std::string regions = isJigsaw ? "," + dividingLines(size, regionsOf(geometry)) : std::string();
    return directivesFor(restOf(board)) + entriesDirective(board, symbolsOf(board, symbolSets().front()))
           + shape + written.kinds + ":" + numbersText(digits) + regions + written.cages + "\n";
}

} // namespace

const Format sgtFormat{
    .id = formatId,
    .name = TR_NOOP("Format", "Game ID of Simon Tatham's Solo"),
    .suffix = "txt",
    .detects = detectsSgt,
    .read = readSgt,
    .write = writeSgt,
    .isOneLine = true,
    .isLineForm = true,
    .losses = losses,
};

} // namespace sudoku
