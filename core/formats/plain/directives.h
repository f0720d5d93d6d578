#pragma once

#include "core/formats/text/format.h"
#include "core/formats/text/puzzletext.h"

namespace sudoku {

/// What the directives of a text say that must be known before its cells are read: its symbols and the
/// shape of its boxes. Null and nothing where they say nothing.
struct ShapeDirectives
{
    const SymbolSet *symbols = nullptr;
    std::optional<Geometry> regions = {};
    std::optional<BoxShape> boxes = {};
    std::optional<int> digitCount = {};
};

/// Fails on directives that say nothing that can be understood for a board of \a size.
tl::expected<ShapeDirectives, TextError> readShape(const std::vector<Directive> &directives, int size);

/// Adds the constraints, entries and pencil marks that the directives name to \a board; \a symbols are those that its
/// givens were written in. The directives have passed readShape().
tl::expected<void, TextError> readContents(const std::vector<Directive> &directives, const SymbolSet &symbols,
                                           Board &board);

/// "4x3": rows x columns, of a board that there can be.
std::optional<BoxShape> parseBoxes(std::string_view text);
std::string boxesText(BoxShape boxes);

/// The directives that \a board needs for its shape, constraints, pencil marks and what Solve wrote, each on a line of its
/// own.
std::string directivesFor(const Board &board);
/// Empty where the board has no entries.
std::string entriesDirective(const Board &board, const SymbolSet &symbols);
std::string symbolsDirective(const SymbolSet &symbols);

/// The digits of \a grid, of \a digitCount, in one line: a character for each cell, or numbers separated by spaces.
std::string digitLine(const Grid &grid, int digitCount, const SymbolSet &symbols);

} // namespace sudoku
