#include "ui/window/generator.h"

#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/filecontroller.h"
#include "ui/generate/generatedialog.h"
#include "ui/print/publisher.h"
#include "ui/recovery/journal.h"

namespace sudoku {

Generator::Generator(const Parts &parts, QWidget *window) : QObject(window), m_parts(parts), m_window(window)
{
}

void Generator::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Generate, this, [this] { show(); });
}

GenerateDialog &Generator::dialog()
{
    if (m_dialog)
        return *m_dialog;
    m_dialog = new GenerateDialog(m_parts.settings, m_parts.document.board().puzzle, m_window);
    m_parts.files.setKeeper([this](const Board &board) {
        return board == Board(board.puzzle) && m_dialog->results().contains(board.puzzle);
    });
    connect(m_dialog, &GenerateDialog::openRequested, this, &Generator::open);
    connect(m_dialog, &GenerateDialog::printRequested, this, &Generator::print);
    if (m_journal)
        m_journal->follow(m_dialog->results());
    return *m_dialog;
}

void Generator::keepJournal(Journal &journal)
{
    m_journal = &journal;
}

void Generator::addTo(UnsavedWork &work) const
{
    if (!m_dialog)
        return;
    work.puzzleCount = m_dialog->results().puzzleCount();
    work.unsavedPuzzleCount = m_dialog->results().untakenCount();
}

bool Generator::mayDiscard()
{
    return !m_dialog || m_dialog->mayDiscard();
}

void Generator::restore(const std::vector<GeneratedRow> &puzzles)
{
    dialog().showResults(puzzles);
}

void Generator::show()
{
    dialog().show();
    dialog().raise();
    dialog().activateWindow();
}

void Generator::open(const Puzzle &puzzle, const QString &name)
{
    const bool isOpened = m_parts.files.openPuzzle(puzzle, name, m_dialog);
    if (isOpened)
        m_dialog->setOpened();
    if (isOpened && !m_dialog->isRunning())
        m_dialog->hide();
    else
        m_dialog->activateWindow();
}

void Generator::print(const std::vector<PrintSection> &all, const std::vector<PrintSection> &selection)
{
    const PrintDialog::Printed printed = m_parts.publisher.print(all, selection, m_dialog);
    if (printed != PrintDialog::Printed::Nothing)
        m_dialog->setPrinted(printed == PrintDialog::Printed::Selection);
}

} // namespace sudoku
