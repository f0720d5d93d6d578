#pragma once

#include <QWidget>

class QAction;
class QLabel;

namespace sudoku {

class SolveClock;

/// The timer in the head of the panel: the time that the player has worked at the puzzle, and a button for
/// pauses.
class TimerHead : public QWidget
{
    Q_OBJECT

public:
    TimerHead(const SolveClock &clock, QAction &pause);

private:
    void showTime();

    const SolveClock &m_clock;
    QLabel *m_time;
};

} // namespace sudoku
