#pragma once

#include "ui/list/collection/collectionprogress.h"
#include "ui/text/filefingerprint.h"

#include <variant>
#include <vector>

namespace sudoku {

/// Successive puzzles of a file.
struct FileRows
{
    int first = 0; ///< from 0
    int count = 0;

    bool operator==(const FileRows &) const = default;
};

/// How a list differs from its file: the puzzles in the order of the list, those of the file by their rows in
/// it. Puzzles of the file that no part names were removed, and the others were added.
struct ListArrangement
{
    FileFingerprint fingerprint = {}; ///< of the file
    int fileRowCount = 0;
    std::vector<std::variant<FileRows, ListedPuzzle>> parts = {};
};

} // namespace sudoku
