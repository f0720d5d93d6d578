#include "ui/pictures/pdfpage.h"

#include <QBuffer>
#include <QPdfDocument>

#include <algorithm>

namespace sudoku {

PdfPage pageOf(const QByteArray &pdf, int number)
{
    constexpr double longSide = 2400; // pixels: 200 dpi on A4
    QBuffer buffer;
    buffer.setData(pdf);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    if (document.status() != QPdfDocument::Status::Ready || number < 1 || number > document.pageCount())
        return {};
    const QSizeF points = document.pagePointSize(number - 1);
    const double longest = std::max(points.width(), points.height());
    if (!(longest > 0))
        return {};
    const QSize size = (points * (longSide / longest)).toSize().expandedTo({1, 1});
    return {document.render(number - 1, size), document.pageCount()};
}

} // namespace sudoku
