#include "ui/window/parts/timerhead.h"

#include "ui/board/solveclock.h"
#include "ui/paint/boardfont.h"

#include <QAction>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace sudoku {

TimerHead::TimerHead(const SolveClock &clock, QAction &pause) : m_clock(clock), m_time(new QLabel)
{
    constexpr qreal scale = 1.5; // of the font of the window
    QFont figures = boardFont();
    figures.setPointSizeF(QFontInfo(font()).pointSizeF() * scale);
    figures.setWeight(QFont::Medium);
    m_time->setFont(figures);
    m_time->setObjectName(QStringLiteral("time"));
    m_time->setToolTip(tr("The time since your first entry, without pauses"));
    auto *button = new QToolButton;
    button->setDefaultAction(&pause);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to the board
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(4);
    layout->addWidget(m_time);
    layout->addWidget(button);
    connect(&clock, &SolveClock::changed, this, &TimerHead::showTime);
    connect(&clock, &SolveClock::pausedChanged, this, &TimerHead::showTime);
    showTime();
}

void TimerHead::showTime()
{
    const QString time = clockText(m_clock.elapsed());
    m_time->setText(time);
    m_time->setAccessibleName(m_clock.isPaused() ? tr("%1 (paused)").arg(time) : time);
}

} // namespace sudoku
