#include "ui/base/ground.h"

#include <QColor>
#include <QPalette>
#include <QWidget>

namespace sudoku {

void setGround(QWidget &widget, const QColor &ground)
{
    if (widget.testAttribute(Qt::WA_SetPalette) && widget.palette().color(QPalette::Window) == ground)
        return; // which ends the changes that setPalette() itself causes
    QPalette own;
    own.setColor(QPalette::Window, ground);
    widget.setPalette(own);
}

} // namespace sudoku
