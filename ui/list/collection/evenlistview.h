#pragma once

#include <QAccessible>
#include <QListView>

namespace sudoku {

/// A list whose rows all have the height that the delegate wants for the first one. It calculates where a row
/// is. QListView keeps the place of each, and lays out all rows again when some come or one changes, which is
/// a pause where there are a million. It looks and answers to keys, mouse and screen readers as a QListView
/// with uniform sizes that is scrolled by pixels. Spacing, icons and hidden rows are not for it.
class EvenListView : public QListView
{
    Q_OBJECT

public:
    explicit EvenListView(QWidget *parent = nullptr);

    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint &place) const override;
    void doItemsLayout() override;

protected:
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void paintEvent(QPaintEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    int rowCount() const;
    int rowHeight() const;
    QModelIndex indexOf(int row) const;
    QItemSelection rowsBetween(int top, int bottom) const;
    void tell(QAccessible::Event event, const QItemSelection &rows);
};

} // namespace sudoku
