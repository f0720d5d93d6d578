#pragma once

#include <QObject>

#include "ui/ask/verdict/question.h"

#include <memory>

namespace sudoku {

struct Fix;

/// Looks for what fixes a puzzle without a solution, and offers it: the likeliest first, each with a sentence
/// that says what it leaves.
class Fixer : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    void fix(const Subject &subject);

signals:
    /// Emitted if no change of givens helps, with a board of the rules alone.
    void explanationRequested(const sudoku::Subject &rules);
    void checkRequested();
    void moreGivensRequested();

private:
    using FixPointer = std::shared_ptr<const Fix>;

    void finish(const FixPointer &fix);
    void tellNeedless(const Fix &fix);
    void showRepairs(const FixPointer &fix, std::size_t page);
};

} // namespace sudoku
