#include "ui/base/notification.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QWidget>

namespace sudoku {
namespace {

QAccessibleInterface *makeNotificationInterface(const QString &, QObject *object)
{
    auto *notification = qobject_cast<Notification *>(object);
    return notification ? new QAccessibleWidget(notification, QAccessible::Notification) : nullptr;
}

} // namespace

Notification::Notification(QWidget *parent) : QFrame(parent)
{
    QAccessible::installFactory(makeNotificationInterface); // once is enough, more do no harm
}

void announce(QWidget &widget)
{
    QAccessibleEvent event(&widget, QAccessible::ObjectShow); // Qt passes no Alert on to AT-SPI
    QAccessible::updateAccessibility(&event);
}

} // namespace sudoku
