#include <QApplication>
#include <QDialog>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>
#include <qpa/qwindowsysteminterface.h>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/board/awaywatch.h"
#include "ui/board/document.h"
#include "ui/board/solveclock.h"

namespace sudoku::tst_awaywatch {

using namespace std::chrono_literals;

class TestAwayWatch : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath("settings.ini")};

    /// Says what the desktop says when a window of this program, or another one, becomes active.
    static void setActive(bool isActive)
    {
        using System = QWindowSystemInterface;
        System::handleApplicationStateChanged<System::SynchronousDelivery>(
            isActive ? Qt::ApplicationActive : Qt::ApplicationInactive);
    }

    /// A window with a board on which a game has begun.
    struct Bench
    {
        explicit Bench(const Settings &settings)
        {
            Board begun = document.board();
            begun.enter(14, 2);
            document.edit(begun, "Enter Digit");
            watch = new AwayWatch(clock, window, settings, &window);
            window.show();
        }
        /// Returns whether the next second counts.
        bool counts()
        {
            const auto before = clock.elapsed();
            now += 1s;
            return clock.elapsed() > before;
        }

        Document document{Board(board("12343412214343.."))};
        std::chrono::milliseconds now{100s};
        SolveClock clock{document, [this] { return now; }};
        QWidget window;
        AwayWatch *watch;
    };

private slots:
    void init() { m_settings.setOn(Option::StopsTimerAway, false); }

    void aHiddenBoardStopsTheClock()
    {
        Bench bench(m_settings);
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        QVERIFY(bench.counts());
        bench.window.showMinimized();
        QVERIFY(!bench.counts());
        bench.window.showNormal();
        QVERIFY(bench.counts());
        bench.window.hide();
        QVERIFY(!bench.counts());
        bench.window.show();
        QVERIFY(bench.counts());
    }

    void aDialogStopsTheClock()
    {
        Bench bench(m_settings);
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        QDialog dialog(&bench.window);
        dialog.open();
        QVERIFY(!bench.counts());
        dialog.close();
        QVERIFY(bench.counts());
    }

    void anotherProgramStopsItOnlyIfThatIsWanted()
    {
        Bench bench(m_settings);
        QVERIFY(QTest::qWaitForWindowActive(&bench.window));
        setActive(false);
        QVERIFY(bench.counts());
        m_settings.setOn(Option::StopsTimerAway, true);
        setActive(true);
        QVERIFY(bench.counts());
        setActive(false);
        QVERIFY(!bench.counts());
        setActive(true);
        QVERIFY(bench.counts());
    }
};

ADD_TEST(QApplication, TestAwayWatch)

} // namespace sudoku::tst_awaywatch

#include "tst_awaywatch.moc"
