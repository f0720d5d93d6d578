#pragma once

#include <QColor>

#include "ui/text/colourscheme.h"

class QPalette;

namespace sudoku {

/// The colours of a theme by what they are for: of the window, its controls and the board.
struct ColourRoles
{
    QRgb win;    ///< the ground of windows, dialogs and panels
    QRgb bar;    ///< menu bar, tool bar and status bar
    QRgb paper;  ///< the board
    QRgb ctl;    ///< buttons, keys and fields
    QRgb press;  ///< a control that is pressed
    QRgb ink;    ///< text and clues
    QRgb ink2;   ///< secondary text, numbers of rows, sums of cages
    QRgb ink3;   ///< disabled text, and nothing else
    QRgb line;   ///< lines between cells
    QRgb div;    ///< dividers
    QRgb border; ///< borders of controls
    QRgb chk;    ///< borders of check boxes
    QRgb box;    ///< lines between boxes and around the board
    QRgb cage;   ///< dots around cages
    QRgb thermo; ///< thermometers and other lines of rules
    QRgb accent; ///< the cursor, and what has the focus
    QRgb fill;   ///< filled controls
    QRgb fillH;  ///< the same under the pointer
    QRgb fillP;  ///< the same while pressed
    QRgb onfill; ///< text on filled controls
    QRgb tint;   ///< the house of a hint, the ground of a plain message
    QRgb tint2;  ///< selected cells and rows
    QRgb entry;  ///< the player's digits
    QRgb mark;   ///< pencil marks
    QRgb good;   ///< what is right
    QRgb goodT;  ///< its ground
    QRgb warn;   ///< what is not certain, such as several solutions
    QRgb warnT;  ///< its ground
    QRgb bad;    ///< contradictions and removals
    QRgb badT;   ///< their ground
    QRgb evid;   ///< what a step rests on
    QRgb evidT;  ///< its ground

    bool operator==(const ColourRoles &) const = default;
};

const ColourRoles &coloursOf(ColourScheme scheme);

/// Returns the colours for windows with \a palette: those of a scheme that the palette was made from, or the
/// light or dark ones on the grounds of a desktop.
ColourRoles coloursFor(const QPalette &palette);

/// Returns whether what is on that ground must be light.
bool isDarkGround(QRgb ground);

/// Returns the colour of text that is a link: white text needs a darker ground than links on a dark one.
QRgb linkColour(const ColourRoles &colours);

/// Returns the contrast of two colours as WCAG 2.2 defines it: 1 … 21. Text wants 4.5, graphics want 3.
/// Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
double contrastOf(const QColor &one, const QColor &other);

} // namespace sudoku
