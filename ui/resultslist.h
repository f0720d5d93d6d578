#pragma once

#include <QListView>

#include "ui/resultsmodel.h"

namespace sudoku {

class Settings;

/// The puzzles that were made, as small pictures under the headings of their runs.
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

signals:
    /// By double click or Enter.
    void opened();
    void currentPuzzleChanged();
    void removed(int count);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;

private:
    void removeSelected();
    QModelIndex besides(const std::vector<int> &rows) const;

    ResultsModel &m_model;
};

} // namespace sudoku
