#include <QLabel>
#include <QListWidget>
#include <QTest>

#include "core/formats/text/constrainttext.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/rules/combinationpage.h"

namespace sudoku::tst_combinationpage {

Board boardWith(std::initializer_list<const char *> constraints)
{
    Board board(emptyBoard(9));
    for (const char *text : constraints)
        board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, text));
    return board;
}

struct Bench
{
    explicit Bench(Board board)
        : document(std::move(board)),
          editor(document),
          view(document, editor),
          page(document, view)
    {
        page.show();
    }

    QListWidget &list() { return *page.findChild<QListWidget *>("combinations"); }
    QStringList rows()
    {
        QStringList texts;
        for (int row = 0; row < list().count(); ++row)
            texts += list().item(row)->text();
        return texts;
    }
    void click(int row)
    {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualItemRect(list().item(row)).center());
    }
    bool isCrossedOut(int row) { return list().item(row)->font().strikeOut(); }

    Document document;
    BoardEditor editor;
    BoardView view;
    CombinationPage page;
};

class TestCombinationPage : public QObject
{
    Q_OBJECT

private slots:
    void listsTheSumsAtTheCursor()
    {
        Bench bench(boardWith({"killer 16 r1c1 r1c2", "arrow r1c2 r2c2 r3c2"}));
        QCOMPARE(bench.rows(), (QStringList{"Killer cage 16 at r1c1 and r1c2\n1 left", "7 + 9"}));
        bench.view.setCurrentCell(1);
        QCOMPARE(bench.rows().first(), "Killer cage 16 at r1c1 and r1c2\n1 left");
        QVERIFY(bench.rows().contains("3 = 1 + 2"));
        bench.view.setCurrentCell(80);
        QVERIFY(!bench.list().isVisible());
    }

    void followsTheBoard()
    {
        Bench bench(boardWith({"killer 10 r1c1 r1c2"}));
        QCOMPARE(bench.list().count(), 5);
        bench.editor.enter(1, {5}); // r1c6
        QCOMPARE(bench.rows(),
                 (QStringList{"Killer cage 10 at r1c1 and r1c2\n3 left", "2 + 8", "3 + 7", "4 + 6"}));
    }

    void aClickCrossesOut()
    {
        Bench bench(boardWith({"killer 20 r1c1 r1c2 r1c3"}));
        QCOMPARE(bench.rows().mid(1), (QStringList{"3 + 8 + 9", "4 + 7 + 9", "5 + 6 + 9", "5 + 7 + 8"}));
        bench.click(4);
        QVERIFY(bench.isCrossedOut(4));
        QCOMPARE(bench.rows().first(), "Killer cage 20 at r1c1, r1c2 and r1c3\n3 left, each with 9");
        QCOMPARE(bench.document.board().crossedOut.size(), 1U);
        bench.click(0); // a heading
        QCOMPARE(bench.document.board().crossedOut.size(), 1U);
        bench.document.undoStack().undo();
        QVERIFY(!bench.isCrossedOut(4));
        bench.document.undoStack().redo();
        bench.click(4);
        QVERIFY(bench.document.board().crossedOut.empty());
    }

    void theKeyboardCrossesOutSeveral()
    {
        Bench bench(boardWith({"killer 10 r1c1 r1c2"}));
        bench.list().setCurrentRow(1);
        QTest::keyClick(&bench.list(), Qt::Key_Space);
        QTest::keyClick(&bench.list(), Qt::Key_Down);
        QTest::keyClick(&bench.list(), Qt::Key_Return);
        QVERIFY(bench.isCrossedOut(1) && bench.isCrossedOut(2) && !bench.isCrossedOut(3));
        QVERIFY(bench.list().item(1)->data(Qt::AccessibleTextRole).toString().contains("crossed out"));
    }

    void goesWithItsRule()
    {
        Bench bench(boardWith({"killer 10 r1c1 r1c2"}));
        bool isUseful = true;
        connect(&bench.page, &CombinationPage::usefulChanged, this, [&](bool is) { isUseful = is; });
        bench.click(1);
        Board without = bench.document.board();
        without.puzzle.constraints.clear();
        bench.document.edit(without, "Remove");
        QVERIFY(!isUseful);
        QVERIFY(bench.document.board().crossedOut.empty());
        bench.document.undoStack().undo();
        QVERIFY(isUseful && bench.isCrossedOut(1));
    }

    void lettersAreThoseOfTheBoard()
    {
        Board board(emptyBoard(16));
        board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, "killer 31 r1c1 r1c2"));
        Bench bench(std::move(board));
        bench.view.setChosenSymbols(*findSymbolSet("1-9A"));
        QCOMPARE(bench.rows().last(), "F + G");
    }
};

ADD_TEST(QApplication, TestCombinationPage)

} // namespace sudoku::tst_combinationpage

#include "tst_combinationpage.moc"
