#include "ui/board/accessible/cellaccessible.h"

#include "ui/board/accessible/celltext.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/text/symbolwords.h"

#include <QWindow>

namespace sudoku {
namespace {

QString descriptionOf(const BoardView &view, Cell cell)
{
    QStringList parts{cellRulesText(view.shownBoard(), cell), conflictText(view, cell)};
    parts.removeAll(QString());
    return parts.join(QLatin1String(". "));
}

} // namespace

CellAccessible::CellAccessible(BoardView &view, Cell cell)
    : m_view(&view),
      m_cell(cell),
      m_announcedName(text(QAccessible::Name)),
      m_announcedValue(currentValue()),
      m_wasEditable(isEditable())
{
}

void CellAccessible::announceChanges()
{
    if (const QString name = text(QAccessible::Name); name != m_announcedName) {
        m_announcedName = name;
        QAccessibleEvent event(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
    if (const QVariant value = currentValue(); value != m_announcedValue) {
        m_announcedValue = value;
        QAccessibleValueChangeEvent event(this, value);
        QAccessible::updateAccessibility(&event);
    }
    if (isEditable() != m_wasEditable) {
        m_wasEditable = !m_wasEditable;
        QAccessible::State changed;
        changed.editable = changed.readOnly = true;
        QAccessibleStateChangeEvent event(this, changed);
        QAccessible::updateAccessibility(&event);
    }
}

bool CellAccessible::isValid() const
{
    return m_view && m_cell < m_view->document().geometry().cellCount();
}

QWindow *CellAccessible::window() const
{
    return m_view->window()->windowHandle();
}

QAccessibleInterface *CellAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_view);
}

QString CellAccessible::text(QAccessible::Text kind) const
{
    switch (kind) {
    case QAccessible::Name:
        return cellText(*m_view, m_cell);
    case QAccessible::Description:
        return descriptionOf(*m_view, m_cell);
    case QAccessible::Value: {
        const Digit digit = m_view->shownBoard().digitAt(m_cell);
        return digit == noDigit ? QString() : symbolText(m_view->symbols(), digit);
    }
    default:
        return {};
    }
}

QRect CellAccessible::rect() const
{
    const QRect cell = m_view->boardLayout().cellRect(m_cell).toAlignedRect();
    return cell.translated(m_view->mapToGlobal(QPoint()));
}

QAccessible::State CellAccessible::state() const
{
    // A conflict is told by the name: State::invalid means that the object itself is gone.
    QAccessible::State state;
    const bool isCurrent = m_view->currentCell() == m_cell;
    state.focusable = state.selectable = true;
    state.active = isCurrent;
    state.focused = isCurrent && m_view->hasFocus();
    state.selected = isSelected();
    state.editable = isEditable();
    state.readOnly = !isEditable();
    state.disabled = !m_view->isEnabled();
    state.invisible = !m_view->isVisible();
    const QRect cell = rect().translated(-m_view->mapToGlobal(QPoint()));
    state.offscreen = m_view->visibleRegion().intersected(cell).isEmpty();
    return state;
}

void *CellAccessible::interface_cast(QAccessible::InterfaceType type)
{
    switch (type) {
    case QAccessible::TableCellInterface:
        return static_cast<QAccessibleTableCellInterface *>(this);
    case QAccessible::ValueInterface:
        return static_cast<QAccessibleValueInterface *>(this);
    case QAccessible::ActionInterface:
        return static_cast<QAccessibleActionInterface *>(this);
    default:
        return nullptr;
    }
}

bool CellAccessible::isSelected() const
{
    return m_view->isSelected(m_cell);
}

int CellAccessible::columnIndex() const
{
    return m_view->document().geometry().columnOf(m_cell);
}

int CellAccessible::rowIndex() const
{
    return m_view->document().geometry().rowOf(m_cell);
}

QVariant CellAccessible::currentValue() const
{
    return m_view->shownBoard().digitAt(m_cell);
}

void CellAccessible::setCurrentValue(const QVariant &value)
{
    const Digit digit = value.toInt();
    if (digit < noDigit || digit > maximumValue().toInt() || m_view->isReadOnly())
        return;
    m_view->setCurrentCell(m_cell);
    if (digit == noDigit)
        m_view->editor().clear({m_cell});
    else
        m_view->editor().enter(digit, {m_cell}, InputMode::Value);
}

QVariant CellAccessible::maximumValue() const
{
    return m_view->document().geometry().digitCount();
}

void CellAccessible::doAction(const QString &name)
{
    if (name != setFocusAction())
        return;
    m_view->setFocus();
    m_view->setCurrentCell(m_cell);
}

bool CellAccessible::isEditable() const
{
    return !m_view->isReadOnly()
           && (m_view->editor().role() == DigitRole::Given || !m_view->document().board().isGiven(m_cell));
}

} // namespace sudoku
