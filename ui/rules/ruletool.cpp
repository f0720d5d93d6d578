#include "ui/rules/ruletool.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/rules/drawnconstraint.h"
#include "ui/rules/kindbox.h"
#include "ui/text/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

QString hintText(Input input)
{
    switch (input) {
    case Input::Nothing:
        return RuleTool::tr("It applies to the whole board.");
    case Input::Cells:
        return RuleTool::tr("Select its cells: drag, Ctrl+click, or Ctrl+Shift+arrows.");
    case Input::Path:
        return RuleTool::tr("Select its cells in their order: drag, or Ctrl+Shift+arrows.");
    case Input::Neighbours:
        return RuleTool::tr("Select two cells side by side: drag from the first to the second.");
    case Input::Block:
        return RuleTool::tr("Select the top left of four cells around a corner, or all four.");
    case Input::Clones:
        return RuleTool::tr("Select a group of cells, then with Ctrl another group of the same shape.");
    case Input::Line:
        return RuleTool::tr("Select the cell beside the number; in a corner also the next cell.");
    case Input::Diagonal:
        return RuleTool::tr(
            "Select the first two cells of the diagonal, starting at the edge with the number.");
    }
    return {};
}

QString keysText()
{
    return RuleTool::tr("Shift+arrows select a block, Ctrl+Shift+arrows add a cell. Ctrl+arrows only move, "
                        "Ctrl+Space selects; Enter continues, Escape ends.");
}

/// Returns the numbers in \a text. Of a kind with several numbers, digits up to 9 may be written without
/// spaces: "1234".
std::vector<int> numbersIn(const QString &text, bool areFigures)
{
    static const QRegularExpression number(QStringLiteral("\\d+"));
    static const QRegularExpression figure(QStringLiteral("\\d"));
    std::vector<int> numbers;
    for (const QRegularExpressionMatch &match : (areFigures ? figure : number).globalMatch(text))
        numbers.push_back(match.captured().toInt());
    return numbers;
}

bool isAboutNumber(const ConstraintProblem &problem)
{
    using Kind = ConstraintProblem::Kind;
    return problem.kind == Kind::NoNumber || problem.kind == Kind::NumberRange
           || problem.kind == Kind::TooManyNumbers;
}

/// Returns a constraint of the same kind with the same cells, or null.
const Constraint *ruleAt(const Board &board, const Constraint &drawn)
{
    for (const auto *constraints : {&board.puzzle.constraints, &board.switchedOff})
        for (const Constraint &constraint : *constraints)
            if (constraint.variant == drawn.variant && constraint.cells == drawn.cells)
                return &constraint;
    return nullptr;
}

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
      m_kinds(new KindBox),
      m_hint(newText()),
      m_number(new QLineEdit),
      m_numberRow(new QWidget),
      m_state(newText()),
      m_add(new QPushButton(tr("&Add"))),
      m_details(new QWidget)
{
    makeLayout();
    m_kinds->offerKinds(document.geometry());
    connect(m_kinds, &KindBox::currentIndexChanged, this, [this] {
        forgetChange();
        m_number->clear();
        refresh();
    });
    connect(m_kinds, &KindBox::editTextChanged, this, &RuleTool::refresh);
    connect(m_kinds, &KindBox::confirmed, this, &RuleTool::useKind);
    connect(m_kinds, &KindBox::refused, this, &RuleTool::refuse);
    connect(m_number, &QLineEdit::textChanged, this, &RuleTool::refresh);
    connect(m_number, &QLineEdit::returnPressed, this, &RuleTool::add);
    connect(m_add, &QPushButton::clicked, this, &RuleTool::add);
    connect(&view, &BoardView::selectionChanged, this, &RuleTool::refresh);
    connect(&view, &BoardView::confirmed, this, &RuleTool::proceed);
    connect(&view, &BoardView::figureTyped, this, &RuleTool::takeFigure);
    connect(&document, &Document::boardChanged, this, &RuleTool::refresh);
    connect(&document, &Document::shapeChanged, this, [this] { m_kinds->offerKinds(m_document.geometry()); });
    refresh();
}

void RuleTool::makeLayout()
{
    m_kinds->setObjectName(QStringLiteral("kinds"));
    m_kinds->setAccessibleName(tr("Kind of the rule to add"));
    m_number->setObjectName(QStringLiteral("number"));
    m_number->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("(\\d{1,4}([ ,]+\\d{1,4})*[ ,]*)?")), m_number));
    m_add->setObjectName(QStringLiteral("add"));
    m_state->setObjectName(QStringLiteral("state"));
    m_hint->setToolTip(keysText());
    m_hint->setAccessibleDescription(keysText());
    auto *label = new QLabel(tr("&Number:"));
    label->setBuddy(m_number);

    auto *numberLayout = new QHBoxLayout(m_numberRow);
    numberLayout->setContentsMargins({});
    numberLayout->addWidget(label);
    numberLayout->addWidget(m_number, 1);
    auto *details = new QVBoxLayout(m_details);
    details->setContentsMargins({});
    details->addWidget(m_hint);
    details->addWidget(m_numberRow);
    details->addWidget(m_state);
    details->addWidget(m_add);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_kinds);
    layout->addWidget(m_details);
}

const Variant *RuleTool::kind() const
{
    return m_kinds->kind();
}

Constraint RuleTool::constraint() const
{
    const Geometry &geometry = m_document.geometry();
    const bool areFigures = kind()->maxNumbers > 1 && geometry.digitCount() <= 9;
    return drawnConstraint(geometry, *kind(), m_view.selectedInOrder(),
                           numbersIn(m_number->text(), areFigures));
}

QString RuleTool::problem() const
{
    const Constraint drawn = constraint();
    if (const auto found = findProblem(m_document.geometry(), drawn))
        return tr("Incomplete: %1.").arg(problemText(*kind(), *found));
    const Board others = m_changed ? withoutRules(m_document.board(), {*m_changed}) : m_document.board();
    if (const Constraint *present = ruleAt(others, drawn))
        return *present == drawn ? tr("The puzzle already has this rule.")
                                 : tr("The puzzle already has %1: remove it first.")
                                       .arg(ruleText(m_document.geometry(), *present));
    return {};
}

void RuleTool::takeFigure(const QString &figure)
{
    const std::optional<int> number = numberShownAs(figure.toUpper().toStdString());
    const QString text = number ? QString::number(*number) : figure;
    int position = 0;
    if (QString typed = text; m_number->validator()->validate(typed, position) == QValidator::Invalid)
        return;
    m_number->setFocus();
    m_number->setText(text);
}

std::optional<int> RuleTool::numberShownAs(const std::string &figure) const
{
    const Geometry &geometry = m_document.geometry();
    Constraint drawn = constraint();
    drawn.numbers.clear();
    if (const auto found = findProblem(geometry, drawn); found && !isAboutNumber(*found))
        return {};
    const auto [min, max] = kind()->numbers(geometry, drawn.cells);
    for (int number = min; number <= max; ++number) {
        drawn.numbers = {number};
        for (const Mark &mark : kind()->marksOf(geometry, drawn))
            if (const auto *token = std::get_if<Token>(&mark); token && token->text == figure)
                return number;
    }
    return {};
}

/// Updates the range of numbers, which depends on the cells.
void RuleTool::updateNumber()
{
    m_numberRow->setVisible(kind()->number != NumberUse::None);
    const auto found = findProblem(m_document.geometry(), constraint());
    if (kind()->number == NumberUse::None || (found && !isAboutNumber(*found))) {
        m_number->setPlaceholderText({});
        return;
    }
    const auto [min, max] = kind()->numbers(m_document.geometry(), constraint().cells);
    const QString range =
        kind()->maxNumbers > 1 ? tr("up to %1, from %2 to %3").arg(kind()->maxNumbers) : tr("%1 to %2");
    const QString text = range.arg(min).arg(max);
    m_number->setPlaceholderText(kind()->number == NumberUse::Optional ? tr("none, or %1").arg(text) : text);
}

void RuleTool::refresh()
{
    if (!m_refusal.isEmpty() && (!isActive() || problem() != m_refusal))
        emit refusalEnded(std::exchange(m_refusal, {}));
    m_details->setVisible(isActive());
    m_view.setDrawnKind(kind());
    if (!isActive()) {
        m_view.setSketch({});
        return;
    }
    m_hint->setText(hintText(kind()->input));
    updateNumber();
    const QString why = problem();
    m_add->setEnabled(why.isEmpty());
    m_state->setText(why.isEmpty() ? ruleText(m_document.geometry(), constraint()) : why);
    m_view.setSketch(why.isEmpty() ? std::optional(constraint()) : std::nullopt);
}

void RuleTool::begin()
{
    m_kinds->setFocus(Qt::ShortcutFocusReason);
    m_kinds->lineEdit()->selectAll(); // what is typed is another kind
}

void RuleTool::change(const BoardRule &rule)
{
    const Constraint changed = rule.constraint; // the list may change while this is shown
    m_kinds->setCurrentIndex(
        static_cast<int>(std::ranges::find(variants(), changed.variant) - variants().begin()));
    m_changed = rule;
    m_add->setText(tr("&Change"));
    if (!changed.cells.empty())
        m_view.select(changed.cells);
    QStringList numbers;
    for (const int number : changed.numbers)
        numbers += QString::number(number);
    m_number->setText(numbers.join(QLatin1Char(' ')));
    refresh();
    if (changed.variant->number == NumberUse::None) {
        m_view.setFocus();
        return;
    }
    m_number->setFocus();
    m_number->selectAll();
}

void RuleTool::forgetChange()
{
    m_changed.reset();
    m_add->setText(tr("&Add"));
}

void RuleTool::end()
{
    forgetChange();
    m_kinds->clearKind();
}

void RuleTool::useKind()
{
    if (kind()->input == Input::Nothing)
        add();
    else
        m_view.setFocus();
}

void RuleTool::proceed()
{
    if (!isActive())
        return;
    const auto found = findProblem(m_document.geometry(), constraint());
    const bool areCellsFine = !found || isAboutNumber(*found);
    if (kind()->number == NumberUse::Needed && areCellsFine && m_number->text().isEmpty())
        m_number->setFocus();
    else
        add();
}

void RuleTool::refuse(const QString &why)
{
    m_refusal = why;
    emit refused(why);
}

void RuleTool::add()
{
    if (const QString why = problem(); !why.isEmpty()) {
        refuse(why);
        return;
    }
    const Constraint drawn = constraint();
    const QString name = nameText(*kind());
    if (const auto changed = std::exchange(m_changed, {})) {
        end();
        m_document.edit(withChangedRule(m_document.board(), *changed, drawn), tr("Change %1").arg(name));
    } else {
        m_document.edit(withRule(m_document.board(), drawn), tr("Add %1").arg(name));
    }
    m_number->clear();
    m_view.setCurrentCell(m_view.currentCell());
    m_view.setFocus();
    emit added(drawn);
}

} // namespace sudoku
