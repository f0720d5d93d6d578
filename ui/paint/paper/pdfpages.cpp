#include "ui/paint/paper/pdfpages.h"

#include "ui/paint/paper/insertedpdf.h"

#include <QFileInfo>

#include <stdexcept>

namespace sudoku {

tl::expected<int, PdfFault> pagesInPdf(const QString &path)
try {
    if (!QFileInfo(path).isFile())
        return tl::unexpected(PdfFault::Missing);
    const std::unique_ptr<QPDF> file = openedPdf(path);
    if (file->isEncrypted())
        return tl::unexpected(PdfFault::Encrypted);
    const auto count = static_cast<int>(file->getAllPages().size());
    return count > 0 ? tl::expected<int, PdfFault>(count) : tl::unexpected(PdfFault::NotPdf);
} catch (const QPDFExc &error) {
    return tl::unexpected(error.getErrorCode() == qpdf_e_password ? PdfFault::Encrypted : PdfFault::NotPdf);
} catch (const std::exception &) { // of libqpdf
    return tl::unexpected(PdfFault::NotPdf);
}

} // namespace sudoku
