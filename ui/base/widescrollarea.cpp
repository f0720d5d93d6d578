#include "ui/base/widescrollarea.h"

#include <QScrollBar>

namespace sudoku {

WideScrollArea::WideScrollArea(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize WideScrollArea::minimumSizeHint() const
{
    const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    return {width, QScrollArea::minimumSizeHint().height()};
}

QSize WideScrollArea::sizeHint() const
{
    return widget()->sizeHint();
}

} // namespace sudoku
