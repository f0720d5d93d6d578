#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace sudoku {

class BoardView;

/// Sends digits that are typed in a list of puzzles to the board, which has the keyboard from then on: who
/// clicks a puzzle and types wants to solve it.
class TypedInList : public QObject
{
    Q_OBJECT

public:
    /// \a isOnBoard tells whether the puzzle that is current in \a list is on the board. The other keys, and
    /// all keys at another puzzle, are for the list.
    TypedInList(QWidget &list, BoardView &view, std::function<bool()> isOnBoard);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    BoardView &m_view;
    std::function<bool()> m_isOnBoard;
};

} // namespace sudoku
