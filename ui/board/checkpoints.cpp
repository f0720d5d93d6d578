#include "ui/board/checkpoints.h"

#include "ui/board/document.h"
#include "ui/commands/commandactions.h"

namespace sudoku {

Checkpoints::Checkpoints(Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(&document, &Document::boardChanged, this, &Checkpoints::follow);
}

void Checkpoints::connectCommands(const CommandActions &actions)
{
    QAction *back = actions.action(Command::BackToCheckpoint);
    actions.on(Command::SetCheckpoint, this, [this] { set(); });
    actions.on(Command::BackToCheckpoint, this, [this] { goBack(); });
    connect(this, &Checkpoints::countChanged, back, [back](int count) { back->setEnabled(count > 0); });
    back->setEnabled(count() > 0);
}

void Checkpoints::set()
{
    if (m_boards.empty() || m_boards.back() != m_document.board()) {
        m_boards.push_back(m_document.board());
        emit countChanged(count());
    }
    emit wasSet();
}

void Checkpoints::goBack()
{
    if (m_boards.size() > 1 && m_boards.back() == m_document.board())
        m_boards.pop_back();
    if (m_boards.empty())
        return;
    m_document.edit(m_boards.back(), tr("Back to Checkpoint"));
    emit countChanged(count());
}

void Checkpoints::follow()
{
    if (m_boards.empty() || m_boards.back().puzzle == m_document.board().puzzle)
        return;
    m_boards.clear();
    emit countChanged(0);
}

} // namespace sudoku
