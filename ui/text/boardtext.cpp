#include "ui/text/boardtext.h"

#include "core/formats/found/puzzlesin.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/text/levelnote.h"
#include "ui/text/capitalised.h"
#include "ui/text/errortext.h"
#include "ui/text/losstext.h"
#include "ui/text/words.h"

#include <algorithm>
#include <iterator>
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

/// Reads the puzzles of a text, of which the first words may be none.
class PuzzleListReader
{
public:
    PuzzleListReader(const std::string &text, std::size_t max) : m_input(text), m_stream(m_input), m_max(max)
    {
    }

    tl::expected<PuzzleList, TextError> read()
    {
        // An empty stream gives an error, not nothing.
        while (std::optional<TextResult> next = m_stream.next())
            if (!take(*next))
                break;
        if (m_list.puzzles.empty())
            takeFound();
        if (m_list.puzzles.empty())
            return tl::unexpected(*m_error);
        return std::move(m_list);
    }

private:
    /// Takes the next result. Returns whether to go on.
    bool take(TextResult &next)
    {
        if (m_list.puzzles.size() == m_max) {
            m_list.hasMore = true;
            return isAboutLast(next);
        }
        if (next) {
            keepNote(next->note, next->board);
            m_list.puzzles.push_back(std::move(*next));
            return true;
        }
        if (isAboutLast(next))
            return true;
        m_list.hasMore = !m_list.puzzles.empty();
        if (!m_error)
            m_error = next.error();
        return next.error().code == TextErrorCode::NotPuzzleText;
    }

    /// Whether \a next says that what seemed to be the only puzzle is none, which is the error then.
    bool isAboutLast(const TextResult &next)
    {
        if (next || !isNothing(next.error().code) || m_list.puzzles.size() != 1)
            return false;
        m_list = {};
        m_error = next.error();
        return true;
    }

    /// Takes the puzzles that stand anywhere in the text.
    void takeFound()
    {
        for (const FoundText &found : puzzlesIn(m_input.str())) {
            m_list.hasMore = m_list.puzzles.size() == m_max;
            if (m_list.hasMore)
                return;
            if (TextResult read = readPuzzle(found.text)) {
                std::ranges::copy(found.leftOut, std::back_inserter(read->remarks));
                m_list.puzzles.push_back(std::move(*read));
            }
        }
    }

    std::istringstream m_input;
    PuzzleStream m_stream;
    std::size_t m_max;
    PuzzleList m_list;
    std::optional<TextError> m_error;
};

} // namespace

tl::expected<PuzzleList, TextError> puzzlesOf(const QByteArray &text, std::size_t max)
{
    return PuzzleListReader(text.toStdString(), max).read();
}

FirstPuzzle firstPuzzle(const QByteArray &text)
{
    tl::expected<PuzzleList, TextError> list = puzzlesOf(text, 1);
    if (!list)
        return {tl::unexpected(list.error()), false};
    return {std::move(list->puzzles.front()), list->hasMore};
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
