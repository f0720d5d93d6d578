#pragma once

#include "core/formats/text/remark.h"

#include <string>
#include <vector>

namespace sudoku {

/// A puzzle that was found, as plain text, which readPuzzle() reads.
struct FoundText
{
    std::string text;
    std::vector<Remark> leftOut =
        {};       ///< what is not in \a text; a line counts from the start of the whole text
    int line = 0; ///< on which it begins in the whole text, from 1; 0 if that is not known

    bool operator==(const FoundText &) const = default;
};

} // namespace sudoku
