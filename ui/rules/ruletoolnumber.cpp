#include "ui/board/document.h"
#include "ui/rules/drawnconstraint.h"
#include "ui/rules/kindbox.h"
#include "ui/rules/numbereditor.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/ruletool.h"
#include "ui/rules/selectedrule.h"

#include <QLineEdit>

// The number of the constraint that the rule tool draws or changes.

namespace sudoku {

/// Returns whether \a constraint, the selected or the drawn one, lacks at most its number.
bool RuleTool::isNumberFor(const Constraint &constraint) const
{
    if (constraint.variant->number == NumberUse::None || (!*m_rule && awaitsCells()))
        return false;
    const auto found = findProblem(m_document.geometry(), constraint);
    return !found || isAboutNumber(*found);
}

void RuleTool::showNumber(bool takesFocus)
{
    const Constraint constraint = *m_rule ? (*m_rule)->constraint : drawn();
    const bool isNew = !m_number->isShown();
    m_number->showFor(*constraint.variant);
    if (isNew)
        fillNumber();
    updateRange();
    if (takesFocus)
        m_number->field().setFocus();
}

void RuleTool::fillNumber()
{
    QStringList numbers;
    if (*m_rule)
        for (const int number : (*m_rule)->constraint.numbers)
            numbers += QString::number(number);
    m_number->field().setText(numbers.join(QLatin1Char(' ')));
    m_number->field().selectAll(); // what is typed replaces it
}

/// Updates the range of numbers, which depends on the cells.
void RuleTool::updateRange()
{
    if (!m_number->isShown())
        return;
    const Variant *kind = editedKind();
    if (!kind || !isNumberFor(edited())) {
        if (!m_typed) // else cells are missing: what was typed waits for them
            m_number->dismiss();
        return;
    }
    const auto [min, max] = kind->numbers(m_document.geometry(), edited().cells);
    const QString range =
        kind->maxNumbers > 1 ? tr("up to %1, from %2 to %3").arg(kind->maxNumbers) : tr("%1 to %2");
    const QString text = range.arg(min).arg(max);
    m_number->setRange(kind->number == NumberUse::Optional ? tr("none, or %1").arg(text) : text);
}

void RuleTool::takeFigure(const QString &figure)
{
    if (!isNumberFor(edited())) {
        refuse(*m_rule ? whyNot(m_document.board(), edited()) : obstacle());
        return;
    }
    const std::optional<int> number = numberShownAs(figure.toUpper().toStdString());
    const QString text = number ? QString::number(*number) : figure;
    if (!m_number->takes(text))
        return;
    showNumber(true);
    m_number->field().setText(text);
}

std::optional<int> RuleTool::numberShownAs(const std::string &figure) const
{
    const Geometry &geometry = m_document.geometry();
    Constraint shown = edited();
    const auto [min, max] = shown.variant->numbers(geometry, shown.cells);
    for (int number = min; number <= max; ++number) {
        shown.numbers = {number};
        for (const Mark &mark : shown.variant->marksOf(geometry, shown))
            if (const auto *token = std::get_if<Token>(&mark); token && token->text == figure)
                return number;
    }
    return {};
}

/// Follows what is typed. The first figure decides which cells it is for.
void RuleTool::noteTyped()
{
    const bool isForDrawn = m_number->isShown() && !*m_rule && kind();
    if (!isForDrawn || m_number->field().text().isEmpty())
        m_typed.reset();
    else if (m_typed)
        m_typed->numbers = m_number->numbers();
    else
        m_typed = drawn();
    if (m_number->isShown())
        m_proposal = Proposal::Shown;
    refresh();
}

void RuleTool::confirmNumber()
{
    if (!*m_rule) {
        add();
        return;
    }
    if (const QString why = replaceNumber(); !why.isEmpty())
        refuse(why);
    else
        refresh();
}

/// Gives the selected constraint the number that was typed. Returns a sentence that says why that is
/// refused, or an empty text.
QString RuleTool::replaceNumber()
{
    const QString why = m_rule->replace(m_rule->withNumbers(m_number->numbers()));
    if (why.isEmpty()) {
        m_number->dismiss();
        emit selected((*m_rule)->constraint); // the list has it anew
    }
    return why;
}

void RuleTool::finishNumber()
{
    const QString why = settleNumber();
    if (why.isEmpty())
        return;
    refuse(why);
    m_view.setFocus(); // Escape may belong to what starts
}

/// Confirms the number that is being typed. Returns a sentence that says why that is refused, or an empty
/// text.
QString RuleTool::settleNumber()
{
    if (!m_number->isShown())
        return {};
    if (*m_rule) {
        const bool isGone =
            m_number->field().text().isEmpty() && (*m_rule)->constraint.variant->number == NumberUse::Needed;
        if (!isGone)
            return replaceNumber();
        m_number->dismiss(); // nothing is typed in its place
    } else if (m_typed) {
        const Constraint typed = *m_typed;
        if (QString why = whyNot(m_document.board(), typed); !why.isEmpty())
            return why;
        addToBoard(typed);
    }
    return {};
}

void RuleTool::cancelNumber()
{
    m_number->dismiss();
    refresh();
}

} // namespace sudoku
