#pragma once

#include <QWidget>

#include <vector>

class QAction;
class QBoxLayout;
class QComboBox;
class QKeyEvent;
class QLabel;
class QLineEdit;
class QListView;
class QToolButton;

namespace sudoku {

class CollectionFilter;
class CollectionModel;
class Settings;

/// The list of a collection, with a search, an order, and what can be done with its puzzles.
class CollectionPanel : public QWidget
{
    Q_OBJECT

public:
    CollectionPanel(CollectionModel &model, const Settings &settings, QWidget *parent = nullptr);

    /// Makes the puzzle of that row the current one, without a signal.
    void setCurrentRow(int row);
    /// Returns the row \a by rows further in the list as it is searched and ordered, or -1 at its end.
    int rowBeside(int row, int by) const;
    /// Returns the selected rows, ascending.
    std::vector<int> selectedRows() const;

signals:
    void opened(int row);
    void addRequested();
    void removeRequested();
    /// Emitted when the selected puzzle is to be moved down, or up for -1.
    void moveRequested(int by);
    void saveRequested();
    void printRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeLayout();
    void makeLevels();
    void makeButtons(QBoxLayout &row);
    void addUndoButton(QBoxLayout &row);
    void connectModel();
    QToolButton *addButton(QBoxLayout &row, const QString &text, const QString &toolTip);
    void choose(int order);
    void enableLevels();
    bool isTakenInList(QKeyEvent &event);
    void tellCount();

    CollectionModel &m_model;
    CollectionFilter *m_filter;
    QLineEdit *m_search;
    QComboBox *m_levels;
    QComboBox *m_order;
    QListView *m_list;
    QLabel *m_count;
    QToolButton *m_up = nullptr;
    QToolButton *m_down = nullptr;
};

} // namespace sudoku
