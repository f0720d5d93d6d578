#include <QDockWidget>
#include <QListView>
#include <QTabWidget>

#include "tests/testprogram.h"
#include "tests/ui/window/mainwindowbench.h"
#include "ui/generate/generatedialog.h"
#include "ui/laboratory/formulapage.h"
#include "ui/laboratory/laboratory.h"
#include "ui/laboratory/laboratorydialog.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/collection/collectionpanel.h"

namespace sudoku::tst_windowlists {

using namespace mainwindowbench;

/// Lists and windows beside the board.
class TestWindowLists : public MainWindowFixture
{
    Q_OBJECT

    GenerateDialog *generateOne()
    {
        m_window->action(Command::Generate)->trigger();
        auto *generator = m_window->findChild<GenerateDialog *>();
        QTest::keyClick(generator, Qt::Key_Return);
        if (!QTest::qWaitFor([generator] { return generator->panel().model().rowCount() == 1; }, 60'000))
            qFatal("no puzzle was made");
        return generator;
    }

private slots:
    void init() { openWindow(); }

    void cleanup() { closeWindow(); }

    void aFileWithManyShowsItsPuzzlesAndKeepsWhatIsBegun()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("three.txt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray blank(78, '.');
        file.write("123" + blank + "\n456" + blank + "\n789" + blank + "\tLast\n");
        file.close();
        openFile(path);
        auto *list = m_window->findChild<QListView *>("collection");
        QVERIFY(QTest::qWaitFor([&] { return list->model()->rowCount() == 3 && list->isVisible(); }));
        QCOMPARE(list->currentIndex().row(), 0);
        key(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(document().board().puzzle.givens[0], 4);
        key(Qt::Key_End);
        key(Qt::Key_1);
        QCOMPARE(document().board().entries[8], 1);
        key(Qt::Key_PageUp, Qt::ControlModifier); // without a question
        QCOMPARE(document().board().puzzle.givens[0], 1);
        QVERIFY(list->model()->index(1, 0).data(Qt::AccessibleTextRole).toString().endsWith(", begun"));
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(message(), "This is the first puzzle of the list.");
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(1, 0)).center());
        QCOMPARE(document().board().entries[8], 1);
        QVERIFY2(message().startsWith("Opened puzzle 2 of 3"), qPrintable(message()));
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QVERIFY2(message().startsWith("Opened puzzle 1 of 3"), qPrintable(message()));
        QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(list, Qt::Key_A, Qt::ControlModifier); // is for its puzzles
        QCOMPARE(list->selectionModel()->selectedIndexes().size(), 3);
        QCOMPARE(view().selectedCells().size(), 1U);
        key(Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(document().board().info.title, "Last");
        QCOMPARE(list->selectionModel()->selectedIndexes().size(), 1);
        QVERIFY(QApplication::focusWidget() == &view());
    }

    void theGeneratorStaysInFrontWhenAnOpeningIsCancelled()
    {
        key(Qt::Key_5);
        GenerateDialog *generator = generateOne();
        answerNextQuestion(QMessageBox::Cancel);
        auto *list = generator->findChild<QListView *>("collection");
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_COMPARE(QApplication::activeWindow(), generator);
        QCOMPARE(document().board().puzzle.givens.filledCount(), 1);
        answerNextQuestion(QMessageBox::Discard);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(!generator->isVisible());
        QVERIFY2(message().startsWith("Opened puzzle 1 of 1"), qPrintable(message()));
        QVERIFY(document().board().puzzle.givens.filledCount() > 16);
        QVERIFY(!document().isModified()); // it is kept in the list
        answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!m_window->close()); // which is not saved
        generator->panel().model().setSaved("x", FileFingerprint(QByteArray()));
        QVERIFY(m_window->close()); // now it is
    }

    /// A list that is not beside the board is shown before the program asks about it.
    void asksAboutAListThatIsShown()
    {
        GenerateDialog *generator = generateOne();
        QTRY_VERIFY(!generator->isRunning());
        generator->close();
        m_window->findChild<QDockWidget *>("puzzles")->hide();
        QVERIFY(!generator->isVisible());
        answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!m_window->close());
        QVERIFY(generator->isVisible());
        answerNextQuestion(QMessageBox::Discard);
        QVERIFY(m_window->close());
    }

    void theGeneratedListStaysBesideTheBoard()
    {
        GenerateDialog *generator = generateOne();
        auto *panel = m_window->findChild<QDockWidget *>("puzzles")->findChild<CollectionPanel *>();
        QVERIFY(!panel->isVisible());
        QTRY_VERIFY(!generator->isRunning());
        generator->close();
        QVERIFY(panel->isVisible());
        QCOMPARE(&panel->model(), &generator->panel().model());
        trigger(Command::NextPuzzle);
        QVERIFY(document().board().puzzle.givens.filledCount() > 16);
        trigger(Command::Generate);
        QTest::keyClick(generator, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(panel->model().rowCount() == 2 && !generator->isRunning(), windowPatience);
        generator->close();
        QCOMPARE(panel->model().rowCount(), 2);
        trigger(Command::NextPuzzle);
        QVERIFY2(message().startsWith("Opened puzzle 2 of 2"), qPrintable(message()));
        answerNextQuestion(QMessageBox::Discard);
        QVERIFY(m_window->close());
    }

    void theLaboratoryFollowsTheBoard()
    {
        m_window->document().reset(Board(board("1.34341221434321")));
        trigger(Command::Encodings);
        LaboratoryDialog *laboratory = m_window->laboratory().dialog();
        QVERIFY(QTest::qWaitForWindowActive(laboratory));
        auto *formula = laboratory->findChild<FormulaPage *>();
        laboratory->findChild<QTabWidget *>()->setCurrentWidget(formula);
        const auto heading = [formula](int row) { return formula->model().index(row, 0).data().toString(); };
        QTRY_COMPARE(heading(0), "At least one cell of row 1 is 1 – 1 clause");
        view().setCurrentCell(8);
        QTRY_COMPARE(heading(0), "At least one cell of row 3 is 1 – 1 clause");
        laboratory->close();
        m_window->document().reset(Board(emptyBoard(25)));
        trigger(Command::Encodings);
        QCOMPARE(m_window->laboratory().dialog(), laboratory);
        QTRY_VERIFY(heading(1).endsWith(" – 300 clauses"));
    }

    void asksBeforePuzzlesAreLost()
    {
        generateOne();
        answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!m_window->close());
        answerNextQuestion(QMessageBox::Discard);
        QVERIFY(m_window->close());
    }
};

ADD_TEST(QApplication, TestWindowLists)

} // namespace sudoku::tst_windowlists

#include "tst_windowlists.moc"
