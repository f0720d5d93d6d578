#pragma once

#include <QObject>

#include "ui/ask/verdict/contradictions.h"
#include "ui/ask/verdict/question.h"

#include <memory>

namespace sudoku {

struct Story;

/// Explains why the document's board has no solution: finds one set of clues and rules that contradict each
/// other after the other, shows the argument that leads from a set to what contradicts itself, step by step,
/// and the members of a set one by one.
class Explainer : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    /// Explains \a subject, first by the givens alone, unless \a subject counts entries or the entries
    /// visibly break a rule.
    void explain(const Subject &subject);
    /// Explains why \a rules contradict each other, where no fix is known.
    void explainWithoutFix(const Subject &rules);

signals:
    /// Emitted if there is a solution, with a conclusion that says so.
    void foundNothing(const sudoku::Conclusion &conclusion);
    void checkRequested();
    void fixRequested();
    void verificationRequested(const sudoku::Subject &subject);
    void exportRequested(const sudoku::Subject &subject, const sudoku::Story &story);

private:
    struct State;
    using StatePointer = std::shared_ptr<State>;

    void findNext(const StatePointer &state);
    void finish(const StatePointer &state, const MusAnswer &answer);
    Conclusion found(const StatePointer &state);
    Conclusion foundSet(const StatePointer &state);
    void addFurtherOffers(Conclusion &conclusion, const StatePointer &state);
    void addFix(Conclusion &conclusion, const StatePointer &state);
    Offer fixOffer();
    Offer argumentOffer(const StatePointer &state);
    Offer setOffer(const StatePointer &state);
    Conclusion withoutAnswer(const StatePointer &state);
    void findStory(const StatePointer &state);
    void showPart(const StatePointer &state, std::size_t index);
    void addStoryOffers(Conclusion &conclusion, const StatePointer &state);
    void showReason(const StatePointer &state, std::size_t index);
};

} // namespace sudoku
