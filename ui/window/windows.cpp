#include "ui/window/windows.h"

#include "ui/files/recovery/recovery.h"
#include "ui/files/recovery/recoverybar.h"
#include "ui/language/language.h"
#include "ui/list/windowwork.h"
#include "ui/play/play.h"
#include "ui/play/starter.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QScreen>

#include <algorithm>

namespace sudoku {
namespace {

/// Returns all windows, including those that were closed and are about to be deleted.
QList<MainWindow *> allWindows()
{
    QList<MainWindow *> windows;
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<MainWindow *>(widget))
            windows += window;
    return windows;
}

/// Puts \a window where it does not lie exactly over one of \a others, nor fills the screen: a step down and
/// to the right of the active one, and again as long as there is one.
void stepAsideOf(const QList<MainWindow *> &others, MainWindow &window)
{
    constexpr QPoint step{32, 32};
    const auto active = std::ranges::find_if(others, &QWidget::isActiveWindow);
    const MainWindow &beside = active == others.end() ? *others.constLast() : **active;
    const QRect room = beside.screen()->availableGeometry();
    const QRect corners(room.topLeft(), room.size() / 2);
    QPoint corner = beside.pos() + step;
    const auto isTaken = [&](const MainWindow *other) { return other->pos() == corner; };
    for (qsizetype i = 0; i < others.size() && std::ranges::any_of(others, isTaken); ++i)
        corner = corners.contains(corner + step) ? corner + step : room.topLeft();
    window.setWindowState(window.windowState() & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
    window.resize(window.size().boundedTo(QRect(corner, room.bottomRight()).size()));
    window.move(corner);
}

} // namespace

struct Windows::Restored
{
    LeftWork left;
    std::vector<ListedPuzzle> puzzles;
};

Windows::Windows(Settings &settings, Recovery &recovery, QObject *parent)
    : QObject(parent),
      m_settings(settings),
      m_recovery(recovery),
      m_handbook(settings),
      m_stock(recovery.folder() + QStringLiteral("/stock"))
{
    m_stock.setBusy([] {
        return std::ranges::any_of(mainWindows(), [](const MainWindow *window) {
            return window->action(Command::Stop)->isEnabled();
        });
    });
    m_stock.start();
}

Windows::~Windows()
{
    for (MainWindow *window : allWindows()) {
        window->disconnect(this);
        delete window;
    }
    for (const LeftWork &left : m_discarded)
        left.files->remove();
}

void Windows::open(const QStringList &files)
{
    if (files.isEmpty())
        openWindow().starter().offer();
    for (const QString &file : files)
        openWindow().openFile(file);
}

MainWindow &Windows::openWindow()
{
    const QList<MainWindow *> others = mainWindows();
    auto *window = new MainWindow(m_settings);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->work().keepIn(m_recovery);
    window->play().setStock(m_stock);
    window->starter().setRecent(m_recovery.recentPuzzles());
    if (!others.isEmpty())
        stepAsideOf(others, *window);
    connect(window, &MainWindow::filesDropped, this, &Windows::open);
    connect(window, &MainWindow::windowRequested, this, [this] { open({}); });
    connect(window, &MainWindow::quitRequested, this, closeAllWindows);
    connect(window, &MainWindow::handbookRequested, &m_handbook, &Handbook::show);
    connect(&window->recoveryBar(), &RecoveryBar::restoreRequested, this, &Windows::restore);
    connect(&window->recoveryBar(), &RecoveryBar::discardRequested, this, &Windows::discard);
    connect(window, &QObject::destroyed, this, &Windows::offer, Qt::QueuedConnection); // when it is gone
    window->show();
    return *window;
}

MainWindow &Windows::untouchedWindow()
{
    for (MainWindow *window : mainWindows())
        if (window->work().isUntouched())
            return *window;
    return openWindow();
}

void Windows::sayIfLanguageHasNoFont()
{
    if (languageWithoutFont().isEmpty() || mainWindows().isEmpty())
        return;
    mainWindows().constFirst()->messenger().say(
        {Message::Kind::Problem, tr("The window is in English: no font here has the letters of %1. Install "
                                    "fonts-noto-cjk, or another.")
                                     .arg(readableNameOf(languageWithoutFont()))});
}

void Windows::offerLeftWork()
{
    m_task.startDetached([folder = m_recovery.folder()] { return findLeftWork(folder); },
                         [this](const FoundWork &found) {
                             m_left = found.left;
                             keepBoards();
                             offer();
                             if (!found.unreadable.isEmpty() && !mainWindows().isEmpty())
                                 mainWindows().constFirst()->messenger().say(
                                     {Message::Kind::Problem,
                                      tr("Unsaved work was found, but cannot be read. It is kept in %1.")
                                          .arg(found.unreadable.constFirst())});
                         });
}

/// Makes boards that were left alone recent puzzles, without a question.
void Windows::keepBoards()
{
    std::erase_if(m_left, [this](const LeftWork &left) {
        const bool isKept = left.work.isBoardAlone() && m_recovery.recentPuzzles().keep(left.work);
        if (isKept)
            left.files->remove();
        return isKept;
    });
}

/// Offers the work in another window if the one with the offer was closed without an answer.
void Windows::offer()
{
    const QList<MainWindow *> windows = mainWindows();
    if (m_left.empty() || windows.isEmpty() || (m_offering && windows.contains(m_offering)))
        return;
    m_offering = windows.constFirst();
    m_offering->recoveryBar().offer(foundText(m_left));
}

void Windows::restore()
{
    if (m_left.empty())
        return; // pressed twice, by mouse and key
    m_offering.clear();
    const auto work = [left = std::exchange(m_left, {})] {
        std::vector<Restored> restored;
        for (const LeftWork &each : left)
            restored.push_back({each, readLeftPuzzles(*each.files)});
        return restored;
    };
    m_task.startDetached(work, [this](const std::vector<Restored> &restored) { show(restored); });
}

void Windows::show(const std::vector<Restored> &restored)
{
    for (const auto &[left, puzzles] : restored) {
        MainWindow &window = untouchedWindow();
        window.work().restore(left.work, puzzles, left.files);
        window.raise();
        window.activateWindow();
    }
}

void Windows::discard()
{
    if (m_left.empty())
        return;
    const QPointer<MainWindow> window = std::exchange(m_offering, nullptr);
    m_discarded = std::exchange(m_left, {});
    if (!window)
        return;
    const auto handle = MessageHandle::next();
    window->messenger().say(
        {.text = tr("The unsaved work is discarded. It is deleted when the program ends."),
         .offer = {tr("Undo"),
                   [this, handle, &messenger = window->messenger()] {
                       m_left = std::exchange(m_discarded, {});
                       messenger.withdraw(handle);
                       offer();
                   }},
         .handle = handle});
}

QList<MainWindow *> mainWindows()
{
    QList<MainWindow *> windows = allWindows();
    windows.removeIf([](const MainWindow *window) { return !window->isVisible(); });
    return windows;
}

void closeAllWindows()
{
    for (MainWindow *window : mainWindows())
        if (!window->close())
            return;
}

} // namespace sudoku
