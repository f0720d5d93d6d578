#include "ui/board/accessible/accessibility.h"

#include <QCoreApplication>

#include "ui/board/accessible/boardaccessible.h"
#include "ui/board/accessible/boardannouncer.h"
#include "ui/board/boardview.h"

namespace sudoku {
namespace {

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view ? new BoardAccessible(*view) : nullptr;
}

void installFactory()
{
    QAccessible::installFactory(makeInterface);
}

} // namespace

// Runs before any board exists, because Qt asks for its interface while it is being made, and keeps the
// result.
Q_COREAPP_STARTUP_FUNCTION(installFactory)

void makeAccessible(BoardView &view)
{
    new BoardAnnouncer(view);
}

} // namespace sudoku
