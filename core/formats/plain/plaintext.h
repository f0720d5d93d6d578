#pragma once

#include "core/formats/plain/celllayout.h"
#include "core/formats/text/format.h"

namespace sudoku {

/// The layouts of plain digits, which distinguish the formats: in rows, or all in one line; Library is a line
/// that starts with a colon, or has signs for entries or a list of deleted candidates.
enum class PlainLayout { None, Line, Library, Rows, FramedRows };

/// Returns the layout of \a text, or None if it contains no puzzle.
PlainLayout plainLayout(std::string_view text);

/// Returns the boxes of \a options, or an error if a board of \a size cannot have them.
tl::expected<std::optional<BoxShape>, TextError> askedBoxes(const ReadOptions &options, int size);

/// Reads \a text in any of the layouts but Library, for the format \a formatId.
TextResult readPlainText(std::string_view text, const ReadOptions &options, std::string_view formatId);

/// Reads a text that is already divided into lines and cells.
TextResult readParts(PuzzleText text, const CellLayout &layout, const ReadOptions &options,
                     std::string_view formatId);

/// Returns \a digits, which the format wrote for \a board, after the directives that it needs except those
/// for entries. "symbols" is one of them if \a reader, that of the format, would take \a digits for
/// other symbols.
std::string withDirectives(const std::string &digits, const Board &board, const SymbolSet &symbols,
                           TextReader reader);

/// Plain digits. The formats of this folder, each in the file of its name.
extern const Format lineFormat;
extern const Format rowsFormat;
extern const Format gridFormat;
extern const Format libraryFormat;

} // namespace sudoku
