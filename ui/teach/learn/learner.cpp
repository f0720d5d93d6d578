#include "ui/teach/learn/learner.h"

#include "ui/board/boardview.h"
#include "ui/commands/commandactions.h"
#include "ui/teach/learn/learnwindow.h"
#include "ui/teach/pages/techniquepages.h"

namespace sudoku {

Learner::Learner(BoardView &view, Settings &settings, QObject *parent)
    : QObject(parent),
      m_view(view),
      m_settings(settings),
      m_record(settings)
{
}

void Learner::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Learn, this, [this] { open(); });
}

void Learner::open()
{
    showPage(m_record.next());
}

void Learner::show(const Technique &technique)
{
    if (const TechniquePage *page = pageOf(technique))
        showPage(*page);
}

LearnWindow *Learner::window() const
{
    return m_window;
}

void Learner::refresh()
{
    if (m_window && m_window->isVisible())
        m_window->refresh();
}

void Learner::showPage(const TechniquePage &page)
{
    if (!m_window) {
        m_window = new LearnWindow(m_settings, m_record, m_view.window());
        connect(m_window, &LearnWindow::practiceRequested, this, [this](const TechniquePage &chosen) {
            goToBoard();
            emit practiceRequested(chosen);
        });
        connect(m_window, &LearnWindow::searchRequested, this, [this](const TechniquePage &chosen) {
            goToBoard();
            emit searchRequested(chosen.technique());
        });
        connect(m_window, &LearnWindow::courseRequested, this, [this] {
            goToBoard();
            emit courseRequested();
        });
    }
    m_window->showPage(page, m_view.symbols());
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

/// Closes the pages, which lie over the board.
void Learner::goToBoard()
{
    m_window->close();
    m_view.window()->activateWindow();
    m_view.setFocus();
}

} // namespace sudoku
