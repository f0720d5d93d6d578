#pragma once

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>

#include "core/board/geometry.h"

#include <vector>

namespace sudoku {

class BoardView;
class CellAccessible;

/// The board as a table for assistive technology. Makes the object of a cell when it is asked for.
class BoardAccessible : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit BoardAccessible(BoardView &view);

    /// Returns the object of \a view, and makes it if there is none.
    static BoardAccessible &of(BoardView &view);

    CellAccessible *cell(Cell cell) const;
    bool knows(Cell cell) const { return m_cells.contains(cell); }
    /// Returns the cells whose objects were made and that are still on the board.
    std::vector<CellAccessible *> knownCells() const;

    QAccessibleInterface *child(int index) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *focusChild() const override;
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override;
    int selectedCellCount() const override;
    QList<QAccessibleInterface *> selectedCells() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int selectedColumnCount() const override { return static_cast<int>(selectedColumns().size()); }
    int selectedRowCount() const override { return static_cast<int>(selectedRows().size()); }
    int columnCount() const override;
    int rowCount() const override { return columnCount(); }
    QList<int> selectedColumns() const override;
    QList<int> selectedRows() const override;
    bool isColumnSelected(int column) const override;
    bool isRowSelected(int row) const override;
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    /// Removes the objects of the cells, because the board has another shape.
    void modelChange(QAccessibleTableModelChangeEvent *event) override;

protected:
    ~BoardAccessible() override;

private:
    BoardView &view() const;
    const Geometry &geometry() const;
    bool isHouseSelected(HouseName name) const;
    void forgetCells();

    mutable QHash<Cell, QAccessible::Id> m_cells;
};

} // namespace sudoku
