#include "core/formats/found/puzzlesin.h"

#include "core/formats/found/foundtext.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/found/regionmap.h"
#include "core/formats/text/format.h"
#include "core/formats/text/jsontext.h"

#include <algorithm>
#include <array>
#include <optional>

namespace sudoku {
namespace {

// The most special ones come first: what they find has cells, runs and rows too.
constexpr std::array finders{findLinks,     findFacts,         findCageLists, findTables, findArrays,
                             findMarkGrids, findPaddedColumns, findRows,      findRuns};

/// Whether a text is a board with anything in it, and one that has a blank.
enum class Found { Nothing, Full, Puzzle };

Found examined(const std::string &text, TextReader reader)
{
    const TextResult read = reader(text, {});
    if (!read)
        return Found::Nothing;
    const Board &board = read->board;
    const int filled = board.puzzle.givens.filledCount();
    const bool hasMarks =
        std::ranges::any_of(board.centreMarks, [](DigitSet marks) { return marks.size() > 0; });
    if (filled == 0 && board.puzzle.constraints.empty() && !hasMarks)
        return Found::Nothing;
    return filled == board.puzzle.givens.cellCount() ? Found::Full : Found::Puzzle;
}

/// A text that was found, and the regions that it draws if it is a grid of them.
struct FoundMap
{
    FoundText found;
    int size = 0;
    std::optional<std::string> regions = {};
    bool isJigsaw = false;
};

FoundMap mapOf(const FoundText &found, TextReader reader)
{
    FoundMap map{found};
    const TextResult read = reader(found.text, {});
    if (!read)
        return map;
    const Puzzle &puzzle = read->board.puzzle;
    map.size = puzzle.geometry.size();
    map.isJigsaw = !puzzle.geometry.boxes() || !puzzle.constraints.empty();
    CellTexts cells;
    for (Cell cell = 0; cell < puzzle.givens.cellCount(); ++cell)
        cells.push_back(std::to_string(puzzle.givens[cell]));
    map.regions = regionsOf(cells);
    return map;
}

/// Gives the regions that a grid of \a texts draws to the puzzle of the same size before it, or else behind
/// it.
FoundTexts withRegions(const FoundTexts &texts, TextReader reader)
{
    std::vector<FoundMap> maps;
    for (const FoundText &text : texts)
        maps.push_back(mapOf(text, reader));
    const auto give = [&](const FoundMap &map, FoundMap &owner) {
        const bool takes = owner.size == map.size && !owner.isJigsaw && !owner.regions;
        if (takes)
            owner.found.text = regionsDirective(*map.regions) + owner.found.text;
        owner.isJigsaw = owner.isJigsaw || takes;
        return takes;
    };
    FoundTexts puzzles;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        const bool isGiven =
            maps[i].regions
            && ((i > 0 && give(maps[i], maps[i - 1])) || (i + 1 < maps.size() && give(maps[i], maps[i + 1])));
        maps[i].size = isGiven ? 0 : maps[i].size;
    }
    for (FoundMap &map : maps)
        if (map.size > 0)
            puzzles.push_back(std::move(map.found));
    return puzzles;
}

/// Returns whether \a text is in a form of this program, with a fault. It may have rules, which must not be
/// lost.
bool isOwn(std::string_view text)
{
    return text.find('"' + std::string(ownJsonMark) + '"') != text.npos
           || text.find("# " + std::string(ownJsonMark) + ':') != text.npos;
}

/// Leaves the puzzles of \a texts, or full boards if there are no puzzles.
FoundTexts withoutSolutions(const FoundTexts &texts, TextReader reader)
{
    FoundTexts puzzles;
    FoundTexts full;
    for (const FoundText &text : texts) {
        const Found found = examined(text.text, reader);
        FoundTexts &list = found == Found::Full ? full : puzzles;
        if (found != Found::Nothing && std::ranges::find(list, text) == list.end())
            list.push_back(text);
    }
    return puzzles.empty() ? full : puzzles;
}

} // namespace

std::span<const std::string_view> foundSuffixes()
{
    static constexpr std::array<std::string_view, 9> suffixes{"csv",  "ksudoku", "lp",   "opensudoku", "sav",
                                                              "save", "sdk",     "sdku", "sdx"};
    return suffixes;
}

std::optional<std::string> regionsIn(std::string_view text, TextReader reader)
{
    const FoundTexts found = findRows(plainCharacters(text));
    return found.size() == 1 && found.front().leftOut.empty() ? mapOf(found.front(), reader).regions
                                                              : std::nullopt;
}

std::vector<FoundText> findFields(std::string_view text, TextReader reader)
{
    const std::string plain = plainCharacters(text);
    FoundTexts found = withoutSolutions(findMarkGrids(plain), reader);
    return found.empty() ? withoutSolutions(findPaddedColumns(plain), reader) : found;
}

std::vector<FoundText> puzzlesIn(std::string_view text, TextReader reader)
{
    if (isOwn(text) || !otherKSudokuKind(text).empty())
        return {};
    if (FoundTexts found = savedPuzzlesIn(text); !found.empty())
        return found;
    const std::string plain = plainCharacters(text);
    for (const auto &find : finders)
        if (FoundTexts found = withoutSolutions(withRegions(find(plain), reader), reader); !found.empty())
            return found;
    return {};
}

} // namespace sudoku
