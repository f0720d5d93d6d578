#pragma once

#include <QObject>

#include "core/hints/reasons/why.h"
#include "core/hints/story/way.h"
#include "ui/ask/verdict/question.h"

#include <memory>

namespace sudoku {

/// Says why the cell of the cursor has its digit, or why another digit is wrong there: a smallest set of
/// facts from which it follows, and the steps that lead there, the shorter first, in words and on the board.
/// Answers soon, and offers to look further if the set is not proved smallest.
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

    /// Both answers to it: the facts, and the steps that lead there, or nothing.
    struct Explanation;
    using ExplanationPointer = std::shared_ptr<const Explanation>;

    void ask(const Request &request);
    void tell(const ExplanationPointer &explanation);
    void tellFacts(const ExplanationPointer &explanation);
    void tellWay(const ExplanationPointer &explanation);
    void tellStep(const ExplanationPointer &explanation, std::size_t index);
    std::vector<Offer> offersAfter(const ExplanationPointer &explanation);
    void tellObstacle(const Board &asked, const WhyQuestion &question, const WhyAnswer &answer);
};

} // namespace sudoku
