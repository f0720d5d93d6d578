#include "ui/results/gamewatch.h"

#include "core/board/clues.h"
#include "ui/board/document.h"

#include <utility>

namespace sudoku {

GameWatch::GameWatch(const Document &document, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_puzzle(document.board().puzzle)
{
    connect(&document, &Document::boardChanged, this, [this] {
        emit moved();
        follow();
    });
    follow();
}

void GameWatch::follow()
{
    const Board &board = m_document.board();
    if (board.puzzle != m_puzzle) {
        m_puzzle = board.puzzle;
        m_wasOpen = false;
        m_isKnown = false;
        m_hints = 0;
    }
    if (hasHelpOfSolve(board))
        m_isKnown = true; // undone or not: the solution was seen
    const bool isFull = board.digits().filledCount() == board.puzzle.geometry.cellCount();
    if (!isFull)
        m_wasOpen = true;
    else if (isFinished() && std::exchange(m_wasOpen, false))
        emit finished(!std::exchange(m_isKnown, true));
}

bool GameWatch::isFinished() const
{
    const Board &board = m_document.board();
    return hasClues(board) && m_document.isSolved() && !hasHelpOfSolve(board)
           && board.playerEntries().filledCount() > 0;
}

} // namespace sudoku
