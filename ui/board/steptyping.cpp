#include "ui/board/steptyping.h"

#include "ui/board/document.h"
#include "ui/board/inputboard.h"

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
    connect(&editor, &BoardEditor::inputModeChanged, this, &StepTyping::startAnew);
    connect(&editor, &BoardEditor::roleChanged, this, &StepTyping::startAnew);
}

void StepTyping::forgetWhatOthersDo()
{
    if (!m_isActing)
        forget();
}

/// What is typed as something else is not for the cell that was typed already.
void StepTyping::startAnew()
{
    if (m_isWaiting)
        step(true);
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

void StepTyping::type(const KeyInput &input)
{
    if (!isStepping(input.mode) || input.kind == KeyInput::Kind::Clear) {
        if (input.kind != KeyInput::Kind::Clear && m_isWaiting)
            endCell();
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
    if (!goesOn && !endCell())
        return;
    const QScopedValueRollback acting(m_isActing, true);
    m_isWaiting = false;
    if (m_editor.type(input, m_cursor.typedCells()))
        leaveTypedCell();
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
    if (!endCell())
        return;
    const QScopedValueRollback acting(m_isActing, true);
    m_editor.leaveBlank({m_cursor.currentCell()});
    leaveTypedCell();
}

void StepTyping::leaveTypedCell()
{
    if (m_cursor.symbols().hasLongSymbols(m_document.geometry().digitCount()))
        m_isWaiting = true;
    else
        step(true);
}

void StepTyping::goOn()
{
    if (endTyping())
        return;
    if (m_isSteppingOn)
        step(false);
    else
        moveTo((m_cursor.currentCell() + 1) % m_document.geometry().cellCount());
}

bool StepTyping::confirm()
{
    if (!endTyping())
        return false;
    m_hasRowJustEnded = false; // this Enter was its end
    return true;
}

bool StepTyping::endTyping()
{
    if (!isStepping() || !(m_isWaiting || m_editor.isNumberOpen()))
        return false;
    endCell();
    return true;
}

void StepTyping::endRow()
{
    const Geometry &geometry = m_document.geometry();
    const Cell cell = m_cursor.currentCell();
    const int next = geometry.rowOf(cell) + 1;
    if (!isStepping() || m_editor.role() != DigitRole::Given || std::exchange(m_hasRowJustEnded, false)
        || geometry.firstCellFrom(next) == geometry.cellCount())
        return;
    m_steps.push_back({cell, false});
    moveTo(geometry.firstCellFrom(next));
}

void StepTyping::leave()
{
    if (isStepping())
        endCell();
    m_editor.finishNumber();
}

bool StepTyping::endCell()
{
    const bool wasWaiting = std::exchange(m_isWaiting, false);
    if (!m_editor.finishNumber())
        return false;
    if (wasWaiting)
        step(true);
    return true;
}

void StepTyping::goBack()
{
    m_hasRowJustEnded = false;
    const bool isCellTyped = std::exchange(m_isWaiting, false) && !m_editor.isNumberOpen();
    if (isCellTyped)
        m_steps.push_back({m_cursor.currentCell(), true});
    if (m_editor.isNumberOpen() || m_steps.empty()) {
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
    const Cell cell = m_cursor.currentCell();
    m_hasRowJustEnded = geometry.firstCellFrom(geometry.rowOf(cell)) == cell;
}

void StepTyping::moveTo(Cell cell)
{
    const QScopedValueRollback acting(m_isActing, true);
    m_cursor.setCurrentCell(cell);
}

void StepTyping::forget()
{
    m_steps.clear();
    m_isWaiting = false;
    m_hasRowJustEnded = false;
}

} // namespace sudoku
