// What BoardEditor does while the player draws on candidates.

#include "core/rules/peers.h"
#include "ui/board/boardeditor.h"

#include <utility>

namespace sudoku {

std::optional<InputMode> BoardEditor::chosen(std::optional<InputMode> mode) const
{
    if (!isDrawing(m_inputMode))
        return mode;
    if (mode == InputMode::CornerMark)
        return InputMode::StrongLine;
    if (mode == InputMode::CentreMark)
        return InputMode::WeakLine;
    return mode;
}

std::vector<Candidate> BoardEditor::drawable(Digit digit, const std::vector<Cell> &cells) const
{
    std::vector<Candidate> candidates;
    for (const Cell cell : cells)
        if (drawableCandidates(m_document.board(), m_document.peers(), cell).contains(digit))
            candidates.push_back({cell, digit});
    return candidates;
}

bool BoardEditor::mayDraw(Digit digit, const std::vector<Cell> &cells)
{
    if (cells.empty() || !drawable(digit, cells).empty())
        return true;
    emit refused(tr("%1 is not a candidate of %2.")
                     .arg(digit)
                     .arg(QString::fromStdString(m_document.geometry().cellName(cells.front()))));
    return false;
}

Board BoardEditor::withDrawn(Board board, Digit digit, const std::vector<Cell> &cells, InputMode mode)
{
    const std::vector<Candidate> candidates = drawable(digit, cells);
    CandidatePen pen = m_pen;
    if (pen.start() && drawable(pen.start()->digit, {pen.start()->cell}).empty())
        pen.lift(); // the candidate is gone
    if (mode == InputMode::CandidateColour)
        pen.colour(board.drawn, candidates);
    else if (!candidates.empty()) // a line has one end
        pen.lineTo(board.drawn, candidates.back(), mode == InputMode::WeakLine);
    setPen(pen);
    return hasRoom(board) ? board : m_document.board();
}

bool BoardEditor::hasRoom(const Board &board)
{
    const bool isFull = board.drawn.size() > maxDrawn;
    if (isFull)
        emit refused(tr("There are %1 colours and lines already: erase some first.").arg(maxDrawn));
    return !isFull;
}

void BoardEditor::setPen(const CandidatePen &pen)
{
    if (std::exchange(m_pen, pen) != pen)
        emit penChanged();
}

void BoardEditor::setPenColour(int colour)
{
    CandidatePen pen = m_pen;
    pen.setColour(colour);
    setPen(pen);
}

void BoardEditor::liftPen()
{
    CandidatePen pen = m_pen;
    pen.lift();
    setPen(pen);
}

void BoardEditor::draw(const CandidateLine &line)
{
    finishNumber();
    Board after = m_document.board();
    after.drawn.toggleLine(line);
    if (hasRoom(after))
        edit(std::move(after), tr("Draw"), {.typedCells = {line.to.cell}});
}

} // namespace sudoku
