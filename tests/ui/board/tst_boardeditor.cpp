#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/boardeditor.h"
#include "ui/board/document.h"

namespace sudoku::tst_boardeditor {

using Cells = std::vector<Cell>;

Cells changedCells(const Board &before, const Board &after)
{
    Cells cells;
    for (Cell cell = 0; cell < before.puzzle.geometry.cellCount(); ++cell)
        if (before.digitAt(cell) != after.digitAt(cell))
            cells.push_back(cell);
    return cells;
}

/// A document of an empty board and what edits it.
struct Bench
{
    explicit Bench(int size, DigitRole role = DigitRole::Given) : document(Board(emptyBoard(size)))
    {
        editor.setRole(role);
    }

    void figures(const char *figures, const Cells &cells, std::optional<InputMode> mode = {})
    {
        for (const char *figure = figures; *figure; ++figure)
            editor.type({KeyInput::Kind::Figure, *figure - '0', mode}, cells);
    }
    void give(Cell cell, Digit digit)
    {
        Board board = document.board();
        board.puzzle.givens.set(cell, digit);
        document.edit(board, "Given");
    }
    void undo() { document.undoStack().undo(); }
    const Board &board() const { return document.board(); }
    int steps() { return document.undoStack().count(); }

    Document document;
    BoardEditor editor{document};
};

using Change = void (*)(Bench &);

class TestBoardEditor : public QObject
{
    Q_OBJECT

private slots:
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

    void whatComesBetweenEndsANumber_data();
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

void TestBoardEditor::whatComesBetweenEndsANumber_data()
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

ADD_TEST(QApplication, TestBoardEditor)

} // namespace sudoku::tst_boardeditor

#include "tst_boardeditor.moc"
