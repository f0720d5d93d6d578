#pragma once

#include <QSizeF>
#include <QString>

#include "core/board/translate.h"

#include <span>
#include <string_view>
#include <tl/expected.hpp>

namespace sudoku {

/// The units for painting on paper: hundredths of a mm, so that font sizes can be whole numbers.
inline constexpr double unitsPerMillimetre = 100;

inline constexpr double millimetresPerInch = 25.4;
inline constexpr double pointsPerInch = 72;
inline constexpr double millimetresPerPoint = millimetresPerInch / pointsPerInch;
inline constexpr int pdfDotsPerInch = 1200;

/// A kind of paper, upright.
struct Paper
{
    std::string_view id;   ///< the word used in settings and on the command line
    std::string_view name; ///< in English; translated where it is shown
    double width;          ///< mm
    double height;         ///< mm

    QSizeF size() const { return {width, height}; }
};

/// Returns all papers; the first one is the default.
std::span<const Paper> papers();
/// Returns the paper with that \a id, or null.
const Paper *findPaper(std::string_view id);
// The limits of the sides of paper, in mm.
inline constexpr int minPaperSide = 90;
inline constexpr int maxPaperSide = 1200;

/// Why a text is no size of paper.
enum class PaperFault {
    NoSize,
    OutOfLimits, ///< a side is too short or too long
};

/// Returns the upright size in mm that \a text names: the id of a paper, or "6x9in", "148x210mm" or
/// "148x210", in capitals or not.
tl::expected<QSizeF, PaperFault> readPaper(const QString &text);

/// Returns the numbers of puzzles on a page that can be chosen.
std::span<const int> puzzlesPerPage();
/// Returns those that fill rows, among which the program chooses.
std::span<const int> evenPuzzlesPerPage();

} // namespace sudoku
