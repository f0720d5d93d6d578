#pragma once

#include <QTimeLine>
#include <QWidget>

namespace sudoku {

class BoardCanvas;

/// A quiet wave over a board, once: one diagonal after the other, from the top left on, is tinted for a
/// moment. It neither takes the mouse nor covers digits.
class BoardWave : public QWidget
{
    Q_OBJECT

public:
    /// Makes a wave over \a board, which owns it.
    explicit BoardWave(BoardCanvas &board);

    /// Starts the wave over a board of \a size rows, unless the desktop wants no animations.
    void start(int size);
    void stop();
    bool isRunning() const { return m_time.state() == QTimeLine::Running; }

    /// Returns how strong the tint of a cell on \a diagonal is after \a elapsed ms, 0 … 1.
    static qreal strength(int diagonal, int elapsed);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const BoardCanvas &m_board;
    QTimeLine m_time;
    int m_size = 0;
};

} // namespace sudoku
