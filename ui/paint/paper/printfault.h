#pragma once

#include <QString>

#include <vector>

namespace sudoku {

/// What printing houses refuse, or what should not be in a book.
struct PrintFault
{
    QString text;                ///< a sentence without period: "lines of 0.26 pt; printing houses ask …"
    std::vector<int> pages = {}; ///< as they are numbered, ascending; empty if it is about all
};

inline constexpr double minPressText = 7; // points

/// Returns a fault with its pages: "pages 1-4, 7: lines of 0.26 pt; …".
QString faultText(const PrintFault &fault);

} // namespace sudoku
