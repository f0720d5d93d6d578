#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

#include "ui/paint/marklook.h"

#include <array>

namespace sudoku {

struct ColourRoles;

/// The colours and the typeface of a board.
struct BoardStyle
{
    enum class Medium { LightScreen, DarkScreen, Paper, Picture };

    /// Returns a style with the colours of the desktop, light or dark.
    static BoardStyle forScreen(const QPalette &palette);
    /// Returns a style with these colours, as on a screen.
    static BoardStyle forScreen(const ColourRoles &colours);
    /// Returns a style in black on white.
    static BoardStyle forPaper();
    /// Returns a style for a picture that is not printed by this program.
    static BoardStyle forPicture();

    /// Returns the font whose digits have \a height, in the units of the board.
    QFont fontOf(qreal height, bool isBold = false) const;
    /// Returns the font of the clues of a puzzle, which stand out among the entries.
    QFont givenFontOf(qreal height) const;

    /// Returns the colour of a mark with that ink.
    QColor colourOf(const Ink &ink) const;
    /// Returns whether that ink has a colour of its own, and is not a tone of grey. In print it need not.
    bool isColoured(const Ink &ink) const;

    bool operator==(const BoardStyle &) const = default;

    bool isOnScreen() const { return medium == Medium::LightScreen || medium == Medium::DarkScreen; }

    Medium medium;
    QFont font;           ///< its size is ignored
    qreal digitScale = 1; ///< the size of the digits of cells, where 1 is the usual one
    qreal labelText = 0;  ///< the size of numbers in the corners of cells; 0 for one that suits the cells
    CageLook cages = screenCages;
    bool hasGround = true; ///< cells and labels have a background; otherwise what is below shows through
    QColor background;
    QColor given;
    QColor entry;
    QColor pencilMark;
    QColor liveMark; ///< a candidate that an analysis shows while one types
    QColor thinLine;
    QColor thickLine;
    QColor coordinates;
    QColor label;          ///< sums of cages and other numbers in the corners of cells
    QColor constraint;     ///< lines and shapes of variants, with digits on them
    QColor constraintPale; ///< the same for broad lines and shapes, which have edges
    QColor constraintEdge; ///< the colour of those edges and of thin lines
    QColor outline;        ///< the colour of cages
    QColor shade;          ///< the tint of cells; transparent on the screen, where highlights are below it
    QColor texture;        ///< the texture on tints, transparent too

    QColor peer;
    QColor sameDigit;
    QColor selection;
    QColor cursor;
    QColor violation;
    QColor violationGround;
    QColor finding;                 ///< cells that an analysis highlights
    QColor good;                    ///< changes that an analysis proposes
    std::array<QColor, 4> evidence; ///< of a step, see evidencelook.h
};

/// Returns whether \a palette has light text on a dark background.
bool isDark(const QPalette &palette);

/// Returns a blend of \a over on \a ground; \a amount is 0 … 1.
QColor blend(const QColor &ground, const QColor &over, qreal amount);

} // namespace sudoku
