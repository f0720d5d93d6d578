#include "core/formats/puzzlelist.h"

#include "core/formats/nopuzzle.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/text/levelnote.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <sstream>
#include <utility>

namespace sudoku {
namespace {

/// Reads the puzzles of a text, which may begin with other words.
class PuzzleListReader
{
public:
    PuzzleListReader(std::string text, std::size_t max, const ReadOptions &options)
        : m_input(std::move(text)),
          m_stream(m_input, options),
          m_max(max)
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
        return goesOnAfter(next.error());
    }

    bool goesOnAfter(const TextError &error)
    {
        if (error.code == TextErrorCode::NotPuzzleText)
            return true;
        if (!m_list.puzzles.empty() || !isLeftOutBeforePuzzles(error))
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

tl::expected<PuzzleList, TextError> puzzlesOf(std::string text, std::size_t max, const ReadOptions &options)
{
    return PuzzleListReader(std::move(text), max, options).read();
}

FirstPuzzle firstPuzzle(std::string text)
{
    tl::expected<PuzzleList, TextError> list = puzzlesOf(std::move(text), 1);
    if (!list)
        return {tl::unexpected(list.error()), false};
    return {std::move(list->puzzles.front()), list->hasMore};
}

} // namespace sudoku
