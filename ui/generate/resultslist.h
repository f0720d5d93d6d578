#pragma once

#include <QListView>

#include "ui/generate/gallerylayout.h"
#include "ui/generate/resultsmodel.h"

namespace sudoku {

class ResultDelegate;
class Settings;

/// The puzzles that were made, as small pictures under the headings of their runs. QListView knows how lists
/// are used; where the rows stand is told by a GalleryLayout, as with QListView's own layout ten thousand
/// take seconds.
class ResultsList : public QListView
{
    Q_OBJECT

public:
    /// The settings tell the symbols.
    ResultsList(ResultsModel &model, const Settings &settings, QWidget *parent = nullptr);

    /// Null where none is current.
    const MadePuzzle *currentPuzzle() const { return m_model.puzzle(currentIndex()); }
    /// In order.
    std::vector<int> selectedRows() const;

    QRect visualRect(const QModelIndex &index) const override;
    QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

public slots:
    void doItemsLayout() override;

signals:
    /// By double click or Enter.
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
    std::vector<QSize> m_itemSizes; // of each section
    GalleryLayout m_layout;
};

} // namespace sudoku
