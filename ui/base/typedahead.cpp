#include "ui/base/typedahead.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>
#include <QWindow>

namespace sudoku {

TypedAhead::TypedAhead(QObject *parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

/// A key comes twice, and may close the popup the first time, when it could override a shortcut.
bool TypedAhead::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::ShortcutOverride && type != QEvent::KeyPress && type != QEvent::KeyRelease)
        return false;
    auto *window = qobject_cast<QWindow *>(watched);
    if (!window)
        return false;
    const bool isPopup = window->type() == Qt::Popup;
    if (!isPopup)
        m_below = window;
    if (type == QEvent::ShortcutOverride)
        m_isForPopup = isPopup && window->isVisible();
    QWindow *below = windowBelow();
    if (type == QEvent::ShortcutOverride || m_isForPopup || !isPopup || window->isVisible() || !below)
        return false;
    QCoreApplication::sendEvent(below, event);
    return true;
}

/// Returns the window for what comes late: never a popup, in which the keyboard may be although it is closed.
/// It is nowhere if the desktop has made the popup active.
QWindow *TypedAhead::windowBelow() const
{
    const QWidget *focused = QApplication::focusWidget();
    QWindow *window = focused ? focused->window()->windowHandle() : nullptr;
    return window && window->type() != Qt::Popup ? window : m_below.data();
}

} // namespace sudoku
