#include "ui/rules/ruletool.h"

#include "ui/board/document.h"
#include "ui/rules/drawnconstraint.h"
#include "ui/rules/kindbox.h"
#include "ui/rules/numbereditor.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/selectedrule.h"
#include "ui/text/words.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

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

RuleTool::RuleTool(Document &document, BoardView &view, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_view(view),
      m_rule(new SelectedRule(document, this)),
      m_number(new NumberEditor(view)),
      m_kinds(new KindBox),
      m_edits(new QCheckBox(tr("Edit rules on the board"))),
      m_hint(newText()),
      m_state(newText()),
      m_add(new QPushButton(tr("&Add"))),
      m_details(new QWidget),
      m_shape(document.geometry())
{
    makeLayout();
    m_kinds->offerKinds(document.geometry());
    connect(m_kinds, &KindBox::currentIndexChanged, this, &RuleTool::takeKind);
    connect(m_kinds, &KindBox::editTextChanged, this, &RuleTool::refresh);
    connect(m_kinds, &KindBox::confirmed, this, &RuleTool::useKind);
    connect(m_kinds, &KindBox::refused, this, &RuleTool::refuse);
    connect(m_edits, &QCheckBox::toggled, this, [this](bool isOn) {
        if (isOn) {
            m_view.holdDigit(noDigit);
            emit begun();
        } else {
            leave();
        }
        refresh();
    });
    connect(m_number, &NumberEditor::edited, this, &RuleTool::noteTyped);
    connect(m_number, &NumberEditor::confirmed, this, &RuleTool::confirmNumber);
    connect(m_number, &NumberEditor::cancelled, this, &RuleTool::cancelNumber);
    connect(m_add, &QPushButton::clicked, this, &RuleTool::add);
    connectBoard();
    refresh();
}

void RuleTool::connectBoard()
{
    m_view.installEventFilter(this);
    connect(&m_view, &BoardView::selectionChanged, this, &RuleTool::followSelection);
    connect(&m_view, &BoardView::selectedByUser, this, &RuleTool::takeSelection);
    connect(&m_view, &BoardView::confirmed, this, &RuleTool::proceed);
    connect(&m_view, &BoardView::figureTyped, this, &RuleTool::takeFigure);
    connect(&m_document, &Document::boardChanged, this, &RuleTool::refresh);
    connect(&m_document, &Document::shapeChanged, this, &RuleTool::followShape);
    connect(m_rule, &SelectedRule::changed, this, [this] {
        if (!*m_rule) {
            m_number->dismiss();
            emit deselected();
        }
        refresh();
    });
    connect(m_rule, &SelectedRule::lost, this, &RuleTool::awaitCells);
}

void RuleTool::makeLayout()
{
    m_kinds->setObjectName(QStringLiteral("kinds"));
    m_kinds->setAccessibleName(tr("Kind of the rule to add"));
    m_edits->setObjectName(QStringLiteral("edits"));
    m_edits->setToolTip(tr("A click on the board selects a rule, another one the rule below. A double click "
                           "or F2 changes its number, Delete removes it. Escape ends this."));
    m_add->setObjectName(QStringLiteral("add"));
    m_state->setObjectName(QStringLiteral("state"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setToolTip(selectionKeysText());
    m_hint->setAccessibleDescription(selectionKeysText());

    auto *details = new QVBoxLayout(m_details);
    details->setContentsMargins({});
    details->addWidget(m_hint);
    details->addWidget(m_state);
    details->addWidget(m_number);
    details->addWidget(m_add);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_kinds);
    layout->addWidget(m_edits);
    layout->addWidget(m_details);
}

bool RuleTool::isActive() const
{
    return m_edits->isChecked();
}

const Variant *RuleTool::kind() const
{
    return m_kinds->kind();
}

const Variant *RuleTool::editedKind() const
{
    return *m_rule ? (*m_rule)->constraint.variant : m_typed ? m_typed->variant : kind();
}

Constraint RuleTool::drawn() const
{
    if (m_typed)
        return *m_typed;
    return drawnWith(*kind(), m_number->numbers());
}

/// Returns the constraint of that \a kind that the selected cells describe.
Constraint RuleTool::drawnWith(const Variant &kind, const std::vector<int> &numbers) const
{
    const std::vector<Cell> &cells = kind.mayCross ? m_view.selectedPath() : m_view.selectedInOrder();
    return drawnConstraint(m_document.geometry(), kind, cells, numbers);
}

bool RuleTool::awaitsCells() const
{
    return m_proposal == Proposal::Awaited && editedKind()->input != Input::Nothing;
}

QString RuleTool::obstacle() const
{
    return awaitsCells() ? drawingHint(editedKind()->input) : whyNot(m_document.board(), drawn());
}

Constraint RuleTool::edited() const
{
    if (!*m_rule)
        return drawn();
    return m_number->isShown() ? m_rule->withNumbers(m_number->numbers()) : (*m_rule)->constraint;
}

// What is seen.

void RuleTool::refresh()
{
    const Variant *edited = editedKind();
    if (!m_refusal.isEmpty() && (!edited || *m_rule || obstacle() != m_refusal)) {
        m_refusal.clear();
        emit refusalEnded();
    }
    m_view.setRuleEditing({.isOn = isActive(),
                           .kind = kind(),
                           .takesNumbers = edited && edited->number != NumberUse::None,
                           .hasRule = static_cast<bool>(*m_rule)});
    m_details->setVisible(isActive());
    m_add->setVisible(edited && !*m_rule);
    m_state->setVisible(edited && (*m_rule || !awaitsCells()));
    updateRange();
    refreshSketch();
    if (!edited) {
        m_hint->setText(tr("Click a rule on the board to select it, again for the one below. Choose a kind "
                           "above to add a rule; Enter there leads to the board."));
    } else if (*m_rule) {
        m_hint->setText(changingHint(m_document.geometry(), (*m_rule)->constraint));
        const QString why = whyNot(withoutRules(m_document.board(), {**m_rule}), this->edited());
        m_state->setText(why.isEmpty() ? ruleText(m_document.geometry(), this->edited()) : why);
    } else {
        const QString why = obstacle();
        m_hint->setText(drawingHint(edited->input));
        m_add->setEnabled(why.isEmpty());
        m_state->setText(!why.isEmpty() ? why
                         : m_proposal == Proposal::Kept
                             ? tr("Removed. Its kind and its cells stay for the next one.")
                             : ruleText(m_document.geometry(), drawn()));
    }
}

/// Shows the constraint that is drawn, or the selected one as it will be.
void RuleTool::refreshSketch()
{
    const auto stroke = m_view.stroke();
    const bool isNew = stroke == SelectionChange::Single || stroke == SelectionChange::Replaced;
    if (*m_rule && !isNew) {
        const Constraint before = (*m_rule)->constraint;
        const Constraint after = stroke ? m_rule->withCells(m_view.selectedInOrder()) : edited();
        const Board others = withoutRules(m_document.board(), {**m_rule});
        if (after != before && whyNot(others, after).isEmpty())
            m_view.setSketch(after, before);
        else
            m_view.setSketch({});
    } else if (kind() && m_proposal == Proposal::Shown && obstacle().isEmpty()) {
        m_view.setSketch(drawn());
    } else {
        m_view.setSketch({});
    }
}

void RuleTool::refuse(const QString &why)
{
    m_refusal = why;
    emit refused(why);
}

// Beginning and ending.

void RuleTool::begin()
{
    m_edits->setChecked(true);
    select({});
    m_kinds->setFocus(Qt::ShortcutFocusReason);
    m_kinds->lineEdit()->selectAll(); // what is typed is another kind
}

void RuleTool::change(const BoardRule &rule)
{
    const BoardRule changed = rule; // the list may change while this is shown
    m_edits->setChecked(true);
    select(changed);
    m_view.setFocus();
    if (changed.constraint.variant->number != NumberUse::None)
        showNumber(true);
}

void RuleTool::select(const std::optional<BoardRule> &rule)
{
    const QString why = settleNumber();
    const bool hadRule = static_cast<bool>(*m_rule);
    const bool isOther = rule && !(hadRule && **m_rule == *rule);
    m_rule->set(rule);
    if (isOther && m_number->isShown()) { // perhaps for what was drawn, which had no number yet
        m_number->showFor(*rule->constraint.variant);
        fillNumber();
    }
    if (rule && !rule->constraint.cells.empty()) {
        const std::vector<Cell> &cells = rule->constraint.cells;
        const Cell cursor = m_rule->has(m_view.currentCell()) ? m_view.currentCell() : cells.front();
        m_view.select(cells, cursor);
    } else if ((rule || hadRule) && m_view.selectedInOrder().size() > 1) {
        m_view.setCurrentCell(m_view.currentCell());
    }
    if (rule) {
        m_proposal = Proposal::Shown;
        emit selected(rule->constraint);
    }
    refresh();
    if (!why.isEmpty())
        refuse(why);
}

void RuleTool::followStep(const std::optional<BoardRule> &rule)
{
    cancelNumber(); // it belongs to the board before
    select(rule);
    if (!rule)
        awaitCells();
}

/// Forgets the selected cells, which may be those of a constraint that is gone.
void RuleTool::awaitCells()
{
    m_proposal = Proposal::Awaited;
    if (m_view.selectedInOrder().size() > 1)
        m_view.setCurrentCell(m_view.currentCell());
    refresh();
}

void RuleTool::keep(const Constraint &removed)
{
    settleNumber();
    m_rule->set({});
    m_kinds->chooseKind(*removed.variant);
    if (!removed.cells.empty())
        m_view.select(removed.cells);
    m_proposal = Proposal::Kept;
    m_clicked.reset();
    refresh();
}

void RuleTool::end()
{
    cancelNumber();
    select({});
    m_kinds->clearKind();
    m_clicked.reset();
    m_edits->setChecked(false);
}

void RuleTool::leave()
{
    const QString why = settleNumber();
    end();
    if (!why.isEmpty())
        emit refused(why);
}

/// A number that was typed for the board before is not for this one.
void RuleTool::followShape()
{
    if (m_shape != m_document.geometry())
        m_number->dismiss();
    m_shape = m_document.geometry();
    m_kinds->offerKinds(m_shape);
}

// Adding.

void RuleTool::takeKind()
{
    const QString why = settleNumber();
    m_number->dismiss();
    m_proposal = Proposal::Shown;
    if (kind()) {
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
    if (kind() && kind()->input == Input::Nothing)
        add();
    else
        m_view.setFocus();
}

void RuleTool::proceed()
{
    if (!isActive())
        return;
    if (*m_rule || !kind())
        selectNext();
    else if (kind()->number == NumberUse::Needed && isNumberFor(drawn())
             && m_number->field().text().isEmpty())
        showNumber(true);
    else
        add();
}

void RuleTool::add()
{
    if (const QString why = obstacle(); !why.isEmpty()) {
        refuse(why);
        return;
    }
    const BoardRule rule{drawn()};
    addToBoard(rule.constraint);
    select(rule);
    m_view.setFocus();
}

void RuleTool::addToBoard(const Constraint &constraint)
{
    m_number->dismiss(); // first, because it belongs to what is drawn
    m_document.edit(withRule(m_document.board(), constraint),
                    tr("Add %1").arg(nameText(*constraint.variant)));
}

} // namespace sudoku
