#pragma once

#include "core/board/translate.h"

#include <span>
#include <string_view>

namespace sudoku {

/// What a PDF promises to those who keep or print it.
enum class PdfKind {
    Plain,
    A2b, ///< PDF/A-2b (ISO 19005-2): can be shown in decades too, as it needs nothing outside of it
    X4,  ///< PDF/X-4 (ISO 15930-7): what printing houses take
};

struct NamedPdfKind
{
    PdfKind kind;
    std::string_view id;   ///< the word used in settings and on the command line
    std::string_view name; ///< in English; translated where it is shown
};

/// Returns all kinds, in the order in which they are offered; the first one is the default.
std::span<const NamedPdfKind> pdfKinds();

} // namespace sudoku
