#include "core/formats/found/foundtext.h"

#include <algorithm>
#include <cctype>

namespace sudoku {
namespace {

/// Returns whether \a word is the compressed puzzle of a link of f-puzzles: Base64 that begins as JSON does.
bool isFpuzzlesData(std::string_view word)
{
    constexpr std::size_t minLength = 60;
    const auto isBase64 = [](char character) {
        return std::isalnum(static_cast<unsigned char>(character)) != 0 || character == '+'
               || character == '/' || character == '=';
    };
    return word.starts_with("N4Ig") && word.size() >= minLength && std::ranges::all_of(word, isBase64);
}

/// Returns the link that \a word is or stands for, or an empty text.
std::string linkIn(std::string_view word)
{
    if (isFpuzzlesData(word))
        return "https://www.f-puzzles.com/?load=" + std::string(word);
    for (const std::string_view scheme : {"https://", "http://"})
        if (const std::size_t at = word.find(scheme); at != word.npos) {
            const std::string_view link = word.substr(at);
            return std::string(link.substr(0, std::min(link.find_first_of("\"'<>()[]"), link.size())));
        }
    return {};
}

} // namespace

FoundTexts findLinks(std::string_view text)
{
    constexpr std::string_view space = " \t\n";
    FoundTexts found;
    for (std::size_t begin = text.find_first_not_of(space); begin != text.npos;) {
        const std::size_t end = std::min(text.find_first_of(space, begin), text.size());
        if (std::string link = linkIn(text.substr(begin, end - begin)); !link.empty())
            found.push_back({std::move(link) + '\n'});
        begin = text.find_first_not_of(space, end);
    }
    return found;
}

} // namespace sudoku
