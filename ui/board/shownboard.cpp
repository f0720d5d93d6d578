#include "ui/board/shownboard.h"

#include "ui/board/document.h"

#include <utility>

namespace sudoku {

void ShownBoard::showInstead(const Board &board, const QString &whyReadOnly)
{
    m_instead = board;
    m_whyReadOnly = whyReadOnly;
}

bool ShownBoard::showDocument()
{
    return std::exchange(m_instead, {}).has_value();
}

const Board &ShownBoard::board() const
{
    return m_instead ? *m_instead : m_document.board();
}

std::span<const Violation> ShownBoard::violations() const
{
    // What is shown instead obeys the rules.
    return m_instead ? std::span<const Violation>() : std::span(m_document.violations());
}

void ShownBoard::setSketch(const std::vector<Constraint> &sketch, const std::optional<Constraint> &replaced)
{
    m_sketch = sketch;
    m_replaced = replaced;
}

Board ShownBoard::painted() const
{
    Board board = this->board();
    if (m_sketch.empty())
        return board;
    if (m_replaced)
        for (auto *constraints : {&board.puzzle.constraints, &board.switchedOff})
            std::erase(*constraints, *m_replaced);
    // What is only proposed is pale, as all that is not in force.
    auto &painted = m_replaced ? board.puzzle.constraints : board.switchedOff;
    painted.insert(painted.end(), m_sketch.begin(), m_sketch.end());
    return board;
}

} // namespace sudoku
