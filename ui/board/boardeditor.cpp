#include "ui/board/boardeditor.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sudoku {
namespace {

bool isFilled(const Board &board, Cell cell)
{
    return board.digitAt(cell) != noDigit;
}

void setValue(Board &board, Cell cell, Digit digit, DigitRole role)
{
    board.puzzle.givens.set(cell, role == DigitRole::Given ? digit : noDigit);
    board.enter(cell, role == DigitRole::Given ? noDigit : digit);
}

void toggleMark(std::vector<DigitSet> &marks, const std::vector<Cell> &cells, Digit digit)
{
    const bool haveAll = std::ranges::all_of(cells, [&](Cell cell) { return marks[cell].contains(digit); });
    for (const Cell cell : cells) {
        if (haveAll)
            marks[cell].remove(digit);
        else
            marks[cell].insert(digit);
    }
}

void apply(Board &board, Digit digit, std::vector<Cell> cells, InputMode mode, DigitRole role)
{
    if (mode == InputMode::Value) {
        for (const Cell cell : cells)
            setValue(board, cell, digit, role);
        return;
    }
    if (mode == InputMode::Colour) {
        toggleMark(board.colours, cells, digit);
        return;
    }
    std::erase_if(cells, [&board](Cell cell) { return isFilled(board, cell); });
    toggleMark(mode == InputMode::CornerMark ? board.cornerMarks : board.centreMarks, cells, digit);
}

Board withoutEntries(Board board)
{
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell)
        board.enter(cell, noDigit);
    return board;
}

} // namespace

BoardEditor::BoardEditor(Document &document, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_number(document.geometry().digitCount())
{
    connect(&document, &Document::boardChanged, this, [this] {
        if (m_isEditing)
            return;
        m_refusalOfNumber.clear(); // it is about the board before
        finishNumber();
    });
    connect(&document, &Document::roleChanged, this, [this](DigitRole role) {
        finishNumber();
        emit roleChanged(role);
    });
    connect(&document, &Document::shapeChanged, this,
            [this] { m_number = DigitEntry(m_document.geometry().digitCount()); });
    connect(&document, &Document::shapeChanged, this, &BoardEditor::liftPen);
    connect(&document, &Document::fileChanged, this, &BoardEditor::liftPen);
    connect(&document, &Document::cellsMoved, this, &BoardEditor::liftPen);
}

void BoardEditor::setInputMode(InputMode mode)
{
    if (m_inputMode == mode)
        return;
    finishNumber();
    if (!isDrawing(mode))
        liftPen();
    m_inputMode = mode;
    emit inputModeChanged(mode);
}

DigitRole BoardEditor::role() const
{
    return m_document.role();
}

void BoardEditor::setRole(DigitRole role)
{
    m_document.setRole(role);
}

bool BoardEditor::type(const KeyInput &input, const std::vector<Cell> &cells)
{
    switch (input.kind) {
    case KeyInput::Kind::Figure:
        return typeFigure(input.value, cells, chosen(input.mode).value_or(m_inputMode));
    case KeyInput::Kind::Symbol:
        return enter(input.value, cells, chosen(input.mode));
    case KeyInput::Kind::Blank:
    case KeyInput::Kind::Clear:
    case KeyInput::Kind::Back:
        clear(cells);
        break;
    }
    return true;
}

bool BoardEditor::typeFigure(int figure, const std::vector<Cell> &cells, InputMode mode)
{
    if (mode == InputMode::Colour && figure > 0)
        return enter(figure, cells, mode);
    if (mode != m_numberMode)
        finishNumber();
    m_numberMode = mode;
    m_refusalOfNumber.clear();
    const std::optional<DigitEntry::Result> number = m_number.type(figure);
    if (!number) {
        emit refused((m_document.board().info.symbols
                          ? tr("This board has no symbol %1: figures count its symbols, 1 to %2.")
                          : tr("%1 is not a digit of this board: digits are 1 to %2."))
                         .arg(figure)
                         .arg(m_document.geometry().digitCount()));
        return false;
    }
    if (number->digit == noDigit) {
        clear(cells);
        return true;
    }
    if (!mayType(number->digit, cells, mode, isNumberOpen()))
        return false;
    writeNumber(*number, cells);
    return true;
}

void BoardEditor::writeNumber(const DigitEntry::Result &number, const std::vector<Cell> &cells)
{
    if (!number.isContinued) {
        m_beforeNumber = m_document.board();
        m_penBeforeNumber = m_pen;
        m_numberGroup = m_document.newEditGroup();
    }
    m_pen = m_penBeforeNumber;
    Board after = isDrawing(m_numberMode) ? withDrawn(*m_beforeNumber, number.digit, cells, m_numberMode)
                                          : withDigit(*m_beforeNumber, number.digit, cells, m_numberMode);
    edit(std::move(after), isDrawing(m_numberMode) ? tr("Draw") : tr("Enter Digit"),
         {.group = m_numberGroup, .typedCells = cells});
    if (number.dropped > 9 && m_document.geometry().digitCount() > 9)
        emit refused(tr("%1 is more than %2, so %3 starts a new number.")
                         .arg(number.dropped)
                         .arg(m_document.geometry().digitCount())
                         .arg(number.digit));
}

bool BoardEditor::enter(Digit digit, const std::vector<Cell> &cells, std::optional<InputMode> mode)
{
    const InputMode used = mode.value_or(m_inputMode);
    finishNumber();
    if (!mayType(digit, cells, used, false))
        return false;
    if (used == InputMode::Colour && digit > colourCount) {
        emit refused(tr("There is no colour %1: colours are 1 to %2.").arg(digit).arg(colourCount));
        return false;
    }
    if (used == InputMode::Colour && isDrawing(m_inputMode)) {
        setPenColour(digit);
        return true;
    }
    if (isDrawing(used)) {
        edit(withDrawn(m_document.board(), digit, cells, used), tr("Draw"), {.typedCells = cells});
        return true;
    }
    const QString what = used == InputMode::Value    ? tr("Enter Digit")
                         : used == InputMode::Colour ? tr("Cell Colour")
                                                     : tr("Pencil Mark");
    edit(withDigit(m_document.board(), digit, cells, used), what, {.typedCells = cells});
    return true;
}

Board BoardEditor::withDigit(Board board, Digit digit, const std::vector<Cell> &cells, InputMode mode) const
{
    const std::vector<Cell> changed = mode == InputMode::Value ? editable(cells) : cells;
    const bool isThere = !changed.empty() && std::ranges::all_of(changed, [&](Cell cell) {
        return board.digitAt(cell) == digit;
    });
    const bool isCleared = mode == InputMode::Value && m_sameDigitClears && isThere;
    apply(board, isCleared ? noDigit : digit, changed, mode, role());
    if (mode == InputMode::Value && m_keepsCandidates)
        removeMarksOfPeers(board, m_document.peers(), changed);
    return board;
}

void BoardEditor::clear(const std::vector<Cell> &cells)
{
    finishNumber();
    Board after = m_document.board();
    const bool hasValues = std::ranges::any_of(cells, [&](Cell cell) { return isFilled(after, cell); });
    const bool hasMarks = std::ranges::any_of(cells, [&](Cell cell) {
        return !after.cornerMarks[cell].isEmpty() || !after.centreMarks[cell].isEmpty();
    });
    if (isDrawing(m_inputMode)) {
        after.drawn.eraseIn(cells);
    } else if (m_inputMode == InputMode::Colour || (!hasValues && !hasMarks)) {
        for (const Cell cell : cells)
            after.colours[cell] = {};
        if (m_inputMode != InputMode::Colour)
            after.drawn.eraseIn(cells);
    } else if (!hasValues) {
        for (const Cell cell : cells)
            after.cornerMarks[cell] = after.centreMarks[cell] = {};
        forgetRemovedMarks(after, cells);
    } else if (mayEnter(noDigit, cells, false)) {
        for (const Cell cell : editable(cells))
            setValue(after, cell, noDigit, role());
    }
    edit(std::move(after), tr("Clear"), {.typedCells = cells});
}

void BoardEditor::leaveBlank(const std::vector<Cell> &cells)
{
    Board after = m_document.board();
    for (const Cell cell : editable(cells))
        setValue(after, cell, noDigit, role());
    edit(std::move(after), tr("Clear"), {.typedCells = cells});
}

bool BoardEditor::finishNumber()
{
    m_number.finish();
    if (m_refusalOfNumber.isEmpty())
        return true;
    emit refusedAtGiven(std::exchange(m_refusalOfNumber, {}));
    return false;
}

void BoardEditor::eraseDrawing()
{
    Board after = m_document.board();
    after.drawn = {};
    liftPen();
    editUnlessSame(std::move(after), tr("Erase Drawing"), tr("Nothing is drawn on candidates."));
}

void BoardEditor::clearEntries()
{
    edit(withoutEntries(m_document.board()), tr("Clear Entries"));
}

void BoardEditor::reset()
{
    Board after = withoutEntries(m_document.board());
    const Board untouched(after.puzzle);
    after.cornerMarks = untouched.cornerMarks;
    after.centreMarks = untouched.centreMarks;
    after.removedMarks.clear();
    after.colours = untouched.colours;
    after.drawn = {};
    after.crossedOut.clear();
    after.regionLinks.clear();
    editUnlessSame(std::move(after), tr("Reset"), tr("There is nothing to clear."));
}

void BoardEditor::clearAll()
{
    Board after(m_document.board().puzzle);
    after.puzzle.givens = Grid(after.puzzle.geometry.cellCount());
    after.switchedOff = m_document.board().switchedOff;
    editUnlessSame(std::move(after), tr("Clear All"), tr("There is nothing to clear."),
                   {.role = DigitRole::Given});
}

void BoardEditor::makeEntriesGivens()
{
    Board after = m_document.board();
    if (after.playerEntries().filledCount() == 0) // then those of Solve are meant
        after.isFromSolve.assign(after.isFromSolve.size(), false);
    editUnlessSame(after.withPuzzleOfEntries(), tr("Make Entries Givens"),
                   tr("There are no entries that could become givens."));
}

void BoardEditor::fillIn(const Grid &solution, const QString &what, const Compose &message)
{
    Board after = m_document.board();
    after.writeSolution(solution);
    edit(std::move(after), what, {.role = DigitRole::Entry, .message = message});
}

bool BoardEditor::mayEnter(Digit digit, const std::vector<Cell> &cells, bool isOpen)
{
    if (cells.empty() || !editable(cells).empty())
        return true;
    const auto isThere = [&](Digit each) {
        return std::ranges::all_of(
            cells, [&](Cell cell) { return each != noDigit && m_document.board().digitAt(cell) == each; });
    };
    if (isThere(digit))
        return true;
    const QString why = refusalText(cells.front());
    for (int figure = 0; isOpen && figure <= 9; ++figure)
        if (isThere(10 * digit + figure)) {
            m_refusalOfNumber = why;
            return true;
        }
    finishNumber();
    emit refusedAtGiven(why);
    return false;
}

bool BoardEditor::mayType(Digit digit, const std::vector<Cell> &cells, InputMode mode, bool isOpen)
{
    if (mode == InputMode::Value)
        return mayEnter(digit, cells, isOpen);
    if (isDrawing(mode))
        return isOpen || mayDraw(digit, cells); // 1 may still become 12
    return mayMark(cells, mode);
}

bool BoardEditor::mayMark(const std::vector<Cell> &cells, InputMode mode)
{
    const Board &board = m_document.board();
    const bool isRefused = mode != InputMode::Colour && !cells.empty()
                           && std::ranges::all_of(cells, [&](Cell cell) { return isFilled(board, cell); });
    if (isRefused)
        emit refused(tr("%1 has a digit already; pencil marks are for empty cells.")
                         .arg(QString::fromStdString(board.puzzle.geometry.cellName(cells.front()))));
    return !isRefused;
}

bool BoardEditor::isFixed(Cell cell) const
{
    return role() == DigitRole::Entry && m_document.board().isGiven(cell);
}

std::vector<Cell> BoardEditor::editable(const std::vector<Cell> &cells) const
{
    std::vector<Cell> free;
    std::ranges::copy_if(cells, std::back_inserter(free), [this](Cell cell) { return !isFixed(cell); });
    return free;
}

QString BoardEditor::refusalText(Cell given) const
{
    return tr("%1 is a given. Entries do not change givens.")
        .arg(QString::fromStdString(m_document.geometry().cellName(given)));
}

void BoardEditor::edit(Board after, const QString &what, const StepDetails &details)
{
    if (details.group == 0)
        finishNumber();
    m_isEditing = true;
    m_document.edit(std::move(after), what, details);
    m_isEditing = false;
}

void BoardEditor::editUnlessSame(Board after, const QString &what, const QString &why,
                                 const StepDetails &details)
{
    const bool isSame = after == m_document.board();
    edit(std::move(after), what, details);
    if (isSame)
        emit refused(why);
}

} // namespace sudoku
