#include "ui/verdict/question.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/solving/computation.h"
#include "ui/text/durationtext.h"

namespace sudoku {

const SolveOptions &Question::options() const
{
    return computation().options();
}

const SymbolSet &Question::symbols() const
{
    return view().symbols();
}

QString Question::took() const
{
    return durationText(computation().elapsed());
}

Offer Question::changeOffer(const QString &text, const std::vector<CellChange> &changes)
{
    return {text, [this, text, changes] { change(changes, text); }};
}

void Question::change(const std::vector<CellChange> &changes, const QString &what)
{
    Board board = document().board();
    for (const CellChange &change : changes) {
        if (change.from != noDigit && board.entries[change.cell] == change.from) {
            board.enter(change.cell, change.to);
            continue;
        }
        board.puzzle.givens.set(change.cell, change.to);
        board.enter(change.cell, noDigit);
    }
    document().edit(std::move(board), what);
}

} // namespace sudoku
