#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "core/board/board.h"
#include "core/rules/violationwatch.h"
#include "ui/board/role.h"
#include "ui/board/subject.h"

#include <memory>
#include <optional>
#include <vector>

namespace sudoku {

/// What belongs to a step beside its boards.
struct StepDetails
{
    int group = 0; ///< steps one after the other that share a group other than 0 become one
    std::vector<Cell> typedCells = {}; ///< where it was typed
    std::optional<Role> role = {};     ///< the role that comes with it, and goes with it when it is undone
};

/// The one place where the window changes a board: its undo stack, its file, and what can be seen wrong
/// with it.
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(Board board, QObject *parent = nullptr);
    ~Document() override;

    const Board &board() const { return *m_board; }
    const Geometry &geometry() const { return m_board->puzzle.geometry; }
    /// Of the board as it stands.
    const std::vector<Violation> &violations() const { return m_violations; }

    QUndoStack &undoStack() { return m_undoStack; }
    const QString &filePath() const { return m_filePath; }
    bool isModified() const { return !m_undoStack.isClean(); }

    /// What becomes of a value that is typed.
    Role role() const { return m_role; }
    void setRole(Role role);

    /// What verdicts are about. The player's entries count as givens where that is set, and in any case where
    /// they are the puzzle (see areEntriesThePuzzle()).
    Subject subject() const;
    void setCountsEntries(bool countsEntries);

    /// Makes \a after the board, as one step that undo takes back under the name \a what. There is no step
    /// where the board stays as it is.
    void edit(Board after, const QString &what, const StepDetails &details = {});

    /// Starts over with another board, which came from \a filePath or from nowhere.
    void reset(const Board &board, const QString &filePath = {});
    /// The board as it stands was written to \a filePath.
    void setSaved(const QString &filePath);

    /// A group for StepDetails that was not used before.
    int newEditGroup() { return ++m_lastGroup; }

signals:
    void boardChanged();
    /// Size, regions or constraints are others than before; comes before boardChanged().
    void shapeChanged();
    void fileChanged();
    void roleChanged(sudoku::Role role);
    void countsEntriesChanged();
    /// After boardChanged(), where undo or redo changed the board and its geometry is the same: where that
    /// was typed, and the cells that have other contents now.
    void steppedThroughHistory(const std::vector<sudoku::Cell> &typedCells,
                               const std::vector<sudoku::Cell> &changedCells);

private:
    class Edit;
    using SharedBoard = std::shared_ptr<const Board>;
    void show(SharedBoard board);
    void tellStep(const Board &before, const std::vector<Cell> &typedCells);

    SharedBoard m_board;    // never null; shared with the steps that lead to it and away from it
    ViolationWatch m_watch; // of the board's puzzle
    std::vector<Violation> m_violations;
    QUndoStack m_undoStack;
    QString m_filePath;
    int m_lastGroup = 0;
    Role m_role = Role::Given;
    bool m_countsEntries = false;
};

} // namespace sudoku
