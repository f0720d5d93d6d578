#include "ui/board/accessible/boardaccessible.h"

#include "ui/board/accessible/cellaccessible.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {

BoardAccessible::BoardAccessible(BoardView &view) : QAccessibleWidget(&view, QAccessible::Table) {}

BoardAccessible::~BoardAccessible()
{
    forgetCells();
}

BoardAccessible &BoardAccessible::of(BoardView &view)
{
    return *static_cast<BoardAccessible *>(QAccessible::queryAccessibleInterface(&view));
}

void BoardAccessible::forgetCells()
{
    const auto cells = std::exchange(m_cells, {});
    for (const QAccessible::Id id : cells)
        QAccessible::deleteAccessibleInterface(id);
}

BoardView &BoardAccessible::view() const
{
    return *static_cast<BoardView *>(widget());
}

const Geometry &BoardAccessible::geometry() const
{
    return view().document().geometry();
}

CellAccessible *BoardAccessible::cell(Cell cell) const
{
    if (const auto known = m_cells.constFind(cell); known != m_cells.cend())
        return static_cast<CellAccessible *>(QAccessible::accessibleInterface(*known));
    auto *made = new CellAccessible(view(), cell);
    m_cells.insert(cell, QAccessible::registerAccessibleInterface(made));
    return made;
}

std::vector<CellAccessible *> BoardAccessible::knownCells() const
{
    std::vector<CellAccessible *> cells;
    for (auto known = m_cells.keyBegin(); known != m_cells.keyEnd(); ++known)
        if (*known < geometry().cellCount())
            cells.push_back(cell(*known));
    return cells;
}

QAccessibleInterface *BoardAccessible::child(int index) const
{
    return index >= 0 && index < childCount() ? cell(index) : nullptr;
}

QAccessibleInterface *BoardAccessible::childAt(int x, int y) const
{
    const std::optional<Cell> found = view().boardLayout().cellAt(view().mapFromGlobal(QPoint(x, y)));
    return found ? cell(*found) : nullptr;
}

int BoardAccessible::childCount() const
{
    return geometry().cellCount();
}

int BoardAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *found = dynamic_cast<const CellAccessible *>(child);
    return found && found->parent() == this ? found->cell() : -1;
}

QAccessibleInterface *BoardAccessible::focusChild() const
{
    return view().hasFocus() ? cell(view().currentCell()) : nullptr;
}

QAccessible::State BoardAccessible::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.multiSelectable = state.extSelectable = true;
    return state;
}

void *BoardAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessibleInterface *BoardAccessible::cellAt(int row, int column) const
{
    const std::optional<Cell> found = geometry().findCell(row, column);
    return found ? cell(*found) : nullptr;
}

int BoardAccessible::selectedCellCount() const
{
    return static_cast<int>(view().selectedCells().size());
}

QList<QAccessibleInterface *> BoardAccessible::selectedCells() const
{
    QList<QAccessibleInterface *> cells;
    for (const Cell selected : view().selectedCells())
        cells += cell(selected);
    return cells;
}

QString BoardAccessible::columnDescription(int column) const
{
    return sourceText(view().document().board().puzzle, HouseName{HouseKind::Column, column});
}

QString BoardAccessible::rowDescription(int row) const
{
    return sourceText(view().document().board().puzzle, HouseName{HouseKind::Row, row});
}

int BoardAccessible::columnCount() const
{
    return geometry().size();
}

QList<int> BoardAccessible::selectedColumns() const
{
    QList<int> columns;
    for (int column = 0; column < geometry().size(); ++column)
        if (isColumnSelected(column))
            columns += column;
    return columns;
}

QList<int> BoardAccessible::selectedRows() const
{
    QList<int> rows;
    for (int row = 0; row < geometry().size(); ++row)
        if (isRowSelected(row))
            rows += row;
    return rows;
}

bool BoardAccessible::isColumnSelected(int column) const
{
    return isHouseSelected({HouseKind::Column, column});
}

bool BoardAccessible::isRowSelected(int row) const
{
    return isHouseSelected({HouseKind::Row, row});
}

bool BoardAccessible::isHouseSelected(HouseName name) const
{
    const auto houses = geometry().houses();
    const auto house = std::ranges::find(houses, name, &House::name);
    return house != houses.end()
           && std::ranges::all_of(house->cells, [this](Cell cell) { return view().isSelected(cell); });
}

void BoardAccessible::modelChange(QAccessibleTableModelChangeEvent *)
{
    forgetCells();
}

} // namespace sudoku
