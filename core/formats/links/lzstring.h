#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// How six bits become a character: as compressToBase64() and compressToEncodedURIComponent() do it.
enum class LzAlphabet { Base64, UriComponent };

/// The compression of the JavaScript library lz-string (pieroxy, 2013), in which puzzles stand in links: LZ78 over UTF-16, with codes that
/// grow a bit whenever they must.
std::string compressLz(std::u16string_view text, LzAlphabet alphabet);

/// Nothing where \a text is not what compressLz() makes, or comes to more than \a maxLength characters.
std::optional<std::u16string> decompressLz(std::string_view text, LzAlphabet alphabet, std::size_t maxLength);

} // namespace sudoku
