#include "ui/text/boardtext.h"

#include "core/formats/found/puzzlesin.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/text/puzzletitle.h"
#include "ui/text/capitalised.h"
#include "ui/text/errortext.h"
#include "ui/text/losstext.h"
#include "ui/text/words.h"

#include <sstream>

namespace sudoku {
namespace {

/// Returns a board without entries and pencil marks, but with all rules.
Board boardOf(Puzzle puzzle, std::vector<Constraint> switchedOff)
{
    Board board(std::move(puzzle));
    board.switchedOff = std::move(switchedOff);
    return board;
}

} // namespace

namespace {

/// Returns the first puzzle that stands anywhere in \a text, which cannot be read as a whole.
FirstPuzzle foundPuzzle(const QByteArray &text, const TextResult &asWhole)
{
    const std::vector<std::string> found =
        puzzlesIn({text.constData(), static_cast<std::size_t>(text.size())});
    return found.empty() ? FirstPuzzle{asWhole, false}
                         : FirstPuzzle{readPuzzle(found.front()), found.size() > 1};
}

} // namespace

FirstPuzzle firstPuzzle(const QByteArray &text)
{
    std::istringstream input(text.toStdString());
    PuzzleStream stream(input);
    std::optional<TextResult> puzzle = stream.next(); // an empty stream gives an error, not nothing
    if (!*puzzle)
        return foundPuzzle(text, *puzzle);
    keepTitle({.title = (*puzzle)->note}, (*puzzle)->board);
    const std::optional<TextResult> next = stream.next();
    const bool isAboutThisOne = next && !*next && next->error().code == TextErrorCode::NoPuzzle;
    return isAboutThisOne ? FirstPuzzle{*next, false} : FirstPuzzle{*puzzle, next.has_value()};
}

QString remarkSentences(const TextPuzzle &puzzle)
{
    QString sentences;
    for (const Remark &remark : puzzle.remarks)
        sentences += QLatin1Char(' ') + capitalised(remarkText(remark)) + QLatin1Char('.');
    return sentences;
}

QString lossSentence(const Board &board, const Format &format)
{
    const QString text = lossText(format.lossesOf(board));
    return text.isEmpty() ? text : QLatin1Char(' ') + capitalised(text) + QLatin1Char('.');
}

QString boardText(const Board &board, const Format &format, const SymbolSet &symbols)
{
    return QString::fromStdString(format.write(board, symbols)).trimmed();
}

QString digitsText(const Board &board, const Format &format, const SymbolSet &symbols)
{
    Puzzle filled = board.puzzle;
    filled.givens = board.digits();
    return boardText(boardOf(std::move(filled), board.switchedOff), format, symbols);
}

QString givensText(const Board &board, const Format &format, const SymbolSet &symbols)
{
    return boardText(boardOf(board.puzzle, board.switchedOff), format, symbols);
}

QString puzzleLine(const Puzzle &puzzle, const SymbolSet &symbols, const QString &note)
{
    const Format *line = findFormat("line");
    return boardText(Board(puzzle), line ? *line : formats().front(), symbols) + QLatin1Char('\t') + note
           + QLatin1Char('\n');
}

const SymbolSet &shownSymbols(const Geometry &geometry, const SymbolSet &chosen)
{
    return geometry.digitCount() <= 9 ? symbolSets().front() : chosen;
}

Board pastedBoard(Board pasted, const Board &board)
{
    const Geometry &geometry = pasted.puzzle.geometry;
    const Geometry &present = board.puzzle.geometry;
    const bool isPlain = pasted.puzzle.constraints.empty() && pasted.switchedOff.empty()
                         && geometry.boxes() == defaultBoxes(geometry.size());
    if (isPlain && geometry.size() == present.size() && geometry.digitCount() == present.digitCount()) {
        pasted.puzzle.geometry = present;
        pasted.puzzle.constraints = board.puzzle.constraints;
        pasted.switchedOff = board.switchedOff;
    }
    return pasted;
}

} // namespace sudoku
