#include "ui/board/penstrokes.h"

#include "ui/board/boardeditor.h"
#include "ui/board/inputboard.h"

#include <QMouseEvent>

#include <utility>

namespace sudoku {

bool PenStrokes::begin(const QMouseEvent &event)
{
    m_isOn = isDrawing(m_editor.inputMode()) && !m_board.ruleEditing().isOn && !m_board.isReadOnly();
    if (!m_isOn)
        return false;
    m_modifiers = event.modifiers();
    m_from = m_to = m_board.candidateAt(event.position());
    return true;
}

bool PenStrokes::moveTo(QPointF place)
{
    if (m_isOn)
        m_to = m_board.candidateAt(place);
    return m_isOn;
}

std::optional<CandidateLine> PenStrokes::line() const
{
    if (!m_isOn || !m_from || !m_to || m_from == m_to)
        return {};
    return CandidateLine{*m_from, *m_to, m_modifiers.testFlag(Qt::ControlModifier)};
}

bool PenStrokes::end()
{
    const std::optional<CandidateLine> line = this->line();
    if (!std::exchange(m_isOn, false))
        return false;
    if (line) {
        m_editor.draw(*line);
    } else if (m_from && m_from == m_to) {
        const InputMode mode = m_modifiers & Qt::ShiftModifier     ? InputMode::StrongLine
                               : m_modifiers & Qt::ControlModifier ? InputMode::WeakLine
                                                                   : InputMode::CandidateColour;
        m_editor.enter(m_from->digit, {m_from->cell}, mode);
    }
    return true;
}

} // namespace sudoku
