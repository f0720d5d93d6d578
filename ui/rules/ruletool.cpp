#include "ui/rules/ruletool.h"

#include "core/formats/text/ownkindtext.h"
#include "ui/board/document.h"
#include "ui/rules/kindbox.h"
#include "ui/rules/numbereditor.h"
#include "ui/rules/ruledetails.h"
#include "ui/rules/ruledrags.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/rulekeys.h"
#include "ui/rules/rulenumber.h"
#include "ui/rules/selectedrule.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {

RuleTool::RuleTool(Document &document, BoardView &view, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_view(view),
      m_rule(new SelectedRule(document, this)),
      m_kinds(new KindBox),
      m_editor(new NumberEditor(view)),
      m_draft(document, view, *m_kinds, *m_editor, *m_rule),
      m_number(new RuleNumber(document, *m_editor, *m_rule, m_draft, this)),
      m_picker(document, *m_rule),
      m_drags(new RuleDrags({view, *m_rule, m_draft, *m_number, m_picker}, this)),
      m_edits(new QCheckBox(tr("Edit rules on the board"))),
      m_details(new RuleDetails(document, m_draft, *m_rule, *m_editor))
{
    makeLayout();
    m_kinds->offerKinds(document.geometry());
    connectParts();
    connectNumber();
    connectKeys();
    connectBoard();
    refresh();
}

void RuleTool::makeLayout()
{
    m_kinds->setObjectName(QStringLiteral("kinds"));
    m_kinds->setAccessibleName(tr("Kind of the rule to add"));
    m_edits->setObjectName(QStringLiteral("edits"));
    m_edits->setToolTip(tr("A click on the board selects a rule, another one the rule below. A double click "
                           "or F2 changes its number, Delete removes it. Escape takes a number that is "
                           "typed, then ends this."));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_kinds);
    layout->addWidget(m_edits);
    layout->addWidget(m_details);
}

void RuleTool::connectParts()
{
    connect(m_kinds, &KindBox::currentIndexChanged, this, &RuleTool::takeKind);
    connect(m_kinds, &KindBox::editTextChanged, this, &RuleTool::refresh);
    connect(m_kinds, &KindBox::numberNamed, this, [this](int number) { m_draft.setNextNumber(number); });
    connect(m_kinds, &KindBox::confirmed, this, &RuleTool::useKind);
    connect(m_kinds, &KindBox::refused, this, &RuleTool::refuse);
    connect(m_edits, &QCheckBox::toggled, this, &RuleTool::switchEditing);
    connect(m_details, &RuleDetails::addRequested, this, &RuleTool::add);
    connect(m_rule, &SelectedRule::changed, this, [this] {
        if (!*m_rule) {
            m_editor->dismiss();
            emit deselected();
        }
        refresh();
    });
    connect(m_rule, &SelectedRule::lost, this, &RuleTool::awaitCells);
}

void RuleTool::connectNumber()
{
    connect(m_number, &RuleNumber::changed, this, &RuleTool::refresh);
    connect(m_number, &RuleNumber::drawnConfirmed, this, &RuleTool::add);
    connect(m_number, &RuleNumber::replaced, this, [this](const Constraint &constraint) {
        emit selected(constraint); // the list has it anew
        refresh();
        m_details->announceState();
    });
    connect(m_number, &RuleNumber::refused, this, &RuleTool::refuse);
}

void RuleTool::connectKeys()
{
    auto *keys = new RuleKeys(m_document, m_view, *m_rule, *this);
    connect(keys, &RuleKeys::changeRequested, this, &RuleTool::changeRequested);
    connect(keys, &RuleKeys::searchRequested, this, &RuleTool::searchRequested);
    connect(keys, &RuleKeys::numberRequested, m_number, &RuleNumber::edit);
    connect(keys, &RuleKeys::nextRequested, this, &RuleTool::selectNext);
    connect(keys, &RuleKeys::turnRequested, this, &RuleTool::turnRound);
    connect(keys, &RuleKeys::divisionRequested, m_drags, &RuleDrags::divide);
    connect(keys, &RuleKeys::removeRequested, this, [this] { keep(m_rule->remove()); });
    connect(keys, &RuleKeys::opened, this, [this](const BoardRule &rule) {
        emit wanted();
        change(rule);
    });
}

void RuleTool::connectBoard()
{
    connect(m_drags, &RuleDrags::chosen, this, &RuleTool::setSelected);
    connect(m_drags, &RuleDrags::drawn, this, &RuleTool::add);
    connect(m_drags, &RuleDrags::changed, this, &RuleTool::refresh);
    connect(m_drags, &RuleDrags::refused, this, &RuleTool::refuse);
    connect(&m_view, &BoardView::confirmed, this, &RuleTool::proceed);
    connect(&m_view, &BoardView::figureTyped, this, [this](const QString &figure) {
        m_drags->divide(); // it is for what was drawn so far
        m_number->takeFigure(figure);
    });
    connect(&m_document, &Document::boardChanged, this, [this] {
        m_kinds->offerOwnKinds(offeredOwnKinds());
        refresh();
    });
    connect(&m_document, &Document::shapeChanged, this,
            [this] { m_kinds->offerKinds(m_document.geometry()); });
}

void RuleTool::offerOwnKinds(const std::vector<const Variant *> &kinds)
{
    m_ownKinds = kinds;
    m_kinds->offerOwnKinds(offeredOwnKinds());
}

/// Returns the own kinds, those beside them, and those of a board that somebody else has made.
std::vector<const Variant *> RuleTool::offeredOwnKinds() const
{
    std::vector<const Variant *> kinds = m_ownKinds;
    for (const OwnKindDefinition *definition : ownKindsOn(m_document.board()))
        if (const Variant *kind = findOwnKind(definition->id); std::ranges::find(kinds, kind) == kinds.end())
            kinds.push_back(kind);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (const Variant *all = findOwnKind("all-" + std::string(kinds[i]->id));
            all && !kinds[i]->negativeOf)
            kinds.insert(kinds.begin() + static_cast<std::ptrdiff_t>(i) + 1, all);
    return kinds;
}

bool RuleTool::isActive() const
{
    return m_edits->isChecked();
}

void RuleTool::refresh()
{
    const Variant *edited = m_draft.editedKind();
    if (!m_refusal.isEmpty() && (!edited || *m_rule || m_draft.obstacle() != m_refusal)) {
        m_refusal.clear();
        emit refusalEnded();
    }
    m_view.setRuleEditing({.isOn = isActive(),
                           .kind = m_draft.kind(),
                           .takesNumbers = edited && edited->number != NumberUse::None,
                           .hasRule = static_cast<bool>(*m_rule),
                           .isOutside = m_draft.kind() && m_draft.kind()->hasStraightCells()});
    m_details->setVisible(isActive());
    m_number->updateRange();
    m_draft.sketch();
    m_details->refresh();
    emit changeTyped(typedChange());
}

/// Returns what the selected constraint becomes by the number that is being typed, or nothing if that is not
/// possible.
std::optional<TypedChange> RuleTool::typedChange() const
{
    if (!*m_rule)
        return {};
    const TypedChange change{(*m_rule)->constraint, m_draft.edited()};
    const bool isOne = change.after != change.before && m_rule->obstacle(change.after).isEmpty();
    return isOne ? std::optional(change) : std::nullopt;
}

void RuleTool::refuse(const QString &why)
{
    m_refusal = why;
    emit refused(why);
}

// Beginning and ending.

void RuleTool::switchEditing(bool isOn)
{
    if (isOn) {
        m_view.holdDigit(noDigit);
        emit begun();
    } else {
        leave();
    }
    refresh();
}

void RuleTool::begin()
{
    m_edits->setChecked(true);
    select({});
    m_kinds->setFocus(Qt::ShortcutFocusReason);
    m_kinds->lineEdit()->selectAll(); // what is typed is another kind
}

void RuleTool::beginWith(const Variant &kind)
{
    emit wanted();
    m_edits->setChecked(true);
    m_kinds->chooseKind(kind);
    useKind();
}

void RuleTool::change(const BoardRule &rule)
{
    const std::optional<BoardRule> changed(rule); // the list may change while this is shown
    m_edits->setChecked(true);
    select(changed);
    m_view.setFocus();
    m_number->edit();
}

void RuleTool::keep(const Constraint &removed)
{
    m_number->settle();
    m_rule->set({});
    m_kinds->chooseKind(*removed.variant);
    if (!removed.cells.empty())
        m_view.select(removed.cells);
    m_draft.setProposal(RuleDraft::Proposal::Kept);
    m_picker.forgetClick();
    refresh();
}

void RuleTool::finishNumber()
{
    const QString why = m_number->finish();
    if (why.isEmpty())
        return;
    refuse(why);
    m_view.setFocus(); // Escape may belong to what starts
}

void RuleTool::end()
{
    m_number->cancel();
    select({});
    m_kinds->clearKind();
    m_picker.forgetClick();
    m_edits->setChecked(false);
}

void RuleTool::leave()
{
    const QString why = m_number->finish();
    end();
    if (!why.isEmpty())
        emit refused(why);
}

// Selecting.

void RuleTool::select(const std::optional<BoardRule> &rule)
{
    setSelected(rule);
    if (const QString why = m_number->takeDropped(); !why.isEmpty())
        refuse(why);
}

void RuleTool::setSelected(const std::optional<BoardRule> &rule)
{
    const QString why = m_number->settle();
    const bool hadRule = static_cast<bool>(*m_rule);
    const bool isOther = rule && !(hadRule && **m_rule == *rule);
    m_rule->set(rule);
    if (isOther)
        m_number->followRule();
    if (rule)
        m_draft.selectCellsOf(rule->constraint);
    else if (hadRule)
        m_draft.deselectCells();
    if (rule) {
        m_draft.setProposal(RuleDraft::Proposal::Shown);
        emit selected(rule->constraint);
    }
    refresh();
    if (!why.isEmpty())
        refuse(why);
}

void RuleTool::selectNext()
{
    if (const auto next = m_picker.below(m_view.currentCell()))
        select(next);
}

void RuleTool::followStep(const std::optional<BoardRule> &rule)
{
    m_number->cancel(); // it belongs to the board before
    select(rule);
    if (!rule)
        awaitCells();
}

/// Forgets the selected cells, which may be those of a constraint that is gone.
void RuleTool::awaitCells()
{
    m_draft.setProposal(RuleDraft::Proposal::Awaited);
    m_draft.deselectCells();
    refresh();
}

void RuleTool::turnRound()
{
    if (!*m_rule)
        emit turnRequested();
    else if (m_rule->turnRound())
        select(**m_rule);
    else
        refuse(turningHint());
}

void RuleTool::takeKind()
{
    const QString why = m_number->finish();
    m_editor->dismiss();
    m_draft.forgetNextNumber();
    m_draft.setProposal(RuleDraft::Proposal::Shown);
    if (m_draft.kind()) {
        m_edits->setChecked(true);
        select({});
    }
    refresh();
    if (!why.isEmpty())
        refuse(why);
}

void RuleTool::useKind()
{
    select({});
    if (m_draft.kind() && m_draft.kind()->input == Input::Nothing)
        add();
    else
        m_view.setFocus();
}

void RuleTool::proceed()
{
    if (!isActive())
        return;
    if (*m_rule || !m_draft.kind())
        selectNext();
    else if (m_draft.lacksNumber())
        m_number->edit();
    else
        add();
}

void RuleTool::add()
{
    if (const QString why = m_draft.obstacle(); !why.isEmpty()) {
        refuse(why);
        return;
    }
    const auto [added, group, replaced] = m_draft.add();
    setSelected(BoardRule{added});
    m_rule->setAdded(added, group);
    m_details->announceState();
    if (!replaced.empty())
        emit noted(replacedText(m_document.geometry(), replaced));
    m_view.setFocus();
}

} // namespace sudoku
