#include "ui/solving/solvecontroller.h"

#include "core/board/clues.h"
#include "core/rules/violations.h"
#include "ui/board/boardeditor.h"
#include "ui/board/document.h"
#include "ui/solving/computation.h"

namespace sudoku {

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
    const Puzzle puzzle = board.withEntriesAsGivens();
    const bool isWithEntries = puzzle != board.puzzle && !areEntriesThePuzzle(board);
    const bool isFull = board.digits().filledCount() == board.puzzle.geometry.cellCount();
    if (isFull && m_document.violations().empty()) {
        emit answered({{Outcome::Solved, board.digits(), {}}, {}, true, isWithEntries});
        return;
    }
    if (isBroken(puzzle)) {
        emit answered({{Outcome::None, {}, {}}, {}, true, isWithEntries});
        return;
    }
    const auto work = [puzzle, options = m_computation.options()](const std::stop_token &stop,
                                                                  const Progress &progress) {
        return sudoku::solve(puzzle, options, stop, progress);
    };
    m_computation.start(tr("Solving"), work, [this, isWithEntries](const SolveResult &result) {
        finish({result, m_computation.elapsed(), false, isWithEntries});
    });
}

/// \a puzzle is the board's without what Solve wrote, which may be all that breaks a rule.
bool SolveController::isBroken(const Puzzle &puzzle) const
{
    if (m_document.violations().empty())
        return false;
    const bool isWhole = puzzle.givens.filledCount() == m_document.board().digits().filledCount();
    return isWhole || !findViolations(puzzle, puzzle.givens).empty();
}

void SolveController::finish(const SolveAnswer &answer)
{
    if (answer.result.outcome == Outcome::Solved)
        write(answer.result.solution);
    emit statisticsChanged(answer.result.statistics); // a board that changes has no figures
    emit answered(answer);
}

void SolveController::write(const Grid &solution)
{
    m_isWriting = true;
    m_editor.fillIn(solution, tr("Solve"));
    m_isWriting = false;
}

} // namespace sudoku
