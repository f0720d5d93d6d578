#pragma once

#include "ui/ask/verdict/question.h"

#include <memory>

namespace sudoku {

struct CellPairs;

/// Says which cells are equal, or different, in every solution, and shows them one by one.
class PairFinder : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    void find(const Subject &subject);

signals:
    void foundNone(const sudoku::Subject &subject);

private:
    struct State;
    using StatePointer = std::shared_ptr<State>;

    void run(const StatePointer &state);
    void finish(const StatePointer &state, const OrHalt<Outcome> &outcome);
    void showOne(const Subject &subject, const CellPairs &pairs, std::size_t index);
};

} // namespace sudoku
