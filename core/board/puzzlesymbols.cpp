#include "core/board/puzzlesymbols.h"

#include "core/board/characters.h"
#include "core/board/geometry.h"
#include "core/board/translate.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <mutex>

namespace sudoku {
namespace {

// What their files in resources/symbols are called. Those of small boards come first and differ most.
constexpr std::array<std::string_view, 9> animals{
    TR_NOOP("SymbolSet", "cat"),    TR_NOOP("SymbolSet", "fish"), TR_NOOP("SymbolSet", "butterfly"),
    TR_NOOP("SymbolSet", "rabbit"), TR_NOOP("SymbolSet", "duck"), TR_NOOP("SymbolSet", "snail"),
    TR_NOOP("SymbolSet", "bear"),   TR_NOOP("SymbolSet", "owl"),  TR_NOOP("SymbolSet", "elephant"),
};
constexpr std::array<std::string_view, 9> fruits{
    TR_NOOP("SymbolSet", "apple"),      TR_NOOP("SymbolSet", "banana"), TR_NOOP("SymbolSet", "grapes"),
    TR_NOOP("SymbolSet", "cherries"),   TR_NOOP("SymbolSet", "melon"),  TR_NOOP("SymbolSet", "pear"),
    TR_NOOP("SymbolSet", "strawberry"), TR_NOOP("SymbolSet", "lemon"),  TR_NOOP("SymbolSet", "orange"),
};
constexpr std::array<std::string_view, 9> shapes{
    TR_NOOP("SymbolSet", "circle"), TR_NOOP("SymbolSet", "triangle"), TR_NOOP("SymbolSet", "star"),
    TR_NOOP("SymbolSet", "heart"),  TR_NOOP("SymbolSet", "square"),   TR_NOOP("SymbolSet", "moon"),
    TR_NOOP("SymbolSet", "cross"),  TR_NOOP("SymbolSet", "diamond"),  TR_NOOP("SymbolSet", "flower"),
};
constexpr std::array<std::string_view, 9> colours{
    TR_NOOP("SymbolSet", "blue"),   TR_NOOP("SymbolSet", "yellow"), TR_NOOP("SymbolSet", "red"),
    TR_NOOP("SymbolSet", "black"),  TR_NOOP("SymbolSet", "green"),  TR_NOOP("SymbolSet", "pink"),
    TR_NOOP("SymbolSet", "orange"), TR_NOOP("SymbolSet", "brown"),  TR_NOOP("SymbolSet", "light blue"),
};

constexpr SymbolSet pictured(std::string_view id, std::string_view name,
                             std::span<const std::string_view> pictures)
{
    return {.id = id, .name = name, .characters = {}, .isOfPuzzle = true, .pictures = pictures};
}

constexpr std::array puzzleTable{
    SymbolSet{"letters", TR_NOOP("SymbolSet", "Letters without I and O"), "ABCDEFGHJKLMNPQRSTUVWXYZ", true},
    SymbolSet{"greek", TR_NOOP("SymbolSet", "Greek Letters"), "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", true},
    pictured("animals", TR_NOOP("SymbolSet", "Animals"), animals),
    pictured("fruits", TR_NOOP("SymbolSet", "Fruits"), fruits),
    pictured("shapes", TR_NOOP("SymbolSet", "Shapes"), shapes),
    pictured("colours", TR_NOOP("SymbolSet", "Colours"), colours),
};

/// The words that were asked for. They stay until the program ends, because puzzles refer to them.
class Words
{
public:
    const SymbolSet *symbols(const std::string &word)
    {
        const std::scoped_lock lock(m_mutex);
        const auto [entry, isNew] = m_sets.try_emplace(word);
        if (isNew)
            entry->second = SymbolSet{entry->first, entry->first, entry->first, true};
        return &entry->second;
    }

private:
    std::mutex m_mutex;
    std::map<std::string, SymbolSet, std::less<>> m_sets; // whose keys and values never move
};

} // namespace

std::span<const SymbolSet> puzzleSymbolSets()
{
    return puzzleTable;
}

const SymbolSet *findSymbolSet(std::string_view id)
{
    for (const std::span<const SymbolSet> sets : {symbolSets(), puzzleSymbolSets()})
        if (const auto found = std::ranges::find(sets, id, &SymbolSet::id); found != sets.end())
            return &*found;
    return nullptr;
}

tl::expected<const SymbolSet *, SymbolFault> symbolsOfWord(std::string_view word)
{
    static Words words;
    using enum SymbolFault::Kind;
    std::string capitals;
    int count = 0;
    for (const std::string_view character : charactersOf(word)) {
        const std::string capital = inUpperCase(character);
        if (!canBeSymbol(character))
            return tl::unexpected(SymbolFault{NoSymbol, std::string(character)});
        if (capitals.find(capital) != capitals.npos) // in UTF-8 no character begins within another one
            return tl::unexpected(SymbolFault{Repeated, capital});
        if (++count > maxBoardSize)
            break;
        capitals += capital;
    }
    if (count < minBoardSize || count > maxBoardSize)
        return tl::unexpected(SymbolFault{Count, {}, static_cast<int>(charactersOf(word).size())});
    return words.symbols(capitals);
}

tl::expected<const SymbolSet *, SymbolFault> symbolsOfTypedWord(std::string_view word)
{
    if (!word.empty() && word.find_first_not_of("0123456789") == word.npos)
        return tl::unexpected(SymbolFault{SymbolFault::Kind::Figures});
    return symbolsOfWord(word);
}

tl::expected<const SymbolSet *, SymbolFault> symbolsNamed(std::string_view text)
{
    if (const SymbolSet *known = findSymbolSet(text))
        return known;
    return symbolsOfWord(text);
}

} // namespace sudoku
