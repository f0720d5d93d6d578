#include "ui/board/filtercommands.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"

namespace sudoku {
namespace {

/// Shows the digit at the cursor, or else the one after the digit that is shown.
void filterNext(BoardView &view)
{
    const Digit atCursor = view.document().board().digitAt(view.currentCell());
    if (!view.filter().isOn() && atCursor != noDigit)
        view.setFilter({.first = atCursor});
    else
        view.setFilter(view.filter().withNext(false, view.document().geometry().digitCount()));
}

/// Moves the cursor to the next cell without a digit, and with a filter to the next one that it shows.
void goToNextOpenCell(BoardView &view)
{
    const Document &document = view.document();
    const int cellCount = document.geometry().cellCount();
    for (int step = 1; step <= cellCount; ++step) {
        const Cell cell = (view.currentCell() + step) % cellCount;
        const bool isOpen = document.board().digitAt(cell) == noDigit;
        if (isOpen && (!view.filter().isOn() || shows(view.filter(), document, cell))) {
            view.setCurrentCell(cell);
            return;
        }
    }
}

} // namespace

void connectFilter(const CommandActions &actions, BoardView &view)
{
    actions.on(Command::FilterDigit, &view, [&view] { filterNext(view); });
    actions.on(Command::FilterSecondDigit, &view, [&view] {
        view.setFilter(view.filter().withNext(true, view.document().geometry().digitCount()));
    });
    actions.on(Command::FilterPairs, &view,
               [&view] { view.setFilter({.hasPairs = !view.filter().hasPairs}); });
    actions.on(Command::NextOpenCell, &view, [&view] { goToNextOpenCell(view); });
}

} // namespace sudoku
