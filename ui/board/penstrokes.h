#pragma once

#include "core/board/playerdrawing.h"

#include <QPointF>

#include <optional>

class QMouseEvent;

namespace sudoku {

class BoardEditor;
class InputBoard;

/// What the mouse does on the board while the player draws on candidates. A click means what the key of the
/// digit does, with the same modifiers: it colours the candidate, with Shift it draws a solid line to it, and
/// with Ctrl a dashed one. A drag draws a line from candidate to candidate, dashed with Ctrl.
class PenStrokes
{
public:
    PenStrokes(InputBoard &board, BoardEditor &editor) : m_board(board), m_editor(editor) {}

    /// Begins a stroke. Returns false if the mouse does not draw now.
    bool begin(const QMouseEvent &event);
    /// Goes on to \a place. Returns whether there is a stroke.
    bool moveTo(QPointF place);
    /// Draws what the stroke has made. Returns false if there was none.
    bool end();
    bool isOn() const { return m_isOn; }
    /// Returns the line that is being drawn.
    std::optional<CandidateLine> line() const;

private:
    InputBoard &m_board;
    BoardEditor &m_editor;
    bool m_isOn = false;
    Qt::KeyboardModifiers m_modifiers;
    std::optional<Candidate> m_from; // nothing where the press was on no candidate
    std::optional<Candidate> m_to;
};

} // namespace sudoku
