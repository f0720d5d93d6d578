#include "ui/play/startcard.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/paint/boardstyle.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace sudoku {
namespace {

// In heights of a line of text.
constexpr qreal headingHeight = 4;
constexpr qreal rowHeight = 4;
constexpr qreal maxPlainRow = 2.5; ///< of a row without a note
constexpr qreal gap = 0.5;
constexpr qreal edge = 0.5;
constexpr qreal wantedSide = 28;
constexpr qreal headingScale = 1.7; // of the font of the desktop

bool isModifier(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
        return true;
    default:
        return false;
    }
}

/// Returns the cells in the middle of the board that are \a wanted wide, or all of it if it is smaller.
QRect middleOf(const BoardLayout &layout, qreal wanted)
{
    const Geometry &geometry = layout.geometry();
    const int size = geometry.size();
    int count = 2 - size % 2; // of cells in a row: it leaves as many on both sides
    while (count < size && count * layout.cellSize() < wanted)
        count += 2;
    const int first = (size - count) / 2;
    const QPointF corner = layout.board().topLeft();
    const qreal side = layout.cellSize();
    return QRectF(corner + QPointF(first, first) * side, QSizeF(count, count) * side).toRect();
}

} // namespace

StartCard::StartCard(BoardView &view, QWidget &area)
    : QWidget(&area),
      m_view(view),
      m_heading(new QLabel(this))
{
    setAccessibleName(tr("Start a puzzle"));
    setObjectName(QStringLiteral("start"));
    hide();
    area.installEventFilter(this);
    view.installEventFilter(this);
    connect(&view.document(), &Document::boardChanged, this, &StartCard::dismiss);
    connect(&view, &BoardView::selectionChanged, this, &StartCard::dismiss);
}

void StartCard::offer(std::vector<StartAction> actions)
{
    m_way.clear();
    m_actions = std::move(actions);
    showPage();
    setVisible(true);
    raise();
    place();
    m_buttons.front()->setFocus();
}

void StartCard::dismiss()
{
    if (!isOffering())
        return;
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    hide();
    if (hadFocus)
        m_view.setFocus();
}

const std::vector<StartAction> &StartCard::page() const
{
    return m_way.empty() ? m_actions : m_way.back()->more;
}

void StartCard::showPage()
{
    const bool isMore = !m_way.empty();
    m_heading->setText(isMore ? QStringLiteral("‹ ") + m_way.back()->row.title : tr("Start a puzzle"));
    m_heading->setCursor(isMore ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showButtons();
    place();
}

void StartCard::showMoreOf(const StartButton *button)
{
    m_way.push_back(&actionOf(button));
    showPage();
}

void StartCard::showButtons()
{
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    const auto old = std::exchange(m_buttons, {});
    for (const StartAction &action : page()) {
        StartRow row = action.row;
        row.hasMore = !action.more.empty();
        auto *button = new StartButton(row, this);
        connect(button, &QPushButton::clicked, this,
                [this, button, row] { row.hasMore ? showMoreOf(button) : press(button); });
        button->installEventFilter(this);
        button->show();
        m_buttons.push_back(button);
    }
    take(m_buttons.front());
    if (hadFocus)
        m_buttons.front()->setFocus();
    for (StartButton *button : old) {
        button->hide();
        button->deleteLater(); // one of them may have been clicked
    }
}

void StartCard::place()
{
    if (m_buttons.empty())
        return;
    const qreal line = fontMetrics().height();
    const QPoint origin = m_view.mapTo(parentWidget(), QPoint());
    setGeometry(middleOf(m_view.boardLayout(), wantedSide * line).translated(origin));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * headingScale);
    m_heading->setFont(large);
    const auto count = static_cast<int>(m_buttons.size());
    const auto left = static_cast<int>(edge * line);
    const bool isLow = height() < wantedSide * line;
    const qreal heading = (isLow ? headingHeight / 2 : headingHeight) * line;
    const qreal step = std::min((rowHeight + gap) * line, (height() - heading - left) / count);
    const bool hasNotes = m_way.empty() && step >= (maxPlainRow + gap) * line;
    m_heading->setGeometry(left + static_cast<int>(line), 0, width() - 2 * left, static_cast<int>(heading));
    for (int i = 0; i < count; ++i) {
        m_buttons[i]->setNoteShown(hasNotes);
        m_buttons[i]->setGeometry(left, static_cast<int>(heading + i * step), width() - 2 * left,
                                  static_cast<int>(step - std::min(gap * line, step / 8)));
    }
}

void StartCard::paintEvent(QPaintEvent *)
{
    const BoardStyle style = BoardStyle::forScreen(m_view.palette());
    QPainter painter(this);
    painter.fillRect(rect(), style.background);
    painter.setPen(style.thinLine);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void StartCard::take(StartButton *button)
{
    for (StartButton *each : m_buttons)
        each->setTaken(each == button);
}

void StartCard::press(StartButton *button)
{
    const StartAction &action = actionOf(button);
    const auto run = action.run; // which may offer others
    if (!run && !action.more.empty()) {
        showMoreOf(button);
        return;
    }
    dismiss();
    if (run)
        run();
}

const StartAction &StartCard::actionOf(const StartButton *button) const
{
    return page()[std::ranges::find(m_buttons, button) - m_buttons.begin()];
}

void StartCard::moveBy(int rows)
{
    const auto taken = std::ranges::find_if(m_buttons, &StartButton::isTaken) - m_buttons.begin();
    const auto count = static_cast<int>(m_buttons.size());
    m_buttons[(static_cast<int>(taken) + rows + count) % count]->setFocus();
}

/// Takes a key that chooses. Returns false if \a event is another one.
bool StartCard::steer(const QKeyEvent &event)
{
    StartButton *taken = *std::ranges::find_if(m_buttons, &StartButton::isTaken);
    const bool hasMore = !actionOf(taken).more.empty();
    switch (event.key()) {
    case Qt::Key_Up:
        moveBy(-1);
        return true;
    case Qt::Key_Down:
        moveBy(1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        press(taken);
        return true;
    case Qt::Key_Right:
        if (hasMore)
            showMoreOf(taken);
        return hasMore;
    case Qt::Key_Left:
    case Qt::Key_Escape:
        return goBack(event.key() == Qt::Key_Escape);
    default:
        return false;
    }
}

/// Leaves what is behind an action, or the card if it \a mayClose. Returns false if there is nothing to
/// leave.
bool StartCard::goBack(bool mayClose)
{
    const bool wasMore = !m_way.empty();
    if (wasMore) {
        const StartAction *left = m_way.back();
        m_way.pop_back();
        showPage();
        m_buttons[left - page().data()]->setFocus();
    } else if (mayClose) {
        dismiss();
    }
    return wasMore || mayClose;
}

bool StartCard::pressByLetter(const QKeyEvent &event)
{
    if (event.text().size() != 1 || m_view.isDigitKey(event)) // a letter is a digit on large boards
        return false;
    const auto button = std::ranges::find_if(m_buttons, [&](const StartButton *each) {
        return actionOf(each).letter == event.text().at(0).toUpper();
    });
    if (button == m_buttons.end())
        return false;
    press(*button);
    return true;
}

/// A click on the heading leaves what is behind an action.
void StartCard::mousePressEvent(QMouseEvent *event)
{
    if (!m_way.empty() && m_heading->geometry().contains(event->position().toPoint()))
        goBack(false);
}

void StartCard::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (isModifier(*event) || (isPlain && (steer(*event) || pressByLetter(*event))))
        return;
    dismiss();
    m_view.takeKey(*event);
}

bool StartCard::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    if (auto *button = qobject_cast<StartButton *>(watched); button && type == QEvent::FocusIn)
        take(button);
    else if (!button && (type == QEvent::Resize || type == QEvent::Move))
        place();
    return QWidget::eventFilter(watched, event);
}

} // namespace sudoku
