#include "ui/board/awaywatch.h"

#include "ui/base/settings.h"
#include "ui/board/solveclock.h"

#include <QEvent>
#include <QGuiApplication>
#include <QWidget>

namespace sudoku {

AwayWatch::AwayWatch(SolveClock &clock, QWidget &window, const Settings &settings, QObject *parent)
    : QObject(parent),
      m_clock(clock),
      m_window(window),
      m_settings(settings)
{
    window.installEventFilter(this);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &AwayWatch::follow);
}

void AwayWatch::follow()
{
    const bool isHidden = !m_window.isVisible() || m_window.isMinimized();
    const bool isLeft = QGuiApplication::applicationState() != Qt::ApplicationActive;
    m_clock.setAway(isHidden || m_isBlocked || (isLeft && m_settings.isOn(Option::StopsTimerAway)));
}

bool AwayWatch::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::WindowStateChange:
        follow();
        break;
    case QEvent::WindowBlocked:
    case QEvent::WindowUnblocked:
        m_isBlocked = event->type() == QEvent::WindowBlocked;
        follow();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace sudoku
