#include "ui/base/screenroom.h"

#include <QLayout>
#include <QScreen>
#include <QWidget>

namespace sudoku {

QSize fittedToScreen(const QWidget &window, const QSize &size)
{
    constexpr int titleHeight = 40;
    return size.boundedTo(window.screen()->availableSize() - QSize(0, titleHeight));
}

void growToContents(QWidget &window)
{
    if (!window.isVisible())
        return; // a window becomes high enough when it is shown
    window.layout()->activate();
    const int height = window.layout()->totalHeightForWidth(window.width());
    if (height > window.height())
        window.resize(fittedToScreen(window, {window.width(), height}));
}

} // namespace sudoku
