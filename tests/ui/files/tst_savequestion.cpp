#include "tests/testprogram.h"
#include "tests/ui/files/filesbench.h"

namespace sudoku::tst_savequestion {

using namespace filesbench;

class TestSaveQuestion : public FileControllerFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { m_bench.reset(); }

    void anExerciseIsLeftWithoutAQuestion()
    {
        m_bench->files.openExercise(Board(board("1.34341221434321")));
        m_bench->enter(1, 3);
        QVERIFY(m_bench->document.isModified());
        QVERIFY(m_bench->files.mayDiscard());
        m_bench->files.openBoard(Board(board("1.34341221434321")), [] { return QString("another"); });
        m_bench->enter(1, 3);
        answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!m_bench->files.mayDiscard());
    }

    void asksBeforeItDrops_data()
    {
        QTest::addColumn<QMessageBox::StandardButton>("answer");
        QTest::addColumn<bool>("isOpened");
        QTest::addColumn<bool>("isSaved");
        QTest::newRow("save") << QMessageBox::Save << true << true;
        QTest::newRow("discard") << QMessageBox::Discard << true << false;
        QTest::newRow("cancel") << QMessageBox::Cancel << false << false;
    }

    void asksBeforeItDrops()
    {
        QFETCH(QMessageBox::StandardButton, answer);
        QFETCH(bool, isOpened);
        QFETCH(bool, isSaved);
        write(path("old.txt"), "1.34341221434321\n");
        write(path("new.txt"), "4321341221431234\n");
        m_bench->open(path("old.txt"));
        m_bench->enter(1, 2);
        answerNextQuestion(answer);
        m_bench->open(path("new.txt"));
        QCOMPARE(m_bench->document.filePath(), isOpened ? path("new.txt") : path("old.txt"));
        QCOMPARE(m_bench->document.isModified(), !isOpened);
        QCOMPARE(contentsOf(path("old.txt")) != "1.34341221434321\n", isSaved);
    }

    void asksWhereAnotherProgramWasAtTheFile_data()
    {
        QTest::addColumn<QByteArray>("contents"); // of the other program; empty where it removes the file
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("isSaved");
        const QString changed = "shared.txt was changed by another program. Overwrite those changes?";
        const QString removed =
            "shared.txt was removed or renamed by another program. Save it again under this name?";
        const QByteArray other = "4321341221431234\n";
        QTest::newRow("changed, overwrite") << other << changed << "Overwrite" << true;
        QTest::newRow("changed, cancel") << other << changed << "Cancel" << false;
        QTest::newRow("removed, save") << QByteArray() << removed << "Save Again" << true;
        QTest::newRow("removed, cancel") << QByteArray() << removed << "Cancel" << false;
        QTest::newRow("same length") << QByteArray("1.34341221434312\n") << changed << "Cancel" << false;
    }

    void asksWhereAnotherProgramWasAtTheFile()
    {
        QFETCH(QByteArray, contents);
        QFETCH(QString, question);
        QFETCH(QString, answer);
        QFETCH(bool, isSaved);
        const QString file = path("shared.txt");
        for (const bool wasSaved : {false, true}) { // by this window, since it was opened
            write(file, "1.34341221434321\n");
            m_bench->open(file);
            m_bench->enter(1, 2);
            if (wasSaved) {
                QVERIFY(m_bench->files.save());
                m_bench->enter(1, noDigit);
            }
            QFile::remove(file); // another inode too
            if (!contents.isEmpty())
                write(file, contents);
            answerNextQuestion(question, answer);
            QCOMPARE(m_bench->files.save(), isSaved);
            QCOMPARE(m_bench->document.isModified(), !isSaved);
            if (!isSaved)
                QCOMPARE(QFile::exists(file) ? contentsOf(file) : QByteArray(), contents);
            else
                QVERIFY(contentsOf(file).contains("sudoku-workbench") || contentsOf(file).contains("2"));
            if (!isSaved)
                m_bench->document.undoStack().setClean();
            else
                QVERIFY(m_bench->files.save()); // without a question
        }
    }

    void asksNothingWhereNothingIsLost()
    {
        QVERIFY(m_bench->files.mayDiscard());
        m_bench->enter(1, 2);
        m_bench->document.undoStack().undo();
        QVERIFY(m_bench->files.mayDiscard());
    }
};

ADD_TEST(QApplication, TestSaveQuestion)

} // namespace sudoku::tst_savequestion

#include "tst_savequestion.moc"
