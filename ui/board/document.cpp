#include "ui/board/document.h"

#include "core/board/clues.h"
#include "core/formats/entrypuzzle.h"
#include "core/rules/activerules.h"
#include "ui/base/savepath.h"

#include <QScopedValueRollback>

#include <utility>

namespace sudoku {
namespace {

bool isSameCell(const Board &a, const Board &b, Cell cell)
{
    return a.puzzle.givens[cell] == b.puzzle.givens[cell] && a.entries[cell] == b.entries[cell]
           && a.cornerMarks[cell] == b.cornerMarks[cell] && a.centreMarks[cell] == b.centreMarks[cell]
           && a.colours[cell] == b.colours[cell];
}

/// Returns whether a person sees the same in both.
bool looksEqual(const Board &a, const Board &b)
{
    if (a.puzzle != b.puzzle || a.info != b.info)
        return false;
    for (Cell cell = 0; cell < a.puzzle.geometry.cellCount(); ++cell)
        if (!isSameCell(a, b, cell))
            return false;
    return true;
}

/// Returns the map that takes every cell back.
std::vector<Cell> inverseOf(const std::vector<Cell> &map)
{
    std::vector<Cell> inverse(map.size());
    for (std::size_t cell = 0; cell < map.size(); ++cell)
        inverse[map[cell]] = static_cast<Cell>(cell);
    return inverse;
}

} // namespace

DigitRole firstRole(const Board &board)
{
    const bool isBegun = hasClues(board) || board.playerEntries().filledCount() > 0;
    return isBegun ? DigitRole::Entry : DigitRole::Given;
}

struct Document::History
{
    struct Step
    {
        SharedBoard before;
        SharedBoard after;
        QString what;
        StepDetails details;
        DigitRole roleBefore;
    };

    SharedBoard board;
    std::vector<Step> steps = {};
    int index = 0; ///< of the first step that is undone
};

/// The only undo command. A board is small enough to be kept whole. Two consecutive steps share the board
/// between them.
class Document::Edit : public QUndoCommand
{
public:
    Edit(Document &document, Board after, const QString &what, const StepDetails &details)
        : QUndoCommand(what),
          m_document(document),
          m_before(document.m_board),
          m_after(std::make_shared<const Board>(std::move(after))),
          m_details(details),
          m_roleBefore(document.role())
    {
    }

    Edit(Document &document, const History::Step &step)
        : QUndoCommand(step.what),
          m_document(document),
          m_before(step.before),
          m_after(step.after),
          m_details(step.details),
          m_roleBefore(step.roleBefore),
          m_wasDone(true)
    {
        m_details.group = 0; // what is typed now is another step
    }

    History::Step step() const { return {m_before, m_after, text(), m_details, m_roleBefore}; }
    bool changesPuzzle() const { return m_details.exchange != nullptr; }

    void undo() override
    {
        if (m_document.m_isBringingBack)
            return;
        show(m_before, true);
        if (m_details.role)
            m_document.setRole(m_roleBefore);
        if (m_after->puzzle.givens.filledCount() > 0 && firstRole(*m_before) == DigitRole::Given)
            m_document.setRole(DigitRole::Given); // what is typed next is a puzzle again
        if (m_details.cellMap.empty())
            m_document.tellStep(*m_after, m_details.typedCells);
    }

    void redo() override
    {
        if (m_document.m_isBringingBack)
            return;
        show(m_after, false);
        if (m_details.role)
            m_document.setRole(*m_details.role);
        if (std::exchange(m_wasDone, true) && m_details.cellMap.empty())
            m_document.tellStep(*m_before, m_details.typedCells);
    }

    int id() const override { return m_details.group == 0 ? -1 : m_details.group; }

    bool mergeWith(const QUndoCommand *next) override
    {
        m_after = static_cast<const Edit *>(next)->m_after; // the stack compared the id()s
        setObsolete(*m_after == *m_before);
        return true;
    }

private:
    void show(const SharedBoard &board, bool isUndone)
    {
        if (m_details.exchange)
            m_details.exchange();
        const std::vector<Cell> map = isUndone ? inverseOf(m_details.cellMap) : m_details.cellMap;
        if (!map.empty())
            emit m_document.cellsAboutToMove(map);
        m_document.show(board);
        if (!map.empty())
            emit m_document.cellsMoved(map);
        if (m_details.exchange)
            emit m_document.puzzleExchanged(isUndone);
    }

    Document &m_document;
    SharedBoard m_before;
    SharedBoard m_after;
    StepDetails m_details;
    DigitRole m_roleBefore;
    bool m_wasDone = false; // what was not done yet is no redo
};

Document::Document(Board board, QObject *parent)
    : QObject(parent),
      m_board(std::make_shared<const Board>(std::move(board))),
      m_watch(m_board->puzzle),
      m_peers(geometry().cellCount(), m_watch.rules()),
      m_violations(m_watch.look(m_board->digits()))
{
}

Document::~Document()
{
    m_undoStack.blockSignals(true); // it empties itself, and would tell a window that is half gone
}

void Document::setRuleCandidates(RuleCandidates left)
{
    m_ruleCandidates = std::move(left);
    m_leftByRules.clear();
}

bool Document::isSolved() const
{
    const Grid digits = board().digits();
    return digits.filledCount() == digits.cellCount() && m_violations.empty()
           && (!hasUnknownRegions(board().puzzle) || !digits.regions().empty());
}

DigitSet Document::candidatesByRules(Cell cell) const
{
    if (board().digitAt(cell) != noDigit)
        return {};
    const bool hasOtherRules = m_ruleCandidates && !board().puzzle.constraints.empty();
    if (hasOtherRules && m_leftByRules.empty())
        m_leftByRules = m_ruleCandidates(board());
    DigitSet left = hasOtherRules ? m_leftByRules[cell] : DigitSet::all(geometry().digitCount());
    for (const Cell peer : m_peers.of(cell))
        if (const Digit digit = board().digitAt(peer); digit != noDigit)
            left.remove(digit);
    return left;
}

void Document::setRole(DigitRole role)
{
    if (std::exchange(m_role, role) != role)
        emit roleChanged(role);
}

Subject Document::subject() const
{
    return {board(), m_countsEntries || areEntriesThePuzzle(board())};
}

void Document::setCountsEntries(bool countsEntries)
{
    if (std::exchange(m_countsEntries, countsEntries) != countsEntries)
        emit countsEntriesChanged();
}

void Document::edit(Board after, const QString &what, const StepDetails &details)
{
    restoreMarks(after, m_peers);
    after.forgetCrossedOut();
    if (after.puzzle != m_board->puzzle)
        after.regionLinks.clear(); // they followed from another puzzle
    if (details.message)
        emit explained(after, details.message);
    if (after != *m_board)
        m_undoStack.push(new Edit(*this, std::move(after), what, details));
    else if (details.role)
        setRole(*details.role);
}

void Document::noteRegions(std::span<const std::uint16_t> regions)
{
    Board after = board();
    after.entries.setRegions({regions.begin(), regions.end()});
    show(std::make_shared<const Board>(std::move(after)));
}

QString Document::suggestedPath(std::string_view suffix) const
{
    return pathNextTo(m_filePath, QString::fromStdString(board().info.title), suffix);
}

void Document::reset(const Board &board, const QString &filePath, const Compose &message)
{
    if (message)
        emit explained(board, message);
    m_undoStack.clear();
    m_filePath = filePath;
    show(std::make_shared<const Board>(board));
    emit fileChanged();
}

std::shared_ptr<const Document::History> Document::history() const
{
    const auto edit = [this](int index) { return static_cast<const Edit *>(m_undoStack.command(index)); };
    const int index = m_undoStack.index();
    int first = index;
    while (first > 0 && !edit(first - 1)->changesPuzzle())
        --first;
    int end = index;
    while (end < m_undoStack.count() && !edit(end)->changesPuzzle())
        ++end;
    auto history = std::make_shared<History>(History{.board = m_board, .index = index - first});
    for (int i = first; i < end; ++i)
        history->steps.push_back(edit(i)->step());
    return history;
}

void Document::bringBack(const std::shared_ptr<const History> &history)
{
    if (!history || !looksEqual(*history->board, board()))
        return;
    m_undoStack.clear();
    if (*history->board != board())
        show(history->board); // with what files do not keep, such as marks that may come back
    const QScopedValueRollback bringing(m_isBringingBack, true);
    for (const History::Step &step : history->steps)
        m_undoStack.push(new Edit(*this, step));
    m_undoStack.setIndex(history->index);
    m_undoStack.setClean();
}

void Document::setSaved(const QString &filePath)
{
    m_undoStack.setClean();
    setFilePath(filePath);
}

void Document::setFilePath(const QString &filePath)
{
    m_filePath = filePath;
    emit fileChanged();
}

void Document::show(SharedBoard board)
{
    const bool isOtherShape =
        board->puzzle.geometry != geometry() || board->puzzle.constraints != m_board->puzzle.constraints;
    m_board = std::move(board);
    m_leftByRules.clear();
    if (isOtherShape) {
        m_watch = ViolationWatch(m_board->puzzle);
        m_peers = Peers(geometry().cellCount(), m_watch.rules());
    }
    m_violations = m_watch.look(m_board->digits());
    if (isOtherShape)
        emit shapeChanged();
    emit boardChanged();
}

void Document::tellStep(const Board &before, const std::vector<Cell> &typedCells)
{
    if (before.puzzle.geometry != geometry())
        return;
    std::vector<Cell> changed;
    for (Cell cell = 0; cell < geometry().cellCount(); ++cell)
        if (!isSameCell(before, *m_board, cell))
            changed.push_back(cell);
    emit steppedThroughHistory(typedCells, changed, before);
}

} // namespace sudoku
