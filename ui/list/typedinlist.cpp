#include "ui/list/typedinlist.h"

#include "ui/board/boardview.h"

#include <QKeyEvent>

#include <utility>

namespace sudoku {
TypedInList::TypedInList(QWidget &list, BoardView &view, std::function<bool()> isOnBoard)
    : QObject(&list),
      m_view(view),
      m_isOnBoard(std::move(isOnBoard))
{
    list.installEventFilter(this);
}

bool TypedInList::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    const bool isKey = type == QEvent::KeyPress || type == QEvent::ShortcutOverride;
    if (!isKey || !m_view.isDigitKey(static_cast<const QKeyEvent &>(*event)) || !m_isOnBoard())
        return QObject::eventFilter(watched, event);
    event->accept(); // before a command of the window gets it
    if (type == QEvent::KeyPress)
        m_view.takeKey(static_cast<QKeyEvent &>(*event));
    return true;
}

} // namespace sudoku
