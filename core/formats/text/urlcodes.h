#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// Decodes codes such as "%2B" for '+'. What is no code stays.
std::string withoutUrlCodes(std::string_view text);

/// Returns \a text with codes for all bytes but letters, digits and \a plainSigns.
std::string withUrlCodes(std::string_view text, std::string_view plainSigns);

/// The characters of Base64 (RFC 4648): with + and /, or with - and _, which mean nothing in an address.
enum class Base64 { Standard, Url };

/// Returns the characters in the order of their values, from 0 to 63.
std::string_view base64Letters(Base64 kind);

/// Returns the bytes that \a text stands for, with or without '=' at its end, or nothing if it has other
/// characters.
std::optional<std::string> fromBase64(std::string_view text, Base64 kind);

/// Returns the inverse of fromBase64(), without '=' at the end.
std::string toBase64(std::string_view bytes, Base64 kind);

} // namespace sudoku
