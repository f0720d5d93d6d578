#pragma once

#include <QObject>

class QWidget;

namespace sudoku {

class Settings;
class SolveClock;

/// Stops a SolveClock while nobody can play, because the window is hidden or minimised or a dialog lies over
/// it; and while no window of the program is active, if the settings want that. Nothing covers the board
/// then, and the clock goes on by itself.
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
    bool m_isBlocked = false; ///< by a dialog
};

} // namespace sudoku
