#include "ui/text/sharedboard.h"

#include "core/formats/boardremarks.h"
#include "ui/text/rulestext.h"

#include <QCoreApplication>

#include <algorithm>

namespace sudoku {
namespace {

struct SharedWords
{
    Q_DECLARE_TR_FUNCTIONS(SharedBoard)
};

} // namespace

bool needsSolution(const Board &board, const Format &format)
{
    return format.statesSolution && board.info.solution.cellCount() == 0 && board.switchedOff.empty()
           && hasAllRules(board);
}

Board sharedBoard(Board board, const Format &format, const Grid *solution)
{
    if (solution && needsSolution(board, format))
        board.info.solution = *solution;
    if (format.showsRules && board.info.rules.empty())
        board.info.rules = proposedRules(board.puzzle).toStdString();
    return board;
}

QString missingSolutionText(const Board &board, const Format &format, SharedSolutions known)
{
    if (!format.statesSolution || board.info.solution.cellCount() > 0)
        return {};
    if (!needsSolution(board, format))
        return SharedWords::tr("no solution is added: not all rules are known");
    switch (known) {
    case SharedSolutions::Unknown:
        return SharedWords::tr("no solution is added: it is not known yet");
    case SharedSolutions::None:
        return SharedWords::tr("no solution is added: there is none");
    case SharedSolutions::Several:
        return SharedWords::tr("no solution is added: there are several");
    case SharedSolutions::One:
        break;
    }
    return {};
}

QString otherSolutionText(const Board &board, const Grid &solution)
{
    const Grid &stated = board.info.solution;
    for (Cell cell = 0; cell < std::min(stated.cellCount(), solution.cellCount()); ++cell)
        if (stated.isFilled(cell) && stated[cell] != solution[cell])
            return SharedWords::tr("the source of the puzzle states another solution: %1 in %2")
                .arg(stated[cell])
                .arg(QString::fromStdString(board.puzzle.geometry.cellName(cell)));
    return {};
}

} // namespace sudoku
