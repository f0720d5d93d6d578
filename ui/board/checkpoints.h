#pragma once

#include <QObject>

#include "core/board/board.h"

#include <vector>

namespace sudoku {

class CommandActions;
class Document;

/// The boards to which the player can go back after trying something. Another puzzle has none.
class Checkpoints : public QObject
{
    Q_OBJECT

public:
    explicit Checkpoints(Document &document, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    int count() const { return static_cast<int>(m_boards.size()); }
    /// Keeps the board as it is now.
    void set();
    /// Goes back to the last board that was kept, as a step of undo; if that is the board as it is now, to
    /// the one before. Forgets the boards behind it.
    void goBack();

signals:
    /// Emitted when the board was kept.
    void wasSet();
    void countChanged(int count);

private:
    void follow();

    Document &m_document;
    std::vector<Board> m_boards; // in the order in which they were kept
};

} // namespace sudoku
