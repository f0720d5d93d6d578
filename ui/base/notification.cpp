#include "ui/base/notification.h"

#include <QAccessibleWidget>

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

} // namespace sudoku
