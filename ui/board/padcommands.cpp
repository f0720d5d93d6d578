#include "ui/board/padcommands.h"

#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/digitpad.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"

namespace sudoku {
namespace {

void showKeys(DigitPad &pad, const BoardView &view, InputMode mode)
{
    if (mode == InputMode::Colour)
        pad.setColours();
    else
        pad.setDigits(view.document().geometry().digitCount(), view.symbols());
    pad.showLeft(view.document().board());
    pad.setHeld(view.heldDigit());
}

} // namespace

void connectPad(DigitPad &pad, BoardView &view, const CommandActions &actions, Settings &settings)
{
    QAction *isDigitFirst = actions.action(Command::DigitFirst);
    QObject::connect(&pad, &DigitPad::clearClicked, actions.action(Command::Clear), &QAction::trigger);
    QObject::connect(&pad, &DigitPad::digitClicked, &view, [&view, isDigitFirst](Digit digit) {
        if (isDigitFirst->isChecked())
            view.holdDigit(view.heldDigit() == digit ? noDigit : digit);
        else
            view.enterDigit(digit);
    });
    QObject::connect(&view, &BoardView::heldDigitChanged, &pad, &DigitPad::setHeld);
    QObject::connect(&view.document(), &Document::boardChanged, &pad,
                     [&pad, &view] { pad.showLeft(view.document().board()); });
    QObject::connect(&view, &BoardView::symbolsChanged, &pad,
                     [&pad, &view] { showKeys(pad, view, view.editor().inputMode()); });
    QObject::connect(&view.editor(), &BoardEditor::inputModeChanged, &pad,
                     [&pad, &view, isColour = false](InputMode mode) mutable {
                         if (std::exchange(isColour, mode == InputMode::Colour) == isColour)
                             return;
                         view.holdDigit(noDigit);
                         showKeys(pad, view, mode);
                     });
    actions.connectOption(Command::DigitFirst, settings, Option::DigitFirst, &view, [&view](bool isOn) {
        if (!isOn)
            view.holdDigit(noDigit);
    });
    showKeys(pad, view, view.editor().inputMode());
}

} // namespace sudoku
