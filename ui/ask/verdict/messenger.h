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

/// Decides what the message bar shows: the progress of a computation; otherwise the last answer, as long as
/// the board is the one that it is about; otherwise a conflict on the board, or what contradicts itself there
/// at once; otherwise the task that the board sets; otherwise how to begin, or nothing. All messages of the
/// window go through this object.
class Messenger : public QObject
{
    Q_OBJECT

public:
    Messenger(const Document &document, const LiveCheck &liveCheck, ConflictReporter &conflicts,
              MessageBar &bar, QObject *parent = nullptr);

    /// Shows \a message about the board as it is. A running computation shows its progress again a moment
    /// later. Returns the handle of the message, a new one unless it has one.
    MessageHandle say(Message message);
    /// Shows an answer about \a board, which is the document's board or is about to become it.
    void answer(const Board &board, const Compose &compose);
    /// Removes the last message if it is that of \a handle, because it is no longer true.
    void withdraw(MessageHandle handle);
    /// Removes the last message, because it is about something else.
    void forget();
    /// Removes what was said, or that the board is solved, because the user has read it. Returns false if
    /// there is no such message: a conflict, a task and how to begin stay.
    bool dismiss();

    /// Lets \a time tell how long the player took for a board that is solved; an empty text if that is not
    /// shown.
    void setTime(std::function<QString()> time) { m_time = std::move(time); }

    /// Sets the function that says what the board asks the user to do; without text if nothing.
    void setTask(Compose task) { m_task = std::move(task); }

    /// Returns what is said of \a board, which is full and obeys every rule: praise only if its player solved
    /// it. \a time, if it is known, tells how long that took.
    static Message solved(const Board &board, const QString &time = {});

    /// What the keys mean that are typed on the board.
    enum class Typing {
        Digits,  ///< each is a digit
        Numbers, ///< of one or two figures, one for each cell
        Other
    };
    /// Lets \a typing tell that.
    void setTyping(std::function<Typing()> typing) { m_typing = std::move(typing); }

    /// While \a isQuiet, nothing is said about the board, and what was said is removed.
    void setQuiet(bool isQuiet);

    void showBusy(const QString &text);
    void endBusy() { showBusy({}); }
    /// Shows the current message, because what it depends on has changed.
    void refresh();

signals:
    void wrongEntriesRequested();
    void explanationRequested();

private:
    struct Answer
    {
        Board about;
        Compose compose;
    };

    Message current();
    Message conflictMessage();
    Message contradictionMessage();
    Message otherSolutionMessage() const;
    Message unknownRegionsMessage() const;
    Message hint() const;
    Message typingHint() const;

    const Document &m_document;
    const LiveCheck &m_liveCheck;
    ConflictReporter &m_conflicts;
    MessageBar &m_bar;
    std::function<QString()> m_time;
    Compose m_task;
    std::function<Typing()> m_typing;
    QString m_busy; // empty if nothing runs, or not for long yet
    std::optional<Answer> m_answer;
    bool m_isQuiet = false;
    std::optional<Board> m_examined; // the board that m_contradiction is about
    QString m_contradiction;         // why it has no solution, or empty
};

} // namespace sudoku
