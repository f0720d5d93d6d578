#pragma once

#include <QObject>

class QWidget;

namespace sudoku {

class Settings;
class SolveClock;

/// Stops a SolveClock while nobody can see the board, because its window is hidden or minimised; and while no
/// window of the program is active, if the settings want that. Nothing covers the board then, and the clock
/// goes on by itself.
class AwayWatch : public QObject
{
    Q_OBJECT

public:
    AwayWatch(SolveClock &clock, QWidget &window, const Settings &settings, QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();

    SolveClock &m_clock;
    const QWidget &m_window;
    const Settings &m_settings;
};

} // namespace sudoku
