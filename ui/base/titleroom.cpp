#include "ui/base/titleroom.h"

#include <QDialog>
#include <QFontMetrics>
#include <QGuiApplication>

namespace sudoku {

void makeRoomForTitle(QDialog &dialog)
{
    constexpr int buttons = 8; // with the room about them, in heights of the text
    const QFontMetrics metrics = dialog.fontMetrics();
    const QString title =
        dialog.windowTitle() + QStringLiteral(" — ") + QGuiApplication::applicationDisplayName();
    const int width = metrics.horizontalAdvance(title) + buttons * metrics.height();
    dialog.resize(dialog.sizeHint().expandedTo({width, 0}));
}

} // namespace sudoku
