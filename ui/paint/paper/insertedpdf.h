#pragma once

#include "ui/paint/paper/page.h"
#include "ui/paint/paper/qpdf.h"

#include <map>
#include <memory>
#include <utility>

namespace sudoku {

/// Opens the PDF at \a path, repaired if it is damaged. Throws what libqpdf throws.
std::unique_ptr<QPDF> openedPdf(const QString &path);

/// Puts pages of other PDF files on pages of a file. The contents of those files are read when that file is
/// written, and must live until then.
class PdfInserter
{
public:
    /// Puts \a inserted into the middle of \a page, scaled down if it is larger than \a room, which is in
    /// points. Throws what libqpdf throws, or std::runtime_error if there is no such page.
    void insert(QPDFObjectHandle page, const InsertedPage &inserted, const QRectF &room);
    /// Makes the version of the file that \a writer writes at least that of all files inserted into it.
    void setVersion(QPDFWriter &writer) const;

private:
    QPDF &source(const QString &file);
    QPDFObjectHandle formOf(QPDF &to, const InsertedPage &inserted);

    std::map<QString, std::unique_ptr<QPDF>> m_sources;
    std::map<std::pair<QString, int>, QPDFObjectHandle> m_forms; // of the pages, each once in the file
};

} // namespace sudoku
