#include "ui/base/announce.h"

#include <QAccessible>
#include <QWidget>

namespace sudoku {

void announce(QWidget &widget)
{
    QAccessibleEvent event(&widget, QAccessible::ObjectShow); // Qt passes no Alert on to AT-SPI
    QAccessible::updateAccessibility(&event);
}

} // namespace sudoku
