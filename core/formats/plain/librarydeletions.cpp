#include "core/formats/plain/librarydeletions.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::size_t deletionLength = 3;

/// A list has one figure for each of digit, row and column.
bool canHaveDeletions(const Board &board)
{
    return board.puzzle.geometry.digitCount() <= 9;
}

/// Returns the digits that no other cell of the houses of \a cell has; none if it has a digit itself.
DigitSet candidatesOf(const Board &board, Cell cell)
{
    if (board.digitAt(cell) != noDigit)
        return {};
    DigitSet candidates = DigitSet::all(board.puzzle.geometry.digitCount());
    for (const Cell peer : board.puzzle.geometry.peers(cell))
        if (const Digit digit = board.digitAt(peer); digit != noDigit)
            candidates.remove(digit);
    return candidates;
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    constexpr std::string_view gaps = " ,\t";
    std::vector<std::string_view> words;
    for (std::size_t begin = text.find_first_not_of(gaps); begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(gaps, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(gaps, end);
    }
    return words;
}

bool isDeletion(std::string_view word)
{
    return word.size() == deletionLength
           && std::ranges::all_of(word, [](char character) { return character >= '1' && character <= '9'; });
}

} // namespace

bool areDeletions(std::string_view text)
{
    return std::ranges::all_of(wordsOf(text), isDeletion);
}

int deleteCandidates(Board &board, std::string_view text)
{
    const Geometry &geometry = board.puzzle.geometry;
    std::vector<DigitSet> deleted(board.centreMarks.size());
    std::vector<DigitSet> left(board.centreMarks.size());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        left[cell] = candidatesOf(board, cell);
    int leftOut = 0;
    for (const std::string_view word : wordsOf(text)) {
        const bool isInside = isDeletion(word) && canHaveDeletions(board)
                              && std::max(word[1], word[2]) <= '0' + geometry.size();
        const Cell cell = isInside ? geometry.cellAt(word[1] - '1', word[2] - '1') : 0;
        const Digit digit = isInside ? word[0] - '0' : noDigit;
        if (isInside && left[cell].contains(digit))
            deleted[cell].insert(digit);
        else
            ++leftOut;
    }
    bool isAnyDeleted = false;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (deleted[cell] == left[cell])
            leftOut += deleted[cell].size();
        else if (!deleted[cell].isEmpty())
            isAnyDeleted = true;
    for (Cell cell = 0; cell < geometry.cellCount() && isAnyDeleted; ++cell)
        board.centreMarks[cell] = deleted[cell] == left[cell] ? left[cell] : left[cell] - deleted[cell];
    return leftOut;
}

std::string deletedCandidates(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    std::string list;
    for (Cell cell = 0; cell < geometry.cellCount() && canHaveDeletions(board); ++cell) {
        const DigitSet candidates = candidatesOf(board, cell);
        const DigitSet marks = board.centreMarks[cell];
        if (!(marks - candidates).isEmpty() || (marks.isEmpty() && !candidates.isEmpty()))
            return {};
        for (const Digit digit : candidates - marks)
            list += (list.empty() ? "" : " ") + std::to_string(digit)
                    + std::to_string(geometry.rowOf(cell) + 1) + std::to_string(geometry.columnOf(cell) + 1);
    }
    return list;
}

} // namespace sudoku
