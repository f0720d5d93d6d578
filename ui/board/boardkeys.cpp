#include "ui/board/boardkeys.h"

#include "ui/board/boardeditor.h"
#include "ui/board/inputboard.h"
#include "ui/board/keyinput.h"
#include "ui/board/steptyping.h"
#include "ui/text/symbolwords.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace sudoku {
namespace {

constexpr Qt::KeyboardModifiers commandModifiers = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;

/// Returns the first symbols in which \a letter is a digit, or null.
const SymbolSet *symbolsWith(QChar letter, int digitCount)
{
    const auto found = std::ranges::find_if(symbolSets(), [&](const SymbolSet &symbols) {
        const Digit digit = symbols.isNumeric() ? noDigit : symbols.digitOf(letter.toLatin1());
        return digit != noDigit && digit <= digitCount;
    });
    return found == symbolSets().end() ? nullptr : &*found;
}

QString notOneOf(const QString &typed, const SymbolSet &symbols, int digitCount)
{
    return QCoreApplication::translate("sudoku::BoardView", "'%1' is not on this board. Its symbols are %2.")
        .arg(typed, symbolList(symbols, digitCount));
}

bool isFullStop(const QKeyEvent &event)
{
    const bool isComma = event.key() == Qt::Key_Comma && (event.modifiers() & Qt::KeypadModifier);
    return (event.key() == Qt::Key_Period || isComma) // as on German keypads
           && !(event.modifiers() & commandModifiers);
}

} // namespace

int BoardKeys::digitCount() const
{
    return m_board.shownBoard().puzzle.geometry.digitCount();
}

bool BoardKeys::precedesShortcuts(const QKeyEvent &event) const
{
    return keyInput(event, m_board.symbols(), digitCount()).has_value();
}

bool BoardKeys::press(const QKeyEvent &event) const
{
    if (moveCursor(event) || typeNumber(event) || typeDigit(event))
        return true;
    refuse(event);
    return false;
}

void BoardKeys::type(const KeyInput &input) const
{
    if (m_board.isReadOnly())
        m_board.refuseTyping();
    else
        m_typing.type(input);
}

bool BoardKeys::typeDigit(const QKeyEvent &event) const
{
    if (const auto input = keyInput(event, m_board.symbols(), digitCount())) {
        type(*input);
        return true;
    }
    if (m_board.isReadOnly())
        return false;
    if (isFullStop(event)) {
        m_typing.skipAsBlank();
        return true;
    }
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)
        return false;
    confirm();
    return true;
}

void BoardKeys::confirm() const
{
    if (m_typing.confirm())
        return;
    const bool endsNumber = m_editor.isNumberOpen();
    m_editor.finishNumber();
    if (m_editor.pen().start() && !m_board.hasFindings()) { // or Enter is about these
        m_editor.liftPen();
        return;
    }
    if (!m_board.ruleEditing().isOn && !m_board.hasFindings()) // or Enter is about these, such as a hint
        m_typing.endRow();
    if (!endsNumber)
        m_board.confirm();
}

void BoardKeys::refuse(const QKeyEvent &event) const
{
    if ((event.modifiers() & commandModifiers) || event.text().isEmpty() || !event.text().at(0).isPrint())
        return;
    const QChar typed = event.text().at(0);
    const SymbolSet &symbols = m_board.symbols();
    if (typed.isLetter() && digitCount() <= 9 && symbols.isNumeric()) // a slip: nobody takes it for a digit
        return;
    if (symbols.isOfPuzzle) {
        m_board.refuseKey(notOneOf(event.text(), symbols, digitCount()), nullptr);
        return;
    }
    const auto symbol = [&](Digit digit) { return symbolText(symbols, digit); };
    const QString why = QCoreApplication::translate("sudoku::BoardView",
                                                    "'%1' is not a digit of this board: digits are %2 to %3.")
                            .arg(event.text(), symbol(1), symbol(digitCount()));
    m_board.refuseKey(why, symbols.isNumeric() ? symbolsWith(typed, digitCount()) : nullptr);
}

bool BoardKeys::typeNumber(const QKeyEvent &event) const
{
    const QString text = event.text();
    const bool isFigure = text.size() == 1 && text[0].isLetterOrNumber();
    if (!m_board.ruleEditing().takesNumbers || !isFigure || (event.modifiers() & commandModifiers))
        return false;
    m_board.takeFigure(text);
    return true;
}

void BoardKeys::step(int rows, int columns, Qt::KeyboardModifiers modifiers) const
{
    const bool isShift = modifiers & Qt::ShiftModifier;
    const bool isCtrl = modifiers & Qt::ControlModifier;
    const Reach reach = isShift && isCtrl ? Reach::Also
                        : isShift         ? Reach::Range
                        : isCtrl          ? Reach::Nothing
                                          : Reach::Alone;
    const SelectionChange how = reach == Reach::Alone   ? SelectionChange::Single
                                : reach == Reach::Range ? SelectionChange::Replaced
                                                        : SelectionChange::Altered;
    const auto move = [=](Selection &selection) { selection.moveBy(rows, columns, reach); };
    if (reach == Reach::Nothing)
        m_board.changeSelection(move);
    else
        m_board.selectByKey(how, move);
}

bool BoardKeys::moveCursor(const QKeyEvent &event) const
{
    const Geometry &geometry = m_board.shownBoard().puzzle.geometry;
    const bool isShift = event.modifiers() & Qt::ShiftModifier;
    const bool isCtrl = event.modifiers() & Qt::ControlModifier;
    const int row = geometry.rowOf(m_board.currentCell());
    const auto moveTo = [&](Cell cell) {
        const Reach reach = isShift ? Reach::Range : Reach::Alone;
        m_board.selectByKey(isShift ? SelectionChange::Replaced : SelectionChange::Single,
                            [=](Selection &selection) { selection.moveTo(cell, reach); });
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Home:
        return moveTo(isCtrl ? 0 : geometry.firstCellFrom(row));
    case Qt::Key_End:
        return moveTo((isCtrl ? geometry.cellCount() : geometry.firstCellFrom(row + 1)) - 1);
    case Qt::Key_Space:
        if (isCtrl)
            m_board.selectByKey(SelectionChange::Altered,
                                [](Selection &selection) { selection.toggle(selection.current()); });
        else
            m_typing.goOn();
        return true;
    default:
        return false;
    }
}

} // namespace sudoku
