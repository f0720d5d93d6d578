#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace sudoku {

/// Why the pages of a file cannot be inserted into another.
enum class PdfFault {
    Missing,
    NotPdf, ///< or damaged, or without pages
    Encrypted,
};

/// Returns how many pages the PDF file at \a path has.
tl::expected<int, PdfFault> pagesInPdf(const QString &path);

} // namespace sudoku
