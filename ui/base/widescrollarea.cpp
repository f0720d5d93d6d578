#include "ui/base/widescrollarea.h"

#include <QAbstractSpinBox>
#include <QChildEvent>
#include <QComboBox>
#include <QScrollBar>

namespace sudoku {
namespace {

/// Returns whether the wheel changes the value of \a widget.
bool isField(const QObject *widget)
{
    return qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QComboBox *>(widget);
}

} // namespace

WideScrollArea::WideScrollArea(QWidget *content, QWidget *parent) : QScrollArea(parent)
{
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    watch(content);
}

QSize WideScrollArea::minimumSizeHint() const
{
    const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {width, QScrollArea::minimumSizeHint().height()};
}

QSize WideScrollArea::sizeHint() const
{
    return widget()->sizeHint();
}

/// Watches \a widget and all in it, also what comes later. The wheel alone does not give a field the focus,
/// or it would take the next turn.
void WideScrollArea::watch(QWidget *widget)
{
    widget->installEventFilter(this);
    if (isField(widget)) {
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        return;
    }
    for (QObject *child : widget->children())
        if (child->isWidgetType())
            watch(static_cast<QWidget *>(child));
}

bool WideScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    const bool hasChild = event->type() == QEvent::ChildAdded || event->type() == QEvent::ChildPolished;
    if (hasChild && !isField(watched)) { // a new one is a field only when it is polished
        if (QObject *child = static_cast<QChildEvent *>(event)->child(); child->isWidgetType())
            watch(static_cast<QWidget *>(child));
    } else if (event->type() == QEvent::Wheel && isField(watched)
               && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore(); // so that it goes on to what the field is in
        return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace sudoku
