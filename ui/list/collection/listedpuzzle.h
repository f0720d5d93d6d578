#pragma once

#include <QString>

#include "core/board/grid.h"
#include "ui/list/collection/collectionprogress.h"

#include <optional>
#include <string>

namespace sudoku {

/// A puzzle for a collection, with what is known beside its text.
struct ListedPuzzle
{
    std::string text;                    ///< as in a file, with the note behind it
    QString remark = {};                 ///< what the list says too, and no file keeps
    Grid solution = {};                  ///< the only one, or without cells if that is not known
    bool isSafe = false;                 ///< the puzzle is on paper or in a file
    std::optional<LeftPuzzle> left = {}; ///< how it was left, if something was done with it
};

} // namespace sudoku
