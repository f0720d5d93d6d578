#pragma once

#include "core/formats/streamlines.h"
#include "core/formats/text/format.h"

#include <optional>
#include <string>

namespace sudoku {

/// A jigsaw that needs the lines that come next in a stream, together with the number of these lines.
struct JigsawAhead
{
    TextPuzzle puzzle;
    std::size_t lineCount;
};

/// Returns \a puzzle, read from \a text, with the regions that the block after it draws; or the board in that
/// block with the regions that \a puzzle draws. Looks only at lines that have arrived. Returns nothing if
/// neither draws any, if \a puzzle has regions of its own, or if \a options give the boxes.
std::optional<JigsawAhead> findJigsaw(StreamLines &lines, const TextPuzzle &puzzle, const std::string &text,
                                      const ReadOptions &options);

} // namespace sudoku
