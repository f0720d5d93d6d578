#pragma once

#include <QByteArray>
#include <QImage>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/board/translate.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/colourroles.h"
#include "ui/printjob/picturelook.h"
#include "ui/printjob/printjob.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sudoku {

/// What makes a picture look as the board does on the screen.
struct ScreenLook
{
    ColourRoles colours;
    /// What is highlighted; Board::drawn is shown in any case, unless there are findings.
    BoardHighlights highlights = {};
};

/// A board or a QR code as a picture, with its size: black on white, or as on the screen.
struct PictureRequest
{
    Board board;
    const SymbolSet *symbols = &symbolSets().front();
    bool hasEntries = true;
    bool hasPencilMarks = false; ///< as in PrintJob
    bool hasMarksInGrid = false; ///< as in PrintJob
    /// The side of a picture with an edge on paper, in mm, unless the look has a size of the board.
    double millimetres = 120;
    double edge = 0.02;     ///< around the board in such a picture, of its side
    int pixels = 1200;      ///< the side of a picture made of pixels, unless the look has its density
    LineWeights lines = {}; ///< where widths of lines have limits: not in pixels without a size of the board
    PictureLook look = {};
    PdfKind pdf = PdfKind::Plain;
    bool isSolution = false; ///< the board has its solution as entries
    std::optional<ScreenLook> screen =
        {};                ///< or black on white, without colours of cells and drawings on candidates
    std::string code = {}; ///< the text of a QR code that is the picture, instead of the board; or empty
};

inline constexpr int minPicture = 50; ///< pixels a side

/// Returns a request for a picture of \a puzzle or of its solution. Where cells of a solution are so small
/// that rules would cover its digits, these are left out.
PictureRequest pictureRequest(const PrintedPuzzle &puzzle, const PrintJob &job, bool isSolution);

/// Returns a picture, or a null image if there is not enough memory. A QR code that cannot be made is left
/// white.
QImage boardImage(const PictureRequest &request);

/// A kind of picture. The table of them is used by menus, file dialogs and the command line.
struct PictureFormat
{
    std::string_view id;     ///< the word used in settings
    std::string_view name;   ///< in English; translated where it is shown
    std::string_view suffix; ///< the suffix of a file, without the dot
    bool hasPixels;          ///< its size is PictureRequest::pixels, otherwise PictureRequest::millimetres
    /// Returns the contents of the file, or nothing if there is not enough memory.
    QByteArray (*write)(const PictureRequest &);
};

/// Returns all kinds of pictures, in the order in which they are offered.
std::span<const PictureFormat> pictureFormats();
/// Returns the kind with that \a suffix, in lower or upper case, or null.
const PictureFormat *findPictureFormat(std::string_view suffix);

} // namespace sudoku
