#include "ui/list/collection/collectionkeys.h"

#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QListView>

#include <algorithm>
#include <array>
#include <utility>

namespace sudoku {
namespace {

bool isPlain(const QKeyEvent &event)
{
    return !(event.modifiers() & ~Qt::KeypadModifier);
}

bool isUpOrDown(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
}

bool isEnter(const QKeyEvent &event)
{
    return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && isPlain(event);
}

bool isRedo(const QKeyEvent &event)
{
    return event.matches(QKeySequence::Redo)
           || event.keyCombination() == QKeyCombination(Qt::ControlModifier, Qt::Key_Y);
}

} // namespace

CollectionKeys::CollectionKeys(QListView &list) : QObject(&list), m_list(list)
{
    list.installEventFilter(this);
}

bool CollectionKeys::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::KeyPress || type == QEvent::KeyRelease)
        followArrow(static_cast<QKeyEvent &>(*event));
    if (type != QEvent::KeyPress && type != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    const std::function<void()> work = workOf(static_cast<QKeyEvent &>(*event));
    if (!work)
        return QObject::eventFilter(watched, event);
    event->accept(); // before the window's command gets it
    if (type == QEvent::KeyPress)
        work();
    return true;
}

/// Returns what a key does, or nothing if it means nothing to a list.
std::function<void()> CollectionKeys::workOf(const QKeyEvent &event)
{
    if (isEnter(event))
        return [this] { emit openRequested(); };
    if (event.key() == Qt::Key_Delete)
        return [this] { emit removeRequested(); };
    if ((event.modifiers() & Qt::AltModifier) && isUpOrDown(event))
        return [this, by = event.key() == Qt::Key_Up ? -1 : 1] { emit moveRequested(by); };
    if (event.matches(QKeySequence::Undo))
        return [this] { emit undoRequested(); };
    if (isRedo(event))
        return [this] { emit redoRequested(); };
    if (event.matches(QKeySequence::SelectAll))
        return [this] { m_list.selectAll(); };
    return {};
}

void CollectionKeys::followArrow(const QKeyEvent &event)
{
    constexpr std::array keys{Qt::Key_Up,       Qt::Key_Down, Qt::Key_PageUp,
                              Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End};
    if (event.isAutoRepeat() || !isPlain(event) || std::ranges::find(keys, event.key()) == keys.end())
        return;
    const QModelIndex current = m_list.currentIndex();
    if (event.type() == QEvent::KeyPress)
        m_rowAtPress = current.row();
    else if (const auto from = std::exchange(m_rowAtPress, {});
             from && *from != current.row()
             && m_list.selectionModel()->selectedIndexes() == QModelIndexList{current})
        emit arrowReleased();
}

} // namespace sudoku
