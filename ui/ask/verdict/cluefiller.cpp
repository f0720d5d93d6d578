#include "ui/ask/verdict/cluefiller.h"

#include "core/analyse/fillin.h"
#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conclusions.h"
#include "ui/board/document.h"
#include "ui/text/words.h"

#include <QUndoStack>

#include <algorithm>

namespace sudoku {
namespace {

/// Returns those of \a clues that wait for their numbers on \a board, or all that do if there are none.
std::vector<int> openOnes(const Board &board, const std::vector<Constraint> &clues)
{
    std::vector<int> open = openClues(board.puzzle);
    if (!clues.empty())
        std::erase_if(open, [&](int index) {
            return std::ranges::find(clues, board.puzzle.constraints[index]) == clues.end();
        });
    return open;
}

} // namespace

void ClueFiller::fillIn(const Subject &subject, const std::vector<Constraint> &clues)
{
    const Board &board = subject.board;
    if (openOnes(board, clues).empty()) {
        emit answers().answered(board, [] {
            return Message{Message::Kind::Hint, tr("There is no clue without a number.")};
        });
        return;
    }
    if (isSolution(board.puzzle, board.digits())) {
        fillInFrom(board.digits(), clues);
        return;
    }
    const auto work = [puzzle = subject.puzzle(), options = options()](const std::stop_token &stop,
                                                                       const Progress &progress) {
        return check(puzzle, options, stop, progress);
    };
    computation().start(tr("Looking for the numbers"), work, [=, this](const CheckResult &result) {
        liveCheck().learn(subject.puzzle(), result);
        if (!result.verdict)
            conclude(haltConclusion(subject, result.verdict.error()));
        else if (result.verdict == Uniqueness::None)
            emit explanationRequested();
        else if (result.verdict == Uniqueness::Unique)
            fillInFrom(result.solutions.front(), clues);
        else
            emit choiceRequested(subject,
                                 [this, clues](const Grid &solution) { fillInFrom(solution, clues); });
    });
}

void ClueFiller::fillInFrom(const Grid &solution, const std::vector<Constraint> &clues)
{
    Board board = document().board();
    FilledIn filled = sudoku::fillIn(board.puzzle, openOnes(board, clues), solution);
    QStringList unfitted;
    for (const int index : filled.unfitted)
        unfitted += sourceText(filled.puzzle, ConstraintIndex{index});
    board.puzzle = std::move(filled.puzzle);
    const auto message = [this, count = filled.count, unfitted] {
        QString text = tr("%n number(s) filled in.", nullptr, count);
        if (!unfitted.isEmpty())
            text = tr("%1 No number fits the solution: %2.").arg(text, listText(unfitted));
        return Message{.kind = Message::Kind::Answer,
                       .text = text,
                       .offer = {tr("Undo"), [this] { document().undoStack().undo(); }}};
    };
    document().edit(board, tr("Fill In Numbers"), {.message = message});
}

} // namespace sudoku
