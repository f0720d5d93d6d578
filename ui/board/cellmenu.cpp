#include "ui/board/cellmenu.h"

#include "core/board/board.h"
#include "ui/board/boardview.h"
#include "ui/board/digitpad.h"
#include "ui/board/document.h"
#include "ui/board/padcommands.h"
#include "ui/commands/commandactions.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QScreen>
#include <QWidgetAction>

#include <algorithm>

namespace sudoku {
namespace {

QWidget *padFor(BoardView &view, const CommandActions &actions, QMenu *menu)
{
    auto *frame = new QWidget;
    auto *pad = new DigitPad;
    showKeys(*pad, view);
    constexpr int maxDigitsOfLargeKeys = 9; // more would cover the board
    const bool isLarge = view.document().geometry().digitCount() <= maxDigitsOfLargeKeys;
    const int width = isLarge ? pad->sizeHint().width() : pad->minimumSizeHint().width();
    pad->setFixedSize(width, pad->heightForWidth(width));
    auto *row = new QHBoxLayout(frame);
    row->setContentsMargins(8, 8, 8, 4);
    row->addWidget(pad, 0, Qt::AlignCenter);
    QObject::connect(pad, &DigitPad::digitClicked, menu, [&view, menu](Digit digit) {
        menu->close();
        view.enterDigit(digit);
    });
    QObject::connect(pad, &DigitPad::filterClicked, menu, [&view, menu](Digit digit) {
        menu->close();
        view.setFilter(view.filter().withDigit(digit, true));
    });
    QObject::connect(pad, &DigitPad::clearClicked, menu, [&actions, menu] {
        menu->close();
        actions.action(Command::Clear)->trigger();
    });
    return frame;
}

} // namespace

void showCellMenu(BoardView &view, const CommandActions &actions, const QPoint &place)
{
    auto *menu = new QMenu(&view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto *pad = new QWidgetAction(menu);
    pad->setDefaultWidget(padFor(view, actions, menu));
    menu->addAction(pad);
    const std::initializer_list<Command> groups[] = {
        {Command::InputDigits, Command::InputCornerMarks, Command::InputCentreMarks, Command::InputColours,
         Command::InputDrawing},
        {Command::Cut, Command::Copy, Command::Paste},
        {Command::SetCheckpoint, Command::BackToCheckpoint},
        {Command::Hint, Command::Why, Command::CheckEntries},
    };
    for (const auto &group : groups) {
        menu->addSeparator();
        menu->addActions(actions.actions(group));
    }
    // Qt would put a menu that does not fit below the mouse above it, with its pad far away.
    const int room = view.screen()->availableGeometry().bottom() - place.y();
    menu->popup(place - QPoint(0, std::max(0, menu->sizeHint().height() - room)));
}

} // namespace sudoku
