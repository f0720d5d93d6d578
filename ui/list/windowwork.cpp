#include "ui/list/windowwork.h"

#include "ui/board/boardeditor.h"
#include "ui/board/document.h"
#include "ui/board/solveclock.h"
#include "ui/files/filecontroller.h"
#include "ui/files/recovery/journal.h"
#include "ui/files/recovery/leftwork.h"
#include "ui/files/recovery/recovery.h"
#include "ui/list/collection.h"
#include "ui/list/generator.h"
#include "ui/teach/hints/puzzlerater.h"
#include "ui/text/difficultywords.h"

#include <utility>

namespace sudoku {
namespace {

/// Returns whether there is nothing on \a board, whatever its shape.
bool isEmptyBoard(const Board &board)
{
    return board == Board(Puzzle(board.puzzle.geometry));
}

} // namespace

WindowWork::WindowWork(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    connect(&parts.files, &FileController::exercisesBegin, this, &WindowWork::noteBoardBefore);
}

void WindowWork::keepIn(Recovery &recovery)
{
    m_journal = recovery.makeJournal([this] { return unsaved(); }, this);
    m_parts.generator.keepJournal(*m_journal);
    m_parts.collection.setFolder(recovery.folder() + QStringLiteral("/progress"));
    m_recent = &recovery.recentPuzzles();
    m_parts.files.setAutosave([this] { return keepBoard(); });
    for (const auto signal : {&FileController::replaced, &FileController::broughtBack})
        connect(&m_parts.files, signal, this, [this] { m_recentPath.clear(); });
    connect(&m_parts.files, &FileController::saved, this, [this] { // an older copy is not to be continued
        if (const QString path = std::exchange(m_recentPath, {}); !path.isEmpty())
            m_recent->remove(path);
    });
    connect(&m_parts.document, &Document::boardChanged, m_journal, &Journal::noteChange);
    connect(&m_parts.document, &Document::fileChanged, m_journal, &Journal::noteChange);
    connect(&m_parts.collection, &Collection::titleChanged, m_journal, &Journal::noteChange);
    connect(&m_parts.clock, &SolveClock::changed, m_journal, [this] { // so that a crash loses little of it
        constexpr auto interval = std::chrono::seconds(30);
        const auto time = m_parts.clock.elapsed();
        if (time.count() > 0 && time % interval == std::chrono::seconds(0))
            m_journal->noteChange();
    });
    connect(m_journal, &Journal::failed, this, [this](const QString &why) {
        emit message({Message::Kind::Problem, tr("A crash would lose unsaved work. %1").arg(why)});
    });
}

UnsavedWork WindowWork::board() const
{
    UnsavedWork work = m_parts.files.unsavedWork();
    work.typesGivens = m_parts.editor.role() == DigitRole::Given;
    work.solvingTime = m_parts.clock.elapsed();
    work.level =
        m_parts.rater.rating() ? englishText(*m_parts.rater.rating()).toStdString() : work.board.info.level;
    m_parts.collection.addTo(work);
    return work;
}

UnsavedWork WindowWork::unsaved() const
{
    UnsavedWork work = board();
    m_parts.generator.addTo(work);
    return work;
}

/// Keeps the board as a recent puzzle, unless it is empty or as it came. Returns false if it is one
/// of a list, which keeps it itself, or cannot be kept.
bool WindowWork::keepBoard()
{
    const UnsavedWork work = board();
    if (work.listRow >= 0)
        return false;
    if (isEmptyBoard(work.board) || !work.isModified)
        return true;
    const auto kept = m_recent->keep(work, m_recentPath);
    if (kept)
        m_recentPath = *kept;
    else
        emit message({Message::Kind::Problem, tr("The board cannot be kept: %1").arg(kept.error())});
    return kept.has_value();
}

/// Keeps a generated list of one puzzle as a recent one: it is a board to play, and no list to save. Returns
/// false if there is no such list or the puzzle cannot be kept.
bool WindowWork::keepGenerated()
{
    const auto only = m_parts.generator.onlyPuzzle();
    if (!m_recent || !only)
        return false;
    UnsavedWork work = board();
    if (work.board.puzzle != only->puzzle) // another one is on the board
        work = {.board = *only, .typesGivens = false, .level = only->info.level, .time = work.time};
    return m_recent->keep(work).has_value();
}

void WindowWork::resume(const QString &path)
{
    std::optional<UnsavedWork> work = RecentPuzzles::read(path);
    if (!work) {
        emit message({Message::Kind::Problem, tr("This puzzle is no longer there.")});
        return;
    }
    const bool isOnBoard = work->board.puzzle == m_parts.document.board().puzzle;
    if (!m_parts.files.mayReplace() || (isOnBoard && m_parts.document.filePath().isEmpty()))
        return;
    work->isModified = false; // it is kept already
    m_parts.files.restore(*work, {.text = tr("The board is as you left it.")});
    m_parts.clock.setElapsed(work->solvingTime);
    m_parts.editor.setRole(work->typesGivens ? DigitRole::Given : DigitRole::Entry);
    m_recentPath = path;
}

bool WindowWork::resumePuzzle(const Puzzle &puzzle)
{
    if (puzzle == m_parts.document.board().puzzle) {
        emit message({.text = tr("This puzzle is on the board.")});
        return true;
    }
    const auto path = m_recent ? m_recent->find(puzzle) : std::nullopt;
    if (path)
        resume(*path);
    return path.has_value();
}

void WindowWork::noteBoardBefore()
{
    m_before = {board(), m_recentPath};
}

QString WindowWork::textOfBoardBefore() const
{
    if (!m_parts.files.isExercise() || !m_before || isEmptyBoard(m_before->work.board))
        return {};
    return m_before->recentPath.isEmpty() ? tr("Esc brings your board back.")
                                          : tr("Your board is kept in Recent Puzzles; Esc brings it back.");
}

bool WindowWork::leaveExercise()
{
    if (!m_parts.files.isExercise() || !m_before)
        return false;
    const int row = m_before->work.listRow;
    if (row < 0 || m_parts.collection.puzzleCount() <= row || !m_parts.collection.openRow(row))
        restoreBoardBefore();
    m_parts.editor.setRole(m_before->work.typesGivens ? DigitRole::Given : DigitRole::Entry);
    m_before.reset();
    return true;
}

void WindowWork::restoreBoardBefore()
{
    UnsavedWork work = m_before->work;
    work.isModified = work.isModified && m_before->recentPath.isEmpty(); // otherwise it is kept already
    const bool isEmpty = isEmptyBoard(work.board);
    m_parts.files.restore(work, isEmpty ? Message() : Message{.text = tr("The board is as you left it.")});
    m_parts.clock.setElapsed(work.solvingTime);
    m_recentPath = m_before->recentPath;
}

bool WindowWork::isUntouched() const
{
    const UnsavedWork work = unsaved();
    return !work.isModified && work.filePath.isEmpty() && work.puzzleCount == 0 && !work.listChanges
           && isEmptyBoard(work.board) && !m_parts.files.isReading();
}

void WindowWork::restore(const UnsavedWork &work, const std::vector<ListedPuzzle> &puzzles,
                         std::shared_ptr<JournalFiles> files)
{
    if (m_journal)
        m_journal->adopt(std::move(files));
    if (!puzzles.empty())
        m_parts.generator.restore(puzzles);
    m_parts.files.restore(work, {Message::Kind::Answer, tr("Restored: %1.").arg(contentsText(work))});
    m_parts.clock.setElapsed(work.solvingTime);
    m_parts.collection.restore(work);
    m_parts.editor.setRole(work.typesGivens ? DigitRole::Given : DigitRole::Entry);
}

bool WindowWork::mayClose()
{
    m_parts.collection.keepCurrent();
    if (!m_parts.files.mayDiscard() || !m_parts.collection.mayDiscard()
        || (!keepGenerated() && !m_parts.generator.mayDiscard()))
        return false;
    if (m_journal)
        m_journal->close();
    return true;
}

} // namespace sudoku
