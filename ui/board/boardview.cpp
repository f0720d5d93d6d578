#include "ui/board/boardview.h"

#include "ui/board/document.h"
#include "ui/board/keyinput.h"
#include "ui/board/steptyping.h"
#include "ui/paint/candidategrid.h"
#include "ui/paint/outsidetexts.h"
#include "ui/text/boardtext.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace sudoku {

BoardView::BoardView(Document &document, BoardEditor &editor, QWidget *parent)
    : BoardCanvas(6, parent),
      m_document(document),
      m_editor(editor),
      m_selection(document.geometry()),
      m_chosenSymbols(&symbolSets().front()),
      m_lastSymbols(&symbols()),
      m_typing(new StepTyping(*this, document, editor, this)),
      m_keys(*this, editor, *m_typing),
      m_strokes(*this, editor),
      m_penStrokes(*this, editor),
      m_shown(document),
      m_repainter(*this, {[this] { return frame(); }, [this] { return boardLayout(); },
                          [this] { return boardStyle(); }})
{
    connect(this, &BoardView::selectionChanged, m_typing, &StepTyping::forgetWhatOthersDo);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Sudoku board"));
    followDocument();
    followMoves();
    connect(&editor, &BoardEditor::penChanged, this, [this] { refresh(); });
    connect(&editor, &BoardEditor::inputModeChanged, this, [this] { refresh(); });
}

void BoardView::followDocument()
{
    // This connection comes first: the others must not describe cells with findings of the old board.
    connect(&m_document, &Document::shapeChanged, this, &BoardView::clearFindings);
    connect(&m_document, &Document::boardChanged, this, [this] {
        showDocument();
        clearFindings();
        m_wrongEntries.clear();
        if (&symbols() != m_lastSymbols)
            tellSymbols();
    });
    connect(&m_document, &Document::shapeChanged, this, &BoardView::showShape);
    connect(&m_document, &Document::steppedThroughHistory, this, &BoardView::showStep);
}

/// Keeps the cells selected that move to other places.
void BoardView::followMoves()
{
    connect(&m_document, &Document::cellsAboutToMove, this, [this](const std::vector<Cell> &map) {
        m_selectedNext.clear();
        for (const Cell cell : selectedInOrder()) // which another shape forgets
            m_selectedNext.push_back(map[cell]);
        m_currentNext = map[currentCell()];
    });
    connect(&m_document, &Document::cellsMoved, this, [this] { select(m_selectedNext, m_currentNext); });
}

/// Begins with a board of another shape.
void BoardView::showShape()
{
    m_shown.setSketch({}, {});
    holdDigit(noDigit);
    setFilter({});
    emit shapeShown();
    changeSelection([this](Selection &selection) {
        if (selection.geometry() != m_document.geometry())
            selection = Selection(m_document.geometry());
    });
    updateGeometry();
    tellSymbols();
}

void BoardView::setSteppingOn(bool isSteppingOn)
{
    m_typing->setSteppingOn(isSteppingOn);
}

void BoardView::setHighlightChoice(const HighlightChoice &choice)
{
    m_highlightChoice = choice;
    refresh();
}

void BoardView::setWrongEntries(const std::vector<Cell> &cells)
{
    m_wrongEntries = cells;
    refresh();
}

void BoardView::setMarksInGrid(bool areInGrid)
{
    if (std::exchange(m_areMarksInGrid, areInGrid) == areInGrid)
        return;
    refresh();
    emit marksInGridChanged();
}

void BoardView::setFilter(const DigitFilter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    refresh();
    emit filterChanged();
}

bool BoardView::showsFilter() const
{
    return m_filter.isOn() && !isReadOnly() && findings().isEmpty();
}

void BoardView::setCoordinatesShown(bool areShown)
{
    m_hasCoordinates = areShown;
    m_repainter.repaintAll();
}

void BoardView::setFogShown(bool isShown)
{
    m_hasFog = isShown;
    refresh();
}

void BoardView::setDigitScale(qreal scale)
{
    m_digitScale = scale;
    m_repainter.repaintAll();
}

void BoardView::holdDigit(Digit digit)
{
    if (std::exchange(m_heldDigit, digit) == digit)
        return;
    refresh();
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
    m_shown.showInstead(board, whyReadOnly);
    refresh();
    emit shownBoardChanged();
}

void BoardView::showDocument()
{
    if (!m_shown.showDocument())
        return;
    refresh();
    emit shownBoardChanged();
}

void BoardView::setFindings(BoardLayer layer, const BoardFindings &findings)
{
    refresh(); // in any case: the digits may be others
    if (!m_layers.set(layer, findings))
        return;
    ++m_findingsNumber;
    emit findingsChanged();
}

void BoardView::clearFindings()
{
    refresh();
    m_liveMarks = {};
    if (!m_layers.clear())
        return;
    ++m_findingsNumber;
    emit findingsChanged();
}

void BoardView::setLiveMarks(const LiveMarks &marks)
{
    m_liveMarks = marks;
    refresh();
    emit liveMarksChanged();
}

bool BoardView::showsLiveMarks() const
{
    return !isReadOnly() && findings().candidates.empty() && findings().evidence.isEmpty();
}

const SymbolSet &BoardView::symbols() const
{
    return shownSymbols(m_document.board(), *m_chosenSymbols);
}

void BoardView::setChosenSymbols(const SymbolSet &symbols)
{
    m_chosenSymbols = &symbols;
    tellSymbols();
}

void BoardView::tellSymbols()
{
    m_lastSymbols = &symbols();
    m_editor.finishNumber();
    refresh();
    emit symbolsChanged();
}

void BoardView::setCurrentCell(Cell cell)
{
    changeSelection([=](Selection &selection) { selection.moveTo(cell); });
}

std::vector<Cell> BoardView::typedCells() const
{
    return isSelected(currentCell()) && !m_ruleEditing.hasRule ? selectedCells() : std::vector{currentCell()};
}

void BoardView::select(const std::vector<Cell> &cells)
{
    changeSelection([&](Selection &selection) { selection.select(cells); });
}

void BoardView::select(const std::vector<Cell> &cells, Cell cursor)
{
    changeSelection([&](Selection &selection) {
        selection.select(cells);
        selection.moveTo(cursor, Reach::Nothing);
    });
}

void BoardView::selectAll()
{
    selectByKey(SelectionChange::Replaced, [](Selection &selection) { selection.selectAll(); });
}

void BoardView::changeSelection(const SelectionEdit &change)
{
    const Cell before = currentCell();
    change(m_selection);
    m_editor.finishNumber();
    refresh();
    emit selectionChanged();
    if (currentCell() != before)
        emit currentCellChanged(currentCell());
}

void BoardView::selectByKey(SelectionChange how, const SelectionEdit &change)
{
    changeSelection(change);
    emit selectedByUser(how, false);
}

void BoardView::setRuleEditing(const RuleEditing &editing)
{
    if (m_ruleEditing == editing)
        return;
    m_ruleEditing = editing;
    m_hasRoomOutside = editing.isOn && (m_hasRoomOutside || editing.isOutside);
    m_repainter.repaintAll(); // the board may be of another size
    emit ruleEditingChanged();
}

void BoardView::setSketch(const std::vector<Constraint> &sketch, const std::optional<Constraint> &replaced)
{
    m_shown.setSketch(sketch, replaced);
    refresh();
}

void BoardView::setOutlined(const std::vector<std::vector<Cell>> &groups)
{
    m_outlined = groups;
    refresh();
}

const Geometry &BoardView::shape() const
{
    return m_document.geometry();
}

BoardLayout::Options BoardView::layoutOptions() const
{
    const OutsideRoom room = m_hasRoomOutside ? OutsideRoom::onAllSides() : OutsideRoom();
    return {.hasCoordinates = m_hasCoordinates,
            .pixelRatio = devicePixelRatioF(),
            .outside = outsideRoom(m_document.board()).united(room)};
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
    return BoardPainter(layout, style, symbols(), m_repainter.glyphs()).drawsDots(shownBoard(), findings());
}

BoardFrame BoardView::frame() const
{
    return {m_shown.painted(), highlights(), &symbols(), m_findingsNumber};
}

void BoardView::refresh()
{
    m_repainter.refresh();
}

void BoardView::paintEvent(QPaintEvent *event)
{
    m_repainter.paint(event->region());
}

BoardHighlights BoardView::highlights() const
{
    if (isReadOnly()) // and nothing may be taken for a finding
        return {.cursor = hasFocus() ? std::optional(currentCell()) : std::nullopt,
                .findings = findings(),
                .hasFog = m_hasFog,
                .minCandidate = CandidateGrid::minHeight};
    const bool isHeld = m_heldDigit != noDigit && m_editor.inputMode() != InputMode::Colour;
    const Digit digit = isHeld ? m_heldDigit : m_document.board().digitAt(currentCell());
    BoardHighlights highlights = editingHighlights(m_document, m_selection, m_highlightChoice, digit);
    highlights.hasFocus = hasFocus();
    highlights.findings = findings();
    highlights.hasFog = m_hasFog;
    highlights.marksInPlaces = m_areMarksInGrid ? MarksInPlaces::Centre : MarksInPlaces::None;
    if (showsFilter())
        showFilter(highlights, m_filter, m_document);
    if (findings().isEmpty()) { // which nothing may be taken for
        highlights.outlined = m_outlined;
        showDrawing(highlights, m_document, m_editor, m_penStrokes.line());
    }
    if (showsLiveMarks())
        highlights.live = m_liveMarks;
    if (!findings().evidence.isEmpty()) // which nothing else may be taken for
        highlights.cells.clear();
    for (const Cell cell : m_wrongEntries)
        if (!highlights.cells.empty())
            highlights.cells[cell].isWrong = true;
    return highlights;
}

/// Returns the cell on the board, or beside a number outside it: the widget is much larger.
std::optional<Cell> BoardView::pressedCell(const QMouseEvent &event) const
{
    return event.button() == Qt::LeftButton ? boardLayout().cellAtOrNextTo(event.position()) : std::nullopt;
}

void BoardView::beginStroke(Cell cell, const QMouseEvent &event)
{
    if (m_penStrokes.begin(event))
        setCurrentCell(cell);
    else
        m_strokes.begin(cell, event);
}

void BoardView::continueStroke(Cell cell, const QMouseEvent &event)
{
    if (!m_penStrokes.isOn())
        m_strokes.continueTo(cell, event);
}

void BoardView::endStroke()
{
    if (m_penStrokes.end())
        refresh();
    else if (const auto change = m_strokes.end())
        emit selectedByUser(*change, true);
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

bool BoardView::event(QEvent *event)
{
    // The keys of the board take precedence over shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride
        && m_keys.precedesShortcuts(*static_cast<QKeyEvent *>(event)))
        event->accept();
    return BoardCanvas::event(event);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    if (!stepByKey(*event) && !m_keys.press(*event))
        QWidget::keyPressEvent(event);
}

void BoardView::step(int rows, int columns, Qt::KeyboardModifiers modifiers)
{
    m_keys.step(rows, columns, modifiers);
}

void BoardView::refuseKey(const QString &why, const SymbolSet *letters)
{
    if (letters)
        emit letterRefused(why, *letters);
    else
        emit keyRefused(why);
}

void BoardView::enterDigit(Digit digit)
{
    m_keys.type({KeyInput::Kind::Symbol, digit});
}

bool BoardView::isDigitKey(const QKeyEvent &event) const
{
    return sudoku::isDigitKey(event, symbols(), m_document.geometry().digitCount());
}

void BoardView::takeKey(QKeyEvent &event)
{
    setFocus();
    QCoreApplication::sendEvent(this, &event);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    m_typing->leave();
    BoardCanvas::focusOutEvent(event);
}

} // namespace sudoku
