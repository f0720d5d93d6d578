#pragma once

#include <QObject>

#include "core/solve/solve.h"
#include "ui/ask/verdict/question.h"

#include <memory>
#include <optional>

namespace sudoku {

/// Looks for a solution of the givens and the player's entries, and writes it as entries in one step. The
/// message bar shows the result, and more when the live check has learned more.
class SolveQuestion : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    void ask();

signals:
    void checkRequested();
    void explanationRequested();

private:
    struct Answer;

    bool isBroken(const Puzzle &puzzle) const;
    std::optional<SolveResult> foundAlready(const Puzzle &puzzle) const;
    void search(const std::shared_ptr<SolutionSearch> &search, bool isWithEntries);
    void finish(const Answer &answer);

    Message message(const Answer &answer);
    Message stopped(const Answer &answer);
    Message solved(const Answer &answer);
    QString uniqueText() const;
    Message withoutSolution(const Answer &answer);
    Message withoutEntries(const QString &known, const Message &otherwise);
    Message explained(const QString &text);
};

} // namespace sudoku
