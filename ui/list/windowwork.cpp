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

#include <utility>

namespace sudoku {

WindowWork::WindowWork(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts) {}

void WindowWork::keepIn(Recovery &recovery)
{
    m_journal = recovery.makeJournal([this] { return unsaved(); }, this);
    m_parts.generator.keepJournal(*m_journal);
    m_parts.collection.setFolder(recovery.folder() + QStringLiteral("/progress"));
    connect(&m_parts.document, &Document::boardChanged, m_journal, &Journal::noteChange);
    connect(&m_parts.document, &Document::fileChanged, m_journal, &Journal::noteChange);
    connect(&m_parts.collection, &Collection::titleChanged, m_journal, &Journal::noteChange);
    connect(m_journal, &Journal::failed, this, [this](const QString &why) {
        emit message({Message::Kind::Problem, tr("A crash would lose unsaved work. %1").arg(why)});
    });
}

UnsavedWork WindowWork::unsaved() const
{
    UnsavedWork work = m_parts.files.unsavedWork();
    work.typesGivens = m_parts.editor.role() == DigitRole::Given;
    work.solvingTime = m_parts.clock.elapsed();
    m_parts.generator.addTo(work);
    m_parts.collection.addTo(work);
    return work;
}

bool WindowWork::isUntouched() const
{
    const UnsavedWork work = unsaved();
    return !work.isModified && work.filePath.isEmpty() && work.puzzleCount == 0 && !work.listChanges
           && work.board == Board(Puzzle(work.board.puzzle.geometry)) && !m_parts.files.isReading();
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
    if (!m_parts.files.mayDiscard() || !m_parts.collection.mayDiscard() || !m_parts.generator.mayDiscard())
        return false;
    if (m_journal)
        m_journal->close();
    return true;
}

} // namespace sudoku
