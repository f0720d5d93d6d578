#pragma once

#include <QObject>

#include "core/hints/reasons/why.h"
#include "ui/verdict/question.h"

namespace sudoku {

/// Says why the cell of the cursor has its digit, or why another digit is wrong there: a smallest set of
/// facts from which it follows, in words and on the board.
class Reasoner : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    /// Asks why the cell of the cursor has its digit.
    void ask();
    /// Returns whether there is something to ask: the cell of the cursor is no given.
    bool canAsk() const;

signals:
    void checkRequested();
    void explanationRequested();

private:
    void ask(const WhyQuestion &question);
    void tell(const Board &asked, const WhyQuestion &question, const WhyAnswer &answer);
    void tellReason(const Board &asked, const Reasoning &why);
    void tellObstacle(const Board &asked, const WhyQuestion &question, const WhyAnswer &answer);
};

} // namespace sudoku
