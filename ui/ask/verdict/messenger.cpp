#include "ui/ask/verdict/messenger.h"

#include "core/board/clues.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conclusiontext.h"
#include "ui/ask/verdict/conflictreporter.h"
#include "ui/board/document.h"
#include "ui/text/remarkwords.h"
#include "ui/text/sharedboard.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

namespace sudoku {

Messenger::Messenger(const Document &document, const LiveCheck &liveCheck, ConflictReporter &conflicts,
                     MessageBar &bar, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_liveCheck(liveCheck),
      m_conflicts(conflicts),
      m_bar(bar)
{
    connect(&document, &Document::explained, this, &Messenger::answer);
    connect(&document, &Document::boardChanged, this, [this] {
        if (m_answer && m_answer->about != m_document.board())
            m_answer.reset();
        refresh();
    });
    connect(&liveCheck, &LiveCheck::stateChanged, this, &Messenger::refresh);
    refresh();
}

MessageHandle Messenger::say(Message message)
{
    if (!message.handle)
        message.handle = MessageHandle::next();
    answer(m_document.board(), [message] { return message; });
    return message.handle;
}

void Messenger::answer(const Board &board, const Compose &compose)
{
    m_busy.clear();
    m_answer = {board, compose};
    if (board == m_document.board())
        m_bar.show(current()); // even if the same was said before
}

void Messenger::withdraw(MessageHandle handle)
{
    if (handle && m_answer && m_answer->compose().handle == handle)
        forget();
}

void Messenger::forget()
{
    m_answer.reset();
    refresh();
}

bool Messenger::dismiss()
{
    const bool isAnswered = m_answer && m_answer->about == m_document.board();
    const bool isSilent = isAnswered && m_answer->compose().text.isEmpty();
    if (!m_busy.isEmpty() || isSilent)
        return false;
    const bool hasTask = m_task && !m_task().text.isEmpty();
    const bool isSolved = isFull(m_document.board()) && !m_conflicts.hasConflict() && !hasTask;
    m_answer.reset();
    if (isSolved)
        m_answer = {m_document.board(), [] { return Message(); }};
    refresh();
    return isAnswered || isSolved;
}

void Messenger::setQuiet(bool isQuiet)
{
    m_isQuiet = isQuiet;
    forget();
}

void Messenger::showBusy(const QString &text)
{
    m_busy = text;
    refresh();
}

/// Decides which message is shown.
Message Messenger::current()
{
    if (!m_busy.isEmpty())
        return {Message::Kind::Busy, m_busy};
    if (m_answer && m_answer->about == m_document.board())
        return m_answer->compose();
    if (m_isQuiet)
        return {};
    if (m_conflicts.hasConflict())
        return conflictMessage();
    if (const Message contradiction = contradictionMessage(); !contradiction.text.isEmpty())
        return contradiction;
    if (const Message task = m_task ? m_task() : Message(); !task.text.isEmpty())
        return task;
    const Message other = otherSolutionMessage();
    return other.text.isEmpty() ? hint() : other;
}

/// Says that the only solution is not the one that the source of the puzzle states, while that may matter.
Message Messenger::otherSolutionMessage() const
{
    const Grid *solution = m_liveCheck.onlySolution();
    if (!solution || isFull(m_document.board()))
        return {};
    const QString other = otherSolutionText(m_document.board(), *solution);
    return other.isEmpty() ? Message() : Message{Message::Kind::Problem, asSentence(other)};
}

Message Messenger::conflictMessage()
{
    if (!isFull(m_document.board()))
        return m_conflicts.message();
    const Grid *solution = m_liveCheck.onlySolution();
    const std::size_t wrong = solution ? entriesUnlike(m_document.board(), *solution).size() : 0;
    if (wrong == 0)
        return m_conflicts.message(tr("All cells are filled, but this is not a solution."));
    return {Message::Kind::Problem,
            tr("All cells are filled, but %1.").arg(wrongEntriesText(wrong)),
            {tr("Show It/Them", nullptr, static_cast<int>(wrong)), [this] { emit wrongEntriesRequested(); }}};
}

Message Messenger::solved(const Board &board, const QString &time)
{
    const QString other = asNextSentence(otherSolutionText(board, board.digits()));
    const Grid &stated = board.info.solution; // which says more than a check of some rules
    const bool isStated = stated.cellCount() > 0 && hasAll(stated, board.digits());
    const bool isChecked = isStated || notCoveredText(board).isEmpty();
    if (hasHelpOfSolve(board))
        return {.text = (isChecked ? tr("Solve filled in the board. Every rule is obeyed.")
                                   : tr("Solve filled in the board. %1").arg(obeyedText(board)))
                        + other};
    const QString solved = !isChecked       ? tr("The board is full. %1").arg(obeyedText(board))
                           : time.isEmpty() ? tr("Solved! Every rule is obeyed.")
                                            : tr("Solved in %1! Every rule is obeyed.").arg(time);
    const QString message = QString::fromStdString(board.info.message);
    return {Message::Kind::Answer,
            solved + other + (message.isEmpty() ? message : QLatin1Char(' ') + message)};
}

/// Says why there is no solution, if a look at the board shows it; otherwise the state alone is enough.
Message Messenger::contradictionMessage()
{
    if (m_liveCheck.state() != LiveCheck::State::None)
        return {};
    if (m_examined != m_document.board()) {
        m_examined = m_document.board();
        m_contradiction = m_conflicts.contradictionText();
    }
    return {
        Message::Kind::Problem, m_contradiction, {tr("Explain"), [this] { emit explanationRequested(); }}};
}

Message Messenger::unknownRegionsMessage() const
{
    const Grid *solution = m_liveCheck.onlySolution();
    const std::size_t wrong = solution ? entriesUnlike(m_document.board(), *solution).size() : 0;
    if (wrong > 0)
        return {Message::Kind::Problem, tr("All cells are filled, but %1.").arg(wrongEntriesText(wrong))};
    return {.text = tr(
                "All cells are filled, and no digit is repeated in a row or column. Whether regions fit is "
                "not known yet.")};
}

Message Messenger::hint() const
{
    const Board &board = m_document.board();
    if (isFull(board) && !m_document.isSolved())
        return unknownRegionsMessage();
    if (isFull(board))
        return solved(board, m_time ? m_time() : QString());
    const bool isUntouched = board == Board(Puzzle(board.puzzle.geometry));
    return isUntouched ? typingHint() : Message();
}

Message Messenger::typingHint() const
{
    switch (m_typing ? m_typing() : Typing::Digits) {
    case Typing::Digits:
        return {.text = tr(
                    "Type a puzzle row by row, with Space for a blank; or paste one, or drop a file here. F9 "
                    "solves it.")};
    case Typing::Numbers:
        return {.text = tr("Type a puzzle row by row, with Space to go to the next cell; or paste one, or "
                           "drop a file here. F9 solves it.")};
    case Typing::Other:
        break;
    }
    return {};
}

void Messenger::refresh()
{
    // Assistive technology would read the same message after each key.
    const Message message = current();
    const Message &shown = m_bar.message();
    if (message.text != shown.text || message.offer.text != shown.offer.text)
        m_bar.show(message);
}

} // namespace sudoku
