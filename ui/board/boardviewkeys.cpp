#include "ui/board/boardview.h"

#include "ui/board/document.h"
#include "ui/board/keyinput.h"
#include "ui/board/steptyping.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

// What keys do on the board.
namespace sudoku {
namespace {

SelectionChange changeOf(Reach reach)
{
    return reach == Reach::Alone   ? SelectionChange::Single
           : reach == Reach::Range ? SelectionChange::Replaced
                                   : SelectionChange::Altered;
}

/// Returns the first symbols in which \a letter is a digit, or null.
const SymbolSet *symbolsWith(QChar letter, int digitCount)
{
    const auto found = std::ranges::find_if(symbolSets(), [&](const SymbolSet &symbols) {
        const Digit digit = symbols.isNumeric() ? noDigit : symbols.digitOf(letter.toLatin1());
        return digit != noDigit && digit <= digitCount;
    });
    return found == symbolSets().end() ? nullptr : &*found;
}

} // namespace

void BoardView::enterDigit(Digit digit)
{
    type({KeyInput::Kind::Symbol, digit});
}

void BoardView::type(const KeyInput &input)
{
    if (isReadOnly())
        emit keyRefused(m_whyReadOnly);
    else
        m_typing->type(input);
}

bool BoardView::event(QEvent *event)
{
    // The keys of the board take precedence over shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (keyInput(key, symbols(), m_document.geometry().digitCount()))
            event->accept();
    }
    return BoardCanvas::event(event);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    if (moveByKey(*event) || typeNumber(*event) || typeByKey(*event))
        return;
    refuse(*event);
    QWidget::keyPressEvent(event);
}

bool BoardView::typeByKey(const QKeyEvent &event)
{
    if (const auto input = keyInput(event, symbols(), m_document.geometry().digitCount())) {
        type(*input);
        return true;
    }
    if (isReadOnly())
        return false;
    constexpr Qt::KeyboardModifiers others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isFullStop =
        event.key() == Qt::Key_Period
        || (event.key() == Qt::Key_Comma && (event.modifiers() & Qt::KeypadModifier)); // as on German keypads
    if (isFullStop && !(event.modifiers() & others)) {
        m_typing->skipAsBlank();
        return true;
    }
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)
        return false;
    if (!m_typing->confirm()) {
        m_editor.finishNumber();
        if (!m_ruleEditing.isOn && m_findings.isEmpty()) // or Enter is about these, such as a hint
            m_typing->endRow();
        emit confirmed();
    }
    return true;
}

bool BoardView::isDigitKey(const QKeyEvent &event) const
{
    return sudoku::isDigitKey(event, symbols(), m_document.geometry().digitCount());
}

void BoardView::takeKey(QKeyEvent &event)
{
    setFocus();
    QCoreApplication::sendEvent(this, &event);
}

void BoardView::refuse(const QKeyEvent &event)
{
    const bool isCommand = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (isCommand || event.text().isEmpty() || !event.text().at(0).isPrint())
        return;
    const int digitCount = m_document.geometry().digitCount();
    const QChar typed = event.text().at(0);
    if (typed.isLetter() && digitCount <= 9) // a slip of the finger: nobody takes it for a digit
        return;
    const auto symbol = [this](Digit digit) { return QString::fromStdString(symbols().symbol(digit)); };
    const QString why = tr("'%1' is not a digit of this board: digits are %2 to %3.")
                            .arg(event.text(), symbol(1), symbol(digitCount));
    if (const SymbolSet *letters = symbols().isNumeric() ? symbolsWith(typed, digitCount) : nullptr)
        emit letterRefused(why, *letters);
    else
        emit keyRefused(why);
}

bool BoardView::typeNumber(const QKeyEvent &event)
{
    constexpr Qt::KeyboardModifiers others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const QString text = event.text();
    const bool isFigure = text.size() == 1 && text[0].isLetterOrNumber();
    if (!m_ruleEditing.takesNumbers || !isFigure || (event.modifiers() & others))
        return false;
    emit figureTyped(text);
    return true;
}

void BoardView::step(int rows, int columns, Qt::KeyboardModifiers modifiers)
{
    const bool isShift = modifiers & Qt::ShiftModifier;
    const bool isCtrl = modifiers & Qt::ControlModifier;
    const Reach reach = isShift && isCtrl ? Reach::Also
                        : isShift         ? Reach::Range
                        : isCtrl          ? Reach::Nothing
                                          : Reach::Alone;
    const auto move = [=, this] { m_selection.moveBy(rows, columns, reach); };
    if (reach == Reach::Nothing)
        changeSelection(move);
    else
        selectByKey(changeOf(reach), move);
}

bool BoardView::moveByKey(const QKeyEvent &event)
{
    if (stepByKey(event))
        return true;
    const Geometry &geometry = m_document.geometry();
    const bool isShift = event.modifiers() & Qt::ShiftModifier;
    const bool isCtrl = event.modifiers() & Qt::ControlModifier;
    const int row = geometry.rowOf(currentCell());
    const int last = geometry.size() - 1;
    const auto moveTo = [=, this](Cell cell) {
        const Reach reach = isShift ? Reach::Range : Reach::Alone;
        selectByKey(changeOf(reach), [=, this] { m_selection.moveTo(cell, reach); });
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Home:
        return moveTo(isCtrl ? 0 : geometry.cellAt(row, 0));
    case Qt::Key_End:
        return moveTo(isCtrl ? geometry.cellCount() - 1 : geometry.cellAt(row, last));
    case Qt::Key_Space:
        if (isCtrl)
            selectByKey(SelectionChange::Altered, [this] { m_selection.toggle(currentCell()); });
        else
            m_typing->goOn();
        return true;
    default:
        return false;
    }
}

} // namespace sudoku
