#include "ui/rules/ruletool.h"

#include "ui/board/document.h"
#include "ui/board/keyinput.h"
#include "ui/rules/drawnconstraint.h"
#include "ui/rules/kindbox.h"
#include "ui/rules/numbereditor.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/selectedrule.h"
#include "ui/text/words.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
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

bool isBesideCell(const Variant &kind)
{
    return kind.hasStraightCells() || kind.input == Input::Block;
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
      m_details(new QWidget)
{
    makeLayout();
    m_kinds->offerKinds(document.geometry());
    connect(m_kinds, &KindBox::currentIndexChanged, this, [this] {
        m_number->dismiss();
        m_isKept = false;
        if (kind()) {
            m_edits->setChecked(true);
            select({});
        }
        refresh();
    });
    connect(m_kinds, &KindBox::editTextChanged, this, &RuleTool::refresh);
    connect(m_kinds, &KindBox::confirmed, this, &RuleTool::useKind);
    connect(m_kinds, &KindBox::refused, this, &RuleTool::refuse);
    connect(m_edits, &QCheckBox::toggled, this, [this](bool isOn) {
        if (isOn)
            m_view.holdDigit(noDigit);
        else
            end();
        refresh();
    });
    connect(m_number, &NumberEditor::edited, this, [this] {
        m_isKept = false;
        refresh();
    });
    connect(m_number, &NumberEditor::confirmed, this, &RuleTool::confirmNumber);
    connect(m_number, &NumberEditor::cancelled, this, &RuleTool::cancelNumber);
    connect(m_add, &QPushButton::clicked, this, &RuleTool::add);
    connectBoard();
    refresh();
}

void RuleTool::connectBoard()
{
    m_view.installEventFilter(this);
    connect(&m_view, &BoardView::selectionChanged, this, &RuleTool::refresh);
    connect(&m_view, &BoardView::selectedByUser, this, &RuleTool::takeSelection);
    connect(&m_view, &BoardView::confirmed, this, &RuleTool::proceed);
    connect(&m_view, &BoardView::figureTyped, this, &RuleTool::takeFigure);
    connect(&m_document, &Document::boardChanged, this, &RuleTool::refresh);
    connect(&m_document, &Document::shapeChanged, this,
            [this] { m_kinds->offerKinds(m_document.geometry()); });
    connect(&m_document, &Document::steppedThroughHistory, this, [this] {
        select({});
        if (isActive() && m_view.selectedInOrder().size() > 1) // they may be those of a constraint before
            m_view.setCurrentCell(m_view.currentCell());
    });
    connect(m_rule, &SelectedRule::changed, this, [this] {
        if (!*m_rule) {
            m_number->dismiss();
            emit deselected();
        }
        refresh();
    });
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
    return *m_rule ? (*m_rule)->constraint.variant : kind();
}

Constraint RuleTool::drawn() const
{
    return drawnConstraint(m_document.geometry(), *kind(), m_view.selectedInOrder(), m_number->numbers());
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
    if (!m_refusal.isEmpty() && (!edited || *m_rule || whyNot(m_document.board(), drawn()) != m_refusal))
        emit refusalEnded(std::exchange(m_refusal, {}));
    m_view.setRuleEditing({.kind = kind(),
                           .takesNumbers = edited && edited->number != NumberUse::None,
                           .hasRule = static_cast<bool>(*m_rule)});
    m_details->setVisible(isActive());
    m_add->setVisible(edited && !*m_rule);
    m_state->setVisible(edited);
    updateRange();
    refreshSketch();
    if (!edited) {
        m_hint->setText(tr("Click a rule on the board to select it, again for the one below. Choose a kind "
                           "above to add a rule."));
    } else if (*m_rule) {
        m_hint->setText(changingHint(m_document.geometry(), (*m_rule)->constraint));
        m_state->setText(ruleText(m_document.geometry(), this->edited()));
    } else {
        const QString why = whyNot(m_document.board(), drawn());
        m_hint->setText(drawingHint(edited->input));
        m_add->setEnabled(why.isEmpty());
        m_state->setText(m_isKept        ? tr("Removed. Its kind and its cells stay for the next one.")
                         : why.isEmpty() ? ruleText(m_document.geometry(), drawn())
                                         : why);
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
    } else if (kind() && !m_isKept && whyNot(m_document.board(), drawn()).isEmpty()) {
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
    if (m_number->isShown() && *m_rule)
        confirmNumber();
    const bool hadRule = static_cast<bool>(*m_rule);
    m_rule->set(rule);
    if (rule && !rule->constraint.cells.empty()) {
        const std::vector<Cell> &cells = rule->constraint.cells;
        const Cell cursor = m_rule->has(m_view.currentCell()) ? m_view.currentCell() : cells.front();
        m_view.select(cells, cursor);
    } else if (hadRule && m_view.selectedInOrder().size() > 1) {
        m_view.setCurrentCell(m_view.currentCell());
    }
    if (rule) {
        m_isKept = false;
        emit selected(rule->constraint);
    }
    refresh();
}

void RuleTool::keep(const Constraint &removed)
{
    m_edits->setChecked(true);
    m_rule->set({});
    m_kinds->chooseKind(*removed.variant);
    if (!removed.cells.empty())
        m_view.select(removed.cells);
    m_isKept = true;
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

// What the user selects on the board.

void RuleTool::takeSelection(SelectionChange change, bool isByMouse)
{
    if (!isActive())
        return;
    m_isKept = false;
    if (change == SelectionChange::Altered && *m_rule) {
        changeCells();
        return;
    }
    if (change == SelectionChange::Single) {
        selectAt(m_view.currentCell(), isByMouse);
    } else {
        const std::vector<Cell> cells = m_view.selectedInOrder();
        m_rule->set({});
        const bool isLine = kind() && (kind()->input == Input::Path || kind()->input == Input::Neighbours);
        if (isByMouse && change == SelectionChange::Replaced && isLine && kind()->number != NumberUse::Needed
            && whyNot(m_document.board(), drawn()).isEmpty()) {
            const BoardRule line{drawn()};
            if (add())
                select(line);
            return;
        }
    }
    refresh();
    if (isByMouse && !*m_rule && kind() && isNumberFor(drawn()))
        showNumber(false);
}

/// Selects a constraint at \a cell, or the one below if it was clicked already. While a kind is chosen, only
/// a click selects, and only constraints of this kind: a number beside the board by its first cell.
void RuleTool::selectAt(Cell cell, bool isByMouse)
{
    const bool isAgain = isByMouse && m_clicked == cell && m_rule->has(cell);
    m_clicked = isByMouse ? std::optional(cell) : std::nullopt;
    if (isAgain) {
        selectNext();
        return;
    }
    std::vector<BoardRule> rules = rulesAt(m_document.board(), cell);
    if (kind())
        std::erase_if(rules, [&](const BoardRule &rule) {
            const Constraint &constraint = rule.constraint;
            return !isByMouse || constraint.variant != kind()
                   || (isBesideCell(*kind()) && constraint.cells.front() != cell);
        });
    if (m_rule->has(cell) && std::ranges::count(rules, **m_rule) > 0)
        select(**m_rule); // its cells again
    else
        select(rules.empty() ? std::nullopt : std::optional(rules.front()));
}

/// Selects the constraint below the selected one at the cursor.
void RuleTool::selectNext()
{
    const std::vector<BoardRule> rules = rulesAt(m_document.board(), m_view.currentCell());
    if (rules.empty())
        return;
    const auto now = *m_rule ? std::ranges::find(rules, **m_rule) : rules.end();
    select(now == rules.end() || now + 1 == rules.end() ? rules.front() : *(now + 1));
}

/// Gives the selected constraint the cells that are selected now.
void RuleTool::changeCells()
{
    const QString why = m_rule->replace(m_rule->withCells(m_view.selectedInOrder()));
    if (!why.isEmpty())
        refuse(why);
    const BoardRule rule = **m_rule;
    select(rule);
}

bool RuleTool::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_view || !isVisible() || m_view.isReadOnly())
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonDblClick) {
        const auto &mouse = *static_cast<QMouseEvent *>(event);
        const auto cell = m_view.boardLayout().cellAt(mouse.position());
        return cell && mouse.button() == Qt::LeftButton && mouse.modifiers() == Qt::NoModifier
               && handleDoubleClick(*cell);
    }
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    const bool isPlain = key.modifiers() == Qt::NoModifier || key.modifiers() == Qt::KeypadModifier;
    const bool isForCells =
        key.key() != Qt::Key_Delete
        && keyInput(key, m_view.symbols(), m_document.geometry().digitCount()); // R may be a digit
    const bool isForRule = *m_rule && (key.key() == Qt::Key_Delete || key.key() == Qt::Key_R);
    if (!isPlain || isForCells || (key.key() != Qt::Key_F2 && !isForRule))
        return QWidget::eventFilter(watched, event);
    event->accept(); // before the window's command gets it
    return event->type() == QEvent::ShortcutOverride || handleKey(key.key());
}

bool RuleTool::handleKey(int key)
{
    if (key == Qt::Key_F2) {
        if (!isActive())
            emit changeRequested();
        else if (editedKind() && isNumberFor(edited()))
            showNumber(true);
    } else if (key == Qt::Key_R) {
        m_rule->turnRound();
        select(**m_rule);
    } else {
        keep(m_rule->remove());
    }
    return true;
}

/// Returns false if the double click is for the cells.
bool RuleTool::handleDoubleClick(Cell cell)
{
    if (!isActive()) {
        if (m_document.board().digitAt(cell) != noDigit || rulesAt(m_document.board(), cell).empty())
            return false;
        emit changeRequested();
        return true;
    }
    if (!m_rule->has(cell))
        return false;
    if ((*m_rule)->constraint.variant->number == NumberUse::None)
        selectNext();
    else
        showNumber(true);
    return true;
}

// The number.

/// Returns whether \a constraint lacks at most its number.
bool RuleTool::isNumberFor(const Constraint &constraint) const
{
    if (constraint.variant->number == NumberUse::None)
        return false;
    const auto found = findProblem(m_document.geometry(), constraint);
    return !found || isAboutNumber(*found);
}

void RuleTool::showNumber(bool takesFocus)
{
    const Constraint constraint = *m_rule ? (*m_rule)->constraint : drawn();
    const bool isNew = !m_number->isShown();
    const auto &cells =
        constraint.variant->hasStraightCells() ? std::vector{constraint.cells.front()} : constraint.cells;
    m_number->showBeside(cells, *constraint.variant);
    if (isNew && *m_rule) {
        QStringList numbers;
        for (const int number : constraint.numbers)
            numbers += QString::number(number);
        m_number->field().setText(numbers.join(QLatin1Char(' ')));
    }
    updateRange();
    if (isNew)
        m_number->field().selectAll(); // what is typed replaces it
    if (takesFocus)
        m_number->field().setFocus();
}

/// Updates the range of numbers, which depends on the cells.
void RuleTool::updateRange()
{
    if (!m_number->isShown())
        return;
    const Variant *kind = editedKind();
    if (!kind || !isNumberFor(edited())) {
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
        refuse(whyNot(m_document.board(), edited()));
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

void RuleTool::confirmNumber()
{
    if (!*m_rule) {
        add();
        return;
    }
    const QString why = m_rule->replace(m_rule->withNumbers(m_number->numbers()));
    if (!why.isEmpty()) {
        refuse(why);
        return;
    }
    m_number->dismiss();
    emit selected((*m_rule)->constraint);
    refresh();
}

void RuleTool::cancelNumber()
{
    m_number->dismiss();
    refresh();
}

// Adding.

void RuleTool::useKind()
{
    select({});
    if (kind()->input == Input::Nothing)
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

bool RuleTool::add()
{
    if (const QString why = whyNot(m_document.board(), drawn()); !why.isEmpty()) {
        refuse(why);
        return false;
    }
    const Constraint constraint = drawn();
    m_document.edit(withRule(m_document.board(), constraint), tr("Add %1").arg(nameText(*kind())));
    m_isKept = false;
    m_number->dismiss();
    m_view.setCurrentCell(m_view.currentCell());
    m_view.setFocus();
    emit added(constraint);
    return true;
}

} // namespace sudoku
