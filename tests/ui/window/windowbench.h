#pragma once

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testdata.h"
#include "ui/ask/verdict/verdictpanel.h"
#include "ui/base/settings.h"
#include "ui/window/mainwindow.h"

#include <memory>

namespace sudoku {

inline constexpr int windowPatience = 60'000; // ms; for slow machines

inline QString textOf(const Grid &grid)
{
    return QString::fromStdString(text(grid));
}

/// The window of a test, which begins with settings of its own.
struct WindowBench
{
    BoardView &view() { return m_window->boardView(); }
    Document &document() { return m_window->document(); }
    QString message() { return m_window->messageBar().message().text; }
    QString headline()
    {
        return m_window->findChild<VerdictPanel *>()->findChild<QLabel *>("headline")->accessibleName();
    }
    /// Returns the shape of the board and its counts.
    QString status()
    {
        const QList<QLabel *> labels = m_window->statusBar()->findChildren<QLabel *>();
        return labels[0]->text() + " | " + labels[1]->text();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), key, modifiers); }
    void trigger(Command command) { m_window->action(command)->trigger(); }
    void paste(const QString &text)
    {
        QApplication::clipboard()->setText(text);
        key(Qt::Key_V, Qt::ControlModifier);
    }
    bool waitUntilSolved()
    {
        return QTest::qWaitFor([this] { return m_window->action(Command::Solve)->isEnabled(); },
                               windowPatience);
    }

    void openWindow()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void closeWindow()
    {
        m_window.reset();
        m_settings.reset();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace sudoku
