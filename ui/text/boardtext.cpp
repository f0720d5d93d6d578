#include "ui/text/boardtext.h"

#include "core/formats/formats.h"
#include "core/formats/text/levelnote.h"
#include "ui/text/losstext.h"
#include "ui/text/remarkwords.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

struct BoardText
{
    Q_DECLARE_TR_FUNCTIONS(BoardText)
};

/// Returns a board without entries and pencil marks, but with all rules.
Board boardOf(Puzzle puzzle, std::vector<Constraint> switchedOff)
{
    Board board(std::move(puzzle));
    board.switchedOff = std::move(switchedOff);
    return board;
}

} // namespace

QString remarkSentences(const TextPuzzle &puzzle)
{
    QString sentences;
    for (const Remark &remark : puzzle.remarks)
        sentences += asNextSentence(remarkText(remark, puzzle.board.puzzle.geometry.size()));
    return sentences;
}

QString lossSentence(const Board &board, const Format &format)
{
    return asNextSentence(lossText(format.lossesOf(board)));
}

QString betterLinkSentence(const Board &board, const Format &format)
{
    const Format *best = nullptr;
    std::size_t minLost = format.lossesOf(board).size();
    for (const Format &each : formats()) {
        const std::size_t lost = each.isLink && each.fits(board) ? each.lossesOf(board).size() : minLost;
        if (lost < minLost) {
            best = &each;
            minLost = lost;
        }
    }
    if (!best)
        return {};
    const QString sentence = minLost == 0 ? BoardText::tr("Edit > Copy Board As > %1 keeps all of it.")
                                          : BoardText::tr("Edit > Copy Board As > %1 keeps more of it.");
    return QLatin1Char(' ') + sentence.arg(translate("Format", best->name));
}

QString lossSentence(const Board &board, const Exporter &exporter)
{
    return asNextSentence(lostText(exporter.lossesOf(board)));
}

QString misfitSentence(const Exporter &exporter, const Board &board)
{
    return asSentence(misfitText(exporter, board.puzzle.geometry));
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

QString puzzleLine(const Board &board, const SymbolSet &symbols, const QString &note)
{
    const Format *line = findFormat("line");
    return boardText(board, line ? *line : formats().front(), symbols) + QLatin1Char('\t') + note
           + QLatin1Char('\n');
}

const SymbolSet &shownSymbols(const Geometry &geometry, const SymbolSet &chosen)
{
    return symbolsOf(geometry.values(), geometry.digitCount() <= 9 ? symbolSets().front() : chosen);
}

const SymbolSet &shownSymbols(const Board &board, const SymbolSet &chosen)
{
    return symbolsOf(board, shownSymbols(board.puzzle.geometry, chosen));
}

std::optional<Board> withRulesOf(Board pasted, const Board &board)
{
    const Geometry &geometry = pasted.puzzle.geometry;
    const Geometry &present = board.puzzle.geometry;
    const bool isPlain = pasted.puzzle.constraints.empty() && pasted.switchedOff.empty()
                         && geometry.boxes() == defaultBoxes(geometry.size());
    const bool isSameSize =
        geometry.size() == present.size() && geometry.digitCount() == present.digitCount();
    const bool hasRules =
        geometry != present || !board.puzzle.constraints.empty() || !board.switchedOff.empty();
    if (!isPlain || !isSameSize || !hasRules)
        return {};
    pasted.puzzle.geometry = present;
    pasted.puzzle.constraints = board.puzzle.constraints;
    pasted.switchedOff = board.switchedOff;
    return pasted;
}

} // namespace sudoku
