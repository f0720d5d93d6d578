#include "ui/rules/rulenumber.h"

#include "ui/board/document.h"
#include "ui/rules/numbereditor.h"
#include "ui/rules/numbersigns.h"
#include "ui/rules/ruledraft.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/selectedrule.h"
#include "ui/text/strings.h"

#include <QLineEdit>

namespace sudoku {
namespace {

/// Returns \a numbers as they are typed in the field.
QString typedText(const std::vector<int> &numbers)
{
    return numberTexts(numbers).join(QLatin1Char(' '));
}

} // namespace

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
    connect(&editor, &NumberEditor::left, this, &RuleNumber::leave);
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
    m_editor.field().setText(m_rule ? typedText(m_rule->constraint.numbers) : QString());
    m_editor.field().selectAll(); // what is typed replaces it
}

void RuleNumber::propose()
{
    if (m_rule || m_draft.isTyped() || !m_editor.isShown() || !m_draft.takesNumber())
        return;
    const QString text = typedText(m_draft.numbersOnBoard(m_draft.drawn()));
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
    if (!m_editor.takes(figure))
        return;
    edit();
    m_editor.setBegunOnBoard();
    m_editor.field().setText(figure);
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

/// Drops an impossible number of a constraint that was just added. The puzzle has the constraint without it,
/// so that what the user does next need not wait. Returns false if nothing is dropped.
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

QString RuleNumber::finish()
{
    const QString why = settle();
    return why.isEmpty() ? takeDropped() : why;
}

/// Drops the number, and undoes the step to which it would belong if that has just added the constraint.
void RuleNumber::undo()
{
    const bool belongsToStep = m_rule.wasJustAdded();
    cancel();
    if (belongsToStep)
        m_document.undoStack().undo();
}

void RuleNumber::leave()
{
    if (!m_rule && m_draft.isTyped() && m_draft.obstacle().isEmpty()) {
        emit drawnConfirmed();
        return;
    }
    const QString why = finish();
    cancel();
    if (!why.isEmpty())
        emit refused(why);
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
