#pragma once

#include <QString>

#include "core/board/translate.h"

#include <optional>
#include <span>
#include <string_view>

namespace sudoku {

/// The colours that a picture made of pixels can have.
enum class PixelKind {
    Rgb,
    Grey,
    OneBit, ///< black and white; tints become dots
};

/// How a picture made of lines keeps its letters.
enum class LetterKind {
    Outlines, ///< as shapes, which look the same everywhere
    Text,     ///< as text in a font that the reader must have
};

template <typename Kind>
struct NamedPictureChoice
{
    Kind kind;
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
};

/// Returns all choices, in the order in which they are offered; the first one is the default.
std::span<const NamedPictureChoice<PixelKind>> pixelKinds();
std::span<const NamedPictureChoice<LetterKind>> letterKinds();

/// How pictures of boards for a layout are made, whatever the boards are.
struct PictureLook
{
    /// Returns the side of the board in a picture of the puzzle or of its solution.
    std::optional<double> side(bool isSolution) const
    {
        return isSolution && solutionBoard ? solutionBoard : board;
    }

    /// The side of the board in mm, from outer edge to outer edge of its frame. Such a picture has no edge
    /// around the board; what stands outside it is beyond the side. If it is empty, the picture with its edge
    /// has a size.
    std::optional<double> board = {};
    std::optional<double> solutionBoard = {}; ///< the same of solutions, if it is another one
    std::optional<int> dotsPerInch = {};      ///< of pictures made of pixels
    PixelKind pixels = PixelKind::Rgb;
    LetterKind letters = LetterKind::Outlines;
    bool isTransparent = false; ///< where nothing is drawn; otherwise white

    bool operator==(const PictureLook &) const = default;
};

// The limits of a look.
inline constexpr double minBoardSide = 5;    // mm
inline constexpr double maxBoardSide = 1000; // mm
inline constexpr int minDotsPerInch = 72;
inline constexpr int maxDotsPerInch = 2540;
inline constexpr int defaultDotsPerInch = 300; // of boards of an exact size
inline constexpr int maxPicture = 10000;       // pixels a side

/// Returns the length in mm that \a text names: "45mm", "4.5cm", "1.75in", "127pt", or "45", which are mm.
/// Returns nothing if it is no length.
std::optional<double> readLength(const QString &text);

/// What a picture shows that has to be legible.
struct PictureContents
{
    int boardSize;
    int digitCount;
    bool hasPencilMarks = false;
    bool isSolution = false;
    bool hasPixels = false;
};

/// Returns why nobody could read such a picture, or why it is too large, with a size that would do. Returns
/// an empty text if it is fine, or if \a look has no size of the board.
QString sizeProblem(const PictureLook &look, const PictureContents &contents);

} // namespace sudoku
