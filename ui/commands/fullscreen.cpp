#include "ui/commands/fullscreen.h"

#include "ui/commands/commandactions.h"

#include <QWidget>
#include <QWindowStateChangeEvent>

#include <utility>

namespace sudoku {

FullScreen::FullScreen(QWidget &window, const CommandActions &actions)
    : QObject(&window),
      m_window(window),
      m_action(actions.action(Command::FullScreen)),
      m_upperEdge(new QWidget(&window)),
      m_rightEdge(new QWidget(&window))
{
    window.installEventFilter(this);
    for (QWidget *edge : {m_upperEdge, m_rightEdge}) {
        edge->hide();
        edge->installEventFilter(this);
    }
    for (const CommandInfo &info : commands())
        window.addAction(actions.action(info.command)); // or its key would be lost with the menu bar
    actions.onToggled(Command::FullScreen, this, [this](bool isChecked) {
        m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, isChecked));
    });
}

void FullScreen::hideAround(QWidget &middle, const QList<QWidget *> &bars, QWidget &panel)
{
    m_middle = &middle;
    m_bars = bars;
    m_panel = &panel;
    middle.installEventFilter(this);
}

void FullScreen::keepPanel()
{
    if (!m_panel || !m_window.isFullScreen())
        return;
    m_keepsPanel = true;
    show(*m_panel);
}

void FullScreen::hideParts()
{
    if (!m_middle)
        return;
    for (QWidget *bar : m_bars)
        hide(*bar);
    if (!m_keepsPanel)
        hide(*m_panel);
    placeEdges();
    m_upperEdge->show();
    m_rightEdge->show();
}

void FullScreen::showParts()
{
    m_upperEdge->hide();
    m_rightEdge->hide();
    m_keepsPanel = false;
    for (QWidget *part : std::exchange(m_hidden, {}))
        part->show();
}

void FullScreen::placeEdges()
{
    constexpr int breadth = 4; // pixels
    m_upperEdge->setGeometry(0, 0, m_window.width(), breadth);
    m_rightEdge->setGeometry(m_window.width() - breadth, breadth, breadth, m_window.height() - breadth);
    m_upperEdge->raise();
    m_rightEdge->raise();
}

void FullScreen::hide(QWidget &part)
{
    if (part.isHidden())
        return;
    m_hidden.insert(&part);
    part.hide();
}

void FullScreen::show(QWidget &part)
{
    if (m_hidden.remove(&part))
        part.show();
}

bool FullScreen::leave()
{
    if (!m_window.isFullScreen())
        return false;
    m_action->setChecked(false);
    return true;
}

/// The desktop has its own ways to full screen and back.
bool FullScreen::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Enter && watched == m_upperEdge)
        for (QWidget *bar : m_bars)
            show(*bar);
    else if (type == QEvent::Enter && watched == m_rightEdge)
        show(*m_panel);
    else if (type == QEvent::Enter && watched == m_middle && m_window.isFullScreen())
        hideParts();
    else if (type == QEvent::Resize && watched == &m_window)
        placeEdges();
    if (watched == &m_window && type == QEvent::WindowStateChange) {
        const bool isFull = m_window.isFullScreen();
        m_action->setChecked(isFull);
        const auto *change = static_cast<QWindowStateChangeEvent *>(event);
        if (change->oldState().testFlag(Qt::WindowFullScreen) == isFull)
            return false;
        if (isFull) {
            hideParts();
            sayHowToLeave();
        } else {
            showParts();
            emit withdrawn(m_message);
        }
    }
    return QObject::eventFilter(watched, event);
}

/// The full screen has no frame with a button that leaves it.
void FullScreen::sayHowToLeave()
{
    const QString key = m_action->shortcut().toString(QKeySequence::NativeText);
    // Escape does it too, unless it ends something else first.
    const QString leaving = key.isEmpty() ? tr("View > Full Screen leaves the full screen.")
                                          : tr("%1 leaves the full screen.").arg(key);
    const QString text = m_middle
                             ? tr("%1 Move the pointer to the upper edge for the menu, to the right edge "
                                  "for the panel.")
                                   .arg(leaving)
                             : leaving;
    m_message = MessageHandle::next();
    emit message({.text = text, .spoken = text, .handle = m_message});
}

} // namespace sudoku
