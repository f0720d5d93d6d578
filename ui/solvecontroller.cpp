#include "ui/solvecontroller.h"

#include "ui/boardeditor.h"
#include "ui/computation.h"
#include "ui/document.h"
#include "ui/durationtext.h"
#include "ui/text/failuretext.h"

#include <QLocale>

#include <optional>

namespace sudoku {

struct SolveController::SolveAnswer
{
    SolveResult result;
    /// Where givens and entries together have no solution: whether the givens have one.
    std::optional<SolveResult> ofGivens;
};

SolveController::SolveController(Document &document, BoardEditor &editor, Computation &computation,
                                 QObject *parent)
    : QObject(parent),
      m_document(document),
      m_editor(editor),
      m_computation(computation)
{
}

void SolveController::solve()
{
    const Board &board = m_document.board();
    const bool hasBoth = board.puzzle.givens.filledCount() > 0 && board.entries.filledCount() > 0;
    const auto work = [all = board.withEntriesAsGivens(), givens = board.puzzle, hasBoth,
                       options = m_computation.options()](const std::stop_token &stop,
                                                          const Progress &progress) {
        SolveAnswer answer{sudoku::solve(all, options, stop, progress), {}};
        if (answer.result.outcome == Outcome::None && hasBoth)
            answer.ofGivens = sudoku::solve(givens, options, stop, progress);
        return answer;
    };
    m_computation.start(tr("Solving"), work, [this](const SolveAnswer &answer) { finishSolve(answer); });
}

void SolveController::finishSolve(const SolveAnswer &answer)
{
    emit statisticsChanged(answer.result.statistics);
    const Message message = messageOf(answer);
    if (answer.result.outcome == Outcome::None)
        emit foundNone(message);
    else
        emit answered(message);
}

Message SolveController::messageOf(const SolveAnswer &answer)
{
    const SolveResult &result = answer.result;
    const QString took = durationText(result.statistics.encodeTime + result.statistics.solveTime);
    switch (result.outcome) {
    case Outcome::Solved: {
        const bool wasComplete = m_document.board().digits() == result.solution;
        m_editor.fillIn(result.solution, tr("Solve"));
        return {Message::Kind::Answer,
                wasComplete
                    ? tr("The board is complete, and every rule is kept.")
                    : tr("Solved in %1. Check (F8) tells whether it is the only solution.").arg(took)};
    }
    case Outcome::None:
        if (answer.ofGivens && answer.ofGivens->outcome == Outcome::Solved)
            return {Message::Kind::Problem,
                    tr("No solution with your entries. Without them the givens have one."),
                    tr("Clear Entries and Solve"), [this] {
                        m_editor.clearEntries();
                        solve();
                    }};
        return {Message::Kind::Problem,
                tr("No solution: these digits cannot be completed (proved in %1).").arg(took)};
    case Outcome::Stopped:
        return {Message::Kind::Hint,
                tr("Solving stopped after %1 and %2 conflicts: not decided.")
                    .arg(durationText(m_computation.elapsed()),
                         QLocale().toString(static_cast<qlonglong>(result.statistics.sat.conflicts)))};
    case Outcome::OutOfMemory:
        return {Message::Kind::Problem, tr("Memory ran out before an answer was found.")};
    case Outcome::Failed:
        return {Message::Kind::Problem, failureSentence(m_computation.options().solver)};
    case Outcome::WrongSolution:
        break;
    }
    return {Message::Kind::Problem,
            tr("The solver gave a solution that breaks a rule. This is a fault of the "
               "program; the board was left as it is.")};
}

} // namespace sudoku
