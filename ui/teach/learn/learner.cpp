#include "ui/teach/learn/learner.h"

#include "ui/board/boardview.h"
#include "ui/commands/commandactions.h"
#include "ui/teach/learn/learnpage.h"
#include "ui/teach/pages/techniquepages.h"

#include <QStackedWidget>

#include <algorithm>

namespace sudoku {
namespace {

/// Returns whether \a command has nothing to do with the board, so that the pages stay.
bool leavesPagesOpen(Command command)
{
    const Menu menu =
        std::ranges::find(commands(), command, [](const CommandInfo &info) { return info.command; })->menu;
    return command == Command::Learn || menu == Menu::View || menu == Menu::Help;
}

} // namespace

Learner::Learner(BoardView &view, Settings &settings, QObject *parent)
    : QObject(parent),
      m_view(view),
      m_settings(settings),
      m_record(settings)
{
}

void Learner::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Learn, this, [this] {
        if (!close())
            open();
    });
    connect(&actions, &CommandActions::aboutToRun, this, [this](Command command) {
        if (!leavesPagesOpen(command))
            close();
    });
}

void Learner::setPlace(QStackedWidget &stack)
{
    m_stack = &stack;
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

bool Learner::isOpen() const
{
    return m_page && m_stack->currentWidget() == m_page;
}

LearnPage *Learner::page() const
{
    return m_page;
}

void Learner::refresh()
{
    if (m_page)
        m_page->refresh();
}

void Learner::makePage()
{
    m_page = new LearnPage(m_settings.symbols(), m_record);
    m_stack->addWidget(m_page);
    connect(m_page, &LearnPage::closed, this, &Learner::close);
    connect(m_page, &LearnPage::practiceRequested, this, [this](const TechniquePage &chosen) {
        close();
        emit practiceRequested(chosen);
    });
    connect(m_page, &LearnPage::searchRequested, this, [this](const TechniquePage &chosen) {
        close();
        emit searchRequested(chosen.technique());
    });
    connect(m_page, &LearnPage::courseRequested, this, [this] {
        close();
        emit courseRequested();
    });
}

void Learner::showPage(const TechniquePage &page)
{
    if (!m_page)
        makePage();
    const bool wasOpen = isOpen();
    m_stack->setCurrentWidget(m_page);
    m_page->showPage(page, m_view.symbols());
    if (!wasOpen)
        emit openChanged(true);
}

bool Learner::close()
{
    if (!isOpen())
        return false;
    m_stack->setCurrentIndex(0);
    m_view.setFocus();
    emit openChanged(false);
    return true;
}

} // namespace sudoku
