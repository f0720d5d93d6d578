#include "ui/base/shrinkingarea.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>
#include <utility>

namespace sudoku {

ShrinkingArea::ShrinkingArea(QWidget *content, int minLines, QWidget *parent)
    : WideScrollArea(content, parent),
      m_minLines(minLines)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

QSize ShrinkingArea::sizeHint() const
{
    return {widget()->sizeHint().width(), contentHeight()};
}

QSize ShrinkingArea::minimumSizeHint() const
{
    return {widget()->minimumSizeHint().width(),
            std::min(contentHeight(), fontMetrics().lineSpacing() * m_minLines)};
}

int ShrinkingArea::contentHeight() const
{
    return std::max(0, widget()->layout()->totalHeightForWidth(width())); // -1 if nothing is visible
}

bool ShrinkingArea::eventFilter(QObject *watched, QEvent *event)
{
    const bool isHandled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitContent();
    return isHandled;
}

void ShrinkingArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitContent();
}

void ShrinkingArea::fitContent()
{
    const int height = contentHeight();
    setMaximumHeight(height);
    // With the bar there is less width, so that texts need more lines and would keep the bar.
    setVerticalScrollBarPolicy(this->height() >= height ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    if (std::exchange(m_fitted, height) != height)
        updateGeometry();
}

} // namespace sudoku
