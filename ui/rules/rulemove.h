#pragma once

#include <QCoreApplication>

#include "core/transform/ruleplacement.h"
#include "ui/rules/boardrules.h"

#include <vector>

namespace sudoku {

/// Some rules of a board moved by a step: those that can be where they would be then. The others stay.
class RuleMove
{
    Q_DECLARE_TR_FUNCTIONS(RuleMove)

public:
    /// Moves \a rules of \a board. Those for the whole board have no place: they neither move nor stay.
    RuleMove(const Board &board, const std::vector<BoardRule> &rules, CellStep step);

    /// Returns the board afterwards.
    const Board &board() const { return m_board; }
    bool hasMoved() const { return !m_moves.empty(); }
    /// Returns all rules that were to be moved, where they are now.
    std::vector<Constraint> constraints() const;
    /// Returns sentences that say how many stay, and why one of them does; an empty text if none stays.
    QString refusal() const;

private:
    struct Move
    {
        BoardRule rule;
        Constraint after;
    };

    void place(const BoardRule &rule, CellStep step);
    bool settle(const Board &before);
    void stay(const BoardRule &rule, const QString &why);

    Board m_board;
    std::vector<Move> m_moves;
    std::vector<BoardRule> m_staying;
    std::vector<BoardRule> m_placeless;
    QString m_why; ///< of the first that stays
};

} // namespace sudoku
