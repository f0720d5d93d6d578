#pragma once

#include <QObject>

#include <functional>
#include <optional>

class QKeyEvent;
class QListView;

namespace sudoku {

/// The keys of a list of puzzles, which would otherwise reach the board.
class CollectionKeys : public QObject
{
    Q_OBJECT

public:
    /// Watches \a list, which owns the new object.
    explicit CollectionKeys(QListView &list);

signals:
    /// Emitted by Enter.
    void openRequested();
    /// Emitted when an arrow key that led to another puzzle is released: none of those that were passed while
    /// it was held is shown.
    void arrowReleased();
    void removeRequested();
    /// Emitted by Alt+Down, and for -1 by Alt+Up.
    void moveRequested(int by);
    void undoRequested();
    void redoRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::function<void()> workOf(const QKeyEvent &event);
    void followArrow(const QKeyEvent &event);

    QListView &m_list;
    std::optional<int> m_rowAtPress; // current when an arrow key went down
};

} // namespace sudoku
