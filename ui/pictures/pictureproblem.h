#pragma once

#include <cstdint>

namespace sudoku {

/// Why nothing was read in a picture.
enum class PictureProblem : std::uint8_t {
    NotAPicture, ///< no format that is known
    NoDecoder,   ///< a kind of picture that cannot be read here, such as HEIC, or WebP without Qt's plugin
    Broken,      ///< the picture ends too early, or is damaged
    TooLarge,    ///< more than maxPictureArea
    Vector,      ///< an SVG: a program rather than a picture
    Locked,      ///< a PDF with a password
    NoPage,      ///< it has not as many pages
    NoBoard,     ///< no board was found
    TooBlurred,  ///< a board was found, but its cells are only a few pixels wide
    NoDigits,    ///< a board was found, but all its cells look empty
    OutOfMemory,
    ReaderMissing, ///< the program that reads pictures is not installed
    ReaderFailed,  ///< it crashed, or its answer cannot be read
    Stopped,
};

/// The largest picture that is read, in pixels.
inline constexpr std::int64_t maxPictureArea = 100'000'000;

} // namespace sudoku
