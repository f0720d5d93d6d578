#pragma once

#include <QObject>

#include "ui/base/message.h"

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
class Grid;
class LiveCheck;

/// Goes back to the last state of the board in which every entry was that of the only solution, by undo, so
/// that redo leads forward again.
class RightState : public QObject
{
    Q_OBJECT

public:
    RightState(Document &document, BoardView &view, LiveCheck &liveCheck, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);
    /// Goes back as soon as the solution is known, and says what that took back.
    void goBack();

signals:
    void message(const sudoku::Message &message);

private:
    void answer();
    void undoTo(const Grid &solution);
    bool isRight(const Grid &solution) const;

    Document &m_document;
    BoardView &m_view;
    LiveCheck &m_liveCheck;
    bool m_isAsked = false; // and the puzzle is still being checked
};

} // namespace sudoku
