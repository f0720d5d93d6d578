#include "ui/pictures/pdfpage.h"

#include <QBuffer>
#include <QPdfDocument>

#include <algorithm>

namespace sudoku {

tl::expected<LoadedPicture, LoadFailure> pageOf(const QByteArray &pdf, int number)
{
    const auto failed = [](PictureProblem problem, int pageCount = 1) {
        return tl::unexpected(LoadFailure{problem, pageCount});
    };
    constexpr double longSide = 2400; // pixels: 200 dpi on A4
    QBuffer buffer;
    buffer.setData(pdf);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument document;
    document.load(&buffer);
    const auto error = document.error();
    if (error == QPdfDocument::Error::IncorrectPassword
        || error == QPdfDocument::Error::UnsupportedSecurityScheme)
        return failed(PictureProblem::Locked);
    const int pageCount = document.pageCount();
    if (document.status() != QPdfDocument::Status::Ready || pageCount < 1)
        return failed(PictureProblem::Broken);
    if (number < 1 || number > pageCount)
        return failed(PictureProblem::NoPage, pageCount);
    const QSizeF points = document.pagePointSize(number - 1);
    const double longest = std::max(points.width(), points.height());
    if (!(longest > 0))
        return failed(PictureProblem::Broken);
    const QSize size = (points * (longSide / longest)).toSize().expandedTo({1, 1});
    const QImage picture = document.render(number - 1, size);
    if (picture.isNull())
        return failed(PictureProblem::Broken);
    return LoadedPicture{picture, pageCount};
}

} // namespace sudoku
