#include "core/formats/found/programfiles.h"

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/formats/found/plaincharacters.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/puzzletext.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array savedGames{findOpenSudokuGames, findTathamSave, findSadManSections, findKSudokuValues,
                                findSudoCueCells,    findGnomeCells, findSdkuCells};

/// Returns \a text with one byte for the end of a line.
std::string withPlainLineEnds(std::string_view text)
{
    const bool isUtf16 = text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff");
    std::string plain = isUtf16 ? plainCharacters(text) : std::string(withoutByteOrderMark(text));
    std::erase(plain, '\r');
    return plain;
}

} // namespace

FoundTexts savedPuzzlesIn(std::string_view text)
{
    const std::string plain = withPlainLineEnds(text);
    for (const auto &find : savedGames)
        if (FoundTexts found = find(plain); !found.empty())
            return found;
    return {};
}

FoundText foundBoard(const Board &board, std::vector<Remark> leftOut)
{
    return {lineFormat.write(board, symbolSets().front()), std::move(leftOut)};
}

Remark textLeftOut(std::string text)
{
    constexpr std::size_t maxLength = 60;
    if (text.size() > maxLength) {
        std::size_t end = maxLength;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) // inside a character
            --end;
        text = text.substr(0, end) + "…";
    }
    return {Remark::Code::TextLeftOut, std::move(text)};
}

void leaveOutTime(double seconds, std::vector<Remark> &leftOut)
{
    constexpr double maxSeconds = 1e9;
    if (!(seconds >= 1 && seconds < maxSeconds))
        return;
    const auto whole = static_cast<long>(seconds);
    const std::string rest = std::to_string(whole % 60);
    leftOut.push_back(
        textLeftOut("time " + std::to_string(whole / 60) + (rest.size() == 1 ? ":0" : ":") + rest));
}

} // namespace sudoku
