#include "core/formats/found/puzzlesin.h"

#include "core/formats/found/finders.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/text/format.h"
#include "core/formats/text/jsontext.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

// The most special ones come first: what they find has cells, runs and rows too.
constexpr std::array finders{findLinks, findTables, findArrays, findMarkGrids, findRows, findRuns};

/// Whether a text is a board, and one that has a blank.
enum class Found { Nothing, Full, Puzzle };

Found examined(const std::string &text)
{
    const TextResult read = readPuzzle(text);
    if (!read)
        return Found::Nothing;
    const Board &board = read->board;
    const int filled = board.puzzle.givens.filledCount();
    if (filled == 0 && board.puzzle.constraints.empty())
        return Found::Nothing;
    return filled == board.puzzle.givens.cellCount() ? Found::Full : Found::Puzzle;
}

/// Returns whether \a text is in a form of this program, with a fault. It may have rules, which must not be
/// lost.
bool isOwn(std::string_view text)
{
    return text.find('"' + std::string(ownJsonMark) + '"') != text.npos
           || text.find("# " + std::string(ownJsonMark) + ':') != text.npos;
}

/// Leaves the puzzles of \a texts, or full boards if there are no puzzles.
FoundTexts withoutSolutions(const FoundTexts &texts)
{
    FoundTexts puzzles;
    FoundTexts full;
    for (const FoundText &text : texts) {
        const Found found = examined(text.text);
        FoundTexts &list = found == Found::Full ? full : puzzles;
        if (found != Found::Nothing && std::ranges::find(list, text) == list.end())
            list.push_back(text);
    }
    return puzzles.empty() ? full : puzzles;
}

} // namespace

std::span<const std::string_view> foundSuffixes()
{
    static constexpr std::array<std::string_view, 7> suffixes{"csv",  "ksudoku", "opensudoku", "sav",
                                                              "save", "sdk",     "sdx"};
    return suffixes;
}

std::vector<FoundText> puzzlesIn(std::string_view text)
{
    if (isOwn(text))
        return {};
    if (FoundTexts found = savedPuzzlesIn(text); !found.empty())
        return found;
    const std::string plain = plainCharacters(text);
    for (const auto &find : finders)
        if (FoundTexts found = withoutSolutions(find(plain)); !found.empty())
            return found;
    return {};
}

} // namespace sudoku
