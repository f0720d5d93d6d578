#include "ui/rules/ruledetails.h"

#include "ui/base/notification.h"
#include "ui/board/document.h"
#include "ui/rules/drawnconstraint.h"
#include "ui/rules/numbereditor.h"
#include "ui/rules/ruledraft.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/selectedrule.h"
#include "ui/text/words.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sudoku {
namespace {

QLabel *newText()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

RuleDetails::RuleDetails(const Document &document, const RuleDraft &draft, const SelectedRule &rule,
                         NumberEditor &editor, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_draft(draft),
      m_rule(rule),
      m_hint(newText()),
      m_spoken(new Notification),
      m_state(newText()),
      m_add(new QPushButton(tr("&Add")))
{
    m_add->setObjectName(QStringLiteral("add"));
    m_state->setObjectName(QStringLiteral("state"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setToolTip(selectionKeysText());
    m_hint->setAccessibleDescription(selectionKeysText());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_hint);
    auto *spoken = new QVBoxLayout(m_spoken);
    spoken->setContentsMargins({});
    spoken->addWidget(m_state);
    layout->addWidget(m_spoken);
    layout->addWidget(&editor);
    layout->addWidget(m_add);
    connect(m_add, &QPushButton::clicked, this, &RuleDetails::addRequested);
}

void RuleDetails::refresh()
{
    const bool isSelected = static_cast<bool>(m_rule);
    const bool hasKind = m_draft.editedKind();
    m_add->setVisible(hasKind && !isSelected);
    m_spoken->setVisible(hasKind && (isSelected || !m_draft.awaitsCells()));
    if (!hasKind)
        m_hint->setText(
            tr("Click a rule on the board to select it, again for the one below. Choose a kind "
               "above to add a rule; Enter there leads to the board. Digits are typed in cells."));
    else if (isSelected)
        describeSelected();
    else
        describeDrawn();
    if (hasKind && isOfSingleCells(*m_draft.editedKind()) && m_draft.kind())
        m_hint->setText(clickingHint() + QLatin1Char(' ') + m_hint->text());
}

void RuleDetails::announceState()
{
    m_spoken->setAccessibleName(m_state->text());
    announce(*m_spoken);
}

void RuleDetails::describeSelected()
{
    const Constraint edited = m_draft.edited();
    const QString why = m_rule.obstacle(edited);
    const Variant &kind = *m_rule->constraint.variant;
    const LetterUse use = m_draft.kind() == &kind ? LetterUse::SelectedAndNext : LetterUse::Selected;
    m_hint->setText(changingHint(m_document.geometry(), m_rule->constraint)
                    + letterHint(m_document.geometry(), kind, use));
    m_state->setText(why.isEmpty() ? ruleText(m_document.geometry(), edited) : why);
}

void RuleDetails::describeDrawn()
{
    const QString why = m_draft.obstacle();
    const QString letters = letterHint(m_document.geometry(), *m_draft.editedKind(), LetterUse::Drawn);
    const Variant &kind = *m_draft.editedKind();
    QString hint = drawingHint(kind.input) + letters;
    if (kind.input == Input::Neighbours && kind.number == NumberUse::Optional) // a dot is there at one click
        hint += QLatin1Char(' ') + tr("F2 changes the number of the last one.");
    m_hint->setText(hint);
    m_add->setEnabled(why.isEmpty());
    if (!why.isEmpty())
        m_state->setText(why);
    else if (m_draft.proposal() == RuleDraft::Proposal::Kept)
        m_state->setText(tr("Removed. Its kind and its cells stay for the next one."));
    else
        m_state->setText(ruleText(m_document.geometry(), m_draft.drawn()));
}

} // namespace sudoku
