#pragma once

#include "core/formats/text/texterror.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace sudoku {

/// The characters for six bits, as in compressToBase64() and compressToEncodedURIComponent().
enum class LzAlphabet { Base64, UriComponent };

/// Compresses as the JavaScript library lz-string (pieroxy, 2013) does for puzzles in links: LZ78 over
/// UTF-16, with codes that grow by a bit when needed.
std::string compressLz(std::u16string_view text, LzAlphabet alphabet);

/// Decompresses \a text. Fails with NoLinkedPuzzle if it is not compressed in this way, and with TooLong if
/// it has more than \a maxLength characters.
tl::expected<std::u16string, TextErrorCode> decompressLz(std::string_view text, LzAlphabet alphabet,
                                                         std::size_t maxLength);

} // namespace sudoku
