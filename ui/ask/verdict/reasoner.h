#pragma once

#include <QObject>

#include "core/hints/reasons/why.h"
#include "ui/ask/verdict/question.h"

namespace sudoku {

/// Says why the cell of the cursor has its digit, or why another digit is wrong there: a smallest set of
/// facts from which it follows, in words and on the board. Answers soon, and offers to look further if the
/// set is not proved smallest.
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
    /// Emitted if some entries are wrong; \a conclusion says no more.
    void wrongEntriesFound(const sudoku::Conclusion &conclusion);

private:
    /// What is asked; \a isThorough: for as long as it may take.
    struct Request
    {
        WhyQuestion question;
        bool isThorough = false;
    };

    void ask(const Request &request);
    void tell(const Board &asked, const Request &request, const WhyAnswer &answer);
    void tellReason(const Board &asked, const Request &request, const Reasoning &why);
    std::vector<Offer> offersAfter(const Request &request, const Reasoning &why);
    void tellObstacle(const Board &asked, const WhyQuestion &question, const WhyAnswer &answer);
};

} // namespace sudoku
