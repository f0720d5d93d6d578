#include "ui/text/boardtext.h"

#include "core/formats/formats.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/text/levelnote.h"
#include "ui/text/errortext.h"
#include "ui/text/losstext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <utility>

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
            std::ranges::move(std::exchange(m_leftOut, {}), std::back_inserter(next->remarks));
            m_list.puzzles.push_back(std::move(*next));
            return true;
        }
        if (isAboutLast(next))
            return true;
        m_list.hasMore = !m_list.puzzles.empty();
        if (!m_error)
            m_error = next.error();
        return goesOnBehind(next.error());
    }

    /// Whether to look for puzzles behind a text with \a error. Words are passed over; cells are remarked on.
    bool goesOnBehind(const TextError &error)
    {
        if (error.code == TextErrorCode::NotPuzzleText)
            return true;
        if (!m_list.puzzles.empty() || isNothing(error.code) || !isAboutCells(error.code))
            return false;
        m_leftOut.push_back({Remark::Code::PuzzleLeftOut, {}, 1, error.line});
        return true;
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

    std::istringstream m_input;
    PuzzleStream m_stream;
    std::size_t m_max;
    PuzzleList m_list;
    std::vector<Remark> m_leftOut; // of what comes before the first puzzle
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
