#pragma once

#include <QWidget>

#include "ui/board/digitfilter.h"

#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace sudoku {

class BoardView;

/// A row of small keys that show where a digit can still go on the board: a click shows one digit, a click
/// with Ctrl a second one. A line below it counts. It asks for no height, and is empty unless a layout gives
/// it all that it may have: its maximum.
class FilterRow : public QWidget
{
    Q_OBJECT

public:
    /// Makes a row for the board of \a view, which shows the filter and keeps it.
    explicit FilterRow(BoardView &view, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void makeKeys();
    void showFilter();
    QString countText() const;

    BoardView &m_view;
    QWidget *m_contents;
    QGridLayout *m_row;
    std::vector<QToolButton *> m_keys; // by digit from 1 on
    QLabel *m_counts;
    QToolButton *m_pairs;
};

} // namespace sudoku
