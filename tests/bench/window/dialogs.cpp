#include "tests/bench/window/frames.h"
#include "tests/puzzles.h"
#include "ui/base/settings.h"
#include "ui/handbook/handbook.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <map>

namespace sudoku {
namespace {

/// Times the windows that open beside the main one, looks at each, and closes them.
class Opened : public QObject
{
public:
    Opened(const QWidget &main, std::function<void(QWidget &)> look) : m_main(main), m_look(std::move(look))
    {
        qApp->installEventFilter(this);
        schedule();
    }

    void begin()
    {
        m_start = threadTime();
        m_took.reset();
        m_title.clear();
    }
    std::optional<double> took() const { return m_took; }
    const std::string &title() const { return m_title; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Paint || !watched->isWidgetType())
            return false;
        QWidget *window = static_cast<QWidget *>(watched)->window();
        const bool isOther = window != &m_main && !window->windowFlags().testFlag(Qt::ToolTip)
                             && window->windowType() != Qt::Popup;
        if (isOther)
            m_painted = window;
        return false;
    }

private:
    /// A timer that repeats would wait until a dialog that was opened by its own tick is closed.
    void schedule()
    {
        QTimer::singleShot(1, this, [this] {
            schedule();
            close();
        });
    }

    void close()
    {
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        if (!m_painted || !m_painted->isVisible() || m_isLooking)
            return;
        if (!m_took) {
            m_took = threadTime() - m_start;
            m_title = m_painted->windowTitle().toStdString();
            m_isLooking = true;
            m_look(*m_painted);
            m_isLooking = false;
        }
        if (!m_painted)
            return;
        if (auto *dialog = qobject_cast<QDialog *>(m_painted))
            dialog->reject();
        else
            m_painted->close();
    }

    const QWidget &m_main;
    std::function<void(QWidget &)> m_look;
    QPointer<QWidget> m_painted;
    double m_start = 0;
    std::optional<double> m_took;
    std::string m_title;
    bool m_isLooking = false;
};

std::vector<QPointer<QAction>> entriesOf(const QMenu &menu)
{
    std::vector<QPointer<QAction>> entries;
    for (QAction *action : menu.actions()) {
        if (action->menu())
            std::ranges::copy(entriesOf(*action->menu()), std::back_inserter(entries));
        else if (!action->isSeparator())
            entries.push_back(action);
    }
    return entries;
}

/// Turns the wheel in each list of a window, on each of its pages.
void lookAt(const std::string &where, QWidget &window, int times)
{
    longestPause(200);
    const auto tabs = window.findChildren<QTabWidget *>();
    benchWheels(where, window, times);
    for (QTabWidget *tab : tabs)
        for (int page = 1; page < tab->count(); ++page) {
            const double start = threadTime();
            tab->setCurrentIndex(page);
            QCoreApplication::processEvents();
            const std::string name = where + " > " + tab->tabText(page).toStdString();
            report("page: " + name, {threadTime() - start}, {100, 100});
            longestPause(50);
            benchWheels(name, window, times);
        }
}

void benchMenus(const std::string &what, const Board &board, int times)
{
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    Handbook handbook(settings);
    MainWindow window(settings);
    QObject::connect(&window, &MainWindow::handbookRequested, &handbook, &Handbook::show);
    window.resize(1200, 900);
    window.show();
    window.activateWindow();
    longestPause(300);
    std::string looked;
    Opened opened(window, [&](QWidget &dialog) {
        if (!looked.empty())
            lookAt(looked, dialog, times);
    });
    const auto trigger = [&](const QPointer<QAction> &action, int patience) {
        window.document().reset(board);
        longestPause(30);
        if (!action || !action->isEnabled())
            return false;
        opened.begin();
        action->trigger();
        longestPause(patience, [&] { return opened.took().has_value(); });
        window.action(Command::Stop)->trigger();
        longestPause(10);
        return opened.took().has_value();
    };
    for (QAction *menu : window.menuBar()->actions())
        for (const QPointer<QAction> &action : entriesOf(*menu->menu())) {
            const std::string name = action ? what + ", " + menu->text().remove('&').toStdString() + " > "
                                                  + action->text().remove('&').toStdString()
                                            : std::string();
            looked = what == "9x9" ? name : std::string();
            if (!trigger(action, 120))
                continue;
            looked.clear();
            std::vector<double> took{*opened.took()};
            for (int i = 1; i < std::min(times, 5) && trigger(action, 120); ++i)
                took.push_back(*opened.took());
            report("dialog: " + name, took, {100, 100});
        }
    window.document().undoStack().setClean();
}

} // namespace

void benchDialogs(int times)
{
    benchMenus("9x9", Board(board(classicPuzzle)), times);
    benchMenus("25x25", Board(emptyBoard(25)), times);
}

} // namespace sudoku
