#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

namespace sudoku {

/// The colours and the typeface of a board.
struct BoardStyle
{
    /// After the colours of the desktop, light or dark.
    static BoardStyle forScreen(const QPalette &palette, const QFont &font);
    /// Black on white.
    static BoardStyle forPaper(const QFont &font);

    /// The typeface with digits of \a height, in the units of the board.
    QFont fontOf(qreal height, bool isBold = false) const;

    QFont font; ///< its size is ignored
    QColor background;
    QColor given;
    QColor entry;
    QColor pencilMark;
    QColor thinLine;
    QColor thickLine;
    QColor coordinates;
    QColor constraint;     ///< lines and shapes of variants, with digits on them
    QColor constraintPale; ///< the same where they are so broad that their edges tell
    QColor constraintEdge; ///< those edges, and thin lines
    QColor dashes;         ///< of a dashed line
    QColor beads;          ///< of a dotted line
    QColor outline;        ///< of cages, and the thinnest lines
    QColor shade;          ///< on the ground of cells; on the screen their other colours shine through
    QColor texture;        ///< on shades, likewise

    QColor peer;
    QColor sameDigit;
    QColor selection;
    QColor cursor;
    QColor violation;
    QColor violationGround;
    QColor finding; ///< what an analysis points at
    QColor good;    ///< what an analysis proposes
};

/// Whether \a palette is one of light text on a dark ground.
bool isDark(const QPalette &palette);

/// \a amount, 0 … 1, of \a over on \a ground.
QColor blend(const QColor &ground, const QColor &over, qreal amount);

} // namespace sudoku
