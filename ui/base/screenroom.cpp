#include "ui/base/screenroom.h"

#include <QScreen>
#include <QWidget>

namespace sudoku {

QSize fittedToScreen(const QWidget &window, const QSize &size)
{
    constexpr int titleHeight = 40;
    return size.boundedTo(window.screen()->availableSize() - QSize(0, titleHeight));
}

} // namespace sudoku
