#include <QApplication>

#include "core/hints/techniques.h"
#include "core/hints/walkthrough.h"
#include "tests/testprogram.h"
#include "tests/ui/teach/hints/hinterbench.h"
#include "ui/board/digitfilter.h"
#include "ui/teach/hints/boardsteps.h"
#include "ui/teach/steps/techniquechoice.h"

#include <algorithm>

namespace sudoku::tst_boardsteps {

using namespace hinterbench;

/// Which step of the board a hint is about.
class TestBoardSteps : public QObject
{
    Q_OBJECT

private slots:
    void marksAreWhatNoRuleForbids()
    {
        Board cage(emptyBoard(9));
        cage.puzzle.constraints = {*readConstraint(cage.puzzle.geometry, "killer 17 r1c1 r1c2")};
        Bench bench(cage);
        bench.hinter.fillCandidates();
        QTRY_VERIFY(bench.document.undoStack().canUndo());
        QCOMPARE(bench.board().centreMarks[0], (DigitSet{8, 9}));
        QCOMPARE(bench.board().centreMarks[2], DigitSet::all(9)); // no rule says more of it
        Bench filtered(cage);
        QCOMPARE(candidatesOf(filtered.document, 1), (DigitSet{8, 9}));
    }

    /// Each hint knows what the ones before it eliminated.
    void hintsAloneSolveAPuzzle_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::addColumn<bool>("hasMarks");
        for (const bool hasMarks : {false, true}) {
            QTest::addRow("9x9 %d", hasMarks) << QString::fromStdString(withEliminations) << hasMarks;
            QTest::addRow("4x4 %d", hasMarks) << "1.34341221434321" << hasMarks;
        }
    }

    void hintsAloneSolveAPuzzle()
    {
        QFETCH(QString, givens);
        QFETCH(bool, hasMarks);
        Bench bench(givens.toStdString());
        if (hasMarks) {
            bench.hinter.fillCandidates();
            QTRY_VERIFY(bench.document.undoStack().canUndo());
        }
        const int open = bench.document.geometry().cellCount() - bench.board().digits().filledCount();
        for (int steps = 0; bench.board().digits().filledCount() < bench.document.geometry().cellCount();
             ++steps) {
            QVERIFY(steps < 5 * open);
            QVERIFY(bench.askForStep());
            QVERIFY2(!bench.evidence().isEmpty(), qPrintable(bench.last.text));
            bench.hinter.apply();
        }
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "Solved! Every rule is obeyed.");
    }

    /// Each hint knows the borders that the ones before it found, until the puzzle is another one.
    void hintsAloneFindRegions()
    {
        Board chaos(Puzzle(Geometry::withBoxes({1, 4})));
        for (const auto &[cell, digit] :
             {std::pair(5, 4), std::pair(7, 3), std::pair(9, 3), std::pair(10, 2), std::pair(15, 1)})
            chaos.puzzle.givens.set(cell, digit);
        chaos.puzzle.constraints = {{findVariant("chaos-construction"), {}},
                                    {findVariant("same-region"), {4, 5}},
                                    {findVariant("same-region"), {6, 10, 14}}};
        Bench bench(chaos);
        for (int steps = 0; bench.board().digits().filledCount() < 16; ++steps) {
            QVERIFY(steps < 40);
            QVERIFY(bench.askForStep());
            bench.hinter.apply();
        }
        const std::vector<RegionLink> links = bench.board().regionLinks;
        QVERIFY(links.size() > 5);
        Board other = bench.board();
        other.puzzle.givens.clear(5);
        bench.document.edit(other, {});
        QVERIFY(bench.board().regionLinks.empty());
    }

    /// What steps have removed stays visible as centre marks; what digits rule out goes without saying.
    void aPositionBecomesABoard()
    {
        Board start(board(withEliminations));
        const Position before(start);
        const Walkthrough walkthrough = walkThrough(before, defaultLadder(before.rules()));
        Position position = before;
        const Step *removing = nullptr;
        for (const Step &step : walkthrough.steps) {
            position.apply(step);
            removing = &step;
            if (!step.eliminations.empty())
                break;
        }
        QVERIFY(removing && !removing->eliminations.empty());
        const Cell marked = removing->eliminations.front().cell;
        for (Cell cell = 0; cell < start.entries.cellCount(); ++cell)
            if (before.isOpen(cell))
                start.cornerMarks[cell] = before.candidates(cell);
        const Board after = atPosition(start, position);
        QVERIFY(after.digits() == position.digits());
        QCOMPARE(after.centreMarks[marked], position.candidates(marked));
        const Position byDigits(after);
        for (Cell cell = 0; cell < start.entries.cellCount(); ++cell)
            if (position.isOpen(cell)) {
                QCOMPARE(after.cornerMarks[cell], position.candidates(cell));
                QVERIFY(after.centreMarks[cell].isEmpty()
                        == (byDigits.candidates(cell) == position.candidates(cell)));
            }
    }

    void whatSolveFilledInIsNotPraised()
    {
        Bench bench("123434122143432.");
        Board solved = bench.board();
        solved.enter(15, 1);
        solved.isFromSolve[15] = true;
        bench.document.edit(solved, "Solve");
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "Solve filled in the board. Every rule is obeyed.");
    }

    void wrongEntriesComeFirst()
    {
        Bench bench(newspaper);
        bench.enter(2, 1);
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "r1c3 is wrong.");
        QCOMPARE(bench.view.findings().reasons, std::vector<Cell>{2});
        bench.enter(3, 9);
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "r1c3 and r1c4 are wrong.");
        QCOMPARE(bench.last.offer.text, "Clear Them");
        bench.last.offer.run();
        QVERIFY(bench.board() == Board(board(newspaper)));
    }

    void wrongMarksComeFirstToo()
    {
        Board wrong(board(newspaper));
        wrong.centreMarks[2] = {1, 2};
        wrong.cornerMarks[3] = {9}; // which only says where 9 may be
        Bench bench(wrong);
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "The pencil marks of r1c3 leave out its digit.");
        QCOMPARE(bench.view.findings().reasons, std::vector<Cell>{2});
        QCOMPARE(bench.last.offer.text, "Correct Marks");
        bench.last.offer.run();
        QCOMPARE(bench.board().centreMarks[2], (DigitSet{1, 2, 4}));
        QCOMPARE(bench.board().cornerMarks[3], DigitSet{9});
        bench.document.undoStack().undo();
        QVERIFY(bench.board() == wrong);
    }

    void saysWhyThereIsNoStep_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("offer");
        QTest::newRow("none") << "12....3........."
                              << "The puzzle has no solution."
                              << "Explain";
        QTest::newRow("empty board") << "................"
                                     << "Type in a puzzle first."
                                     << "";
        QTest::newRow("several") << ".2.4.4.221434321"
                                 << "No further step follows: there is more than one solution."
                                 << "Show Two Solutions";
        QTest::newRow("solved") << "1234341221434321"
                                << "Solved! Every rule is obeyed."
                                << "";
    }

    void saysWhyThereIsNoStep()
    {
        QFETCH(QString, givens);
        QFETCH(QString, text);
        QFETCH(QString, offer);
        Bench bench(givens.toStdString());
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, text);
        QCOMPARE(bench.last.offer.text, offer);
        QVERIFY(!bench.hinter.isShown());
    }

    void techniquesThatAreOffAreNotUsed()
    {
        Bench bench(newspaper);
        LadderChoice choice = hodokuChoice();
        for (LadderRung &rung : choice)
            rung.isOn = rung.technique->id == "naked-single";
        setChosenTechniques(bench.settings, choice, StepOrder::EasiestToSee);
        QVERIFY(bench.ask() && bench.ask());
        QVERIFY2(bench.last.text.startsWith("Naked Single:"), qPrintable(bench.last.text));
        for (LadderRung &rung : choice)
            rung.isOn = rung.technique->id == "bug-plus-one";
        setChosenTechniques(bench.settings, choice, StepOrder::EasiestToSee);
        bench.hinter.end();
        QVERIFY(bench.ask());
        QCOMPARE(bench.last.text, "No technique that is switched on gives a step.");
        QCOMPARE(bench.last.offer.text, "Techniques…");
    }

    void hintsFollowTheOrderWhereAsked()
    {
        Bench bench(newspaper);
        LadderChoice choice = hodokuChoice();
        const auto single = std::ranges::find(choice, findTechnique("naked-single"), &LadderRung::technique);
        std::rotate(choice.begin(), single, std::next(single));
        for (const StepOrder order : {StepOrder::EasiestToSee, StepOrder::FirstOnLadder}) {
            setChosenTechniques(bench.settings, choice, order);
            bench.hinter.end();
            QVERIFY(bench.ask() && bench.ask());
            QCOMPARE(bench.last.text.startsWith("Naked Single:"), order == StepOrder::FirstOnLadder);
        }
    }

    void typedDigitsAreThePuzzle()
    {
        Bench bench(std::string(16, '.'));
        const std::string typed = "1.34341221434321";
        Board entries = bench.board();
        for (Cell cell = 0; cell < 16; ++cell)
            if (typed[cell] != '.')
                entries.enter(cell, typed[cell] - '0');
        bench.document.edit(entries, "Enter Digits");
        QVERIFY(bench.askForStep());
        bench.hinter.apply();
        QCOMPARE(bench.board().entries[1], 2);
    }
};

ADD_TEST(QApplication, TestBoardSteps)

} // namespace sudoku::tst_boardsteps

#include "tst_boardsteps.moc"
