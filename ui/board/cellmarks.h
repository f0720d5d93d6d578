#pragma once

#include <QWidget>

#include <map>

class QLabel;

namespace sudoku {

class BoardView;

/// The pencil marks and live candidates of the cursor's cell, in large figures. It is for boards above 9x9,
/// whose cells are small. Each key may change the marks, but the panel is laid out anew only if their height
/// changes.
class CellMarks : public QWidget
{
    Q_OBJECT

public:
    explicit CellMarks(QWidget *parent = nullptr);

    /// Follows the cursor of \a view.
    void follow(BoardView &view);
    /// Returns the marks in HTML.
    QString text() const;

    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void show(const BoardView &view);
    void fit();
    int leastHeight();

    QLabel *m_label;
    qsizetype m_lineCount = 0;
    int m_leastHeight = 0;                   ///< where no line is broken
    std::map<qsizetype, int> m_leastHeights; ///< those that are known, by the number of lines
    mutable std::map<int, int> m_heights;    ///< those that have been asked for, by the width
};

} // namespace sudoku
