#include "ui/board/steptyping.h"

#include "ui/board/boardcursor.h"
#include "ui/board/document.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace sudoku {

StepTyping::StepTyping(BoardCursor &cursor, const Document &document, BoardEditor &editor, QObject *parent)
    : QObject(parent),
      m_cursor(cursor),
      m_document(document),
      m_editor(editor)
{
    connect(&document, &Document::boardChanged, this, &StepTyping::forgetWhatOthersDo);
    connect(&editor, &BoardEditor::inputModeChanged, this, &StepTyping::forget);
    connect(&editor, &BoardEditor::roleChanged, this, &StepTyping::forget);
}

void StepTyping::forgetWhatOthersDo()
{
    if (!m_isActing)
        forget();
}

void StepTyping::setSteppingOn(bool isSteppingOn)
{
    m_isSteppingOn = isSteppingOn;
    forget();
}

bool StepTyping::isStepping(std::optional<InputMode> mode) const
{
    return m_isSteppingOn && mode.value_or(m_editor.inputMode()) == InputMode::Value
           && m_cursor.typedCells().size() == 1;
}

bool StepTyping::hasLongNumbers() const
{
    return m_cursor.symbols().isNumeric() && m_document.geometry().digitCount() > 9;
}

void StepTyping::type(const KeyInput &input)
{
    if (!isStepping(input.mode) || input.kind == KeyInput::Kind::Clear) {
        if (input.kind != KeyInput::Kind::Clear && isStepping()
            && m_editor.numberMode() == InputMode::Value) // a mark may go on
            endNumber();
        forget();
        m_editor.type(input, m_cursor.typedCells());
        return;
    }
    const bool isZero = input.kind == KeyInput::Kind::Figure && input.value == 0 && !m_editor.isNumberOpen();
    if (input.kind == KeyInput::Kind::Back)
        goBack();
    else if (input.kind == KeyInput::Kind::Blank || isZero)
        leaveBlank();
    else
        typeDigit(input);
}

void StepTyping::typeDigit(const KeyInput &input)
{
    const bool goesOn = input.kind == KeyInput::Kind::Figure && m_editor.goesOnWith(input.value);
    if (!goesOn && !endNumber())
        return;
    const QScopedValueRollback acting(m_isActing, true);
    m_hasJustEnded = false;
    if (!m_editor.type(input, m_cursor.typedCells()) || m_editor.isNumberOpen())
        return;
    step(true);
    m_hasJustEnded = hasLongNumbers();
}

void StepTyping::skipAsBlank()
{
    if (isStepping())
        leaveBlank();
    else
        goOn();
}

void StepTyping::leaveBlank()
{
    if (!endNumber())
        return;
    const QScopedValueRollback acting(m_isActing, true);
    m_editor.leaveBlank({m_cursor.currentCell()});
    step(true);
    m_hasJustEnded = hasLongNumbers();
}

void StepTyping::goOn()
{
    if (confirm())
        return;
    if (m_isSteppingOn)
        step(false);
    else
        moveTo((m_cursor.currentCell() + 1) % m_document.geometry().cellCount());
}

bool StepTyping::confirm()
{
    if (std::exchange(m_hasJustEnded, false))
        return true;
    if (!isStepping() || !m_editor.isNumberOpen())
        return false;
    endNumber();
    return true;
}

void StepTyping::endRow()
{
    const Geometry &geometry = m_document.geometry();
    const Cell cell = m_cursor.currentCell();
    const int next = geometry.rowOf(cell) + 1;
    if (!isStepping() || m_editor.role() != DigitRole::Given || std::exchange(m_hasRowJustEnded, false)
        || next == geometry.size())
        return;
    m_steps.push_back({cell, false});
    moveTo(geometry.cellAt(next, 0));
}

void StepTyping::leave()
{
    if (isStepping())
        endNumber();
    m_editor.finishNumber();
    m_hasJustEnded = false;
}

bool StepTyping::endNumber()
{
    if (!m_editor.isNumberOpen())
        return true;
    const bool isDigit = m_editor.numberMode() == InputMode::Value;
    if (!m_editor.finishNumber())
        return false;
    if (isDigit)
        step(true);
    return true;
}

void StepTyping::goBack()
{
    m_hasJustEnded = false;
    m_hasRowJustEnded = false;
    if (m_steps.empty() || m_editor.isNumberOpen()) {
        const QScopedValueRollback acting(m_isActing, true);
        m_editor.clear({m_cursor.currentCell()});
        return;
    }
    const Step last = m_steps.back();
    m_steps.pop_back();
    moveTo(last.from);
    const QScopedValueRollback acting(m_isActing, true);
    if (last.isTyped)
        m_editor.leaveBlank({last.from});
}

void StepTyping::step(bool isTyped)
{
    const Geometry &geometry = m_document.geometry();
    m_steps.push_back({m_cursor.currentCell(), isTyped});
    moveTo(std::min(m_cursor.currentCell() + 1, geometry.cellCount() - 1));
    m_hasRowJustEnded = geometry.columnOf(m_cursor.currentCell()) == 0;
}

void StepTyping::moveTo(Cell cell)
{
    const QScopedValueRollback acting(m_isActing, true);
    m_cursor.setCurrentCell(cell);
}

void StepTyping::forget()
{
    m_steps.clear();
    m_hasJustEnded = false;
    m_hasRowJustEnded = false;
}

} // namespace sudoku
