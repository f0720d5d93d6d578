#include "ui/pictures/pdfpage.h"

#include <QBuffer>
#include <QPdfDocument>

#include <algorithm>

namespace sudoku {

QImage firstPageOf(const QByteArray &pdf)
{
    constexpr double longSide = 2400; // pixels: 200 dpi on A4
    QBuffer buffer;
    buffer.setData(pdf);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    if (document.status() != QPdfDocument::Status::Ready || document.pageCount() == 0)
        return {};
    const QSizeF points = document.pagePointSize(0);
    const double longest = std::max(points.width(), points.height());
    if (!(longest > 0))
        return {};
    const QSize size = (points * (longSide / longest)).toSize().expandedTo({1, 1});
    return document.render(0, size);
}

} // namespace sudoku
