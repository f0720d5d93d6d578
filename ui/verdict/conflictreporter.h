#pragma once

#include <QObject>

#include "ui/base/messagebar.h"

namespace sudoku {

class BoardView;
class CommandActions;
class Document;

/// Says which rules the digits on the board break, and goes there.
class ConflictReporter : public QObject
{
    Q_OBJECT

public:
    ConflictReporter(const Document &document, BoardView &view, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    bool hasConflict() const;
    /// "Two 5s in row 1: r1c1 and r1c7. 3 more conflicts." There must be a conflict.
    QString text() const;
    /// "Two 5s in row 1: r1c1 and r1c7."
    QString firstText() const;
    /// The text, or the first one behind what is \a before it, with a button that goes there.
    Message message(const QString &before = {});
    /// Moves the cursor to the next cell that breaks a rule, in the order in which they are told.
    void goToNext();

private:
    const Document &m_document;
    BoardView &m_view;
};

} // namespace sudoku
