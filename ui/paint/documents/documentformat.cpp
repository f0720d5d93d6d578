#include "ui/paint/documents/documentformat.h"

#include "ui/paint/documents/writers.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array documentTable{
    DocumentFormat{"html", TR_NOOP("DocumentFormat", "Web page"), "html", true, writeWebPage},
    DocumentFormat{"tex", TR_NOOP("DocumentFormat", "LaTeX"), "tex", true, writeLatex},
    DocumentFormat{"odt", TR_NOOP("DocumentFormat", "OpenDocument text (Word opens it)"), "odt", true,
                   writeOpenDocument},
    DocumentFormat{"csv", TR_NOOP("DocumentFormat", "Table for Excel (CSV)"), "csv", false, writeExcelTable},
};

} // namespace

std::span<const DocumentFormat> documentFormats()
{
    return documentTable;
}

const DocumentFormat *findDocumentFormat(const QString &suffix)
{
    const auto found = std::ranges::find_if(documentTable, [&](const DocumentFormat &format) {
        return toQString(format.suffix).compare(suffix, Qt::CaseInsensitive) == 0;
    });
    return found == documentTable.end() ? nullptr : &*found;
}

} // namespace sudoku
