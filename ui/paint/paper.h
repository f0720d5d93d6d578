#pragma once

#include <QSizeF>

#include "core/translate.h"

#include <span>
#include <string_view>

namespace sudoku {

/// A kind of paper, upright.
struct Paper
{
    std::string_view id;   ///< the word used in settings and on the command line
    std::string_view name; ///< in English; translated where it is shown
    double width;          ///< mm
    double height;         ///< mm
};

/// Returns all papers; the first one is the default.
std::span<const Paper> papers();
/// Returns the paper with that \a id, or null.
const Paper *findPaper(std::string_view id);

/// Returns the numbers of puzzles on a page that can be chosen.
std::span<const int> puzzlesPerPage();

} // namespace sudoku
