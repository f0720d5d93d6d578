#include "ui/print/codeview.h"

#include <QPainter>

#include "ui/paint/paper/printedcode.h"

#include <algorithm>

namespace sudoku {

CodeView::CodeView(QWidget *parent) : QWidget(parent)
{
    constexpr int smallest = 240; // pixels: two for each module of most links
    setMinimumSize(smallest, smallest);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("QR code"));
}

void CodeView::setText(const QString &text)
{
    m_text = text;
    setAccessibleDescription(text);
    update();
}

QSize CodeView::sizeHint() const
{
    constexpr int side = 400; // pixels
    return {side, side};
}

void CodeView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int side = std::min(width(), height());
    paintCode(painter, QRectF((width() - side) / 2, (height() - side) / 2, side, side), m_text.toStdString());
}

} // namespace sudoku
