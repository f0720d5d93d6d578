// The part of MainWindow that keeps unsaved work for the case that the program is ended, and brings it back.

#include "ui/generate/generatedialog.h"
#include "ui/recovery/journal.h"
#include "ui/recovery/recovery.h"
#include "ui/window/mainwindow.h"

namespace sudoku {

void MainWindow::keepJournal(Recovery &recovery)
{
    m_journal = recovery.makeJournal([this] { return unsavedWork(); }, this);
    connect(&m_document, &Document::boardChanged, m_journal, &Journal::noteChange);
    connect(&m_document, &Document::fileChanged, m_journal, &Journal::noteChange);
    connect(m_journal, &Journal::failed, this, [this](const QString &why) {
        m_messages->show({Message::Kind::Problem, tr("Unsaved work would be lost in a crash. %1").arg(why)});
    });
}

UnsavedWork MainWindow::unsavedWork() const
{
    UnsavedWork work = m_files->unsavedWork();
    work.typesGivens = m_editor.role() == Role::Given;
    if (m_generator) {
        work.puzzleCount = m_generator->results().puzzleCount();
        work.unsavedPuzzleCount = m_generator->results().untakenCount();
    }
    return work;
}

bool MainWindow::isUntouched() const
{
    const UnsavedWork work = unsavedWork();
    return !work.isModified && work.filePath.isEmpty() && work.puzzleCount == 0
           && work.board == Board(Puzzle(work.board.puzzle.geometry)) && !m_files->isReading();
}

void MainWindow::restoreWork(const UnsavedWork &work, const std::vector<GeneratedRow> &puzzles,
                             std::shared_ptr<JournalFiles> files)
{
    if (m_journal)
        m_journal->adopt(std::move(files));
    m_files->restore(work);
    m_editor.setRole(work.typesGivens ? Role::Given : Role::Entry);
    if (!puzzles.empty()) {
        if (!m_generator)
            makeGenerator();
        m_generator->showResults(puzzles);
    }
    Message message{.kind = Message::Kind::Answer, .text = tr("Restored: %1.").arg(contentsText(work))};
    if (!puzzles.empty()) {
        message.actionText = tr("Show Generated Puzzles");
        message.action = [this] { showGenerator(); };
    }
    m_messages->show(message);
}

} // namespace sudoku
