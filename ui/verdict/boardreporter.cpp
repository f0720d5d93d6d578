#include "ui/verdict/boardreporter.h"

#include "core/board/clues.h"
#include "core/rules/violations.h"
#include "ui/board/boardeditor.h"
#include "ui/board/document.h"
#include "ui/solving/computation.h"
#include "ui/solving/livecheck.h"
#include "ui/solving/solvecontroller.h"
#include "ui/text/durationtext.h"
#include "ui/text/halttext.h"
#include "ui/text/words.h"
#include "ui/verdict/conclusiontext.h"
#include "ui/verdict/conflictreporter.h"

#include <QLocale>

namespace sudoku {
namespace {

/// With what the verdict does not cover.
QString withoutRules(const QString &text, const Board &board)
{
    const QString off = notCoveredText(board);
    return off.isEmpty() ? text : BoardReporter::tr("%1 (%2)").arg(text, off);
}

bool isFull(const Board &board)
{
    return board.digits().filledCount() == board.puzzle.geometry.cellCount();
}

} // namespace

BoardReporter::BoardReporter(const Parts &parts, MessageBar &bar, QObject *parent)
    : QObject(parent),
      m_parts(parts),
      m_bar(bar)
{
    // Later, so that the whole window knows of an edit before anything more is said of the board.
    connect(&m_parts.liveCheck, &LiveCheck::stateChanged, this, &BoardReporter::sayMore,
            Qt::QueuedConnection);
}

void BoardReporter::reportEdit()
{
    m_compose = [this] { return afterEdit(); };
    const Message message = m_compose();
    m_said = message.text;
    if (m_parts.conflicts.hasConflict() && m_bar.message().text == message.text)
        m_bar.hideBusy(); // said already: a screen reader need not read it after each key
    else
        m_bar.show(message);
}

void BoardReporter::reportSolve(const SolveAnswer &answer)
{
    const OrHalt<Outcome> &outcome = answer.result.outcome;
    if (outcome == Outcome::None)
        m_parts.liveCheck.learn(m_parts.document.board().withEntriesAsGivens(), {Uniqueness::None, {}, {}});
    say([this, answer] { return afterSolve(answer); });
    if (outcome == Outcome::Solved || (outcome == Outcome::None && answer.isWithEntries))
        m_parts.liveCheck.checkOnce();
}

void BoardReporter::say(const Compose &compose)
{
    m_compose = compose;
    const Message message = compose();
    m_said = message.text;
    m_bar.show(message);
}

void BoardReporter::sayMore()
{
    const bool isThere = m_compose && m_bar.message().text == m_said;
    if (!isThere)
        return;
    const Message message = m_compose();
    if (message.text != m_said || message.actionText != m_bar.message().actionText)
        say(m_compose);
}

Message BoardReporter::afterEdit()
{
    const Board &board = m_parts.document.board();
    const bool hasConflict = m_parts.conflicts.hasConflict();
    if (isFull(board) && hasConflict)
        return fullButWrong();
    if (hasConflict)
        return m_parts.conflicts.message();
    if (isFull(board))
        return {Message::Kind::Answer, withoutRules(tr("Solved. Every rule is kept."), board)};
    if (board.digits().filledCount() == 0)
        return {.text = tr("Type a puzzle, or paste it, or drop a text file here. F9 solves it.")};
    return {.text = tr("F9 solves the board, F8 checks whether it has exactly one solution.")};
}

Message BoardReporter::fullButWrong()
{
    const Grid *solution = m_parts.liveCheck.onlySolution();
    const std::size_t wrong = solution ? entriesUnlike(m_parts.document.board(), *solution).size() : 0;
    if (wrong == 0)
        return m_parts.conflicts.message(tr("All cells are filled, but this is no solution."));
    return {Message::Kind::Problem, tr("All cells are filled, but %1.").arg(wrongEntriesText(wrong)),
            wrong == 1 ? tr("Show It") : tr("Show Them"), [this] { emit wrongEntriesRequested(); }};
}

Message BoardReporter::afterSolve(const SolveAnswer &answer)
{
    const OrHalt<Outcome> &outcome = answer.result.outcome;
    if (outcome)
        return outcome == Outcome::Solved ? solved(answer) : withoutSolution(answer);
    if (outcome.error() == Halt::Stopped)
        return {Message::Kind::Hint,
                tr("Solving stopped after %1 and %2 conflicts: not decided.")
                    .arg(durationText(answer.elapsed), countText(answer.result.statistics.sat.conflicts))};
    return {Message::Kind::Problem, haltSentence(outcome.error())};
}

Message BoardReporter::solved(const SolveAnswer &answer)
{
    const Board &board = m_parts.document.board();
    const SolveStatistics &statistics = answer.result.statistics;
    const QString known =
        answer.isInSight
            ? tr("Solved.")
            : tr("Solved in %1.").arg(durationText(statistics.encodeTime + statistics.solveTime));
    const auto check = [this] { emit checkRequested(); };
    const auto message = [&](const QString &more) {
        return Message{Message::Kind::Answer, withoutRules(tr("%1 %2").arg(known, more).trimmed(), board)};
    };
    Message said = message(answer.isInSight ? tr("Every rule is kept.") : QString());
    switch (m_parts.liveCheck.state()) {
    case LiveCheck::State::Unique:
        said = message(tr("It is the only solution."));
        if (areEntriesThePuzzle(board)) {
            said.actionText = tr("Make Entries Givens");
            said.action = [this] { m_parts.editor.makeEntriesGivens(); };
        }
        break;
    case LiveCheck::State::Multiple:
        said = message(tr("The puzzle has other solutions."));
        said.actionText = tr("Show Two Solutions");
        said.action = check;
        break;
    case LiveCheck::State::Undecided:
        said = message(tr("Check (F8) tells whether it is the only solution."));
        said.actionText = tr("Check");
        said.action = check;
        break;
    case LiveCheck::State::None:
    case LiveCheck::State::Checking:
    case LiveCheck::State::Off:
        break;
    }
    return said;
}

Message BoardReporter::withoutSolution(const SolveAnswer &answer)
{
    const bool isInSight = answer.isInSight && m_parts.conflicts.hasConflict();
    const Puzzle &clues = m_parts.document.board().puzzle;
    const bool isByEntries = answer.isWithEntries && findViolations(clues, clues.givens).empty();
    const QString took =
        durationText(answer.result.statistics.encodeTime + answer.result.statistics.solveTime);
    if (isInSight)
        return isByEntries ? withoutEntries(m_parts.conflicts.firstText(), m_parts.conflicts.message())
                           : m_parts.conflicts.message(tr("No solution."));
    return isByEntries ? withoutEntries(tr("No solution with your entries."),
                                        explained(tr("No solution with your entries.")))
                       : explained(tr("No solution (proved in %1).").arg(took));
}

/// \a known, and whether the player's entries are to blame; \a otherwise as long as nobody knows.
Message BoardReporter::withoutEntries(const QString &known, const Message &otherwise)
{
    const CheckResult &clues = m_parts.liveCheck.knownOf(m_parts.document.board().puzzle);
    const auto solveClues = [this] {
        m_parts.editor.clearEntries();
        m_parts.solver.solve();
    };
    if (!clues.solutions.empty())
        return {Message::Kind::Problem, tr("%1 Without your entries there is a solution.").arg(known),
                tr("Clear Entries and Solve"), solveClues};
    if (m_parts.liveCheck.state() == LiveCheck::State::Undecided)
        return {Message::Kind::Problem, known, tr("Clear Entries and Solve"), solveClues};
    if (clues.verdict == Uniqueness::None)
        return explained(tr("%1 Without your entries there is no solution either.").arg(known));
    return otherwise;
}

Message BoardReporter::explained(const QString &text)
{
    return {Message::Kind::Problem, text, tr("Explain"), [this] { emit explanationRequested(); }};
}

} // namespace sudoku
