#include "ui/board/steptyping.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace sudoku {

StepTyping::StepTyping(BoardView &view) : QObject(&view), m_view(view), m_editor(view.editor())
{
    const auto forgetOthers = [this] {
        if (!m_isActing)
            forget();
    };
    connect(&view, &BoardView::selectionChanged, this, forgetOthers);
    connect(&view.document(), &Document::boardChanged, this, forgetOthers);
    connect(&m_editor, &BoardEditor::penChanged, this, &StepTyping::forget);
    connect(&m_editor, &BoardEditor::roleChanged, this, &StepTyping::forget);
}

void StepTyping::setSteppingOn(bool isSteppingOn)
{
    m_isSteppingOn = isSteppingOn;
    forget();
}

bool StepTyping::isStepping(std::optional<Pen> pen) const
{
    return m_isSteppingOn && pen.value_or(m_editor.pen()) == Pen::Value && m_view.typedCells().size() == 1;
}

bool StepTyping::hasLongNumbers() const
{
    return m_view.symbols().isNumeric() && m_view.document().geometry().digitCount() > 9;
}

void StepTyping::type(const KeyInput &input)
{
    if (!isStepping(input.pen) || input.kind == KeyInput::Kind::Clear) {
        if (input.kind != KeyInput::Kind::Clear && isStepping())
            endNumber();
        forget();
        m_editor.type(input, m_view.typedCells());
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
    if (!m_editor.type(input, m_view.typedCells()) || m_editor.isNumberOpen())
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
    m_editor.leaveBlank({m_view.currentCell()});
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
        moveTo((m_view.currentCell() + 1) % m_view.document().geometry().cellCount());
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
    if (!m_editor.finishNumber())
        return false;
    step(true);
    return true;
}

void StepTyping::goBack()
{
    m_hasJustEnded = false;
    if (m_steps.empty() || m_editor.isNumberOpen()) {
        const QScopedValueRollback acting(m_isActing, true);
        m_editor.clear({m_view.currentCell()});
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
    const Cell last = m_view.document().geometry().cellCount() - 1;
    m_steps.push_back({m_view.currentCell(), isTyped});
    moveTo(std::min(m_view.currentCell() + 1, last));
}

void StepTyping::moveTo(Cell cell)
{
    const QScopedValueRollback acting(m_isActing, true);
    m_view.setCurrentCell(cell);
}

void StepTyping::forget()
{
    m_steps.clear();
    m_hasJustEnded = false;
}

} // namespace sudoku
