#include "core/formats/links/linksites.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

/// A page whose links show the digits of a plain puzzle behind \a mark, which is all lower case.
struct DigitPage
{
    std::string_view site;
    std::string_view mark;
};

constexpr std::array digitPages{
    DigitPage{"sudokuwiki.org", "/sudoku.htm?bd="},
    DigitPage{"sudokuexchange.com", "?s="},
    DigitPage{"sudoku.coach", "/play/"},
    DigitPage{"lisudoku.xyz", "?import="},
    DigitPage{"sigh.github.io", "/interactive-sudoku-solver/?q="},
};

/// Sites that store puzzles under short names. Anybody may add names of other sites to links.
constexpr std::array<std::string_view, 7> keepers{
    "f-puzzles.com", "sudokupad.app", "crackingthecryptic.com", "sudokumaker.app", "lisudoku.xyz",
    "tinyurl.com",   "bit.ly",
};

char lower(char character)
{
    return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), lower);
    return result;
}

/// Returns the site of a link: "sudokuwiki.org" of "https://www.sudokuwiki.org/sudoku.htm".
std::string siteOf(std::string_view link)
{
    link.remove_prefix(std::min(link.find("//"), link.size() - 2) + 2);
    std::string site = lowered(link.substr(0, link.find_first_of("/?#: \t")));
    return site.starts_with("www.") ? site.substr(4) : site;
}

bool isAt(std::string_view site, std::string_view known)
{
    return site == known || (site.ends_with(known) && site[site.size() - known.size() - 1] == '.');
}

} // namespace

std::string_view digitsOfLink(std::string_view link)
{
    constexpr std::size_t cellCount = 81;
    const std::string site = siteOf(link);
    const std::string text = lowered(link);
    for (const DigitPage &page : digitPages) {
        const std::size_t at = text.find(page.mark);
        if (!isAt(site, page.site) || at == text.npos)
            continue;
        const std::string_view rest = link.substr(at + page.mark.size());
        const std::size_t length = std::min(rest.find_first_not_of("0123456789."), rest.size());
        const bool isAll = length == rest.size() || std::string_view("&#?/ ").find(rest[length]) != rest.npos;
        if (length == cellCount && isAll)
            return rest.substr(0, length);
    }
    return {};
}

bool isOfSudokuPad(std::string_view link)
{
    const std::string site = siteOf(link);
    return isAt(site, "sudokupad.app") || isAt(site, "crackingthecryptic.com");
}

bool isOfSudokuMaker(std::string_view link)
{
    return isAt(siteOf(link), "sudokumaker.app");
}

bool isOfInteractiveSolver(std::string_view link)
{
    return isAt(siteOf(link), "sigh.github.io");
}

TextError linkError(std::string_view link)
{
    const std::string site = siteOf(link);
    const bool isKept =
        std::ranges::any_of(keepers, [&site](std::string_view keeper) { return isAt(site, keeper); });
    TextError error{isKept ? TextErrorCode::ShortLink : TextErrorCode::UnreadableLink};
    constexpr std::size_t maxLength = 60;
    error.found = site.substr(0, maxLength);
    return error;
}

} // namespace sudoku
