#pragma once

#include <QByteArray>
#include <QImage>
#include <QRectF>

#include "ui/printjob/printjob.h"

#include <optional>

class QPainter;

namespace sudoku {

class GlyphCache;

/// All symbols that a board has of its own, small and in a row above the puzzles: nobody can guess a fish
/// that is not among the clues.
struct SymbolRow
{
    const SymbolSet *symbols;
    int digitCount;

    /// Returns the height in mm beside letters of \a text mm.
    double height(double text) const;
    bool operator==(const SymbolRow &) const = default;
};

/// Returns the symbols of all puzzles of \a section, if they are their own and the same ones.
std::optional<SymbolRow> symbolRowOf(const PrintSection &section);

/// Paints the symbols from the left of \a rect on, smaller where they would not fit.
void paintSymbolRow(QPainter &painter, const QRectF &rect, const SymbolRow &row, GlyphCache &cache);

/// Returns the size in mm of a row of that height.
QSizeF symbolRowSize(const SymbolRow &row, double height);
/// Returns the row as a picture of that height in mm.
QByteArray symbolRowSvg(const SymbolRow &row, double height, LetterKind letters = LetterKind::Text);
/// Returns the same made of pixels.
QImage symbolRowImage(const SymbolRow &row, double height, int dotsPerInch);

} // namespace sudoku
