#pragma once

#include <QByteArray>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/translate.h"

#include <span>
#include <string_view>

namespace sudoku {

/// One board as a picture on white, and how large.
struct PictureRequest
{
    Board board;
    const SymbolSet *symbols = &symbolSets().front();
    bool hasEntries = true;
    bool hasPencilMarks = false; ///< as in PrintJob
    double millimetres = 120;    ///< the side of the picture on paper
    int pixels = 1200;           ///< the side of a picture made of pixels
};

inline constexpr int minPicture = 50;    ///< pixels
inline constexpr int maxPicture = 10000; ///< pixels

/// A kind of picture. Menus, file dialogs and the command line offer what the table has.
struct PictureFormat
{
    std::string_view id;     ///< The word used in settings.
    std::string_view name;   ///< English; translated where it is shown.
    std::string_view suffix; ///< of a file, without the dot
    bool hasPixels;          ///< its size is PictureRequest::pixels, else millimetres
    /// The contents of the file; empty where memory does not suffice.
    QByteArray (*write)(const PictureRequest &);
};

/// All kinds of pictures, in the order in which they are offered.
std::span<const PictureFormat> pictureFormats();
/// Null where none has that \a suffix, in lower or upper case.
const PictureFormat *findPictureFormat(std::string_view suffix);

} // namespace sudoku
