#pragma once

#include <QWidget>

#include "ui/board/boardeditor.h"
#include "ui/board/boardhighlights.h"
#include "ui/board/boardkeys.h"
#include "ui/board/boardlayers.h"
#include "ui/board/boardrepainter.h"
#include "ui/board/boardstrokes.h"
#include "ui/board/canvas/boardcanvas.h"
#include "ui/board/digitfilter.h"
#include "ui/board/inputboard.h"
#include "ui/board/penstrokes.h"
#include "ui/board/selection.h"
#include "ui/board/shownboard.h"
#include "ui/paint/boardpainter.h"

#include <functional>
#include <optional>
#include <span>

namespace sudoku {

class Document;
class StepTyping;

/// The board on the screen: one painted widget with a cursor, a selection and keys. Assistive technology
/// reads it as a table (boardaccessible.h).
class BoardView : public BoardCanvas, public InputBoard
{
    Q_OBJECT

public:
    BoardView(Document &document, BoardEditor &editor, QWidget *parent = nullptr);

    const Document &document() const { return m_document; }
    BoardEditor &editor() { return m_editor; }
    const BoardEditor &editor() const { return m_editor; }

    const SymbolSet &symbols() const override;
    void setChosenSymbols(const SymbolSet &symbols);

    Cell currentCell() const override { return m_selection.current(); }
    void setCurrentCell(Cell cell) override;
    std::vector<Cell> selectedCells() const { return m_selection.cells(); }
    const std::vector<Cell> &selectedInOrder() const { return m_selection.cellsInOrder(); }
    /// Returns the same, with each cell again to which the stroke returned: see Selection::path().
    const std::vector<Cell> &selectedPath() const { return m_selection.path(); }
    bool isSelected(Cell cell) const { return m_selection.contains(cell); }
    /// Returns what the mouse selects, while its button is pressed.
    std::optional<SelectionChange> stroke() const { return m_strokes.current(); }
    /// Ends what the mouse selects as if its button were released. The next cell that it enters begins
    /// another selection.
    void divideStroke() { m_strokes.divide(); }
    std::vector<Cell> typedCells() const override;
    void select(const std::vector<Cell> &cells);
    /// Selects \a cells, and puts the cursor on \a cursor.
    void select(const std::vector<Cell> &cells, Cell cursor);
    void selectAll();
    /// Sets whether the cursor advances to the next cell after each digit.
    void setSteppingOn(bool isSteppingOn);
    const HighlightChoice &highlightChoice() const { return m_highlightChoice; }
    void setHighlightChoice(const HighlightChoice &choice);
    /// Sets which entries are shown as wrong, until the board changes.
    void setWrongEntries(const std::vector<Cell> &cells);
    /// Sets whether centre marks are each at the place of their digit; then they are called marks.
    void setMarksInGrid(bool areInGrid);
    bool areMarksInGrid() const { return m_areMarksInGrid; }
    /// Shows where digits can go on the document's board, until its shape changes.
    void setFilter(const DigitFilter &filter);
    const DigitFilter &filter() const { return m_filter; }
    /// Returns whether one is seen: not beside findings, nor on another board.
    bool showsFilter() const;
    /// Returns what is seen of the player's drawing on candidates: nothing beside findings, nor on another
    /// board.
    PlayerDrawing drawing() const;
    void setCoordinatesShown(bool areShown);
    void setFogShown(bool isShown);
    /// Sets the size of the digits, where 1 is the usual one.
    void setDigitScale(qreal scale);
    /// Holds \a digit, so that clicks on cells enter it as the input mode says; noDigit ends that.
    void holdDigit(Digit digit);
    Digit heldDigit() const override { return m_heldDigit; }
    /// Ends the number that is being typed, because something other than typing starts.
    void finishNumber();
    /// Enters \a digit as if it were typed.
    void enterDigit(Digit digit);
    /// Returns whether \a event types a digit or a blank on this board.
    bool isDigitKey(const QKeyEvent &event) const;
    /// Takes the focus and \a event, which came to another widget that has no use for it.
    void takeKey(QKeyEvent &event);

    /// Shows \a board, which has the puzzle of the document, instead of the document's until that changes,
    /// and refuses what is typed with the sentence \a whyReadOnly. Its corner marks are each in the place of
    /// their digit.
    void showInstead(const Board &board, const QString &whyReadOnly);
    /// Shows the document's board again.
    void showDocument();
    /// Returns the board that is shown.
    const Board &shownBoard() const override { return m_shown.board(); }
    bool isReadOnly() const override { return m_shown.isInstead(); }

    /// Shows \a findings in their layer until the board changes; empty ones clear it.
    void setFindings(BoardLayer layer, const BoardFindings &findings);
    /// Returns the findings that are seen.
    const BoardFindings &findings() const { return m_layers.seen(); }
    /// Returns those of one layer, which others may cover.
    const BoardFindings &findingsIn(BoardLayer layer) const { return m_layers.at(layer); }
    /// Shows live candidates until the board changes, below all findings.
    void setLiveMarks(const LiveMarks &marks);
    const LiveMarks &liveMarks() const { return m_liveMarks; }
    /// Returns whether they are seen: not beside candidates or a step of the findings, nor on another board.
    bool showsLiveMarks() const;
    /// Returns whether candidates of the findings are shown as dots, because the cells are too small.
    bool drawsDots();
    /// Returns what breaks a rule on the board that is shown.
    std::span<const Violation> shownViolations() const { return m_shown.violations(); }

    void setRuleEditing(const RuleEditing &editing);
    const RuleEditing &ruleEditing() const override { return m_ruleEditing; }
    /// Shows valid constraints as if the puzzle had them in place of \a replaced, until the board changes.
    void setSketch(const std::vector<Constraint> &sketch, const std::optional<Constraint> &replaced = {});
    const std::vector<Constraint> &sketch() const { return m_shown.sketch(); }
    /// Outlines groups of cells: those of the constraints that are selected in their list.
    void setOutlined(const std::vector<std::vector<Cell>> &groups);
    const std::vector<std::vector<Cell>> &outlined() const { return m_outlined; }

    /// Returns what a picture of the document's board highlights that looks as on the screen.
    BoardHighlights pictureHighlights() const
    {
        return isReadOnly() ? BoardHighlights() : withoutCursor(highlights(), showsFilter());
    }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Emitted when another digit is held, or none any more.
    void heldDigitChanged(Digit digit);
    /// Emitted when the user wants a menu for the selected cells, at \a place on the screen.
    void menuRequested(const QPoint &place);
    /// Emitted when another board is shown, on which nothing is selected yet.
    void shapeShown();
    void currentCellChanged(Cell cell);
    void selectionChanged();
    /// Emitted after a key that selects, and when a mouse button that has selected is released.
    void selectedByUser(SelectionChange change, bool isByMouse);
    void symbolsChanged();
    void marksInGridChanged();
    void filterChanged();
    void findingsChanged();
    void liveMarksChanged();
    void ruleEditingChanged();
    /// Emitted when another board is shown instead of the document's, or no longer.
    void shownBoardChanged();
    /// Emitted when Enter confirms the selection.
    void confirmed();
    /// Emitted when the mouse is pressed on \a cell, which was the only selected one.
    void pressedAgain(Cell cell);
    /// Emitted when a figure is typed for the constraint that is drawn.
    void figureTyped(const QString &figure);
    /// Emitted when a key has no meaning on this board; \a why is a sentence.
    void keyRefused(const QString &why);
    /// Emitted when a letter is typed where digits are numbers, but would be one of \a letters; \a why is a
    /// sentence.
    void letterRefused(const QString &why, const SymbolSet &letters);

protected:
    const Geometry &shape() const override;
    BoardLayout::Options layoutOptions() const override;
    BoardStyle boardStyle() const;
    void paintFocus() override { refresh(); }
    void step(int rows, int columns, Qt::KeyboardModifiers modifiers) override;
    std::optional<Cell> pressedCell(const QMouseEvent &event) const override;
    void beginStroke(Cell cell, const QMouseEvent &event) override;
    void continueStroke(Cell cell, const QMouseEvent &event) override;
    void moveStroke(const QMouseEvent &event) override;
    void endStroke() override;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    const Selection &selection() const override { return m_selection; }
    std::optional<Candidate> candidateAt(QPointF place) override;
    bool hasFindings() const override { return !findings().isEmpty(); }
    void changeSelection(const SelectionEdit &change) override;
    void selectByKey(SelectionChange how, const SelectionEdit &change) override;
    void refuseTyping() override { emit keyRefused(m_shown.whyReadOnly()); }
    void tellSymbols();
    void refuseKey(const QString &why, const SymbolSet *letters) override;
    void takeFigure(const QString &figure) override { emit figureTyped(figure); }
    void confirm() override { emit confirmed(); }
    void pressAgain(Cell cell) override { emit pressedAgain(cell); }
    void followDocument();
    void followMoves();
    void showShape();
    void showStep(const std::vector<Cell> &typedCells, const std::vector<Cell> &changedCells);
    BoardHighlights highlights() const;
    BoardFrame frame() const;
    void refresh();
    void clearFindings();

    Document &m_document;
    BoardEditor &m_editor;
    Selection m_selection;
    const SymbolSet *m_chosenSymbols;
    const SymbolSet *m_lastSymbols; ///< of the last symbolsChanged()
    StepTyping *m_typing;
    BoardKeys m_keys;
    BoardStrokes m_strokes;
    PenStrokes m_penStrokes;
    ShownBoard m_shown;
    BoardLayers m_layers;
    LiveMarks m_liveMarks;
    HighlightChoice m_highlightChoice;
    std::vector<Cell> m_wrongEntries;
    bool m_areMarksInGrid = false;
    DigitFilter m_filter;
    bool m_hasCoordinates = true;
    bool m_hasFog = true;
    qreal m_digitScale = 1;
    Digit m_heldDigit = noDigit;
    RuleEditing m_ruleEditing;
    bool m_hasRoomOutside = false; ///< for numbers beside the board, once a kind of rule has needed it
    std::vector<std::vector<Cell>> m_outlined;
    std::vector<Cell> m_selectedNext; ///< where the selected cells go in the step that is being made
    Cell m_currentNext = 0;
    int m_findingsNumber = 0;
    BoardRepainter m_repainter; ///< the last member, as it begins with all others
};

} // namespace sudoku
