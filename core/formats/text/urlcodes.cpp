#include "core/formats/text/urlcodes.h"

#include <charconv>
#include <cstdint>

namespace sudoku {
namespace {

constexpr int letterBits = 6;
constexpr int byteBits = 8;

constexpr std::string_view standardLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view urlLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

} // namespace

std::string_view base64Letters(Base64 kind)
{
    return kind == Base64::Url ? urlLetters : standardLetters;
}

std::string withoutUrlCodes(std::string_view text)
{
    std::string characters;
    for (std::size_t i = 0; i < text.size(); ++i) {
        int code = 0;
        const char *digits = text.data() + i + 1;
        const bool isCode = text[i] == '%' && i + 2 < text.size()
                            && std::from_chars(digits, digits + 2, code, 16).ptr == digits + 2;
        characters += isCode ? static_cast<char>(code) : text[i];
        i += isCode ? 2 : 0;
    }
    return characters;
}

std::string withUrlCodes(std::string_view text, std::string_view plainSigns)
{
    constexpr std::string_view hexDigits = "0123456789ABCDEF";
    std::string codes;
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        const bool isPlain = (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z')
                             || (byte >= 'a' && byte <= 'z') || plainSigns.find(character) != plainSigns.npos;
        if (isPlain)
            codes += character;
        else
            codes += {'%', hexDigits[byte / 16], hexDigits[byte % 16]};
    }
    return codes;
}

std::optional<std::string> fromBase64(std::string_view text, Base64 kind)
{
    text = text.substr(0, text.find_last_not_of('=') + 1);
    std::string bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char character : text) {
        const std::size_t six = base64Letters(kind).find(character);
        if (six == std::string_view::npos)
            return {};
        bits = bits << letterBits | static_cast<std::uint32_t>(six);
        count += letterBits;
        if (count < byteBits)
            continue;
        count -= byteBits;
        bytes += static_cast<char>(bits >> count & 0xffU);
    }
    return bytes;
}

std::string toBase64(std::string_view bytes, Base64 kind)
{
    constexpr std::uint32_t lowSix = 0x3f;
    std::string text;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char byte : bytes) {
        bits = bits << byteBits | static_cast<unsigned char>(byte);
        for (count += byteBits; count >= letterBits; count -= letterBits)
            text += base64Letters(kind)[bits >> (count - letterBits) & lowSix];
    }
    if (count > 0)
        text += base64Letters(kind)[bits << (letterBits - count) & lowSix];
    return text;
}

} // namespace sudoku
