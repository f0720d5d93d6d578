#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include "tests/testdata.h"
#include "tests/ui/window/windowbench.h"

namespace sudoku::mainwindowbench {

/// Presses \a button of the question that comes next.
inline void answerNextQuestion(QMessageBox::StandardButton button)
{
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, button] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        timer->stop();
        timer->deleteLater();
        box->button(button)->click();
    });
    timer->start(10);
}

class MainWindowFixture : public QObject, protected WindowBench
{
protected:
    void openFile(const QString &path)
    {
        m_window->openFile(path);
        QVERIFY(QTest::qWaitFor([this] { return !m_window->action(Command::Stop)->isEnabled(); }));
    }
};

} // namespace sudoku::mainwindowbench
