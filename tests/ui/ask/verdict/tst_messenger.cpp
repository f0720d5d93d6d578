// Covers ui/board: subject

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conflictreporter.h"
#include "ui/ask/verdict/messenger.h"
#include "ui/base/messagebar.h"
#include "ui/board/boardeditor.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"

namespace sudoku::tst_messenger {

const QString nothing;           // to say
constexpr int patience = 60'000; // ms; for slow machines

/// A message bar with the board that it speaks of.
struct Bench
{
    explicit Bench(const std::string &givens) : document(Board(board(givens))) { live.setEnabled(true); }

    void enter(Cell cell, Digit digit) { document.edit(with(cell, digit), "Enter Digit"); }
    Board with(Cell cell, Digit digit) const
    {
        Board changed = document.board();
        changed.enter(cell, digit);
        return changed;
    }
    bool waitForVerdict()
    {
        return QTest::qWaitFor([&] { return live.state() > LiveCheck::State::Checking; }, patience);
    }
    const Message &last() const { return bar.message(); }
    QString said() const { return bar.message().text; }
    void act()
    {
        const auto run = last().offer.run;
        run();
    }

    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    LiveCheck live{document};
    ConflictReporter conflicts{document, view};
    MessageBar bar;
    Messenger messenger{document, live, conflicts, bar};
};

class TestMessenger : public QObject
{
    Q_OBJECT

private slots:
    void busyThenAnswerThenConflictThenNothing()
    {
        Bench bench("12..............");
        QCOMPARE(bench.said(), nothing);
        bench.enter(4, 1);
        QCOMPARE(bench.said(), "Two 1s in column 1: r1c1 and r2c1.");
        bench.messenger.say({.text = "Saved."});
        QCOMPARE(bench.said(), "Saved.");
        bench.messenger.showBusy("Solving …");
        QCOMPARE(bench.said(), "Solving …");
        QCOMPARE(bench.last().kind, Message::Kind::Busy);
        bench.messenger.endBusy();
        QCOMPARE(bench.said(), "Saved.");
        bench.enter(5, 4);
        QCOMPARE(bench.said(), "Two 1s in column 1: r1c1 and r2c1.");
        bench.enter(4, 3);
        QCOMPARE(bench.said(), nothing);
    }

    void whatWasReadIsClosed()
    {
        Bench bench("12..............");
        QVERIFY(!bench.messenger.dismiss());
        bench.messenger.say({.text = "Saved."});
        QVERIFY(bench.messenger.dismiss());
        QCOMPARE(bench.said(), nothing);
        bench.enter(4, 1);
        bench.messenger.say({.text = "Saved."});
        QVERIFY(bench.messenger.dismiss());
        QCOMPARE(bench.said(), "Two 1s in column 1: r1c1 and r2c1.");
        QVERIFY(!bench.messenger.dismiss());
        bench.messenger.showBusy("Solving …");
        QVERIFY(!bench.messenger.dismiss());
        QCOMPARE(bench.said(), "Solving …");
    }

    void aSolvedBoardIsSaidUntilThatIsClosed()
    {
        Bench bench("123434122143432.");
        bench.enter(15, 1);
        QCOMPARE(bench.said(), "Solved! Every rule is obeyed.");
        bench.messenger.say({.text = "Saved."});
        QVERIFY(bench.messenger.dismiss());
        QCOMPARE(bench.said(), nothing);
        QVERIFY(!bench.messenger.dismiss());
        bench.messenger.setTask([] { return Message{.text = "Find the naked pair."}; });
        bench.messenger.say({.text = "Saved."});
        QVERIFY(bench.messenger.dismiss());
        QCOMPARE(bench.said(), "Find the naked pair.");
        QVERIFY(!bench.messenger.dismiss());
    }

    void itsAuthorsMessageIsSaidWhenItIsSolved()
    {
        Board board = Bench("123434122143432.").document.board();
        board.info.message = "Bravo!";
        Bench bench("123434122143432.");
        bench.document.edit(board, "Open");
        QCOMPARE(bench.said(), nothing);
        bench.enter(15, 1);
        QCOMPARE(bench.said(), "Solved! Every rule is obeyed. Bravo!");
    }

    /// Praise is for what is known.
    void aFullBoardWithOtherRulesIsNotCalledSolved_data()
    {
        QTest::addColumn<Board>("with");
        QTest::addColumn<QString>("unchecked");
        const Board plain = Bench("123434122143432.").document.board();
        Board drawn = plain;
        drawn.info.drawings.emplace_back();
        QTest::newRow("drawing") << drawn << "1 drawing not covered";
        Board off = plain;
        off.switchedOff.push_back({findVariant("diagonal"), {}, {}});
        QTest::newRow("switched off") << off << "1 rule switched off";
        Board unknown = plain;
        unknown.keptMembers = R"({"not-supported": {"skyscraper": 1}})";
        QTest::newRow("unknown") << unknown << "'skyscraper' not covered";
    }

    void aFullBoardWithOtherRulesIsNotCalledSolved()
    {
        QFETCH(const Board, with);
        QFETCH(const QString, unchecked);
        Bench bench("123434122143432.");
        bench.document.edit(with, "Open");
        bench.enter(15, 1);
        QCOMPARE(bench.said(),
                 "The board is full. Checked and obeyed: rows, columns and boxes. Not everything "
                 "was checked: "
                     + unchecked + ".");
        Board stated = with;
        stated.info.solution = bench.document.board().digits();
        bench.document.edit(stated, "Open");
        bench.enter(15, 1);
        QCOMPARE(bench.said(), "Solved! Every rule is obeyed.");
    }

    /// Regions that were found are no part of what a source states.
    void aStatedSolutionHasNoRegions()
    {
        Board board{Puzzle(Geometry::withBoxes({1, 4}))};
        board.puzzle.constraints = {{findVariant("chaos-construction"), {}}};
        board.switchedOff.push_back({findVariant("diagonal"), {}, {}}); // which nobody checks
        board.info.solution = sudoku::board("1234341221434321").givens;
        Grid solution = board.info.solution;
        solution.setRegions({0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3});
        for (Cell cell = 0; cell < 16; ++cell)
            board.enter(cell, solution[cell]);
        board.entries.setRegions({solution.regions().begin(), solution.regions().end()});
        Bench bench("................");
        bench.document.edit(board, "Open");
        QCOMPARE(bench.said(), "Solved! Every rule is obeyed.");
    }

    void howToBeginIsSaidOfAnUntouchedBoardOnly()
    {
        Bench bench("................");
        QVERIFY(bench.said().startsWith("Type a puzzle row by row"));
        Board ruled = bench.document.board();
        ruled.puzzle.constraints.push_back({findVariant("killer"), {0, 1}, {5}});
        Board off = bench.document.board();
        off.switchedOff.push_back({findVariant("diagonal"), {}, {}});
        Board drawn = bench.document.board();
        drawn.info.drawings.emplace_back();
        Board marked = bench.document.board();
        marked.cornerMarks[3] = {1};
        Board told = bench.document.board();
        told.info.rules = "Normal rules apply.";
        for (const Board &touched : {ruled, off, drawn, marked, told}) {
            bench.document.edit(touched, "Change");
            QCOMPARE(bench.said(), nothing);
            bench.document.undoStack().undo();
            QVERIFY(bench.said().startsWith("Type a puzzle row by row"));
        }
    }

    /// A link may state a solution of an older puzzle.
    void anotherSolutionOfTheSourceIsSaid()
    {
        Bench bench("123434122143432.");
        Board board = bench.document.board();
        board.info.solution = Grid(16);
        board.info.solution.set(15, 2);
        bench.document.edit(board, "Open");
        bench.live.setEnabled(true);
        const QString other = "The source of the puzzle states another solution: 2 in r4c4.";
        QTRY_COMPARE_WITH_TIMEOUT(bench.said(), other, patience);
        bench.enter(15, 1);
        QCOMPARE(bench.said(), "Solved! Every rule is obeyed. " + other);
    }

    void anAnswerIsAboutItsBoardOnly()
    {
        Bench bench("12..............");
        bench.messenger.say({.text = "Saved."});
        bench.enter(4, 3);
        QCOMPARE(bench.said(), nothing);
        bench.document.undoStack().undo(); // the same board once more
        QCOMPARE(bench.said(), nothing);
    }

    void anAnswerMayComeBeforeItsBoard()
    {
        Bench bench("123434122143432.");
        const Board full = bench.with(15, 1);
        bench.messenger.answer(full, [] { return Message{Message::Kind::Answer, "Solved in 1 ms."}; });
        bench.messenger.endBusy();       // so that it decides again
        QCOMPARE(bench.said(), nothing); // not yet
        QStringList heard;
        connect(&bench.document, &Document::boardChanged, this, [&] { heard += bench.said(); });
        bench.document.edit(full, "Solve");
        QCOMPARE(heard, QStringList("Solved in 1 ms.")); // and not first that every rule is kept
        bench.document.undoStack().undo();
        QCOMPARE(bench.said(), nothing);
    }

    void anAnswerIsMadeAgainWhenMoreIsKnown()
    {
        Bench bench("1234341221434321");
        bench.messenger.answer(bench.document.board(), [&bench] {
            return Message{.text = bench.live.state() == LiveCheck::State::Unique ? "More." : "Less."};
        });
        QCOMPARE(bench.said(), "Less.");
        QVERIFY(bench.waitForVerdict());
        QCOMPARE(bench.said(), "More.");
    }

    void aVerdictThatComesLateTouchesNoOtherMessage()
    {
        Bench bench("1234............");
        bench.messenger.say({.text = "Saved."});
        QVERIFY(bench.waitForVerdict());
        QCOMPARE(bench.said(), "Saved.");
    }

    void onlyItsSenderWithdrawsAMessage()
    {
        Bench bench("12..............");
        const MessageHandle before = bench.messenger.say({.text = "No cells are selected."});
        const MessageHandle now = bench.messenger.say({.text = "No cells are selected."});
        bench.messenger.withdraw(before);
        bench.messenger.withdraw({});
        QCOMPARE(bench.said(), "No cells are selected.");
        bench.messenger.withdraw(now);
        QCOMPARE(bench.said(), nothing);
    }

    void anEditBringsItsMessage()
    {
        Bench bench("11..............");
        QStringList shown;
        QObject::connect(&bench.document, &Document::boardChanged, [&] { shown += bench.said(); });
        Board after(board("12.............."));
        bench.document.edit(after, "Change", {.message = [] { return Message{.text = "Changed."}; }});
        QCOMPARE(shown, QStringList{"Changed."});
        bench.document.edit(after, "Change", {.message = [] { return Message{.text = "As it was."}; }});
        QCOMPARE(bench.said(), "As it was.");
    }

    void newsAreSaidWhileSomethingRuns()
    {
        Bench bench("12..............");
        bench.messenger.showBusy("Solving …");
        bench.messenger.say({Message::Kind::Problem, "r1c1 is a given."});
        QCOMPARE(bench.bar.accessibleName(), "r1c1 is a given.");
        bench.messenger.showBusy("Solving … 4 s");
        QCOMPARE(bench.said(), "Solving … 4 s");
        bench.messenger.endBusy();
        QCOMPARE(bench.said(), "r1c1 is a given.");
    }

    void theSameConflictIsReadOnce()
    {
        Bench bench("11..............");
        bench.bar.setAccessibleName("read");
        bench.enter(10, 3);
        QCOMPARE(bench.bar.accessibleName(), "read");
    }

    void theLastCellIsAnswered()
    {
        Bench bench("123434122143432.");
        bench.enter(15, 1);
        QCOMPARE(bench.last().text, "Solved! Every rule is obeyed.");
        QCOMPARE(bench.last().kind, Message::Kind::Answer);
        QVERIFY(bench.waitForVerdict());
        bench.enter(15, 2);
        QCOMPARE(bench.last().text, "All cells are filled, but 1 entry is wrong.");
        QCOMPARE(bench.last().offer.text, "Show It");
        QSignalSpy shown(&bench.messenger, &Messenger::wrongEntriesRequested);
        bench.act();
        QCOMPARE(shown.count(), 1);
        bench.enter(15, 1);
        QCOMPARE(bench.last().text, "Solved! Every rule is obeyed.");
    }

    void aFullBoardOfSeveralSolutionsNamesItsConflicts()
    {
        Bench bench("12343412........");
        QVERIFY(bench.waitForVerdict());
        for (Cell cell = 8; cell < 16; ++cell)
            bench.enter(cell, grid("1234341221434322")[cell]);
        QCOMPARE(bench.last().text,
                 "All cells are filled, but this is not a solution. Two 2s in row 4: r4c3 and r4c4.");
    }
};

ADD_TEST(QApplication, TestMessenger)

} // namespace sudoku::tst_messenger

#include "tst_messenger.moc"
