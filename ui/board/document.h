#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "core/board/board.h"
#include "core/rules/peers.h"
#include "core/rules/violationwatch.h"
#include "ui/base/message.h"
#include "ui/board/subject.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// Whether a typed value becomes part of the puzzle or of the player's solution.
enum class DigitRole { Given, Entry };

/// Returns the role of the first input on a board that was opened or pasted: givens if it is empty, otherwise
/// entries.
DigitRole firstRole(const Board &board);

/// Details of a step of undo.
struct StepDetails
{
    int group = 0; ///< consecutive steps with the same group, other than 0, become one step
    std::vector<Cell> typedCells = {}; ///< the cells in which the user typed
    /// For a step that moves the cells of the whole board, such as a turn: where each cell goes.
    std::vector<Cell> cellMap = {};
    std::optional<DigitRole> role = {}; ///< the role that the step sets, and that undo restores
    /// For a step that puts another puzzle on the board: exchanges what belongs to the puzzle beside the
    /// board, such as its file. Called before each change of the board by the step, its undo and its redo.
    std::function<void()> exchange = {};
    Compose message = {}; ///< what is said of the board after the step
};

/// The only place where the window changes a board: holds its undo stack, its file and its violations.
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(Board board, QObject *parent = nullptr);
    ~Document() override;

    const Board &board() const { return *m_board; }
    const Geometry &geometry() const { return m_board->puzzle.geometry; }
    /// Returns the violations of the current board.
    const std::vector<Violation> &violations() const { return m_violations; }
    /// Returns whether every cell is filled and every rule is obeyed. If the regions are unknown, some must
    /// have been found for these digits.
    bool isSolved() const;

    /// Returns the pencil marks of \a cell that a digit on the board contradicts.
    DigitSet contradictedMarks(Cell cell) const { return sudoku::contradictedMarks(board(), m_peers, cell); }
    /// Returns which cells see each other.
    const Peers &peers() const { return m_peers; }
    /// Lets \a left say, by cell, which digits a look at each rule leaves for the open cells of a board.
    /// Until then the rules are those of cells that see each other.
    using RuleCandidates = std::function<std::vector<DigitSet>(const Board &)>;
    void setRuleCandidates(RuleCandidates left);
    /// Returns the digits that the rules leave for \a cell, whatever its marks are; none if it has a digit.
    DigitSet candidatesByRules(Cell cell) const;

    QUndoStack &undoStack() { return m_undoStack; }
    const QUndoStack &undoStack() const { return m_undoStack; }
    const QString &filePath() const { return m_filePath; }
    /// Returns the path under which a file with \a suffix is proposed, see pathNextTo().
    QString suggestedPath(std::string_view suffix) const;
    bool isModified() const { return !m_undoStack.isClean(); }

    /// Returns whether a typed value becomes a given or an entry.
    DigitRole role() const { return m_role; }
    void setRole(DigitRole role);

    /// Returns the subject of verdicts. The player's entries count as givens if that is set, and in any case
    /// if they are the puzzle (see areEntriesThePuzzle()).
    Subject subject() const;
    void setCountsEntries(bool countsEntries);

    /// Makes \a after the board, as one step that undo names \a what. There is no step if the board does not
    /// change; its message is shown in any case. The pencil marks that a digit removed come back with the
    /// step that removes the digit.
    void edit(Board after, const QString &what, const StepDetails &details = {});

    /// Notes \a regions, which were found for the digits of the full board; see Grid::regions(). That is no
    /// step of undo, because the player has done nothing.
    void noteRegions(std::span<const std::uint16_t> regions);

    /// Starts again with another board, which was read from \a filePath, or from no file if it is empty.
    /// \a message is shown with it.
    void reset(const Board &board, const QString &filePath = {}, const Compose &message = {});
    /// The steps of undo that concern this puzzle alone: as far back and ahead as no other puzzle comes onto
    /// the board. Cheap to keep: steps share their boards.
    struct History;
    std::shared_ptr<const History> history() const;
    /// Brings back \a history after a reset to the board that it was taken of, as it was then; nothing
    /// happens if the board is another one. The board counts as saved.
    void bringBack(const std::shared_ptr<const History> &history);
    /// Marks the board as saved in \a filePath.
    void setSaved(const QString &filePath);
    /// Notes that the board is one of \a filePath, or of no file if it is empty, and changes nothing else.
    void setFilePath(const QString &filePath);

    /// Returns a group for StepDetails that was not used before.
    int newEditGroup() { return ++m_lastGroup; }

signals:
    /// Emitted with the message on a step or on another board, just before \a board comes, so that nothing
    /// else is said of it first.
    void explained(const sudoku::Board &board, const sudoku::Compose &message);
    void boardChanged();
    /// Emitted after boardChanged() if a step with StepDetails::exchange was made, undone or made again.
    void puzzleExchanged(bool isUndone);
    /// Emitted before boardChanged() if the size, the regions or the constraints changed.
    void shapeChanged();
    void fileChanged();
    void roleChanged(sudoku::DigitRole role);
    void countsEntriesChanged();
    /// Emitted before and after a step with StepDetails::cellMap, its undo and its redo: \a map says where
    /// each cell goes.
    void cellsAboutToMove(const std::vector<sudoku::Cell> &map);
    void cellsMoved(const std::vector<sudoku::Cell> &map);
    /// Emitted after boardChanged() if undo or redo changed the board but not its geometry, and moved no
    /// cells: \a typedCells are the cells in which that was typed, \a before is the board before it.
    void steppedThroughHistory(const std::vector<sudoku::Cell> &typedCells,
                               const std::vector<sudoku::Cell> &changedCells, const sudoku::Board &before);

private:
    class Edit;
    using SharedBoard = std::shared_ptr<const Board>;
    void show(SharedBoard board);
    void tellStep(const Board &before, const std::vector<Cell> &typedCells);

    SharedBoard m_board;    // never null; shared with the steps that lead to it and away from it
    ViolationWatch m_watch; // of the board's puzzle
    Peers m_peers;
    std::vector<Violation> m_violations;
    RuleCandidates m_ruleCandidates;
    mutable std::vector<DigitSet> m_leftByRules; // of the board, or empty if nobody has asked yet
    QUndoStack m_undoStack;
    QString m_filePath;
    int m_lastGroup = 0;
    DigitRole m_role = DigitRole::Given;
    bool m_countsEntries = false;
    bool m_isBringingBack = false; // steps that were made before
};

} // namespace sudoku
