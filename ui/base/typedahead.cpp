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

bool TypedAhead::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::KeyPress && type != QEvent::KeyRelease)
        return false;
    const auto *window = qobject_cast<QWindow *>(watched);
    const QWidget *focused = QApplication::focusWidget(); // of what is below: popups are no active windows
    if (!window || window->type() != Qt::Popup || window->isVisible() || !focused)
        return false;
    QCoreApplication::sendEvent(focused->window()->windowHandle(), event);
    return true;
}

} // namespace sudoku
