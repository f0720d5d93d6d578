#pragma once

#include "core/board/board.h"
#include "core/formats/text/leftout.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// Puts the digits and rules of another program's puzzle on a board. What is not possible there, such as a
/// rule with a cell beside the board, is left out and named.
class RuleCollector
{
public:
    explicit RuleCollector(Board &board) : m_board(board) {}

    /// Sets a given; \a text is the digit as it was written.
    void setGiven(std::optional<Cell> cell, const std::string &text);
    /// Adds a constraint. \a cells are empty where there is none on the board.
    void add(std::string_view variantId, const std::vector<std::optional<Cell>> &cells,
             std::vector<int> numbers = {});
    void leaveOut(LeftOutElement element) { m_leftOut.push_back(std::move(element)); }
    /// Keeps what was left out in the members of the board; the last call.
    void finish() { keepLeftOut(m_leftOut, m_board); }

private:
    Board &m_board;
    std::vector<LeftOutElement> m_leftOut = {};
};

} // namespace sudoku
