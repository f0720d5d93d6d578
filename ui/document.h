#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "core/board/board.h"
#include "core/variants/violations.h"

#include <memory>
#include <vector>

namespace sudoku {

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

    /// Makes \a after the board, as one step that undo takes back under the name \a what. Steps one after the
    /// other that share a \a group other than 0 become one. Does nothing where nothing changes.
    void edit(Board after, const QString &what, int group = 0);

    /// Starts over with another board, which came from \a filePath or from nowhere.
    void reset(const Board &board, const QString &filePath = {});
    /// The board as it stands was written to \a filePath.
    void setSaved(const QString &filePath);

    /// A group for edit() that was not used before.
    int newEditGroup() { return ++m_lastGroup; }

signals:
    void boardChanged();
    /// Size, regions or constraints are others than before; comes before boardChanged().
    void shapeChanged();
    void fileChanged();

private:
    class Edit;
    using SharedBoard = std::shared_ptr<const Board>;
    void show(SharedBoard board);

    SharedBoard m_board; // never null; shared with the steps that lead to it and away from it
    std::vector<Violation> m_violations;
    QUndoStack m_undoStack;
    QString m_filePath;
    int m_lastGroup = 0;
};

} // namespace sudoku
