#pragma once

#include <QObject>

#include "core/board/board.h"
#include "ui/base/messagebar.h"

#include <functional>
#include <optional>

namespace sudoku {

class ConflictReporter;
class Document;
class LiveCheck;

/// Decides what the message bar says: how far a computation is; else the last answer, for as long as the
/// board is the one that it is about; else a conflict on the board; else a hint. Everything that has
/// something to say tells it here.
class Messenger : public QObject
{
    Q_OBJECT

public:
    using Compose = std::function<Message()>;

    Messenger(const Document &document, const LiveCheck &liveCheck, ConflictReporter &conflicts,
              MessageBar &bar, QObject *parent = nullptr);

    /// Something happened. A computation that runs says how far it is a moment later.
    void say(const Message &message);
    /// Likewise, about \a board: the document's, or the one that it is about to get.
    void sayAbout(const Board &board, const Message &message);
    /// An answer about \a board. \a compose makes the message again when more is known.
    void answer(const Board &board, const Compose &compose);
    /// That is not so any more: \a text, if it is what was said last.
    void withdraw(const QString &text);
    /// What was said last is about something else now.
    void forget();

    void showBusy(const QString &text);
    void endBusy() { showBusy({}); }

signals:
    void wrongEntriesRequested();

private:
    struct Answer
    {
        Board about;
        Compose compose;
    };

    Message current();
    Message conflictMessage();
    Message hint() const;
    void refresh();

    const Document &m_document;
    const LiveCheck &m_liveCheck;
    ConflictReporter &m_conflicts;
    MessageBar &m_bar;
    QString m_busy; // empty: nothing runs, or not for long yet
    std::optional<Answer> m_answer;
};

} // namespace sudoku
