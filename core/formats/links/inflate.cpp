#include "core/formats/links/inflate.h"

#define ZLIB_CONST // input stays as it is
#include <zlib.h>

#include <array>
#include <cstdint>

namespace sudoku {
namespace {

/// Returns the six bits of \a character, or nothing.
std::optional<unsigned> sextet(char character)
{
    if (character >= 'A' && character <= 'Z')
        return character - 'A';
    if (character >= 'a' && character <= 'z')
        return character - 'a' + 26;
    if (character >= '0' && character <= '9')
        return character - '0' + 52;
    if (character == '+')
        return 62;
    return character == '/' ? std::optional(63U) : std::nullopt;
}

} // namespace

std::optional<std::string> fromBase64(std::string_view text)
{
    text = text.substr(0, text.find_last_not_of('=') + 1);
    std::string bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char character : text) {
        const std::optional<unsigned> six = sextet(character);
        if (!six)
            return {};
        bits = bits << 6 | *six;
        count += 6;
        if (count < 8)
            continue;
        count -= 8;
        bytes += static_cast<char>(bits >> count & 0xffU);
    }
    return bytes;
}

std::optional<std::string> inflated(std::string_view bytes, std::size_t maxLength)
{
    z_stream stream{};
    constexpr int withoutHeader = -MAX_WBITS;
    if (inflateInit2(&stream, withoutHeader) != Z_OK)
        return {};
    stream.next_in = reinterpret_cast<const Bytef *>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string text;
    std::array<char, 16'384> block{};
    int status = Z_OK;
    while (status == Z_OK && text.size() <= maxLength) {
        stream.next_out = reinterpret_cast<Bytef *>(block.data());
        stream.avail_out = block.size();
        status = inflate(&stream, Z_NO_FLUSH);
        text.append(block.data(), block.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    return status == Z_STREAM_END && text.size() <= maxLength ? std::optional(std::move(text)) : std::nullopt;
}

} // namespace sudoku
