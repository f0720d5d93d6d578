#pragma once

#include <QAccessible>
#include <QPointer>

#include "core/board/geometry.h"

namespace sudoku {

class BoardAccessible;
class BoardView;

/// A cell of the board for assistive technology. It keeps no digits but reads them from the document of the
/// view.
class CellAccessible : public QAccessibleInterface,
                       public QAccessibleTableCellInterface,
                       public QAccessibleValueInterface,
                       public QAccessibleActionInterface
{
public:
    CellAccessible(BoardView &view, Cell cell);

    Cell cell() const { return m_cell; }

    /// Sends the events for everything that changed since the last call, or since the cell was made.
    void announceChanges();

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QWindow *window() const override;
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    bool isSelected() const override;
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    int columnIndex() const override;
    int rowIndex() const override;
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

    /// Returns the digit, or 0 if the cell is empty.
    QVariant currentValue() const override;
    /// Enters the digit as if it were typed; 0 clears the cell.
    void setCurrentValue(const QVariant &value) override;
    QVariant maximumValue() const override;
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

    QStringList actionNames() const override { return {setFocusAction()}; }
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

protected:
    ~CellAccessible() override = default;

private:
    bool isEditable() const;

    QPointer<BoardView> m_view;
    Cell m_cell;
    QString m_announcedName;
    QVariant m_announcedValue;
    bool m_wasEditable;
};

} // namespace sudoku
