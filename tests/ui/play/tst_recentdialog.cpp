#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/play/recentdialog.h"

#include <memory>

namespace sudoku::tst_recentdialog {

class TestRecentDialog : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RecentPuzzles> m_recent;
    std::unique_ptr<RecentDialog> m_dialog;

    QListWidget *list() { return m_dialog->findChild<QListWidget *>(); }
    QLabel *sentence() { return m_dialog->findChild<QLabel *>("empty"); }
    void keep(const char *text)
    {
        const auto count = m_recent->paths().size();
        const QDateTime time(QDate(2026, 11, 27), QTime(10, int(count)));
        QVERIFY(m_recent->keep({.board = Board(board(text)), .isModified = true, .time = time}));
    }
    void open()
    {
        m_dialog = std::make_unique<RecentDialog>(*m_recent);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_dialog->focusWidget(), key, modifiers);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_recent = std::make_unique<RecentPuzzles>(m_folder->filePath("recent"));
    }
    void cleanup() { m_dialog.reset(); }

    void aRemovedPuzzleComesBack()
    {
        keep("1.34341221434321");
        keep("4321341221431.34");
        const QStringList paths = m_recent->paths();
        open();
        QVERIFY(list()->hasFocus() && sentence()->isHidden());
        press(Qt::Key_Delete);
        QTRY_COMPARE(m_recent->paths(), paths.mid(1)); // a button that is pressed by a key takes a moment
        QVERIFY(list()->hasFocus());
        press(Qt::Key_Delete);
        QTRY_VERIFY(m_recent->paths().isEmpty());
        QVERIFY(sentence()->isVisible() && list()->isHidden());
        QVERIFY(m_dialog->chosen().isEmpty());
        for (int i = 1; i <= 2; ++i) {
            press(Qt::Key_Z, Qt::ControlModifier);
            QTRY_COMPARE(m_recent->paths().size(), i);
        }
        QCOMPARE(m_recent->paths(), paths);
        QCOMPARE(m_dialog->chosen(), paths.constFirst()); // which was brought back last
        QVERIFY(list()->isVisible() && list()->hasFocus() && sentence()->isHidden());
    }

    void keysOpenOne()
    {
        keep("1.34341221434321");
        keep("4321341221431.34");
        open();
        press(Qt::Key_End);
        press(Qt::Key_Return);
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
        QCOMPARE(m_dialog->chosen(), m_recent->paths().constLast());
    }

    void anEmptyListSaysWhatComesThere()
    {
        open();
        QVERIFY(sentence()->isVisible() && !list()->isVisible());
        QVERIFY(sentence()->text().startsWith("No puzzle is kept yet."));
        QVERIFY(m_dialog->chosen().isEmpty());
    }
};

ADD_TEST(QApplication, TestRecentDialog)

} // namespace sudoku::tst_recentdialog

#include "tst_recentdialog.moc"
