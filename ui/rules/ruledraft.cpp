#include "ui/rules/ruledraft.h"

#include "core/analyse/fillin.h"
#include "core/variants/constraintproblem.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/rules/clickedcells.h"
#include "ui/rules/drawnconstraint.h"
#include "ui/rules/kindbox.h"
#include "ui/rules/numbereditor.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/selectedrule.h"
#include "ui/text/words.h"

#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

std::vector<Constraint> withNumbers(std::vector<Constraint> constraints, const std::vector<int> &numbers)
{
    for (Constraint &constraint : constraints)
        constraint.numbers = numbers;
    return constraints;
}

} // namespace

RuleDraft::RuleDraft(Document &document, BoardView &view, const KindBox &kinds, NumberEditor &editor,
                     const SelectedRule &rule)
    : m_document(document),
      m_view(view),
      m_kinds(kinds),
      m_editor(editor),
      m_rule(rule)
{
}

const Variant *RuleDraft::kind() const
{
    return m_kinds.kind();
}

const Variant *RuleDraft::editedKind() const
{
    return m_rule ? m_rule->constraint.variant : isTyped() ? m_typed.front().variant : kind();
}

/// Returns the constraints that are drawn, at least one; they may have problems.
RuleDraft::Constraints RuleDraft::allDrawn() const
{
    if (isTyped())
        return m_typed;
    Constraints drawn = drawnWith(*kind(), numbers());
    for (Constraint &each : drawn)
        if (each.numbers.empty())
            each.numbers = numbersOnBoard(each);
    return drawn;
}

std::vector<int> RuleDraft::numbersOnBoard(Constraint clue) const
{
    clue.numbers.clear();
    const Board &board = m_document.board();
    if (clue.variant->number != NumberUse::Open || findProblem(board.puzzle.geometry, clue))
        return {};
    return numbersIn(board.puzzle, clue, board.digits());
}

/// Returns the constraints of that \a kind that the selected cells describe.
RuleDraft::Constraints RuleDraft::drawnWith(const Variant &kind, const std::vector<int> &numbers) const
{
    return drawnConstraints(m_document.geometry(), kind, selectedFor(kind), numbers);
}

/// Returns the selected cells, or those that a drag will select when it ends.
std::vector<Cell> RuleDraft::selectedFor(const Variant &kind) const
{
    if (m_view.stroke() == SelectionChange::Replaced)
        if (std::vector<Cell> cells = draggedCells(kind); !cells.empty())
            return cells;
    return kind.mayCross ? m_view.selectedPath() : m_view.selectedInOrder();
}

std::vector<Cell> RuleDraft::draggedCells(const Variant &kind) const
{
    if (kind.input != Input::Diagonal)
        return {};
    return draggedDiagonal(m_view.boardLayout(), m_view.pressedPlace(), m_view.mousePlace());
}

/// Returns the numbers that are typed, or those of the next constraints if there are none.
std::vector<int> RuleDraft::numbers() const
{
    std::vector<int> typed = m_editor.numbers();
    return typed.empty() && m_nextNumber ? std::vector{*m_nextNumber} : typed;
}

/// Returns the drawn constraints that the puzzle can have. It may have others of them already.
RuleDraft::Constraints RuleDraft::addable() const
{
    Constraints drawn = allDrawn();
    std::erase_if(drawn, [this](const Constraint &each) {
        const Board &board = m_document.board();
        return !whyNot(withoutRules(board, rivalsOf(board, each)), each).isEmpty();
    });
    return drawn;
}

/// Returns the rules of the board that \a added replace.
std::vector<BoardRule> RuleDraft::rivals(const Constraints &added) const
{
    std::vector<BoardRule> rivals;
    for (const Constraint &each : added)
        for (BoardRule &rival : rivalsOf(m_document.board(), each))
            rivals.push_back(std::move(rival));
    return rivals;
}

Constraint RuleDraft::edited() const
{
    if (!m_rule)
        return drawn();
    return m_editor.isShown() ? m_rule.withNumbers(m_editor.numbers()) : m_rule->constraint;
}

QString RuleDraft::obstacle() const
{
    if (awaitsCells())
        return drawingHint(editedKind()->input);
    return addable().empty() ? whyNot(m_document.board(), drawn()) : QString();
}

bool RuleDraft::takesNumber() const
{
    const Variant *kind = editedKind();
    if (!kind || kind->number == NumberUse::None || (!m_rule && awaitsCells()))
        return false;
    const auto found = findProblem(m_document.geometry(), edited());
    return !found || isAboutNumber(*found);
}

bool RuleDraft::lacksNumber() const
{
    if (!takesNumber() || !numbers().empty())
        return false;
    const bool waitsForNumber =
        kind()->number == NumberUse::Open && kind()->rules(m_document.board().puzzle, drawn()).empty();
    return kind()->number == NumberUse::Needed || waitsForNumber;
}

bool RuleDraft::offersNumber() const
{
    return kind() && (!m_rule || kind()->input == Input::Cells) && takesNumber();
}

bool RuleDraft::isWholeDrag() const
{
    if (!kind())
        return false;
    const Input input = kind()->input;
    const bool isDragged = input == Input::Cells || input == Input::Path || input == Input::Neighbours;
    return isDragged && obstacle().isEmpty();
}

bool RuleDraft::awaitsCells() const
{
    return m_proposal == Proposal::Awaited && editedKind()->input != Input::Nothing;
}

void RuleDraft::noteTyped()
{
    const bool isForDrawn = m_editor.isShown() && !m_rule && kind();
    if (!isForDrawn || m_editor.field().text().isEmpty())
        m_typed.clear();
    else if (isTyped())
        m_typed = withNumbers(std::move(m_typed), m_editor.numbers());
    else
        m_typed = allDrawn();
    if (m_editor.isShown())
        m_proposal = Proposal::Shown;
}

void RuleDraft::takeCells()
{
    if (isTyped())
        m_typed = drawnWith(*m_typed.front().variant, m_typed.front().numbers);
}

void RuleDraft::selectCellsOf(const Constraint &constraint)
{
    const std::vector<Cell> &cells = constraint.cells;
    const Cell cursor = m_view.currentCell();
    if (cells.empty())
        deselectCells();
    else
        m_view.select(cells, std::ranges::count(cells, cursor) > 0 ? cursor : cells.front());
}

void RuleDraft::deselectCells()
{
    if (m_view.selectedInOrder().size() > 1)
        m_view.setCurrentCell(m_view.currentCell());
}

bool RuleDraft::selectClicked()
{
    if (!kind())
        return false;
    std::vector<Cell> cells = clickedCells(m_view.boardLayout(), kind()->input, m_view.mousePlace());
    if (cells.empty())
        cells = clickedLine();
    if (!cells.empty())
        m_view.select(cells);
    return !cells.empty();
}

void RuleDraft::selectDragged()
{
    if (!kind())
        return;
    if (const std::vector<Cell> cells = draggedCells(*kind()); !cells.empty())
        m_view.select(cells);
}

/// Returns the line whose number stands where the mouse was pressed, or none.
std::vector<Cell> RuleDraft::clickedLine()
{
    const auto lines = linesFromMargin(m_view.boardLayout(), kind()->input, m_view.mousePlace());
    if (lines.empty())
        return {};
    const auto before = std::ranges::find(lines, m_clickedLine);
    m_clickedLine = before == lines.end() || before + 1 == lines.end() ? lines.front() : *(before + 1);
    return m_clickedLine;
}

void RuleDraft::sketch() const
{
    const auto stroke = m_view.stroke();
    const bool isNew = stroke == SelectionChange::Single || stroke == SelectionChange::Replaced;
    if (m_rule && !isNew) {
        const Constraint before = m_rule->constraint;
        const Constraint after = stroke ? m_rule.withCells(m_view.selectedInOrder()) : edited();
        if (after != before && m_rule.obstacle(after).isEmpty())
            m_view.setSketch({after}, before);
        else
            m_view.setSketch({});
    } else if (kind() && m_proposal == Proposal::Shown && obstacle().isEmpty()) {
        m_view.setSketch(addable());
    } else {
        m_view.setSketch({});
    }
}

RuleDraft::Addition RuleDraft::add()
{
    const Constraints added = addable();
    m_editor.dismiss(); // first, because it belongs to what is drawn
    m_clickedLine.clear();
    const int group = m_document.newEditGroup();
    const QString what =
        added.size() == 1 ? nameText(*added.front().variant) : rulesText(static_cast<int>(added.size()));
    const std::vector<BoardRule> replaced = rivals(added);
    m_document.edit(withRules(withoutRules(m_document.board(), replaced), added),
                    RuleWords::tr("Add %1").arg(what), {.group = group});
    return {added.back(), group, replaced};
}

} // namespace sudoku
