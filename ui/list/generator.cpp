#include "ui/list/generator.h"

#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/recovery/journal.h"
#include "ui/generate/generatedialog.h"
#include "ui/list/collection.h"
#include "ui/list/collection/collectioneditor.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/collection/collectionpanel.h"

namespace sudoku {

Generator::Generator(const Parts &parts, QWidget *window)
    : QObject(window),
      m_parts(parts),
      m_window(window),
      m_puzzles(new CollectionModel(this))
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
    m_dialog = new GenerateDialog(m_parts.settings, m_parts.document.board().puzzle, *m_puzzles, m_window);
    m_dialog->offerOwnKinds(m_ownKinds);
    m_editor = new CollectionEditor(m_dialog->panel(), m_parts.publisher, m_parts.settings, this);
    connect(m_editor, &CollectionEditor::aboutToTake, &m_parts.collection, &Collection::keepCurrent);
    connect(m_editor, &CollectionEditor::message, m_dialog,
            [this](const Message &message) { m_dialog->say(message.text); });
    connect(m_dialog, &GenerateDialog::openRequested, this, &Generator::open);
    connect(m_dialog, &GenerateDialog::listFinished, this, [this] {
        if (m_puzzles->rowCount() > 0)
            m_parts.collection.show(*m_puzzles);
    });
    connect(&m_dialog->panel(), &CollectionPanel::addRequested, this,
            [this] { m_puzzles->add(m_parts.document.board()); });
    return *m_dialog;
}

void Generator::offerOwnKinds(const std::vector<const Variant *> &kinds)
{
    m_ownKinds = kinds;
    if (m_dialog)
        m_dialog->offerOwnKinds(kinds);
}

void Generator::keepJournal(Journal &journal)
{
    journal.follow(*m_puzzles);
}

void Generator::addTo(UnsavedWork &work) const
{
    work.puzzleCount = m_puzzles->rowCount();
    work.unsavedPuzzleCount = m_puzzles->unsafeCount();
}

bool Generator::mayDiscard()
{
    if (!m_puzzles->isModified())
        return true;
    GenerateDialog &form = dialog(); // with the editor, which asks
    const CollectionPanel &beside = *m_parts.collection.panel();
    const bool isNextToBoard = beside.isVisible() && &beside.model() == m_puzzles;
    if (!isNextToBoard && !form.isVisible())
        show(); // the question is about a list that the user must see
    return m_editor->mayDiscard(form.isVisible() ? &form : m_window);
}

std::optional<Board> Generator::onlyPuzzle() const
{
    const bool isOne = m_puzzles->rowCount() == 1 && m_puzzles->isModified();
    return isOne ? std::optional(m_puzzles->board(0)) : std::nullopt;
}

void Generator::restore(const std::vector<ListedPuzzle> &puzzles)
{
    m_puzzles->append(puzzles);
    m_parts.collection.show(*m_puzzles);
}

void Generator::show()
{
    dialog().show();
    dialog().raise();
    dialog().activateWindow();
}

/// Opens a puzzle of the list, which is beside the board from then on.
void Generator::open(int row)
{
    const bool isOpened = m_parts.collection.show(*m_puzzles) && m_parts.collection.openRow(row, m_dialog);
    if (isOpened && !m_dialog->isRunning())
        m_dialog->hide();
    else
        m_dialog->activateWindow();
}

} // namespace sudoku
