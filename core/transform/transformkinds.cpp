#include "core/transform/transformkinds.h"

#include "core/transform/canonicalboard.h"
#include "core/transform/isometry.h"
#include "core/transform/linemaps.h"
#include "core/transform/movedboard.h"
#include "core/transform/relabelledboard.h"
#include "core/transform/shuffledboard.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace sudoku {
namespace {

using Argument = TransformKind::Argument;

constexpr int maxNumber = 1000; // more lines and digits than any board has

using Applied = tl::expected<TransformedBoard, TransformObstacle>;

Applied moved(const Board &board, const CellMap &map)
{
    TransformResult after = movedBoard(board, map);
    return after ? Applied({std::move(*after), map}) : tl::unexpected(after.error());
}

Applied relabelled(const Board &board, const DigitMap &digits)
{
    TransformResult after = relabelledBoard(board, digits);
    return after ? Applied({std::move(*after), sameCells(board.puzzle.geometry.cellCount())})
                 : tl::unexpected(after.error());
}

template <int index>
Applied turn(const Board &board, const TransformInput &)
{
    return moved(board, isometries()[index].mapOf(board.puzzle.geometry));
}

template <LineKind kind>
Applied swapLines(const Board &board, const TransformInput &input)
{
    const Geometry &geometry = board.puzzle.geometry;
    const int count = lineCount(geometry, kind);
    if (count == 0)
        return tl::unexpected(TransformObstacle{geometry.isSquare() ? TransformObstacle::Kind::NoBoxes
                                                                    : TransformObstacle::Kind::NoWholeLines});
    if (std::ranges::any_of(input.numbers, [count](int line) { return line < 1 || line > count; }))
        return tl::unexpected(TransformObstacle{TransformObstacle::Kind::NoLine, {}, count});
    return moved(board, swappedLines(geometry, kind, input.numbers[0] - 1, input.numbers[1] - 1));
}

Applied relabel(const Board &board, const TransformInput &input)
{
    DigitMap digits{noDigit};
    for (const int value : input.numbers)
        digits.push_back(board.puzzle.geometry.values().digitOf(value));
    return relabelled(board, digits);
}

Applied reverse(const Board &board, const TransformInput &)
{
    return relabelled(board, reversedDigits(board.puzzle.geometry.digitCount()));
}

Applied sort(const Board &board, const TransformInput &input)
{
    const Grid grid = input.solution ? *input.solution : board.digits();
    return relabelled(board, sortedDigits(grid, board.puzzle.geometry.digitCount()));
}

Applied shuffle(const Board &board, const TransformInput &input)
{
    Random random(input.seed);
    return shuffledBoard(board, random);
}

Applied canonize(const Board &board, const TransformInput &)
{
    return canonicalBoard(board);
}

using Turn = decltype(TransformKind::apply);
constexpr std::array<Turn, 7> turns{turn<0>, turn<1>, turn<2>, turn<3>, turn<4>, turn<5>, turn<6>};

constexpr std::array otherKinds{
    TransformKind{"swap-rows", TR_NOOP("Transform", "Swap Rows"), Argument::TwoLines,
                  swapLines<LineKind::Rows>},
    TransformKind{"swap-columns", TR_NOOP("Transform", "Swap Columns"), Argument::TwoLines,
                  swapLines<LineKind::Columns>},
    TransformKind{"swap-bands", TR_NOOP("Transform", "Swap Bands of Boxes"), Argument::TwoLines,
                  swapLines<LineKind::Bands>},
    TransformKind{"swap-stacks", TR_NOOP("Transform", "Swap Stacks of Boxes"), Argument::TwoLines,
                  swapLines<LineKind::Stacks>},
    TransformKind{"relabel", TR_NOOP("Transform", "Relabel Digits"), Argument::Digits, relabel},
    TransformKind{"reverse", TR_NOOP("Transform", "Reverse Digits"), Argument::None, reverse},
    TransformKind{.id = "sort",
                  .name = TR_NOOP("Transform", "Sort Digits by the First Row"),
                  .apply = sort,
                  .usesSolution = true},
    TransformKind{"canonical", TR_NOOP("Transform", "Canonical Form"), Argument::None, canonize},
    TransformKind{
        .id = "shuffle", .name = TR_NOOP("Transform", "Shuffle"), .apply = shuffle, .usesSeed = true},
};

/// Isometries, then the others.
const std::vector<TransformKind> &kindTable()
{
    static const std::vector<TransformKind> kinds = [] {
        std::vector<TransformKind> all;
        for (std::size_t i = 0; i < turns.size(); ++i)
            all.push_back({.id = isometries()[i].id, .name = isometries()[i].name, .apply = turns[i]});
        all.insert(all.end(), otherKinds.begin(), otherKinds.end());
        return all;
    }();
    return kinds;
}

/// Returns each figure of \a text as a number, or nothing if there is something else.
std::vector<int> figuresOf(std::string_view text)
{
    std::vector<int> figures;
    for (const char character : text) {
        if (character < '0' || character > '9')
            return {};
        figures.push_back(character - '0');
    }
    return figures;
}

/// Returns the numbers of a list, each at least \a min, or nothing if it is none.
std::vector<int> numbersOf(std::string_view text, int min)
{
    constexpr std::string_view separators = ", ";
    std::vector<int> numbers;
    for (std::size_t begin = text.find_first_not_of(separators); begin != text.npos;) {
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
        int number = 0;
        const auto [stop, error] = std::from_chars(text.data() + begin, text.data() + end, number);
        if (error != std::errc() || stop != text.data() + end || number < min || number > maxNumber)
            return {};
        numbers.push_back(number);
        begin = text.find_first_not_of(separators, end);
    }
    return numbers;
}

} // namespace

std::span<const TransformKind> transformKinds()
{
    return kindTable();
}

const TransformKind *findTransformKind(std::string_view id)
{
    const auto found = std::ranges::find(kindTable(), id, &TransformKind::id);
    return found == kindTable().end() ? nullptr : &*found;
}

bool needsSolution(const TransformKind &kind, const Board &board)
{
    const int size = board.puzzle.geometry.size();
    for (Cell cell = 0; cell < size; ++cell)
        if (board.digitAt(cell) == noDigit)
            return kind.usesSolution;
    return false;
}

tl::expected<std::vector<int>, TransformTextError> readTransformNumbers(const TransformKind &kind,
                                                                        std::string_view text)
{
    using Error = TransformTextError;
    const bool isEmpty = text.find_first_not_of(' ') == text.npos;
    if (kind.argument == Argument::None)
        return isEmpty ? tl::expected<std::vector<int>, Error>() : tl::unexpected(Error::NeedlessNumbers);
    if (isEmpty)
        return tl::unexpected(Error::NoNumbers);
    const bool areFigures = kind.argument == Argument::Digits && text.find_first_of(", ") == text.npos;
    std::vector<int> numbers =
        areFigures ? figuresOf(text) : numbersOf(text, kind.argument == Argument::Digits ? 0 : 1);
    if (numbers.empty() || (kind.argument == Argument::TwoLines && numbers.size() != 2))
        return tl::unexpected(Error::BadNumbers);
    return numbers;
}

tl::expected<TransformRequest, TransformTextError> readTransform(std::string_view text)
{
    const std::size_t colon = text.find(':');
    const TransformKind *kind = findTransformKind(text.substr(0, colon));
    if (!kind)
        return tl::unexpected(TransformTextError::UnknownName);
    auto numbers =
        readTransformNumbers(*kind, colon == text.npos ? std::string_view() : text.substr(colon + 1));
    if (!numbers)
        return tl::unexpected(numbers.error());
    return TransformRequest{kind, std::move(*numbers)};
}

} // namespace sudoku
