#pragma once

#include "core/formats/plain/celllayout.h"
#include "core/formats/text/format.h"

namespace sudoku {

/// The layouts of plain digits, which distinguish the formats: in rows, or all in one line; Library is a line
/// that starts with a colon.
enum class PlainLayout { None, Line, Library, Rows, FramedRows };

/// None where \a text has no puzzle at all.
PlainLayout plainLayout(std::string_view text);

/// The boxes of \a options; fails where they are no boxes of a board of \a size.
tl::expected<std::optional<BoxShape>, TextError> askedBoxes(const ReadOptions &options, int size);

/// Reads \a text in any of the layouts, for the format \a formatId; but not a Library line.
TextResult readPlainText(std::string_view text, const ReadOptions &options, std::string_view formatId);

/// The same for a text that is taken apart, and whose cells are known.
TextResult readParts(PuzzleText text, const CellLayout &layout, const ReadOptions &options,
                     std::string_view formatId);

/// \a digits, which the format wrote for \a board, behind the directives that it needs beside those for
/// entries. "symbols" is one of them where reading would take \a digits for other symbols.
std::string withDirectives(const std::string &digits, const Board &board, const SymbolSet &symbols);

} // namespace sudoku
