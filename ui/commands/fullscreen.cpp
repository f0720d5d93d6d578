#include "ui/commands/fullscreen.h"

#include "ui/commands/commandactions.h"

#include <QWidget>
#include <QWindowStateChangeEvent>

namespace sudoku {

FullScreen::FullScreen(QWidget &window, const CommandActions &actions)
    : QObject(&window),
      m_window(window),
      m_action(actions.action(Command::FullScreen))
{
    window.installEventFilter(this);
    actions.onToggled(Command::FullScreen, this, [this](bool isChecked) {
        m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, isChecked));
    });
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
    if (event->type() == QEvent::WindowStateChange) {
        const bool isFull = m_window.isFullScreen();
        m_action->setChecked(isFull);
        const auto *change = static_cast<QWindowStateChangeEvent *>(event);
        if (change->oldState().testFlag(Qt::WindowFullScreen) == isFull)
            return false;
        if (isFull)
            sayHowToLeave();
        else
            emit withdrawn(m_message);
    }
    return QObject::eventFilter(watched, event);
}

/// The full screen has no frame with a button that leaves it.
void FullScreen::sayHowToLeave()
{
    const QString key = m_action->shortcut().toString(QKeySequence::NativeText);
    // Escape does it too, unless it ends something else first.
    const QString text = key.isEmpty() ? tr("View > Full Screen leaves the full screen.")
                                       : tr("%1 leaves the full screen.").arg(key);
    m_message = MessageHandle::next();
    emit message({.text = text, .spoken = text, .handle = m_message});
}

} // namespace sudoku
