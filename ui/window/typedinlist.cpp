#include "ui/window/typedinlist.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/board/keyinput.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <utility>

namespace sudoku {
namespace {

bool isDigitKey(const QKeyEvent &event, const BoardView &view)
{
    const auto input = keyInput(event, view.symbols(), view.document().geometry().digitCount());
    return input && input->kind != KeyInput::Kind::Clear && input->kind != KeyInput::Kind::Back;
}

} // namespace

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
    if (!isKey || !isDigitKey(static_cast<const QKeyEvent &>(*event), m_view) || !m_isOnBoard())
        return QObject::eventFilter(watched, event);
    event->accept(); // before a command of the window gets it
    if (type == QEvent::KeyPress) {
        m_view.setFocus();
        QCoreApplication::sendEvent(&m_view, event);
    }
    return true;
}

} // namespace sudoku
