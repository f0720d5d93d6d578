#include "core/formats/rowsahead.h"

#include "core/formats/plain/celllayout.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/textkind.h"

#include <cstdlib>

namespace sudoku {
namespace {

using PieceKind = StreamLine::Kind;

/// The number of cells by which a line may be too long or too short and still be taken for a small puzzle.
constexpr int lengthTolerance = 2;

bool isNear(int cellCount, int expected)
{
    return std::abs(cellCount - expected) <= lengthTolerance;
}

/// Returns whether a 4x4 or 5x5 puzzle has enough clues for one solution.
bool hasEnoughClues(const TextPuzzle &read)
{
    constexpr int minClues = 4;
    return read.board.puzzle.givens.filledCount() >= minClues;
}

} // namespace

int smallCells(const StreamLine &line)
{
    if (line.kind != PieceKind::Row && line.kind != PieceKind::Small)
        return 0;
    for (const int cellCount : {minBoardSize * minBoardSize, maxBoardSize})
        if (isNear(line.cellCount, cellCount))
            return cellCount;
    return 0;
}

bool areRows(StreamLines &lines, int cellCount, const std::string &before, const ReadOptions &options)
{
    if (options.boxes)
        return isNear(options.boxes->size(), cellCount);
    int lineCount = 0;
    int unreadable = 0;
    int poor = 0;
    for (std::size_t i = 0; lineCount <= cellCount && lines.peek(i) != nullptr; ++i) {
        const StreamLine &line = *lines.peek(i);
        if (line.kind == PieceKind::Comment
            || (line.kind == PieceKind::Row && line.cellCount == 0)) // or part of a frame
            continue;
        if (smallCells(line) != cellCount)
            break;
        const TextResult read = readPuzzle(before + line.text); // the directives before it may fit rows only
        unreadable += read ? 0 : 1;
        poor += !read || hasEnoughClues(*read) ? 0 : 1;
        ++lineCount;
    }
    const bool isHalfABoard = 2 * lineCount > cellCount;
    return isHalfABoard
           && (2 * unreadable > lineCount || (lineCount == cellCount && 2 * (unreadable + poor) > lineCount));
}

bool isGapOfBands(StreamLines &lines, int rowCount, int rowLength)
{
    if (rowCount < 2 || rowCount >= rowLength)
        return false;
    int rows = rowCount;
    int band = 0; // of the rows behind the last blank line
    int height = 0;
    for (std::size_t i = 0; rows < rowLength; ++i) {
        const StreamLine *line = lines.peek(i);
        const bool isRow = line && line->kind == PieceKind::Row && line->cellCount == rowLength;
        if (!isRow && (!line || line->kind != PieceKind::Blank || (band > 0 && height > 0 && band != height)))
            return false;
        if (!isRow && band > 0)
            height = band;
        band = isRow ? band + 1 : 0;
        rows += isRow ? 1 : 0;
    }
    const bool isLast = height == 0 || band == height;
    return isLast && rowCount % band == 0;
}

bool isPuzzleAfterRows(const StreamLine &line, int rowLength, const ReadOptions &options)
{
    if (line.kind != PieceKind::Small || rowLength == 0 || isNear(line.cellCount, rowLength))
        return false;
    const TextResult read = readPuzzle(line.text, options);
    return read && hasEnoughClues(*read);
}

bool isTitleOfRows(StreamLines &lines)
{
    const StreamLine &line = *lines.peek();
    if (line.kind > PieceKind::Small || textKind(line.text).empty())
        return false;
    const StreamLine *next = lines.peek(1);
    return next != nullptr && next->kind == PieceKind::Row;
}

} // namespace sudoku
