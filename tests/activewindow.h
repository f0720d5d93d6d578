#pragma once

#include <QApplication>

namespace sudoku {

QT_WARNING_PUSH
QT_WARNING_DISABLE_DEPRECATED
/// Makes \a window the active one, or none, at once, as a desktop may. Qt has no other way to do so.
inline void makeActive(QWidget *window)
{
    QApplication::setActiveWindow(window);
}
QT_WARNING_POP

} // namespace sudoku
