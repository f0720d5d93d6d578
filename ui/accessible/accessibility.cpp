#include "ui/accessible/accessibility.h"

#include "ui/accessible/boardaccessible.h"
#include "ui/accessible/boardannouncer.h"
#include "ui/board/boardview.h"

namespace sudoku {
namespace {

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view ? new BoardAccessible(*view) : nullptr;
}

} // namespace

void makeAccessible(BoardView &view)
{
    QAccessible::installFactory(makeInterface); // once is enough, more do no harm
    new BoardAnnouncer(view);
}

} // namespace sudoku
