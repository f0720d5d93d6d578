#include "ui/printjob/pdfkind.h"

#include <array>

namespace sudoku {
namespace {

constexpr std::array pdfKindTable{
    NamedPdfKind{PdfKind::Plain, "plain", TR_NOOP("PdfKind", "plain")},
    NamedPdfKind{PdfKind::A2b, "a-2b", TR_NOOP("PdfKind", "PDF/A-2b, to keep")},
    NamedPdfKind{PdfKind::X4, "x-4", TR_NOOP("PdfKind", "PDF/X-4, for printing houses")},
};

} // namespace

std::span<const NamedPdfKind> pdfKinds()
{
    return pdfKindTable;
}

} // namespace sudoku
