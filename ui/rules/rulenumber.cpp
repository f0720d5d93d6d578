#include "ui/rules/rulenumber.h"

#include "core/analyse/fillin.h"
#include "ui/board/document.h"
#include "ui/rules/numbereditor.h"
#include "ui/rules/numbersigns.h"
#include "ui/rules/ruledraft.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/selectedrule.h"

#include <QLineEdit>

namespace sudoku {

RuleNumber::RuleNumber(Document &document, NumberEditor &editor, SelectedRule &rule, RuleDraft &draft,
                       QObject *parent)
    : QObject(parent),
      m_document(document),
      m_editor(editor),
      m_rule(rule),
      m_draft(draft),
      m_shape(document.geometry())
{
    connect(&editor, &NumberEditor::edited, this, &RuleNumber::noteTyped);
    connect(&editor, &NumberEditor::confirmed, this, &RuleNumber::confirm);
    connect(&editor, &NumberEditor::chosen, this, &RuleNumber::takeWhole);
    connect(&editor, &NumberEditor::cancelled, this, &RuleNumber::cancel);
    connect(&editor, &NumberEditor::undone, this, &RuleNumber::undo);
    connect(&document, &Document::shapeChanged, this, &RuleNumber::followShape);
}

void RuleNumber::show()
{
    const bool isNew = !m_editor.isShown();
    m_editor.showFor(*m_draft.editedKind());
    if (isNew)
        fill();
    propose();
    updateRange();
}

void RuleNumber::edit()
{
    if (!m_draft.takesNumber())
        return;
    show();
    m_editor.field().setFocus();
}

void RuleNumber::followRule()
{
    if (!m_editor.isShown()) // else perhaps for what was drawn, which had no number yet
        return;
    m_editor.showFor(*m_rule->constraint.variant);
    fill();
}

void RuleNumber::fill()
{
    QStringList numbers;
    if (m_rule)
        for (const int number : m_rule->constraint.numbers)
            numbers += QString::number(number);
    m_editor.field().setText(numbers.join(QLatin1Char(' ')));
    m_editor.field().selectAll(); // what is typed replaces it
}

void RuleNumber::propose()
{
    if (m_rule || m_draft.isTyped() || !m_editor.isShown() || !m_draft.takesNumber())
        return;
    const Board &board = m_document.board();
    QStringList numbers;
    if (const Constraint drawn = m_draft.drawn(); drawn.variant->number == NumberUse::Open)
        for (const int number : numbersIn(board.puzzle, drawn, board.digits()))
            numbers += QString::number(number);
    const QString text = numbers.join(QLatin1Char(' '));
    if (text == m_editor.field().text())
        return;
    {
        const QSignalBlocker blocker(m_editor); // it is not typed
        m_editor.field().setText(text);
        m_editor.field().selectAll();
    }
    emit changed();
}

void RuleNumber::updateRange()
{
    if (!m_editor.isShown())
        return;
    if (!m_draft.takesNumber()) {
        if (!m_draft.isTyped()) // else cells are missing: what was typed waits for them
            m_editor.dismiss();
        return;
    }
    const Variant *kind = m_draft.editedKind();
    const auto [min, max] = kind->numbers(m_document.geometry(), m_draft.edited().cells);
    const QString range =
        kind->maxNumbers > 1 ? tr("up to %1, from %2 to %3").arg(kind->maxNumbers) : tr("%1 to %2");
    const QString text = range.arg(min).arg(max);
    m_editor.setRange(kind->number == NumberUse::Needed ? text : tr("none, or %1").arg(text));
}

void RuleNumber::takeFigure(const QString &figure)
{
    if (const auto sign = letterSign(m_document.geometry(), m_draft.editedKind(), figure.toStdString())) {
        takeWhole(sign->number);
        return;
    }
    if (!m_draft.takesNumber()) {
        emit refused(m_rule ? whyNot(m_document.board(), m_draft.edited()) : m_draft.obstacle());
        return;
    }
    const std::optional<int> number = numberShownAs(figure.toUpper().toStdString());
    const QString text = number ? QString::number(*number) : figure;
    if (!m_editor.takes(text))
        return;
    edit();
    m_editor.setBegunOnBoard();
    m_editor.field().setText(text);
}

/// Takes a \a number that is typed as one letter, or chosen by its key, which needs no confirmation. It is
/// also that of the next constraints of the kind that is drawn.
void RuleNumber::takeWhole(int number)
{
    if (m_draft.editedKind() == m_draft.kind())
        m_draft.setNextNumber(number);
    if (!m_draft.takesNumber()) {
        emit changed(); // it is for cells that are selected next
        return;
    }
    show();
    m_editor.field().setText(QString::number(number));
    confirm();
}

/// Returns the number that the board shows as \a figure, or nothing.
std::optional<int> RuleNumber::numberShownAs(const std::string &figure) const
{
    const Geometry &geometry = m_document.geometry();
    Constraint shown = m_draft.edited();
    const auto [min, max] = shown.variant->numbers(geometry, shown.cells);
    for (int number = min; number <= max; ++number) {
        shown.numbers = {number};
        for (const Mark &mark : shown.variant->marksOf(geometry, shown))
            if (const auto *token = std::get_if<Token>(&mark); token && token->text == figure)
                return number;
    }
    return {};
}

void RuleNumber::noteTyped()
{
    m_draft.noteTyped();
    emit changed();
}

void RuleNumber::confirm()
{
    if (!m_rule) {
        emit drawnConfirmed();
        return;
    }
    if (const QString why = replace(); !why.isEmpty())
        emit refused(why);
    else
        emit changed();
}

/// Gives the selected constraint the number that was typed. Returns a sentence that says why that is
/// refused, or an empty text.
QString RuleNumber::replace()
{
    const QString why = m_rule.replace(m_rule.withNumbers(m_editor.numbers()));
    if (why.isEmpty()) {
        m_editor.dismiss();
        emit replaced(m_rule->constraint);
    }
    return why;
}

/// A constraint that was just added is there without its number, so what the user does next may go on.
bool RuleNumber::dropsImpossible()
{
    if (!m_rule.wasJustAdded())
        return false;
    m_dropped = m_rule.obstacle(m_rule.withNumbers(m_editor.numbers()));
    if (!m_dropped.isEmpty())
        m_editor.dismiss();
    return !m_dropped.isEmpty();
}

QString RuleNumber::settle()
{
    if (!m_editor.isShown())
        return {};
    if (m_rule) {
        if (dropsImpossible())
            return {};
        const bool isGone =
            m_editor.field().text().isEmpty() && m_rule->constraint.variant->number == NumberUse::Needed;
        if (!isGone)
            return replace();
        m_editor.dismiss(); // nothing is typed in its place
    } else if (m_draft.isTyped()) {
        if (QString why = m_draft.obstacle(); !why.isEmpty())
            return why;
        m_draft.add();
    }
    return {};
}

/// Undoes the step to which the number would belong: what was added just now. Else only the number goes.
void RuleNumber::undo()
{
    const bool belongsToStep = m_rule.wasJustAdded();
    cancel();
    if (belongsToStep)
        m_document.undoStack().undo();
}

void RuleNumber::cancel()
{
    m_editor.dismiss();
    emit changed();
}

/// A number that was typed for the board before is not for this one.
void RuleNumber::followShape()
{
    if (m_shape != m_document.geometry())
        m_editor.dismiss();
    m_shape = m_document.geometry();
}

} // namespace sudoku
