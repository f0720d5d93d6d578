#include "ui/rules/rulekeys.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/board/keyinput.h"
#include "ui/rules/selectedrule.h"

#include <QMouseEvent>

namespace sudoku {

RuleKeys::RuleKeys(const Document &document, BoardView &view, const SelectedRule &rule, QWidget &page)
    : QObject(&page),
      m_document(document),
      m_view(view),
      m_rule(rule),
      m_page(page)
{
    view.installEventFilter(this);
}

bool RuleKeys::isEditing() const
{
    return m_view.ruleEditing().isOn;
}

/// Returns whether a drag draws a rule now.
bool RuleKeys::isDrawing() const
{
    return m_view.ruleEditing().kind && m_view.stroke();
}

bool RuleKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDoubleClick = event->type() == QEvent::MouseButtonDblClick;
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    // Other events also come from a view that is being destroyed, which must not be asked anything.
    if (watched != &m_view || !(isDoubleClick || isKey) || m_view.isReadOnly())
        return QObject::eventFilter(watched, event);
    if (isDoubleClick)
        return takesDoubleClick(*static_cast<QMouseEvent *>(event));
    const auto &key = *static_cast<QKeyEvent *>(event);
    if (!m_page.isVisible() || !isForRules(key))
        return QObject::eventFilter(watched, event);
    event->accept(); // before the window's command gets it
    if (event->type() == QEvent::KeyPress)
        press(key);
    return true;
}

bool RuleKeys::isForRules(const QKeyEvent &event) const
{
    if (isEditing() && event.matches(QKeySequence::Find))
        return true;
    const bool isPlain = event.modifiers() == Qt::NoModifier || event.modifiers() == Qt::KeypadModifier;
    const bool isForCells =
        event.key() != Qt::Key_Delete
        && keyInput(event, m_view.symbols(), m_document.geometry().digitCount()); // R may be a digit
    const bool isForRule = (m_rule && event.key() == Qt::Key_Delete)
                           || (isEditing() && event.key() == Qt::Key_R)
                           || (isDrawing() && event.key() == Qt::Key_Space);
    return isPlain && !isForCells && (event.key() == Qt::Key_F2 || isForRule);
}

void RuleKeys::press(const QKeyEvent &event)
{
    const int key = event.key();
    if (event.matches(QKeySequence::Find))
        emit searchRequested();
    else if (key == Qt::Key_Delete)
        emit removeRequested();
    else if (key == Qt::Key_R)
        emit turnRequested();
    else if (key == Qt::Key_Space)
        emit divisionRequested();
    else if (isEditing())
        emit numberRequested();
    else
        emit changeRequested();
}

/// Returns false if the double click is for the cells.
bool RuleKeys::takesDoubleClick(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton || event.modifiers() != Qt::NoModifier)
        return false;
    const BoardLayout layout = m_view.boardLayout();
    if (const auto rule = ruleOutsideAt(m_document.board(), layout, event.position())) {
        emit opened(*rule);
        return true;
    }
    const auto cell = layout.cellAt(event.position());
    return cell && m_page.isVisible() && takesDoubleClick(*cell);
}

bool RuleKeys::takesDoubleClick(Cell cell)
{
    if (!isEditing()) {
        if (m_document.board().digitAt(cell) != noDigit || rulesAt(m_document.board(), cell).empty())
            return false;
        emit changeRequested();
        return true;
    }
    if (!m_rule.has(cell))
        return false;
    if (m_rule->constraint.variant->number == NumberUse::None)
        emit nextRequested();
    else
        emit numberRequested();
    return true;
}

} // namespace sudoku
