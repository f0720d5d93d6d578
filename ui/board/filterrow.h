#pragma once

#include <QStringList>
#include <QWidget>

#include "ui/board/digitfilter.h"

#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace sudoku {

class BoardView;

/// A row of small keys that show where a digit can still go on the board: a click shows one digit, a click
/// with Ctrl a second one. The line above the keys counts.
class FilterRow : public QWidget
{
    Q_OBJECT

public:
    /// Makes a row for the board of \a view, which shows the filter and keeps it.
    explicit FilterRow(BoardView &view, QWidget *parent = nullptr);

    /// Sets whether the line above the keys is there, for which low panels have no room.
    void setCaptioned(bool isCaptioned);
    /// Returns the height of that line with its gap.
    int captionHeight() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeKeys();
    void placeKeys();
    int keyWidth() const;
    int columnsFor(int width) const;
    void showFilter();
    QStringList countTexts() const;
    QString shortCountText() const;

    BoardView &m_view;
    QWidget *m_head;
    QGridLayout *m_row;
    std::vector<QToolButton *> m_keys; // by digit from 1 on
    int m_columns = 1;
    QLabel *m_caption; // what the row is for, or the counts
    QToolButton *m_pairs;
};

} // namespace sudoku
