#pragma once

#include <QObject>

#include "ui/base/messagebar.h"

namespace sudoku {

class BoardView;
class CommandActions;
class Document;

/// Describes the conflicts on the board, and moves the cursor to them.
class ConflictReporter : public QObject
{
    Q_OBJECT

public:
    ConflictReporter(const Document &document, BoardView &view, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    bool hasConflict() const;
    /// Returns a text such as "Two 5s in row 1: r1c1 and r1c7. There are 3 more conflicts." There must be a
    /// conflict.
    QString text() const;
    /// Returns the text of the first conflict: "Two 5s in row 1: r1c1 and r1c7."
    QString firstText() const;
    /// Returns why the puzzle on the board has no solution if that is seen at once, such as "No digit is left
    /// for r4c5: …"; otherwise an empty text.
    QString contradictionText() const;
    /// Returns text() as a message, or firstText() after \a before, with a button that goes to the conflict.
    Message message(const QString &before = {});
    /// Moves the cursor to the next cell that breaks a rule, in the order of the violations.
    void goToNext();

private:
    const Document &m_document;
    BoardView &m_view;
};

} // namespace sudoku
