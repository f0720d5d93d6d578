#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace sudoku {

/// Text on pages, in the program's own typeface. Rectangles are in the units of ui/paint/paper/units.h.

/// Returns the font whose letters have that size in mm.
QFont pageFont(double millimetres, bool isBold = false);

/// Draws \a text as large as it fits \a rect, cut where it must be, which \a cut is told. Returns how wide
/// it became.
double drawFitting(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text,
                   const QFont &font, QStringList *cut = nullptr);

/// Draws \a text like that, or in two lines of small letters where one line would be cut.
double drawInLines(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text,
                   const QFont &font, QStringList &cut);

/// Draws all lines of \a text in \a rect, in \a font or a smaller one that is still legible.
void drawWrapped(QPainter &painter, const QRectF &rect, const QString &text, QFont font,
                 Qt::Alignment alignment = Qt::AlignLeft);

/// Returns the height in mm of all lines of \a text in letters of \a size in a column, both in mm.
double wrappedHeight(const QString &text, double size, double width, bool isBold = false);

} // namespace sudoku
