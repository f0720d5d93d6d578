#include "ui/laboratory/laboratory.h"

#include "ui/ask/solving/solverchoice.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/laboratory/laboratorydialog.h"
#include "ui/laboratory/watchdialog.h"

namespace sudoku {
namespace {

void bringUp(QWidget &dialog)
{
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

Laboratory::Laboratory(const Document &document, const BoardView &view, Settings &settings, QWidget *window)
    : QObject(window),
      m_document(document),
      m_view(view),
      m_settings(settings),
      m_window(window)
{
    connect(&m_document, &Document::boardChanged, this, &Laboratory::follow);
    connect(&m_document, &Document::countsEntriesChanged, this, &Laboratory::follow);
    connect(&m_view, &BoardView::symbolsChanged, this, &Laboratory::follow);
}

void Laboratory::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Encodings, this, [this] { show(); });
    actions.on(Command::WatchSolver, this, [this] { watch(); });
}

void Laboratory::make()
{
    m_dialog =
        new LaboratoryDialog(m_settings, m_document.subject().puzzle(), allSolvers(m_settings), m_window);
    m_dialog->setCursor(m_view.currentCell());
    connect(&m_view, &BoardView::currentCellChanged, m_dialog, &LaboratoryDialog::setCursor);
}

void Laboratory::follow()
{
    if (m_dialog) {
        m_dialog->setPuzzle(m_document.subject().puzzle());
        m_dialog->setCursor(m_view.currentCell());
    }
    if (m_watch)
        m_watch->setPuzzle(m_document.subject().puzzle());
}

void Laboratory::followSolvers()
{
    if (m_dialog)
        m_dialog->setSolvers(allSolvers(m_settings));
}

void Laboratory::show()
{
    if (!m_dialog)
        make();
    followSolvers(); // another window may have added some
    bringUp(*m_dialog);
}

void Laboratory::watch()
{
    if (!m_watch)
        m_watch = new WatchDialog(m_settings, m_document.subject().puzzle(), m_window);
    bringUp(*m_watch);
}

} // namespace sudoku
