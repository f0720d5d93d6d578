#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QToolButton>

#include "tests/testprogram.h"
#include "tests/ui/teach/hints/walkthroughbench.h"
#include "ui/teach/steps/techniquechoice.h"

namespace sudoku::tst_reasonsteps {

using namespace walkthroughbench;

/// It needs a reason of two facts.
const std::string withSkyscraper = "..........13....6.1..2...63..4.2....";

/// Its reasons take minutes, but not the first ones.
const std::string veryHard =
    ".2...3..48..7..39...7....61..3.7...8..6..213.5.........4.8....6..8.1..2..5...9...";

/// Walkthroughs by reasons.
class TestReasonSteps : public QObject
{
    Q_OBJECT

private slots:
    /// Every puzzle with one solution has reasons.
    void withoutAStepOfATechniqueThereAreReasons()
    {
        Bench bench(newspaper);
        const LadderChoice all = hodokuChoice();
        LadderChoice choice = all;
        for (LadderRung &rung : choice)
            rung.isOn = rung.technique->id == "bug-plus-one";
        setChosenTechniques(bench.settings, choice, StepOrder::EasiestToSee);
        QVERIFY(bench.ask());
        QVERIFY(bench.viewer.isOpen());
        QVERIFY(bench.last.text.startsWith("No technique that is switched on gives a step."));
        QCOMPARE(bench.order().currentIndex(), 1);
        QVERIFY(bench.waitForReasons());
        QCOMPARE(bench.rowCount(), 51);
        bench.click("What Else Is There");
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.text, "No technique that is switched on gives a step here.");
        bench.chooseOrder(0);
        QCOMPARE(bench.rowCount(), 0);
        QVERIFY(bench.says("No further step follows with these techniques."));
        QVERIFY(!bench.panel->findChild<QPushButton *>("export")->isVisibleTo(bench.panel));
        QCOMPARE(bench.view.shownBoard().entries.filledCount(), 0);
        setChosenTechniques(bench.settings, all, StepOrder::EasiestToSee);
        bench.viewer.close();
        QVERIFY(bench.ask());
        QCOMPARE(bench.order().currentIndex(), 0); // as the user chose
        QCOMPARE(bench.rowCount(), 51);
    }

    void theSmallestReasonsAreAnOrderToo()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        bench.choose(7);
        bench.chooseOrder(1);
        QVERIFY(bench.waitForReasons());
        QCOMPARE(bench.rowCount(), 51);
        QVERIFY(bench.says("General rating: 1, sum 51"));
        QVERIFY(!bench.says("HoDoKu"));
        QCOMPARE(bench.list->currentIndex().row(), 0);
        for (const int row : {0, 10, 50}) {
            bench.choose(row);
            QCOMPARE(bench.textOf(row, StepsModel::Weight), "1");
            QCOMPARE(bench.textOf(row, StepsModel::Score), "1");
            QCOMPARE(bench.view.shownBoard().entries.filledCount(), row);
            QCOMPARE(bench.evidence().placements.size(), 1u);
            QVERIFY(bench.says(bench.nameOf(row) + ": "));
        }
        bench.chooseOrder(0);
        QVERIFY(bench.says("Easy, score 204"));
        QCOMPARE(bench.list->currentIndex().row(), 7);
        bench.chooseOrder(1);
        QCOMPARE(bench.list->currentIndex().row(), 50);
    }

    void aReasonIsOnTheBoardAndInWords()
    {
        Bench bench(withSkyscraper);
        QVERIFY(bench.ask());
        bench.chooseOrder(1);
        QVERIFY(bench.waitForReasons());
        QVERIFY(bench.says("General rating: 3, sum "));
        const int row = bench.rowWith("Skyscraper");
        QVERIFY(row > 0);
        QCOMPARE(bench.textOf(row, StepsModel::Weight), "2");
        QCOMPARE(bench.textOf(row, StepsModel::Score), "3"); // it only eliminates
        bench.choose(row);
        QCOMPARE(bench.evidence().houses.size(), 2u);
        QCOMPARE(bench.evidence().groups.front().candidates.size(), 4u);
        QCOMPARE(bench.evidence().eliminations.size(), 2u);
        const std::vector<QString> &notes = bench.view.findings().notes;
        QCOMPARE(notes[7], "evidence 4"); // r2c2
        QCOMPARE(notes[4], "eliminated: 4");
        QVERIFY(bench.says("r1c5 and r3c4\u00a0≠\u00a04: Skyscraper:\nin row 2, 4 is in r2c2 or r2c4;\n"
                           "in row 4, 4 is in r4c2 or r4c5."));
        bench.choose(bench.rowWith("Hidden Single"));
        QVERIFY(!bench.view.findings().reasons.empty()); // the digits that leave one place
        bench.click("Copy as Text");
        const QString copied = QApplication::clipboard()->text();
        QVERIFY(copied.contains("\nGeneral rating: 3, sum "));
        QVERIFY(copied.contains(QString("\n%1. r1c5<>4 r3c4<>4: Skyscraper: in row 2, ").arg(row + 1)));
    }

    void aCageOfAReasonIsOutlined()
    {
        Bench bench(Board(readCorpus("v_killer_janko.txt", 1).front().puzzle));
        QVERIFY(bench.ask());
        bench.chooseOrder(1);
        QVERIFY(bench.waitForReasons());
        const int row = bench.rowWith("Single Combination");
        QVERIFY(row >= 0);
        bench.choose(row);
        QVERIFY(bench.says("Killer cage "));
        QCOMPARE(bench.view.findings().reasonOutlines.size(), 1u);
    }

    void stoppedReasonsStayAndContinue()
    {
        Bench bench(veryHard);
        QVERIFY(bench.ask());
        bench.chooseOrder(1);
        QTRY_VERIFY_WITH_TIMEOUT(bench.rowCount() > 0, patience);
        bench.choose(0);
        auto *stop = bench.panel->findChild<QToolButton *>("stopRating");
        QVERIFY(stop->isVisibleTo(bench.panel));
        stop->click();
        QVERIFY(bench.waitForReasons());
        const int count = bench.rowCount();
        QVERIFY(bench.says("General rating: at least "));
        QVERIFY(bench.says("digits placed"));
        QVERIFY(bench.says("Stopped: there are more steps."));
        QVERIFY(!stop->isVisibleTo(bench.panel));
        bench.click("Continue");
        QVERIFY(bench.isLooking());
        QVERIFY(!bench.says("Stopped"));
        QVERIFY(bench.rowCount() >= count);
        QCOMPARE(bench.list->currentIndex().row(), 0);
        bench.viewer.close();
        QVERIFY(!bench.viewer.isOpen());
        QVERIFY(bench.ask()); // in the same order
        QVERIFY(bench.isLooking());
    }

    void reasonsThatWereStoppedComeToTheSameEnd()
    {
        Bench bench(withSkyscraper);
        QVERIFY(bench.ask());
        bench.chooseOrder(1);
        bench.panel->findChild<QToolButton *>("stopRating")->click();
        QVERIFY(bench.waitForReasons());
        bench.click("Continue");
        QVERIFY(bench.waitForReasons());
        QVERIFY(bench.says("General rating: 3, sum "));
        QCOMPARE(bench.list->currentIndex().row(), 0);
        bench.choose(bench.rowCount() - 1);
        QCOMPARE(bench.view.shownBoard().digits().filledCount(), 35);
    }

    void otherStepsOfTheBoardOfAReason()
    {
        Bench bench(withSkyscraper);
        QVERIFY(bench.ask());
        bench.chooseOrder(1);
        QVERIFY(bench.waitForReasons());
        const int row = bench.rowWith("Skyscraper");
        bench.choose(row);
        const Board shown = bench.view.shownBoard();
        bench.click("What Else Is There");
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.says(QString("Instead of step %1: ").arg(row + 1)));
        QVERIFY(bench.view.shownBoard() == shown);
        QVERIFY(!bench.order().isVisibleTo(bench.panel));
        bench.viewer.leave();
        QCOMPARE(bench.list->currentIndex().row(), row);
        QVERIFY(bench.says("General rating: 3, sum "));
    }

    void severalSolutionsHaveNoReasons()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        bench.chooseOrder(1);
        bench.document.reset(Board(board(".2.4.4.2.1434321")));
        QVERIFY(bench.ask());
        QVERIFY(bench.says("More than one solution"));
        QVERIFY(!bench.order().isEnabled());
        QCOMPARE(bench.order().currentIndex(), 0);
        QVERIFY(bench.order().toolTip().contains("exactly one solution"));
    }

    void aListGrowsWithoutLosingItsPlace()
    {
        StepsModel model;
        const StepTitles titles{.name = "What follows", .weight = "Facts", .score = "Weight"};
        std::vector<ListedStep> steps{{.name = "r1c1=1"}};
        model.setSteps(titles, steps);
        QSignalSpy resets(&model, &StepsModel::modelReset);
        QSignalSpy insertions(&model, &StepsModel::rowsInserted);
        steps.push_back({.name = "r1c2=2"});
        steps.push_back({.name = "r1c3=3"});
        model.setSteps(titles, steps);
        QCOMPARE(resets.count(), 0);
        QCOMPARE(insertions.count(), 1);
        QCOMPARE(model.rowCount(), 3);
        steps.front().name = "r2c1=1";
        model.setSteps(titles, steps);
        QCOMPARE(resets.count(), 1);
        QCOMPARE(model.index(0, StepsModel::Name).data().toString(), "r2c1=1");
    }

    void saysThatTheStepsOfSeveralSolutionsEnd()
    {
        Bench bench(".2.4.4.2.1434321");
        QVERIFY(bench.ask());
        QVERIFY(bench.viewer.isOpen());
        QVERIFY(bench.says("More than one solution"));
        QVERIFY(bench.says("No further step follows: there is more than one solution."));
    }
};

ADD_TEST(QApplication, TestReasonSteps)

} // namespace sudoku::tst_reasonsteps

#include "tst_reasonsteps.moc"
