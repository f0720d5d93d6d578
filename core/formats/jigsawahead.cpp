#include "core/formats/jigsawahead.h"

#include "core/formats/found/puzzlesin.h"
#include "core/formats/found/regionmap.h"
#include "core/formats/readpuzzle.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sudoku {
namespace {

/// The lines up to the end of the block that comes next, with the blank lines before it.
struct Block
{
    std::string text = {}; ///< without the blank lines
    std::size_t lineCount = 0;
};

/// Returns the block that comes next, as far as it has arrived.
Block peekBlock(StreamLines &lines)
{
    using enum StreamLine::Kind;
    constexpr std::size_t maxLines = 3 * maxBoardSize;
    Block block;
    for (const StreamLine *line = lines.peekArrived(0); line != nullptr && block.lineCount < maxLines;
         line = lines.peekArrived(++block.lineCount)) {
        if (line->kind == Directive || line->kind >= Puzzle || (line->kind == Blank && !block.text.empty()))
            break;
        block.text += line->kind == Blank ? "" : line->text + '\n';
    }
    return block;
}

} // namespace

std::optional<JigsawAhead> findJigsaw(StreamLines &lines, const TextPuzzle &puzzle, const std::string &text,
                                      const ReadOptions &options)
{
    if (options.boxes || !puzzle.board.puzzle.geometry.boxes())
        return {};
    const Block block = peekBlock(lines);
    if (block.lineCount == 0)
        return {};
    const Grid &givens = puzzle.board.puzzle.givens;
    const bool isFull = givens.filledCount() == givens.cellCount();
    const std::optional<std::string> own = isFull ? regionsIn(text, readPuzzle) : std::nullopt;
    const std::optional<std::string> next = own ? std::nullopt : regionsIn(block.text, readPuzzle);
    if (!own && !next)
        return {};
    TextResult jigsaw = readPuzzle(regionsDirective(own ? *own : *next) + (own ? block.text : text), options);
    if (!jigsaw)
        return {};
    std::ranges::copy_if(puzzle.remarks, std::back_inserter(jigsaw->remarks),
                         [](const Remark &remark) { return isLeftOut(remark.code); });
    return JigsawAhead{std::move(*jigsaw), block.lineCount};
}

} // namespace sudoku
