#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

#include "tests/activewindow.h"
#include "tests/testprogram.h"
#include "ui/base/typedahead.h"

namespace sudoku::tst_typedahead {

/// A dialog with a list that opens and a line to type in.
struct Bench
{
    TypedAhead typedAhead;
    QDialog dialog;
    QLineEdit line;
    QComboBox box;

    Bench()
    {
        auto *layout = new QVBoxLayout(&dialog);
        layout->addWidget(&line);
        layout->addWidget(&box);
        box.addItems({"one", "two"});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        line.setFocus();
    }

    /// Opens the list and returns its window.
    QWindow *open()
    {
        box.showPopup();
        return box.view()->window()->windowHandle();
    }
};

/// Counts the keys that a window gets.
struct KeyCount : QObject
{
    int count = 0;

    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::KeyPress ? 1 : 0;
        return false;
    }
};

class TestTypedAhead : public QObject
{
    Q_OBJECT

private slots:
    void escapeClosesTheListAlone()
    {
        Bench bench;
        QTest::keyClick(bench.open(), Qt::Key_Escape);
        QVERIFY(!bench.box.view()->isVisible());
        QVERIFY(bench.dialog.isVisible());
    }

    void returnChoosesInTheListAlone()
    {
        Bench bench;
        QWindow *list = bench.open();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(bench.box.currentText(), "two");
        QVERIFY(bench.dialog.isVisible());
    }

    void whatComesLateIsForTheDialog()
    {
        Bench bench;
        QWindow *list = bench.open();
        QTest::keyClick(list, Qt::Key_Return);
        bench.dialog.activateWindow(); // as a desktop does
        QTRY_VERIFY(bench.line.hasFocus());
        QVERIFY(!list->isVisible());
        QTest::keyClick(list, Qt::Key_5);
        QCOMPARE(bench.line.text(), "5");
        QTest::keyClick(list, Qt::Key_Escape);
        QVERIFY(!bench.dialog.isVisible());
    }

    void whatComesWhileNoWindowIsActiveIsForTheDialogToo()
    {
        Bench bench;
        QTest::keyClick(bench.dialog.windowHandle(), Qt::Key_4);
        QWindow *list = bench.open();
        QTest::keyClick(list, Qt::Key_Return);
        bench.line.setFocus();
        makeActive(nullptr);
        QVERIFY(!QApplication::focusWidget());
        QTest::keyClick(list, Qt::Key_5);
        QCOMPARE(bench.line.text(), "45");
    }

    void whatComesWhileAClosedListHasTheKeyboardIsForTheDialogToo()
    {
        Bench bench;
        QTest::keyClick(bench.dialog.windowHandle(), Qt::Key_4);
        QWindow *list = bench.open();
        QVERIFY(QApplication::focusWidget()->window()->windowHandle() == list);
        list->hide(); // the desktop's window only
        KeyCount keys;
        bench.dialog.windowHandle()->installEventFilter(&keys);
        QTest::keyPress(list, Qt::Key_5);
        QCOMPARE(keys.count, 1);
    }
};

ADD_TEST(QApplication, TestTypedAhead)

} // namespace sudoku::tst_typedahead

#include "tst_typedahead.moc"
