#pragma once

#include <QSizeF>

#include "core/translate.h"

#include <span>
#include <string_view>

namespace sudoku {

/// A kind of paper, upright.
struct Paper
{
    std::string_view id;   ///< The word used in settings and on the command line.
    std::string_view name; ///< English; translated where it is shown.
    double width;          ///< mm
    double height;         ///< mm
};

/// All papers; the first is the usual one.
std::span<const Paper> papers();
/// Null where no paper has that \a id.
const Paper *findPaper(std::string_view id);

/// How many puzzles a page can have.
std::span<const int> puzzlesPerPage();

} // namespace sudoku
