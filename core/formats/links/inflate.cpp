#include "core/formats/links/inflate.h"

#define ZLIB_CONST // input stays as it is
#include <zlib.h>

#include <array>

namespace sudoku {

tl::expected<std::string, TextErrorCode> inflated(std::string_view bytes, std::size_t maxLength)
{
    z_stream stream{};
    constexpr int withoutHeader = -MAX_WBITS;
    if (inflateInit2(&stream, withoutHeader) != Z_OK)
        return tl::unexpected(TextErrorCode::NoLinkedPuzzle);
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
    if (text.size() > maxLength)
        return tl::unexpected(TextErrorCode::TooLong);
    if (status != Z_STREAM_END)
        return tl::unexpected(TextErrorCode::NoLinkedPuzzle);
    return text;
}

} // namespace sudoku
