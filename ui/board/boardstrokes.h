#pragma once

#include "ui/board/inputboard.h"

#include <optional>

class QMouseEvent;

namespace sudoku {

class BoardEditor;

/// What the mouse does on the board: it selects cells, or enters the digit that is held.
class BoardStrokes
{
public:
    BoardStrokes(InputBoard &board, BoardEditor &editor) : m_board(board), m_editor(editor) {}

    void begin(Cell cell, const QMouseEvent &event);
    void continueTo(Cell cell, const QMouseEvent &event);
    /// Lets the next cell that a stroke enters begin another one.
    void divide();
    /// Returns what the stroke has selected, or nothing. If it was divided, only what came after that counts.
    std::optional<SelectionChange> end();
    /// Returns what the mouse selects, while its button is pressed.
    std::optional<SelectionChange> current() const { return m_stroke; }

private:
    bool holdsDigit(const QMouseEvent &event) const;
    void select(Cell cell, bool isCtrl, bool isShift);
    void clickHeldDigit(Cell cell) const;
    std::vector<Cell> cellsLike(Cell cell) const;

    InputBoard &m_board;
    BoardEditor &m_editor;
    std::optional<SelectionChange> m_stroke;
    bool m_isDivided = false;  // the next cell begins another stroke
    bool m_isRemoving = false; // by this stroke
};

} // namespace sudoku
