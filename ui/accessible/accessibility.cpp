#include "ui/accessible/accessibility.h"

#include "ui/accessible/boardaccessible.h"
#include "ui/base/messagebar.h"
#include "ui/board/boardview.h"
#include "ui/recovery/recoverybar.h"

#include <QAccessibleWidget>

namespace sudoku {
namespace {

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    if (auto *view = qobject_cast<BoardView *>(object))
        return new BoardAccessible(*view);
    if (qobject_cast<MessageBar *>(object) || qobject_cast<RecoveryBar *>(object))
        return new QAccessibleWidget(static_cast<QWidget *>(object), QAccessible::Notification);
    return nullptr;
}

} // namespace

void installAccessibility()
{
    QAccessible::installFactory(makeInterface);
}

void announce(QWidget &widget)
{
    QAccessibleEvent event(&widget, QAccessible::ObjectShow); // Qt passes no Alert on to AT-SPI
    QAccessible::updateAccessibility(&event);
}

} // namespace sudoku
