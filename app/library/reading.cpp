#include <sudokuworkbench/questions.h>

#include "app/library/asking.h"
#include "app/library/puzzledata.h"
#include "app/library/textpuzzles.h"
#include "core/board/puzzlesymbols.h"
#include "core/formats/formats.h"

namespace sudokuworkbench {
inline namespace v1 {

ReadAnswer read(std::string_view text, const ReadOptions &options)
{
    ReadAnswer answer;
    if (options.maxPuzzles == 0) {
        refuse(answer, Status::BadRequest, "no-puzzles", "maxPuzzles is 0");
        return answer;
    }
    try {
        auto list = sudoku::puzzlesOf(std::string(text), options.maxPuzzles);
        if (!list) {
            refuse(answer, list.error());
            return answer;
        }
        for (sudoku::TextPuzzle &puzzle : list->puzzles)
            answer.puzzles.push_back(puzzleOfText(std::move(puzzle)));
        answer.hasMore = list->hasMore;
    } catch (const std::bad_alloc &) {
        answer = {};
        refuseForMemory(answer);
    }
    return answer;
}

WriteAnswer write(const PuzzleOrText &puzzle, std::string_view format, std::string_view symbols)
{
    WriteAnswer answer;
    const sudoku::Format *const written = sudoku::findFormat(format);
    const sudoku::SymbolSet *const used = sudoku::symbolsNamed(symbols).value_or(nullptr);
    const auto found = puzzleIn(puzzle);
    if (!found)
        refuse(answer, found.error());
    else if (!written)
        refuse(answer, Status::BadRequest, "unknown-format", "no format is called " + std::string(format));
    else if (!written->fits(found->data().board))
        refuse(answer, Status::BadRequest, "unknown-format",
               "a board with holes, or of several, has no form in " + std::string(format));
    else if (!used || !used->fits(found->digitCount()))
        refuse(answer, Status::BadRequest, "unknown-symbols",
               "no symbols for this board: " + std::string(symbols));
    else
        answer.text = written->write(found->data().board, *used);
    return answer;
}

} // namespace v1
} // namespace sudokuworkbench
