#pragma once

#include <Qt>

class QKeyEvent;

namespace sudoku {

class BoardEditor;
class InputBoard;
class StepTyping;
struct KeyInput;

/// What keys mean on the board: where the cursor goes and what is typed.
class BoardKeys
{
public:
    BoardKeys(InputBoard &board, BoardEditor &editor, StepTyping &typing)
        : m_board(board),
          m_editor(editor),
          m_typing(typing)
    {
    }

    /// Returns whether \a event is typed on the board even if it is a shortcut of the window.
    bool precedesShortcuts(const QKeyEvent &event) const;
    /// Handles an arrow key: one of \a rows and \a columns is 1 or -1, the other 0.
    void step(int rows, int columns, Qt::KeyboardModifiers modifiers) const;
    /// Handles a key that is no arrow. Returns false if it has no meaning on the board.
    bool press(const QKeyEvent &event) const;
    void type(const KeyInput &input) const;

private:
    bool moveCursor(const QKeyEvent &event) const;
    bool typeNumber(const QKeyEvent &event) const;
    bool typeDigit(const QKeyEvent &event) const;
    void confirm() const;
    void refuse(const QKeyEvent &event) const;
    int digitCount() const;

    InputBoard &m_board;
    BoardEditor &m_editor;
    StepTyping &m_typing;
};

} // namespace sudoku
