#include "ui/laboratory/laboratory.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/board/subject.h"
#include "ui/commands/commandactions.h"
#include "ui/laboratory/laboratorydialog.h"
#include "ui/solving/solverchoice.h"

namespace sudoku {

Laboratory::Laboratory(const Document &document, const BoardView &view, Settings &settings, QWidget *window)
    : QObject(window),
      m_document(document),
      m_view(view),
      m_settings(settings),
      m_window(window)
{
}

void Laboratory::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Encodings, this, [this] { show(); });
    actions.onToggled(Command::CountEntries, this, [this](bool isChecked) { setCountsEntries(isChecked); });
}

Puzzle Laboratory::puzzle() const
{
    return subjectOf(m_document.board(), m_countsEntries).puzzle();
}

void Laboratory::make()
{
    m_dialog = new LaboratoryDialog(m_settings, puzzle(), allSolvers(m_settings), m_window);
    m_dialog->setCursor(m_view.currentCell());
    connect(&m_document, &Document::boardChanged, this, &Laboratory::follow);
    connect(&m_view, &BoardView::symbolsChanged, this, &Laboratory::follow);
    connect(&m_view, &BoardView::currentCellChanged, m_dialog, &LaboratoryDialog::setCursor);
}

void Laboratory::follow()
{
    if (!m_dialog)
        return;
    m_dialog->setPuzzle(puzzle());
    m_dialog->setCursor(m_view.currentCell());
}

void Laboratory::setCountsEntries(bool countsEntries)
{
    m_countsEntries = countsEntries;
    follow();
}

void Laboratory::show()
{
    if (!m_dialog)
        make();
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

} // namespace sudoku
