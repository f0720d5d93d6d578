#pragma once

#include <QPersistentModelIndex>
#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QListView;
class QToolButton;

namespace sudoku {

class CollectionFilter;
class CollectionModel;
class CollectionRater;
class CollectionSearch;
class Settings;

/// The list of a collection, with a search, an order, and what can be done with its puzzles.
class CollectionPanel : public QWidget
{
    Q_OBJECT

public:
    /// Where the list is. Beside the board a click shows a puzzle; in a dialog a double click does, and the
    /// buttons have the usual keys.
    enum class Place { NextToBoard, Dialog };

    CollectionPanel(CollectionModel &model, const Settings &settings, Place place = Place::NextToBoard,
                    QWidget *parent = nullptr);

    CollectionModel &model() const { return *m_model; }
    /// Returns the widget that has the keyboard while the user is in the list.
    QWidget &list() const;
    /// Shows another collection.
    void setModel(CollectionModel &model);
    /// Sets whether the list can be saved and printed, which it cannot while puzzles come.
    void setWritable(bool isWritable);
    bool isWritable() const { return m_isWritable; }
    /// Makes the puzzle of that row the current one, without a signal.
    void setCurrentRow(int row);
    /// Returns the row \a by rows further in the list as it is searched and ordered, or -1 at its end.
    int rowNextTo(int row, int by) const;
    /// Returns the row of the current puzzle, or -1.
    int currentRow() const;
    /// Returns the selected rows, ascending.
    std::vector<int> selectedRows() const;
    /// Returns the rows that are shown, in their order.
    std::vector<int> shownRows() const;

signals:
    /// Emitted by a click, and by an arrow key when it is released: the puzzle is shown, and the keyboard
    /// stays in the list.
    void clicked(int row);
    /// Emitted by a double click or Enter.
    void opened(int row);
    void currentChanged();
    void addRequested();
    void removeRequested();
    /// Emitted when the user wants disguised copies of the selected puzzles.
    void copiesRequested();
    /// Emitted when the user wants to move the selected puzzle down, or up for -1.
    void moveRequested(int by);
    void saveRequested();
    void printRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeList();
    void showMenu(const QPoint &place);
    void makeLayout();
    void makeChangeButtons(QBoxLayout &row);
    void makeTakeButtons(QBoxLayout &row);
    void toggleRating();
    void followRating();
    void giveKeys();
    void connectModel();
    void followUndo();
    QToolButton *addButton(QBoxLayout &row, const QString &text, const QString &toolTip);
    void beginNarrowing();
    void endNarrowing();
    void goToList();
    void updateButtons();
    void connectList();
    void connectKeys();
    void tellCount();

    CollectionModel *m_model; // never null
    Place m_place;
    CollectionFilter *m_filter;
    CollectionSearch *m_search;
    QListView *m_list;
    QLabel *m_count;
    QPersistentModelIndex m_kept; // current before the search hid it, of the collection; or invalid
    bool m_isNarrowing = false;
    bool m_isWritable = true;
    QToolButton *m_remove = nullptr;
    QToolButton *m_up = nullptr;
    QToolButton *m_down = nullptr;
    QToolButton *m_undo = nullptr;
    CollectionRater *m_rater;
    QToolButton *m_rate = nullptr;
    QToolButton *m_print = nullptr;
    QToolButton *m_save = nullptr;
};

} // namespace sudoku
