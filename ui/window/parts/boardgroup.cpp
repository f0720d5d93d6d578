#include "ui/window/parts/boardgroup.h"

#include "ui/base/messagebar.h"
#include "ui/base/widescrollarea.h"
#include "ui/board/boardarea.h"
#include "ui/board/boardview.h"
#include "ui/window/parts/sidepanel.h"

#include <QEvent>
#include <QScrollBar>
#include <QSplitter>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

// In pixels.
constexpr int margin = 16;
constexpr int aboveMessage = 6;
constexpr int belowMessage = 2;
constexpr int bottomMargin = 10;
constexpr int gapBelow = 12; // between the board and the panel below it
constexpr int minGap = 12;   // between the board and the panel beside it
constexpr int largeBoard = 720;
constexpr int narrowRoom = 720;
constexpr int minPanel = 304;
constexpr int maxPanel = 496;
constexpr int minBelow = 200; // for the panel below the board

int sideGap(int boardSide)
{
    return boardSide < largeBoard ? 32 : 48;
}

} // namespace

BoardGroup::BoardGroup(const Parts &parts)
    : m_parts(parts),
      m_splitter(new QSplitter(this)),
      m_sideArea(new WideScrollArea(&parts.side, this))
{
    parts.message.setParent(this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(&parts.board);
    m_splitter->addWidget(&parts.walkthrough);
    m_splitter->setStretchFactor(0, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_wanted = m_parts.walkthrough.width(); });
    connect(&parts.board, &BoardArea::zoomed, this, &BoardGroup::arrange);
    for (QObject *watched : std::initializer_list<QObject *>{&parts.view, &parts.side, &parts.walkthrough})
        watched->installEventFilter(this);
}

bool BoardGroup::isNarrow(const QSize &size)
{
    constexpr double portrait = 1.25; // the height as a part of the width
    return size.width() < narrowRoom || size.height() > portrait * size.width();
}

int BoardGroup::panelWidth(int boardSide)
{
    constexpr int unit = 8;
    const int part = boardSide * 3 / 5;
    return std::clamp((part + unit - 1) / unit * unit, minPanel, maxPanel);
}

QSize BoardGroup::sizeHint() const
{
    const QSize board = m_parts.board.sizeHint();
    return {board.width() + 2 * margin + minPanel, board.height() + top() + bottomMargin};
}

QSize BoardGroup::minimumSizeHint() const
{
    const QSize board = m_parts.view.minimumSizeHint();
    return {std::max(board.width(), m_parts.side.minimumWidth()) + 2 * margin,
            board.height() + top() + bottomMargin};
}

bool BoardGroup::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

bool BoardGroup::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (watched == &m_parts.view && type == QEvent::Resize)
        alignWithCells();
    else if (watched != &m_parts.view && (type == QEvent::ShowToParent || type == QEvent::HideToParent))
        arrange();
    else if (watched == &m_parts.side && type == QEvent::LayoutRequest)
        QMetaObject::invokeMethod(this, &BoardGroup::arrange, Qt::QueuedConnection); // when it is laid out
    return QWidget::eventFilter(watched, event);
}

void BoardGroup::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool BoardGroup::hasWalkthrough() const
{
    return !m_parts.walkthrough.isHidden();
}

bool BoardGroup::hasPanel() const
{
    return !m_parts.side.isHidden() && !hasWalkthrough();
}

/// Returns the height of the message with what is around it: the board stays where it is without one.
int BoardGroup::top() const
{
    return aboveMessage + m_parts.message.sizeHint().height() + belowMessage;
}

QRect BoardGroup::room() const
{
    return rect().adjusted(margin, top(), -margin, -bottomMargin);
}

void BoardGroup::arrange()
{
    const bool isBelow = isNarrow(size());
    if (std::exchange(m_isNarrow, isBelow) != isBelow)
        emit narrowChanged(isBelow);
    m_parts.side.setBelow(isBelow);
    m_sideArea->setVisible(hasPanel());
    isBelow ? arrangeInColumn(room()) : arrangeInRow(room());
    alignWithCells();
}

void BoardGroup::setSplitter(Qt::Orientation orientation, const QRect &place, int board, int walkthrough)
{
    m_splitter->setOrientation(orientation);
    m_splitter->setGeometry(place);
    if (hasWalkthrough())
        m_splitter->setSizes({board, walkthrough});
}

/// Returns the width that the walkthrough wants, but at most a part of the room.
int BoardGroup::walkthroughWidth(int roomWidth) const
{
    const int wanted = m_wanted > 0 ? m_wanted : m_parts.walkthrough.sizeHint().width();
    return std::max(std::min(wanted, roomWidth * 2 / 5), m_parts.walkthrough.minimumSizeHint().width());
}

void BoardGroup::arrangeInRow(const QRect &room)
{
    const bool isMagnified = m_parts.board.isMagnified();
    int gap = hasPanel() ? sideGap(room.height()) : 0;
    int panel = hasPanel() ? std::max(minPanel, narrowestPanel()) : 0;
    if (hasPanel()) { // the gap, and then the panel, give way to a whole board
        const int besideBoard =
            room.width() - std::min(m_parts.view.minimumSizeHint().width(), room.height());
        gap = std::clamp(besideBoard - panel, minGap, gap);
        panel = std::clamp(besideBoard - gap, std::min(panel, m_sideArea->minimumSizeHint().width()), panel);
    } else if (hasWalkthrough()) {
        gap = m_splitter->handleWidth();
        panel = walkthroughWidth(room.width());
    }
    const int side = std::min(room.height(), room.width() - gap - panel);
    if (hasPanel())
        panel = std::clamp(panelWidth(side), panel, std::max(panel, room.width() - gap - side));
    const int board = isMagnified ? room.width() - gap - panel : side;
    const int offset = isMagnified ? 0 : numbersWidth() / 2; // those of rows are not part of the group
    const int left =
        std::max(room.left() / 2, room.left() + (room.width() - board - gap - panel) / 2 - offset);
    const int split = hasWalkthrough() ? board + gap + panel : board;
    const int height = isMagnified || hasWalkthrough() ? room.height() : side;
    setSplitter(Qt::Horizontal, {left, room.top(), split, height}, board, panel);
    m_panelPlace = {left + board + gap, room.top(), panel, room.height()};
}

/// The board shrinks where there would not be room enough below it.
void BoardGroup::arrangeInColumn(const QRect &room)
{
    const int most = room.height() * 3 / 5;
    const int wanted = std::max(minBelow, m_parts.side.heightBelow(room.width(), most));
    const int below = hasPanel() ? std::min(wanted, most) + gapBelow : 0;
    const int side = std::max(std::min(room.width(), room.height() - below),
                              std::min(m_parts.view.minimumSizeHint().width(), room.height()));
    const int left = room.left() + (room.width() - side) / 2;
    if (hasWalkthrough()) {
        setSplitter(Qt::Vertical, room, room.height() * 3 / 5, room.height() * 2 / 5);
        return;
    }
    const int width = m_parts.board.isMagnified() || !hasPanel() ? room.width() : side;
    setSplitter(Qt::Horizontal,
                {width == side ? left : room.left(), room.top(), width, hasPanel() ? side : room.height()},
                side, 0);
    const int panel = std::max(side, std::min(room.width(), std::max(maxPanel, narrowestPanel())));
    m_panelPlace = {room.left() + (room.width() - panel) / 2, room.top() + side + gapBelow, panel,
                    std::max(0, room.height() - side - gapBelow)};
}

/// Returns the width in which the panel reads well, beside its scroll bar too.
int BoardGroup::narrowestPanel() const
{
    return m_parts.side.readableWidth() + m_sideArea->verticalScrollBar()->sizeHint().width();
}

/// Returns the width of the numbers of the rows, or 0 if they are not shown.
int BoardGroup::numbersWidth() const
{
    const BoardLayout layout = m_parts.view.boardLayout();
    return layout.hasCoordinates() ? static_cast<int>(layout.rowLabel(0).width()) : 0;
}

/// Lets the message begin where the cells begin and end where the panel ends, and the panel begin as high as
/// the cells.
void BoardGroup::alignWithCells()
{
    const QRect cells = m_parts.view.boardLayout().board().toAlignedRect();
    const QPoint corner = m_parts.view.mapTo(this, cells.topLeft());
    const QRect area = m_splitter->geometry();
    const bool isBelow = isNarrow(size());
    const int left = isBelow ? margin : std::max(corner.x(), area.left());
    const int right = isBelow            ? width() - margin
                      : hasPanel()       ? m_panelPlace.right()
                      : hasWalkthrough() ? area.right()
                                         : std::max(area.right() - 2, left + minPanel);
    m_parts.message.setGeometry(left, aboveMessage, right - left + 1, m_parts.message.sizeHint().height());
    QRect panel = m_panelPlace;
    if (!isBelow)
        panel.setTop(std::max(area.top(), corner.y()));
    m_sideArea->setGeometry(panel);
}

} // namespace sudoku
