#pragma once

#include <QObject>

#include "ui/ask/solving/livecheck.h"
#include "ui/base/messagebar.h"

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
class Settings;

/// Compares the player's entries with the only solution: when asked, and, if the player wants it, after each
/// entry.
class EntryCheck : public QObject
{
    Q_OBJECT

public:
    EntryCheck(Document &document, BoardView &view, LiveCheck &liveCheck, QObject *parent = nullptr);

    /// Connects the commands; \a settings keeps whether wrong entries are marked at once.
    void connectCommands(const CommandActions &actions, Settings &settings);

signals:
    void message(const sudoku::Message &message);
    /// Emitted when the player asked and entries are wrong.
    void foundWrong();

private:
    void setAlways(bool isAlways);
    void ask();
    void answer();
    void mark();

    Document &m_document;
    BoardView &m_view;
    LiveCheck &m_liveCheck;
    bool m_isAlways = false;
    bool m_isAsked = false; // and the puzzle is still being checked
};

/// Returns the message that no entry can be called wrong, because the check ended in \a state and the only
/// solution is not known.
Message noWrongEntries(LiveCheck::State state);

} // namespace sudoku
