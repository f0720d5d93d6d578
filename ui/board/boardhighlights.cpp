#include "ui/board/boardhighlights.h"

#include "ui/board/boardeditor.h"
#include "ui/board/document.h"
#include "ui/board/selection.h"

namespace sudoku {

BoardHighlights editingHighlights(const Document &document, const Selection &selection,
                                  const HighlightChoice &choice, Digit digit)
{
    const Geometry &geometry = document.geometry();
    const Board &board = document.board();
    const Cell cursor = selection.current();
    BoardHighlights highlights{.cells = std::vector<CellHighlight>(geometry.cellCount()), .cursor = cursor};
    for (const Cell peer : geometry.peers(cursor))
        highlights.cells[peer].isPeer = choice.hasPeers;
    highlights.markedDigit = choice.hasMarks ? digit : noDigit;
    const bool isCursorAll = selection.cellsInOrder() == std::vector{cursor};
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        highlights.cells[cell].isSelected = selection.contains(cell) && !isCursorAll;
        highlights.cells[cell].isSameDigit =
            choice.hasDigits && digit != noDigit && board.digitAt(cell) == digit;
        highlights.contradictedMarks.push_back(document.contradictedMarks(cell));
    }
    for (const Violation &violation : document.violations())
        for (const Cell cell : violation.cells)
            highlights.cells[cell].isViolation = true;
    return highlights;
}

BoardHighlights withoutCursor(BoardHighlights highlights, bool hasFilter)
{
    highlights.cursor.reset();
    highlights.penStart.reset();
    highlights.outlined.clear();
    highlights.live = {};
    highlights.markedDigit = noDigit;
    for (CellHighlight &cell : highlights.cells) {
        cell.isPeer = cell.isSelected = false;
        cell.isSameDigit = cell.isSameDigit && hasFilter;
    }
    return highlights;
}

void showDrawing(BoardHighlights &highlights, const Document &document, const BoardEditor &editor,
                 const std::optional<CandidateLine> &line)
{
    highlights.drawn = shownDrawing(document.board(), document.peers());
    if (line)
        highlights.drawn.lines.push_back(*line);
    if (!isDrawing(editor.inputMode()))
        return;
    highlights.marksInPlaces = MarksInPlaces::All;
    const std::optional<Candidate> &start = editor.pen().start();
    if (start && drawableCandidates(document.board(), document.peers(), start->cell).contains(start->digit))
        highlights.penStart = start;
}

} // namespace sudoku
