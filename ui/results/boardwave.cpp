#include "ui/results/boardwave.h"

#include "ui/board/canvas/boardcanvas.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/colourroles.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace sudoku {
namespace {

// In ms. On large boards the diagonals follow each other faster, so that each wave takes as long.
constexpr int stepTime = 24;
constexpr int fullTime = 80;
constexpr int fadeTime = 180;
constexpr int diagonalsOf9 = 17;
constexpr int wholeTime = (diagonalsOf9 - 1) * stepTime + fullTime + fadeTime;

} // namespace

BoardWave::BoardWave(BoardCanvas &board) : QWidget(&board), m_board(board), m_time(wholeTime)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(QStringLiteral("wave"));
    m_time.setEasingCurve(QEasingCurve::Linear);
    m_time.setUpdateInterval(16);
    connect(&m_time, &QTimeLine::valueChanged, this, [this] { update(); });
    connect(&m_time, &QTimeLine::finished, this, &QWidget::hide);
    hide();
}

void BoardWave::start(int size)
{
    if (style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) <= 0)
        return;
    stop();
    m_size = size;
    setGeometry(m_board.rect());
    raise();
    show();
    m_time.start();
}

void BoardWave::stop()
{
    m_time.stop();
    hide();
}

qreal BoardWave::strength(int diagonal, int elapsed)
{
    const int since = elapsed - diagonal * stepTime;
    if (since < 0)
        return 0;
    return std::clamp(1.0 - static_cast<qreal>(since - fullTime) / fadeTime, 0.0, 1.0);
}

/// The tint is mixed in so that it shows where the board is blank: digits stay as they are.
void BoardWave::paintEvent(QPaintEvent *)
{
    const bool isInTheDark = isDark(palette());
    const QColor paper = BoardStyle::forScreen(palette()).background;
    const QColor tint(coloursFor(palette()).tint2);
    QPainter painter(this);
    painter.setCompositionMode(isInTheDark ? QPainter::CompositionMode_Lighten
                                           : QPainter::CompositionMode_Darken);
    const int lastDiagonal = std::max(1, 2 * (m_size - 1));
    for (int row = 0; row < m_size; ++row)
        for (int column = 0; column < m_size; ++column) {
            const int diagonal = (row + column) * (diagonalsOf9 - 1) / lastDiagonal;
            const qreal amount = strength(diagonal, m_time.currentTime());
            if (amount > 0)
                painter.fillRect(m_board.cellRect(row * m_size + column), blend(paper, tint, amount));
        }
}

} // namespace sudoku
