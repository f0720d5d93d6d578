#include "ui/boardeditor.h"

#include "ui/document.h"

#include <algorithm>

namespace sudoku {
namespace {

bool isFilled(const Board &board, Cell cell)
{
    return board.digitAt(cell) != noDigit;
}

void setValue(Board &board, Cell cell, Digit digit, Role role)
{
    board.puzzle.givens.set(cell, role == Role::Given ? digit : noDigit);
    board.entries.set(cell, role == Role::Given ? noDigit : digit);
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

void apply(Board &board, Digit digit, std::vector<Cell> cells, Pen pen, Role role)
{
    if (pen == Pen::Value) {
        for (const Cell cell : cells)
            setValue(board, cell, digit, role);
        return;
    }
    std::erase_if(cells, [&board](Cell cell) { return isFilled(board, cell); });
    toggleMark(pen == Pen::CornerMark ? board.cornerMarks : board.centreMarks, cells, digit);
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
        finishNumber();
        if (m_document.board().digits().filledCount() == 0)
            setRole(Role::Given); // undone to the start: what is typed next is a puzzle again
    });
    connect(&document, &Document::shapeChanged, this,
            [this] { m_number = DigitEntry(m_document.geometry().digitCount()); });
}

void BoardEditor::setPen(Pen pen)
{
    if (m_pen == pen)
        return;
    finishNumber();
    m_pen = pen;
    emit penChanged(pen);
}

void BoardEditor::setRole(Role role)
{
    if (m_role == role)
        return;
    finishNumber();
    m_role = role;
    emit roleChanged(role);
}

void BoardEditor::type(const KeyInput &input, const std::vector<Cell> &cells)
{
    switch (input.kind) {
    case KeyInput::Kind::Figure:
        typeFigure(input.value, cells, input.pen.value_or(m_pen));
        break;
    case KeyInput::Kind::Symbol:
        enter(input.value, cells, input.pen);
        break;
    case KeyInput::Kind::Clear:
        clear(cells);
        break;
    }
}

void BoardEditor::typeFigure(int figure, const std::vector<Cell> &cells, Pen pen)
{
    if (pen != m_numberPen)
        finishNumber();
    m_numberPen = pen;
    const std::optional<DigitEntry::Result> number = m_number.type(figure);
    if (!number) {
        emit refused(tr("%1 is no digit of this board: they are 1 to %2.")
                         .arg(figure)
                         .arg(m_document.geometry().digitCount()));
        return;
    }
    if (number->digit == noDigit) {
        clear(cells);
        return;
    }
    if (!number->isContinued) {
        m_beforeNumber = m_document.board();
        m_numberGroup = m_document.newEditGroup();
    }
    Board after = *m_beforeNumber;
    apply(after, number->digit, pen == Pen::Value ? editable(cells) : cells, pen, m_role);
    edit(std::move(after), tr("Enter Digit"), m_numberGroup);
    if (number->dropped > 9 && m_document.geometry().digitCount() > 9)
        emit refused(tr("%1 is more than %2, so %3 begins a new number.")
                         .arg(number->dropped)
                         .arg(m_document.geometry().digitCount())
                         .arg(number->digit));
}

void BoardEditor::enter(Digit digit, const std::vector<Cell> &cells, std::optional<Pen> pen)
{
    Board after = m_document.board();
    const Pen used = pen.value_or(m_pen);
    apply(after, digit, used == Pen::Value ? editable(cells) : cells, used, m_role);
    edit(std::move(after), used == Pen::Value ? tr("Enter Digit") : tr("Pencil Mark"));
}

void BoardEditor::clear(const std::vector<Cell> &cells)
{
    Board after = m_document.board();
    const bool hasValues = std::ranges::any_of(cells, [&](Cell cell) { return isFilled(after, cell); });
    if (hasValues) {
        for (const Cell cell : editable(cells))
            setValue(after, cell, noDigit, m_role);
    } else {
        for (const Cell cell : cells)
            after.cornerMarks[cell] = after.centreMarks[cell] = {};
    }
    edit(std::move(after), tr("Clear"));
}

void BoardEditor::clearEntries()
{
    Board after(m_document.board().puzzle);
    after.switchedOff = m_document.board().switchedOff;
    edit(std::move(after), tr("Clear Entries"));
}

void BoardEditor::clearAll()
{
    Board after(m_document.board().puzzle);
    after.puzzle.givens = Grid(after.puzzle.geometry.cellCount());
    after.switchedOff = m_document.board().switchedOff;
    edit(std::move(after), tr("Clear All"));
    setRole(Role::Given);
}

void BoardEditor::fixEntries()
{
    Board after = m_document.board();
    after.puzzle = after.withEntriesAsGivens();
    after.entries = Grid(after.entries.cellCount());
    edit(std::move(after), tr("Fix Entries as Givens"));
}

void BoardEditor::fillIn(const Grid &solution, const QString &what)
{
    Board after = m_document.board();
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        if (!after.isGiven(cell))
            after.entries.set(cell, solution[cell]);
    edit(std::move(after), what);
    setRole(Role::Entry);
}

std::vector<Cell> BoardEditor::editable(const std::vector<Cell> &cells)
{
    if (m_role == Role::Given)
        return cells;
    std::vector<Cell> free;
    std::ranges::copy_if(cells, std::back_inserter(free),
                         [this](Cell cell) { return !m_document.board().isGiven(cell); });
    if (free.empty() && !cells.empty())
        emit refused(tr("%1 is a given of the puzzle. To change it, type givens (Ctrl+Alt+G).")
                         .arg(QString::fromStdString(m_document.geometry().cellName(cells.front()))));
    return free;
}

void BoardEditor::edit(Board after, const QString &what, int group)
{
    if (group == 0)
        finishNumber();
    m_isEditing = true;
    m_document.edit(std::move(after), what, group);
    m_isEditing = false;
}

} // namespace sudoku
