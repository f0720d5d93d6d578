#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testprogram.h"
#include "tests/ui/board/editorbench.h"

namespace sudoku::tst_boardeditor {

using namespace editorbench;

Cells changedCells(const Board &before, const Board &after)
{
    Cells cells;
    for (Cell cell = 0; cell < before.puzzle.geometry.cellCount(); ++cell)
        if (before.digitAt(cell) != after.digitAt(cell))
            cells.push_back(cell);
    return cells;
}

class TestBoardEditor : public QObject
{
    Q_OBJECT

private slots:
    void theSameDigitAgainClearsIfThatIsChosen()
    {
        Bench bench(16);
        bench.editor.setRole(DigitRole::Entry);
        bench.editor.enter(5, {0, 1});
        bench.editor.enter(5, {0, 1});
        QCOMPARE(bench.document.board().entries[0], 5); // not at first
        bench.editor.setSameDigitClears(true);
        bench.editor.enter(5, {0, 1, 2}); // one of them has another one
        QCOMPARE(bench.document.board().entries[2], 5);
        bench.editor.enter(5, {0, 1, 2});
        QCOMPARE(bench.document.board().entries.filledCount(), 0);
        bench.document.undoStack().undo();
        QCOMPARE(bench.document.board().entries[1], 5);
        bench.figures("12", {3}); // 1, then 12
        QCOMPARE(bench.document.board().entries[3], 12);
        bench.editor.finishNumber();
        bench.figures("1", {3});
        QCOMPARE(bench.document.board().entries[3], 1);
        bench.figures("2", {3});
        QCOMPARE(bench.document.board().entries[3], noDigit);
    }

    void writesGivensOrEntries()
    {
        Bench bench(9);
        bench.editor.enter(5, {0});
        QVERIFY(bench.board().isGiven(0));
        bench.editor.setRole(DigitRole::Entry);
        bench.editor.enter(6, {1});
        QCOMPARE(bench.board().entries[1], 6);
        QVERIFY(!bench.board().isGiven(1));
        bench.editor.setRole(DigitRole::Given);
        bench.editor.enter(7, {1});
        QCOMPARE(bench.board().puzzle.givens[1], 7);
        QCOMPARE(bench.board().entries[1], noDigit);
    }

    void writesIntoManyCellsAsOneStep()
    {
        Bench bench(9, DigitRole::Entry);
        bench.editor.enter(5, {0, 40, 80});
        QCOMPARE(bench.board().digits().filledCount(), 3);
        bench.undo();
        QCOMPARE(bench.board().digits().filledCount(), 0);
    }

    void figuresBecomeOneNumberAndOneStep()
    {
        Bench bench(16);
        bench.figures("12", {0});
        QCOMPARE(bench.board().digitAt(0), 12);
        QCOMPARE(bench.steps(), 1);
        bench.undo();
        QCOMPARE(bench.board().digitAt(0), noDigit);
    }

    void figureThatDoesNotFitBeginsANumber()
    {
        Bench bench(16);
        bench.figures("17", {0});
        QCOMPARE(bench.board().digitAt(0), 7);
        QCOMPARE(bench.steps(), 2);
        bench.figures("1", {0});
        QCOMPARE(bench.board().digitAt(0), 1);
        bench.figures("6", {0});
        QCOMPARE(bench.board().digitAt(0), 16);
    }

    void zeroClears()
    {
        Bench bench(9);
        bench.figures("50", {0});
        QCOMPARE(bench.board().digitAt(0), noDigit);
        bench.figures("5", {0});
        bench.editor.finishNumber();
        bench.figures("0", {0});
        QCOMPARE(bench.board().digitAt(0), noDigit);
    }

    void whatComesBetweenEndsANumber_data()
    {
        QTest::addColumn<std::function<void(Bench &)>>("between");
        QTest::addColumn<Digit>("digit");
        const auto add = [](const char *name, const std::function<void(Bench &)> &between, Digit digit = 2) {
            QTest::newRow(name) << between << digit;
        };
        add(
            "nothing", [](Bench &) {}, 12);
        add("a move", [](Bench &bench) { bench.editor.finishNumber(); });
        add("undo", [](Bench &bench) { bench.undo(); });
        add("a symbol", [](Bench &bench) { bench.editor.enter(9, {3}); });
        add("a role", [](Bench &bench) { bench.editor.setRole(DigitRole::Given); });
        add("an input mode", [](Bench &bench) {
            bench.editor.setInputMode(InputMode::CornerMark);
            bench.editor.setInputMode(InputMode::Value);
        });
        add("clearing", [](Bench &bench) { bench.editor.clear({0}); });
        add("clearing entries", [](Bench &bench) { bench.editor.clearEntries(); });
        add("a reset", [](Bench &bench) { bench.editor.reset(); });
        add("clearing all", [](Bench &bench) { bench.editor.clearAll(); });
        add("a solution", [](Bench &bench) {
            Grid solution(256);
            solution.set(1, 7);
            solution.set(100, 3);
            bench.editor.fillIn(solution, "Solve");
        });
        add("an edit of others", [](Bench &bench) { bench.give(9, 9); });
    }

    void whatComesBetweenEndsANumber()
    {
        QFETCH(std::function<void(Bench &)>, between);
        QFETCH(Digit, digit);
        Bench bench(16, DigitRole::Entry);
        bench.give(255, 16);
        bench.figures("7", {1});
        bench.editor.finishNumber();
        bench.figures("1", {0});
        between(bench);
        const Board before = bench.board();
        bench.figures("2", {0});
        QCOMPARE(bench.board().digitAt(0), digit);
        QCOMPARE(changedCells(before, bench.board()), Cells{0});
    }

    void numberOfAnotherPenIsAnotherNumber()
    {
        Bench bench(16, DigitRole::Entry);
        bench.figures("1", {0}, InputMode::CornerMark);
        bench.figures("2", {0}, InputMode::CentreMark);
        QCOMPARE(bench.board().cornerMarks[0], DigitSet{1});
        QCOMPARE(bench.board().centreMarks[0], DigitSet{2});
        bench.figures("3", {0});
        QCOMPARE(bench.board().digitAt(0), 3);
    }

    void penSaysWhatADigitBecomes()
    {
        Bench bench(9, DigitRole::Entry);
        QSignalSpy modes(&bench.editor, &BoardEditor::inputModeChanged);
        bench.editor.setInputMode(InputMode::CornerMark);
        bench.editor.setInputMode(InputMode::CornerMark);
        QCOMPARE(modes.count(), 1);
        bench.figures("4", {0});
        bench.editor.enter(5, {0});
        QCOMPARE(bench.board().cornerMarks[0], (DigitSet{4, 5}));
        QCOMPARE(bench.board().digitAt(0), noDigit);
    }

    void givensAreKeptFromEntries()
    {
        Bench bench(9, DigitRole::Entry);
        bench.give(0, 9);
        QSignalSpy refusals(&bench.editor, &BoardEditor::refusedAtGiven);
        bench.editor.enter(1, {0});
        QCOMPARE(refusals.count(), 1);
        QVERIFY(refusals.first().first().toString().startsWith("r1c1 is a given. "));
        bench.editor.clear({0});
        QCOMPARE(refusals.count(), 2);
        bench.figures("1", {0});
        QCOMPARE(refusals.count(), 3);
        QCOMPARE(bench.board().puzzle.givens[0], 9);
        QCOMPARE(bench.steps(), 1);

        bench.editor.enter(1, {0, 1}); // where there are others it goes to them
        QCOMPARE(refusals.count(), 3);
        QCOMPARE(bench.board().entries[0], noDigit);
        QCOMPARE(bench.board().entries[1], 1);
    }

    void clearsGivensInTheirRole()
    {
        Bench bench(9);
        bench.editor.enter(3, {0, 1});
        bench.editor.type({KeyInput::Kind::Clear}, {0});
        QCOMPARE(bench.board().puzzle.givens.filledCount(), 1);
    }

    void clearsEntriesOrAll()
    {
        Bench bench(9, DigitRole::Entry);
        bench.give(0, 9);
        bench.editor.enter(1, {1});
        bench.editor.enter(2, {2}, InputMode::CornerMark);
        bench.editor.enter(3, {3}, InputMode::Colour);
        bench.editor.clearEntries();
        QCOMPARE(bench.board().digits().filledCount(), 1);
        QCOMPARE(bench.board().cornerMarks[2], DigitSet{2});
        QCOMPARE(bench.board().colours[3], DigitSet{3});
        bench.undo();
        bench.editor.reset();
        QCOMPARE(bench.board().digits().filledCount(), 1);
        QVERIFY(bench.board().cornerMarks[2].isEmpty());
        QVERIFY(bench.board().colours[3].isEmpty());
        QVERIFY(bench.editor.role() == DigitRole::Entry);
        bench.editor.clearAll();
        QVERIFY(bench.board() == Board(emptyBoard(9)));
        QVERIFY(bench.editor.role() == DigitRole::Given); // there is a puzzle to type again
        bench.undo();
        bench.undo();
        QCOMPARE(bench.board().entries[1], 1);
        QCOMPARE(bench.board().cornerMarks[2], DigitSet{2});
    }

    void saysWhichFiguresThereAre()
    {
        Bench bench(4);
        QStringList said;
        connect(&bench.editor, &BoardEditor::refused, this, [&](const QString &why) { said += why; });
        bench.figures("7", {0});
        Board board = bench.document.board();
        board.info.symbols = findSymbolSet("animals");
        bench.document.edit(std::move(board), "symbols");
        bench.figures("7", {0});
        QCOMPARE(said, QStringList({"7 is not a digit of this board: digits are 1 to 4.",
                                    "This board has no symbol 7: figures count its symbols, 1 to 4."}));
    }

    void saysWhereThereIsNothingToChange()
    {
        Bench bench(9, DigitRole::Entry);
        QStringList said;
        connect(&bench.editor, &BoardEditor::refused, this, [&](const QString &why) { said += why; });
        bench.editor.makeEntriesGivens();
        bench.editor.reset();
        bench.editor.clearAll();
        QCOMPARE(said, QStringList({"There are no entries that could become givens.",
                                    "There is nothing to clear.", "There is nothing to clear."}));
        bench.editor.setRole(DigitRole::Entry);
        bench.editor.enter(5, {0});
        bench.editor.makeEntriesGivens();
        bench.editor.clearAll();
        QCOMPARE(said.size(), 3);
    }

    void resetLeavesAllThatIsOfThePuzzle()
    {
        Board before(emptyBoard(9));
        before.puzzle.givens.set(0, 9);
        before.info.title = "Autumn";
        Document document(before);
        BoardEditor editor(document);
        editor.enter(2, {2}, InputMode::CornerMark);
        editor.reset();
        QVERIFY(document.board() == before);
    }

    void fixesEntries()
    {
        Bench bench(9, DigitRole::Entry);
        bench.editor.enter(1, {1});
        bench.editor.makeEntriesGivens();
        QCOMPARE(bench.board().puzzle.givens[1], 1);
        QCOMPARE(bench.board().entries.filledCount(), 0);
        bench.undo();
        QCOMPARE(bench.board().entries[1], 1);
    }

    void whatSolveWroteBecomesNoGivenBesideTheEntries()
    {
        const Grid solution = grid("1234341221434321");
        Bench bench(4, DigitRole::Entry);
        bench.editor.enter(1, {0});
        bench.editor.fillIn(solution, "Solve");
        QCOMPARE(text(bench.board().playerEntries()), std::string("1..............."));
        bench.editor.enter(1, {5}); // what is typed over is the player's
        QCOMPARE(bench.board().playerEntries()[5], 1);
        bench.editor.clear({5});
        bench.editor.makeEntriesGivens();
        QCOMPARE(text(bench.board().puzzle.givens), std::string("1..............."));
        QCOMPARE(bench.board().entries.filledCount(), 14);
        bench.editor.makeEntriesGivens(); // there are no others
        QCOMPARE(bench.board().puzzle.givens.filledCount(), 15);
        bench.undo();
        QCOMPARE(bench.board().playerEntries().filledCount(), 0);
    }

    void fillsInASolutionAsOneStep()
    {
        Bench bench(4);
        const Grid solution = grid("1234341221434321");
        bench.editor.enter(1, {0});
        const Board before = bench.board();
        bench.editor.fillIn(solution, "Solve");
        QVERIFY(bench.board().digits() == solution);
        QCOMPARE(bench.board().puzzle.givens.filledCount(), 1);
        QVERIFY(bench.editor.role() == DigitRole::Entry); // what is typed now does not change the puzzle
        bench.undo();
        QVERIFY(bench.board() == before);
    }

    void followsTheSizeOfTheBoard()
    {
        Bench bench(9);
        bench.document.edit(Board(emptyBoard(25)), "Paste");
        bench.figures("25", {0});
        QCOMPARE(bench.board().digitAt(0), 25);
        bench.document.edit(Board(emptyBoard(4)), "Paste");
        bench.figures("12", {0});
        QCOMPARE(bench.board().digitAt(0), 2);
    }
};

ADD_TEST(QApplication, TestBoardEditor)

} // namespace sudoku::tst_boardeditor

#include "tst_boardeditor.moc"
