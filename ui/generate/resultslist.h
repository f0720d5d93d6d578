#pragma once

#include <QListView>

#include "ui/generate/gallerylayout.h"
#include "ui/generate/resultsmodel.h"

namespace sudoku {

class ResultDelegate;
class Settings;

/// The generated puzzles, as small pictures under the headings of their runs. A GalleryLayout places the
/// rows, because QListView's own layout takes seconds for ten thousand.
class ResultsList : public QListView
{
    Q_OBJECT

public:
    /// \a settings has the symbols of the digits.
    ResultsList(ResultsModel &model, const Settings &settings, QWidget *parent = nullptr);

    /// Returns the current puzzle, or null.
    const MadePuzzle *currentPuzzle() const { return m_model.puzzle(currentIndex()); }
    /// Returns the selected rows, ascending.
    std::vector<int> selectedRows() const;
    /// Selects \a rows and makes the first of them the current one. They must not be empty.
    void select(const std::vector<int> &rows);

    QRect visualRect(const QModelIndex &index) const override;
    QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

public slots:
    void doItemsLayout() override;

signals:
    /// Emitted on a double click or Enter.
    void opened();
    void currentPuzzleChanged();
    void removed(int count);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override;
    int verticalOffset() const override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void measure(int first, int last);
    void arrange();
    void arrangeAnew();
    std::pair<int, int> seenRows(const QRect &rect) const;
    void paintInvitation(QPainter &painter) const;
    void removeSelected();
    QModelIndex besides(const std::vector<int> &rows) const;

    ResultsModel &m_model;
    ResultDelegate *m_delegate;
    std::vector<QSize> m_itemSizes; // the size of the items of each section
    GalleryLayout m_layout;
};

} // namespace sudoku
