#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include "core/formats/text/constrainttext.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/document.h"
#include "ui/rules/puzzlepage.h"

namespace sudoku::tst_puzzlepage {

struct Bench
{
    explicit Bench(Board board = Board(emptyBoard(9))) : document(std::move(board)), page(document)
    {
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page))
            qFatal("the page was not shown");
    }

    QLineEdit &line(const char *name) { return *page.findChild<QLineEdit *>(name); }
    QPlainTextEdit &rules() { return *page.findChild<QPlainTextEdit *>("rulesText"); }
    void type(QWidget &field, const char *text)
    {
        field.setFocus();
        QTest::keyClicks(&field, text);
    }
    const PuzzleInfo &info() const { return document.board().info; }

    Document document;
    PuzzlePage page;
};

class TestPuzzlePage : public QObject
{
    Q_OBJECT

private slots:
    void whatIsTypedInAFieldIsOneStep()
    {
        Bench bench;
        bench.type(bench.line("title"), " Sunday no. 5 ");
        bench.type(bench.line("author"), "Ada");
        bench.type(bench.line("source"), "The Times");
        bench.type(bench.line("level"), "Hard");
        bench.type(bench.line("message"), "Well done!");
        bench.type(bench.rules(), "Cages add up.");
        QTest::keyClick(&bench.rules(), Qt::Key_Return);
        bench.type(bench.rules(), "Dots touch.");
        QCOMPARE(bench.info(), (PuzzleInfo{"Sunday no. 5", "Ada", "Cages add up.\nDots touch.", "The Times",
                                           "Hard", "Well done!"}));
        QUndoStack &undo = bench.document.undoStack();
        QCOMPARE(undo.count(), 6);
        QCOMPARE(undo.undoText(), "Change Rules in Words");
        undo.undo();
        QCOMPARE(bench.rules().toPlainText(), QString());
        undo.undo();
        QCOMPARE(bench.line("message").text(), QString());
        while (undo.canUndo())
            undo.undo();
        QCOMPARE(bench.info(), PuzzleInfo());
        QCOMPARE(bench.line("title").text(), QString());
    }

    void proposesTheRules_data()
    {
        QTest::addColumn<QByteArray>("constraint");
        QTest::addColumn<QString>("rules");
        const QString houses = "Each row, column and box contains the digits 1 to 9.";
        QTest::newRow("classic") << QByteArray() << houses;
        QTest::newRow("knight") << QByteArray("anti-knight")
                                << houses + "\nCells a knight's move apart contain different digits.";
    }

    void proposesTheRules()
    {
        QFETCH(QByteArray, constraint);
        QFETCH(QString, rules);
        Board board(emptyBoard(9));
        if (!constraint.isEmpty())
            board.puzzle.constraints.push_back(
                *readConstraint(board.puzzle.geometry, constraint.toStdString()));
        Bench bench(board);
        QTest::mouseClick(bench.page.findChild<QPushButton *>("propose"), Qt::LeftButton);
        QCOMPARE(bench.rules().toPlainText(), rules);
        QCOMPARE(QString::fromStdString(bench.info().rules), rules);
        bench.document.undoStack().undo();
        QCOMPARE(bench.rules().toPlainText(), QString());
    }

    void showsAnotherPuzzle()
    {
        Bench bench;
        Board other(emptyBoard(16));
        other.info = {"Large", "Bob", "Line\nby line", "", "Easy"};
        bench.document.reset(other);
        QCOMPARE(bench.line("title").text(), "Large");
        QCOMPARE(bench.rules().toPlainText(), "Line\nby line");
        QVERIFY(!bench.document.isModified());
    }
};

ADD_TEST(QApplication, TestPuzzlePage)

} // namespace sudoku::tst_puzzlepage

#include "tst_puzzlepage.moc"
