#include "ui/board/boardview.h"

#include "ui/board/boardhighlights.h"
#include "ui/board/document.h"
#include "ui/board/steptyping.h"
#include "ui/paint/candidategrid.h"
#include "ui/paint/outsidetexts.h"
#include "ui/text/boardtext.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace sudoku {

BoardView::BoardView(Document &document, BoardEditor &editor, QWidget *parent)
    : BoardCanvas(6, parent),
      m_document(document),
      m_editor(editor),
      m_selection(document.geometry()),
      m_chosenSymbols(&symbolSets().front())
{
    m_typing = new StepTyping(*this, document, editor, this);
    connect(this, &BoardView::selectionChanged, m_typing, &StepTyping::forgetWhatOthersDo);
    // This connection comes first: the others must not describe cells with findings of the old board.
    connect(&document, &Document::shapeChanged, this, [this] { setFindings({}); });
    connect(&document, &Document::boardChanged, this, [this] {
        showDocument();
        setFindings({});
        m_wrongEntries.clear();
    });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Sudoku board"));
    connect(&document, &Document::shapeChanged, this, [this] {
        m_sketch.reset();
        m_replaced.reset();
        holdDigit(noDigit);
        emit shapeShown();
        changeSelection([this] {
            if (m_selection.geometry() != m_document.geometry())
                m_selection = Selection(m_document.geometry());
        });
        updateGeometry();
        emit symbolsChanged();
    });
    connect(&document, &Document::steppedThroughHistory, this, &BoardView::showStep);
}

void BoardView::setSteppingOn(bool isSteppingOn)
{
    m_typing->setSteppingOn(isSteppingOn);
}

void BoardView::setHighlightChoice(const HighlightChoice &choice)
{
    m_highlightChoice = choice;
    update();
}

void BoardView::setWrongEntries(const std::vector<Cell> &cells)
{
    m_wrongEntries = cells;
    update();
}

void BoardView::setCoordinatesShown(bool areShown)
{
    m_hasCoordinates = areShown;
    update();
}

void BoardView::setDigitScale(qreal scale)
{
    m_digitScale = scale;
    update();
}

void BoardView::holdDigit(Digit digit)
{
    if (std::exchange(m_heldDigit, digit) == digit)
        return;
    update();
    emit heldDigitChanged(digit);
}

void BoardView::finishNumber()
{
    m_typing->leave();
}

/// Moves the cursor to the cells that undo or redo changed.
void BoardView::showStep(const std::vector<Cell> &typedCells, const std::vector<Cell> &changedCells)
{
    if (!typedCells.empty() && typedCells != selectedCells())
        select(typedCells);
    else if (typedCells.empty() && !changedCells.empty()
             && std::ranges::find(changedCells, currentCell()) == changedCells.end())
        setCurrentCell(changedCells.front());
}

void BoardView::showInstead(const Board &board, const QString &whyReadOnly)
{
    finishNumber();
    m_instead = board;
    m_whyReadOnly = whyReadOnly;
    update();
    emit shownBoardChanged();
}

void BoardView::showDocument()
{
    if (!std::exchange(m_instead, {}))
        return;
    update();
    emit shownBoardChanged();
}

const Board &BoardView::shownBoard() const
{
    return m_instead ? *m_instead : m_document.board();
}

std::span<const Violation> BoardView::shownViolations() const
{
    // What is shown instead obeys the rules.
    return m_instead ? std::span<const Violation>() : std::span(m_document.violations());
}

void BoardView::setFindings(const BoardFindings &findings)
{
    update(); // in any case: the digits may be others
    if (findings.isEmpty() && m_findings.isEmpty())
        return;
    m_findings = findings;
    emit findingsChanged();
}

const SymbolSet &BoardView::symbols() const
{
    return shownSymbols(m_document.geometry(), *m_chosenSymbols);
}

void BoardView::setChosenSymbols(const SymbolSet &symbols)
{
    m_chosenSymbols = &symbols;
    m_editor.finishNumber();
    update();
    emit symbolsChanged();
}

void BoardView::setCurrentCell(Cell cell)
{
    changeSelection([=, this] { m_selection.moveTo(cell); });
}

std::vector<Cell> BoardView::typedCells() const
{
    return isSelected(currentCell()) && !m_ruleEditing.hasRule ? selectedCells() : std::vector{currentCell()};
}

void BoardView::select(const std::vector<Cell> &cells)
{
    changeSelection([&, this] { m_selection.select(cells); });
}

void BoardView::select(const std::vector<Cell> &cells, Cell cursor)
{
    changeSelection([&, this] {
        m_selection.select(cells);
        m_selection.moveTo(cursor, Reach::Nothing);
    });
}

void BoardView::selectAll()
{
    selectByKey(SelectionChange::Replaced, [this] { m_selection.selectAll(); });
}

void BoardView::changeSelection(const std::function<void()> &change)
{
    const Cell before = currentCell();
    change();
    m_editor.finishNumber();
    update();
    emit selectionChanged();
    if (currentCell() != before)
        emit currentCellChanged(currentCell());
}

void BoardView::selectByKey(SelectionChange how, const std::function<void()> &change)
{
    changeSelection(change);
    emit selectedByUser(how, false);
}

void BoardView::setRuleEditing(const RuleEditing &editing)
{
    if (m_ruleEditing == editing)
        return;
    m_ruleEditing = editing;
    update();
    emit ruleEditingChanged();
}

void BoardView::setSketch(const std::optional<Constraint> &sketch, const std::optional<Constraint> &replaced)
{
    m_sketch = sketch;
    m_replaced = replaced;
    update();
}

void BoardView::setOutlined(const std::vector<std::vector<Cell>> &groups)
{
    m_outlined = groups;
    update();
}

const Geometry &BoardView::shape() const
{
    return m_document.geometry();
}

BoardLayout::Options BoardView::layoutOptions() const
{
    // Whatever kind is drawn, so that the board keeps its size from one to the next.
    return {.hasCoordinates = m_hasCoordinates,
            .pixelRatio = devicePixelRatioF(),
            .outside = outsideRoom(m_document.board())
                           .united(m_ruleEditing.isOn ? OutsideRoom::onAllSides() : OutsideRoom())};
}

QSize BoardView::sizeHint() const
{
    const int side = 36 * (m_document.geometry().size() + 1);
    return QSize(side, side).expandedTo(QSize(560, 560));
}

QSize BoardView::minimumSizeHint() const
{
    const int side = 17 * (m_document.geometry().size() + 1);
    return QSize(side, side).expandedTo(QSize(240, 240));
}

BoardStyle BoardView::boardStyle() const
{
    BoardStyle style = BoardStyle::forScreen(palette());
    style.digitScale = m_digitScale;
    return style;
}

bool BoardView::drawsDots()
{
    const BoardLayout layout = boardLayout();
    const BoardStyle style = boardStyle();
    return BoardPainter(layout, style, symbols(), m_glyphCache).drawsDots(shownBoard(), m_findings);
}

void BoardView::paintEvent(QPaintEvent *event)
{
    const BoardLayout layout = boardLayout();
    const BoardStyle style = boardStyle();
    QPainter painter(this);
    BoardPainter boardPainter(layout, style, symbols(), m_glyphCache);
    boardPainter.paint(painter, m_sketch ? sketchedBoard() : shownBoard(), highlights(), event->rect());
}

Board BoardView::sketchedBoard() const
{
    Board board = shownBoard();
    if (m_replaced)
        for (auto *constraints : {&board.puzzle.constraints, &board.switchedOff})
            std::erase(*constraints, *m_replaced);
    board.puzzle.constraints.push_back(*m_sketch);
    return board;
}

BoardHighlights BoardView::highlights() const
{
    if (isReadOnly()) // and nothing may be taken for a finding
        return {.cursor = hasFocus() ? std::optional(currentCell()) : std::nullopt,
                .findings = m_findings,
                .minCandidate = CandidateGrid::minHeight};
    const bool isHeld = m_heldDigit != noDigit && m_editor.inputMode() != InputMode::Colour;
    const Digit digit = isHeld ? m_heldDigit : m_document.board().digitAt(currentCell());
    BoardHighlights highlights = editingHighlights(m_document, m_selection, m_highlightChoice, digit);
    highlights.hasFocus = hasFocus();
    highlights.findings = m_findings;
    if (m_findings.isEmpty()) // which nothing may be taken for
        highlights.outlined = m_outlined;
    if (!m_findings.evidence.isEmpty()) // which nothing else may be taken for
        highlights.cells.clear();
    for (const Cell cell : m_wrongEntries)
        if (!highlights.cells.empty())
            highlights.cells[cell].isWrong = true;
    return highlights;
}

/// Returns the cell on the board, or beside a number outside it: the widget is much larger.
std::optional<Cell> BoardView::pressedCell(const QMouseEvent &event) const
{
    return event.button() == Qt::LeftButton ? boardLayout().cellAtOrBeside(event.position()) : std::nullopt;
}

/// Returns all cells with the digit of \a cell, that one first.
std::vector<Cell> BoardView::cellsLike(Cell cell) const
{
    std::vector<Cell> cells{cell};
    const Digit digit = shownBoard().digitAt(cell);
    for (Cell other = 0; digit != noDigit && other < shape().cellCount(); ++other)
        if (other != cell && shownBoard().digitAt(other) == digit)
            cells.push_back(other);
    return cells;
}

void BoardView::beginStroke(Cell cell, const QMouseEvent &event)
{
    m_stroke.reset();
    if (m_heldDigit != noDigit && event.modifiers() == Qt::NoModifier && !m_ruleEditing.kind) {
        setCurrentCell(cell);
        clickHeldDigit(cell);
        return;
    }
    if (event.type() == QEvent::MouseButtonDblClick && event.modifiers() == Qt::NoModifier
        && !m_ruleEditing.kind) {
        select(cellsLike(cell));
        return;
    }
    if (event.modifiers() == Qt::NoModifier && selectedInOrder() == std::vector{cell})
        emit pressedAgain(cell);
    const bool isCtrl = event.modifiers() & Qt::ControlModifier;
    const bool isShift = event.modifiers() & Qt::ShiftModifier;
    m_stroke = isCtrl    ? SelectionChange::Altered
               : isShift ? SelectionChange::Replaced
                         : SelectionChange::Single;
    m_isRemoving = isCtrl && isSelected(cell) && selectedInOrder().size() > 1;
    changeSelection([=, this] {
        if (isCtrl) {
            m_selection.toggle(cell);
            if (!m_selection.contains(cell)) // what is typed next is for the others
                m_selection.moveTo(m_selection.cellsInOrder().back(), Reach::Nothing);
            return;
        }
        m_selection.moveTo(cell, isShift ? Reach::Range : Reach::Alone);
    });
}

/// Enters the digit that is held in \a cell, or takes it away if it is there already.
void BoardView::clickHeldDigit(Cell cell)
{
    if (isReadOnly()) {
        emit keyRefused(m_whyReadOnly);
        return;
    }
    const bool isThere = m_document.board().digitAt(cell) == m_heldDigit;
    if (m_editor.inputMode() == InputMode::Value && isThere)
        m_editor.clear({cell});
    else
        m_editor.enter(m_heldDigit, {cell});
}

void BoardView::contextMenuEvent(QContextMenuEvent *event)
{
    const BoardLayout layout = boardLayout();
    if (event->reason() != QContextMenuEvent::Mouse) {
        emit menuRequested(mapToGlobal(layout.cellRect(currentCell()).bottomRight().toPoint()));
        return;
    }
    if (const auto cell = layout.cellAt(event->pos()); cell && !isSelected(*cell))
        setCurrentCell(*cell);
    emit menuRequested(event->globalPos());
}

void BoardView::continueStroke(Cell cell, const QMouseEvent &event)
{
    if (m_heldDigit != noDigit && event.modifiers() == Qt::NoModifier && !m_ruleEditing.kind) {
        if (m_editor.inputMode() != InputMode::Value) // of a digit, two cells in a row are a slip
            clickHeldDigit(cell);
        return;
    }
    if (!(event.buttons() & Qt::LeftButton))
        return;
    if (m_stroke == SelectionChange::Single)
        m_stroke = SelectionChange::Replaced;
    changeSelection([=, this] {
        if (m_isRemoving)
            m_selection.remove(cell);
        else
            m_selection.moveTo(cell, Reach::Also);
    });
}

void BoardView::endStroke()
{
    if (const auto change = std::exchange(m_stroke, {}))
        emit selectedByUser(*change, true);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    m_typing->leave();
    BoardCanvas::focusOutEvent(event);
}

} // namespace sudoku
