#include "ui/handbook/handbook.h"

#include "ui/base/helppage.h"
#include "ui/handbook/handbookwindow.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QWidget>

namespace sudoku {
namespace {

bool asksForHelp(const QEvent &event)
{
    return event.type() == QEvent::KeyPress
           && static_cast<const QKeyEvent &>(event).matches(QKeySequence::HelpContents);
}

} // namespace

Handbook::Handbook(Settings &settings, QObject *parent) : QObject(parent), m_settings(settings)
{
    QCoreApplication::instance()->installEventFilter(this); // for dialogs; the windows have a command
}

Handbook::~Handbook() = default;

void Handbook::show(const QString &page)
{
    if (!m_window)
        m_window = std::make_unique<HandbookWindow>(m_settings);
    if (!page.isEmpty())
        m_window->showPage(page);
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

bool Handbook::eventFilter(QObject *watched, QEvent *event)
{
    if (!asksForHelp(*event))
        return false;
    const QString page = helpPageOf(qobject_cast<QWidget *>(watched));
    if (page.isEmpty())
        return false;
    show(page);
    return true;
}

} // namespace sudoku
