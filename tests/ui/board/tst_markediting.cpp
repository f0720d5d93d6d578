#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testprogram.h"
#include "tests/ui/board/editorbench.h"

namespace sudoku::tst_markediting {

using namespace editorbench;

using Change = void (*)(Bench &);

/// Pencil marks that are typed, and those that digits remove.
class TestMarkEditing : public QObject
{
    Q_OBJECT

private slots:
    void aDigitLeavesTheMarksOfItsPeers()
    {
        Bench bench(9, DigitRole::Entry);
        bench.editor.enter(5, {0, 1, 8, 40, 80}, InputMode::CornerMark);
        bench.editor.enter(5, {0, 1, 8, 40, 80}, InputMode::CentreMark);
        bench.editor.enter(5, {0});
        QCOMPARE(bench.board().cornerMarks[1], DigitSet{5}); // it is off
        bench.undo();
        bench.editor.setKeepsCandidates(true);
        const int steps = bench.steps();
        const Board before = bench.board();
        bench.editor.enter(5, {0});
        QCOMPARE(bench.steps(), steps);
        for (const Cell peer : {1, 8}) {
            QVERIFY(bench.board().cornerMarks[peer].isEmpty());
            QVERIFY(bench.board().centreMarks[peer].isEmpty());
        }
        QCOMPARE(bench.board().cornerMarks[40], DigitSet{5});
        bench.undo();
        QVERIFY(bench.board() == before);
        bench.editor.enter(5, {2}, InputMode::CentreMark); // which is a mark itself
        QCOMPARE(bench.board().centreMarks[1], DigitSet{5});
    }

    /// A removal belongs to the entry that caused it.
    void theMarksComeBackWithoutTheDigit_data()
    {
        QTest::addColumn<Change>("change");
        const auto add = [](const char *name, Change change) { QTest::newRow(name) << change; };
        add("deleted", [](Bench &bench) { bench.editor.clear({0}); });
        add("left blank", [](Bench &bench) { bench.editor.leaveBlank({0}); });
        add("replaced", [](Bench &bench) { bench.editor.enter(6, {0}); });
        add("entries cleared", [](Bench &bench) { bench.editor.clearEntries(); });
        add("solved", [](Bench &bench) {
            Grid solution(81);
            solution.set(0, 6);
            bench.editor.fillIn(solution, "Solve");
        });
        add("undone and done, then deleted", [](Bench &bench) {
            bench.undo();
            bench.document.undoStack().redo();
            bench.editor.clear({0});
        });
        add("no longer kept up to date", [](Bench &bench) {
            bench.editor.setKeepsCandidates(false);
            bench.editor.clear({0});
        });
    }

    void theMarksComeBackWithoutTheDigit()
    {
        QFETCH(Change, change);
        Bench bench(9, DigitRole::Entry);
        bench.editor.setKeepsCandidates(true);
        bench.editor.enter(5, {1, 8}, InputMode::CornerMark);
        bench.editor.enter(5, {1}, InputMode::CentreMark);
        bench.editor.enter(5, {0});
        QVERIFY(bench.board().cornerMarks[8].isEmpty());
        change(bench);
        QCOMPARE(bench.board().cornerMarks[1], DigitSet{5});
        QCOMPARE(bench.board().cornerMarks[8], DigitSet{5});
        QCOMPARE(bench.board().centreMarks[1], DigitSet{5});
        bench.undo();
        QVERIFY(bench.board().cornerMarks[8].isEmpty());
    }

    void marksThatThePlayerRemovedStayAway()
    {
        Bench bench(9, DigitRole::Entry);
        bench.editor.setKeepsCandidates(true);
        bench.editor.enter(5, {1, 2, 3, 4}, InputMode::CentreMark);
        bench.editor.enter(6, {3, 4}, InputMode::CentreMark);
        bench.editor.enter(5, {0});
        bench.editor.enter(5, {2}, InputMode::CentreMark); // written and removed again
        bench.editor.enter(5, {2}, InputMode::CentreMark);
        bench.editor.clear({3});
        bench.editor.clear({0});
        QCOMPARE(bench.board().centreMarks[1], DigitSet{5});
        QVERIFY(bench.board().centreMarks[2].isEmpty());
        QVERIFY(bench.board().centreMarks[3].isEmpty());
        QCOMPARE(bench.board().centreMarks[4], (DigitSet{5, 6}));
        bench.editor.enter(5, {0});
        bench.editor.reset();
        QVERIFY(bench.board().centreMarks[4].isEmpty());
    }

    void aGivenThatStaysLeavesNoMarks()
    {
        Bench bench(9, DigitRole::Entry);
        bench.give(0, 5);
        bench.editor.setKeepsCandidates(true);
        bench.editor.enter(5, {1}, InputMode::CentreMark);
        bench.editor.enter(6, {0, 40});
        QCOMPARE(bench.board().centreMarks[1], DigitSet{5});
    }

    void anUnfinishedNumberRestoresTheMarks()
    {
        Bench bench(16, DigitRole::Entry);
        bench.editor.setKeepsCandidates(true);
        Board marked = bench.board();
        marked.centreMarks[1] = {1, 12};
        bench.document.edit(marked, "Pencil Mark");
        bench.figures("1", {0});
        QCOMPARE(bench.board().centreMarks[1], DigitSet{12});
        bench.figures("2", {0});
        QCOMPARE(bench.board().centreMarks[1], DigitSet{1});
        bench.undo();
        QVERIFY(bench.board() == marked);
    }

    void peersAreThoseOfTheRules()
    {
        Bench bench(9, DigitRole::Entry);
        Board board = bench.board();
        board.puzzle.constraints = {{findVariant("anti-knight"), {}}};
        board.centreMarks[21] = board.centreMarks[22] = {5};
        bench.document.edit(board, "Add Rule");
        QVERIFY(bench.document.contradictedMarks(21).isEmpty());
        bench.editor.enter(5, {2});
        QCOMPARE(bench.document.contradictedMarks(21), DigitSet{5});
        bench.undo();
        bench.editor.setKeepsCandidates(true);
        bench.editor.enter(5, {2});
        QVERIFY(bench.board().centreMarks[21].isEmpty());
        QCOMPARE(bench.board().centreMarks[22], DigitSet{5});
    }

    void marksAreNumbersToo()
    {
        Bench bench(25, DigitRole::Entry);
        bench.figures("12", {0, 1}, InputMode::CornerMark);
        QCOMPARE(bench.board().cornerMarks[0], DigitSet{12});
        QCOMPARE(bench.board().cornerMarks[1], DigitSet{12});
        QCOMPARE(bench.steps(), 1);
    }

    void marksAreSetWhereOneIsMissingThenRemoved()
    {
        Bench bench(9, DigitRole::Entry);
        bench.editor.enter(3, {0}, InputMode::CentreMark);
        bench.editor.enter(3, {0, 1}, InputMode::CentreMark);
        QCOMPARE(bench.board().centreMarks[0], DigitSet{3});
        QCOMPARE(bench.board().centreMarks[1], DigitSet{3});
        bench.editor.enter(3, {0, 1}, InputMode::CentreMark);
        QVERIFY(bench.board().centreMarks[0].isEmpty());
        QVERIFY(bench.board().centreMarks[1].isEmpty());
    }

    void marksGoIntoOpenCellsOnly()
    {
        Bench bench(9, DigitRole::Entry);
        bench.give(0, 9);
        bench.editor.enter(5, {1});
        bench.editor.enter(3, {0, 1, 2}, InputMode::CornerMark);
        QVERIFY(bench.board().cornerMarks[0].isEmpty());
        QVERIFY(bench.board().cornerMarks[1].isEmpty());
        QCOMPARE(bench.board().cornerMarks[2], DigitSet{3});
    }

    void saysThatMarksAreForEmptyCells()
    {
        Bench bench(9, DigitRole::Entry);
        bench.give(0, 9);
        bench.editor.enter(3, {1});
        const Board before = bench.board();
        QSignalSpy refusals(&bench.editor, &BoardEditor::refused);
        bench.editor.enter(1, {0}, InputMode::CentreMark);
        QVERIFY(refusals.last().first().toString().startsWith("r1c1 has a digit already; "));
        bench.figures("2", {1}, InputMode::CornerMark);
        QVERIFY(refusals.last().first().toString().startsWith("r1c2 has a digit already; "));
        QVERIFY(bench.board() == before);
        bench.editor.enter(1, {0}, InputMode::Colour);
        bench.editor.enter(1, {0, 2}, InputMode::CentreMark); // where there are others it goes to them
        QCOMPARE(refusals.count(), 2);
        QCOMPARE(bench.board().centreMarks[2], DigitSet{1});
    }

    void clearsValuesBeforeMarks()
    {
        Bench bench(9, DigitRole::Entry);
        bench.editor.enter(1, {0}, InputMode::CornerMark);
        bench.editor.enter(2, {0}, InputMode::CentreMark);
        bench.editor.enter(3, {1});
        bench.editor.clear({0, 1});
        QCOMPARE(bench.board().digitAt(1), noDigit);
        QVERIFY(!bench.board().cornerMarks[0].isEmpty());
        bench.editor.clear({0, 1});
        QVERIFY(bench.board() == Board(emptyBoard(9)));
        const int steps = bench.steps();
        bench.editor.clear({0, 1});
        QCOMPARE(bench.steps(), steps);
    }
};

ADD_TEST(QApplication, TestMarkEditing)

} // namespace sudoku::tst_markediting

#include "tst_markediting.moc"
