#include "ui/base/altletters.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>

namespace sudoku {

AltLetters::AltLetters(QObject *parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

/// The key goes on to the window. Those without a text, such as Alt+Down, are for the list.
bool AltLetters::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !qobject_cast<QComboBox *>(watched))
        return false;
    const auto &key = *static_cast<QKeyEvent *>(event);
    if (!key.modifiers().testFlag(Qt::AltModifier) || key.text().isEmpty())
        return false;
    event->ignore();
    return true;
}

} // namespace sudoku
