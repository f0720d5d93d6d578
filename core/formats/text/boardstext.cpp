#include "core/formats/text/boardstext.h"

#include <charconv>

namespace sudoku {
namespace {

/// Takes a number, with \a before it, from the beginning of \a text; returns nothing if there is none.
std::optional<int> takeNumber(std::string_view &text, std::string_view before)
{
    if (!text.starts_with(before))
        return {};
    text.remove_prefix(before.size());
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 1 || number > maxBoardSize)
        return {};
    text.remove_prefix(end - text.data());
    return number;
}

} // namespace

std::optional<SubBoard> subBoardOf(std::string_view text)
{
    const auto size = takeNumber(text, "");
    const auto row = takeNumber(text, "r");
    const auto column = takeNumber(text, "c");
    if (!size || !row || !column || !text.empty())
        return {};
    return SubBoard{*row - 1, *column - 1, *size};
}

std::string subBoardText(const SubBoard &board)
{
    return std::to_string(board.size) + "r" + std::to_string(board.row + 1) + "c"
           + std::to_string(board.column + 1);
}

} // namespace sudoku
