#include "core/formats/json/fpuzzles.h"
#include "core/formats/json/fpuzzleselements.h"
#include "core/formats/text/jsontext.h"

#include <nlohmann/json.hpp>

namespace sudoku {
namespace {

bool detectsFpuzzles(std::string_view text)
{
    return isJson(text) && hasMember(text, fpuzzlesGrid) && !hasMember(text, ownJsonMark);
}

TextResult readFpuzzlesText(std::string_view text, const ReadOptions &options)
{
    const auto puzzle = parseJson(text);
    if (!puzzle)
        return tl::unexpected(puzzle.error());
    TextResult result = readFpuzzles(*puzzle, options, fpuzzlesId);
    return result ? result : tl::unexpected(placed(std::move(result.error()), text));
}

std::string writeFpuzzles(const Board &board, const SymbolSet &symbols)
{
    return fpuzzlesOf(board, symbols).dump() + '\n';
}

} // namespace

const Format fpuzzlesFormat{
    .id = fpuzzlesId,
    .name = TR_NOOP("Format", "f-puzzles (JSON)"),
    .suffix = "json",
    .detects = detectsFpuzzles,
    .read = readFpuzzlesText,
    .write = writeFpuzzles,
    .isOneLine = true,
    .showsRules = true,
    .statesSolution = true,
    .losses = fpuzzlesLosses,
    .remarks = fpuzzlesRemarks,
};

} // namespace sudoku
