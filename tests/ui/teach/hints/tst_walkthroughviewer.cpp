// Covers ui/teach/hints: walkthroughpanel, walkthroughsteps
// Covers ui/teach/steps: ratedwalkthrough, stepruns, stepsmodel, techniquesteps, walkthroughtext

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QToolButton>

#include "core/sat/solverkinds.h"
#include "tests/testprogram.h"
#include "tests/ui/teach/hints/walkthroughbench.h"
#include "ui/teach/steps/techniquechoice.h"

namespace sudoku::tst_walkthroughviewer {

using namespace walkthroughbench;

/// It needs eliminations.
const std::string withEliminations =
    "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....";

QStringList heard; // the notifications that assistive technology was told

void hear(QAccessibleEvent *event)
{
    const QAccessibleInterface *source = event->accessibleInterface();
    if (source && source->role() == QAccessible::Notification && event->type() == QAccessible::ObjectShow)
        heard += source->text(QAccessible::Name);
}

void setListening(bool isListening)
{
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(isListening);
}

class TestWalkthroughViewer : public QObject
{
    Q_OBJECT

private slots:
    void theVerdictThatIsKnownIsNotAskedForAgain()
    {
        Bench bench(newspaper);                  // which has a solution
        bench.computation.setSolver(raceKind()); // as long as none is chosen
        bench.live.learn(bench.document.board().puzzle, {Uniqueness::None, {}, {}});
        QVERIFY(bench.ask());
        QCOMPARE(bench.obstacle, HintObstacle::NoSolution);
        bench.computation.setSolver(*findSolver("minisat"));
        QVERIFY(bench.ask());
        QVERIFY(bench.viewer.isOpen());
    }

    /// The rating does not depend on the choice.
    void usesTheTechniquesThatAreChosen()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        QVERIFY(bench.says("Easy, score 204"));
        bench.viewer.close();
        LadderChoice choice = hodokuChoice();
        for (LadderRung &rung : choice)
            rung.isOn = rung.technique->id == "hidden-single";
        setChosenTechniques(bench.settings, choice, StepOrder::EasiestToSee);
        QVERIFY(bench.ask());
        QCOMPARE(bench.nameOf(0), "Hidden Single");
        QVERIFY(bench.says("Easy, score 204"));
        bench.viewer.close();
        for (LadderRung &rung : choice)
            rung.isOn = rung.technique->id == "bug-plus-one";
        setChosenTechniques(bench.settings, choice, StepOrder::EasiestToSee);
        QVERIFY(bench.ask());
        QVERIFY(!bench.obstacle);
    }

    void listsAllStepsWithTheirWeight()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        QVERIFY(bench.viewer.isOpen());
        QCOMPARE(bench.rowCount(), 51); // singles only: one for each open cell
        QVERIFY(bench.says("Easy, score "));
        QVERIFY(bench.says("HoDoKu's rating; 51 steps"));
        QVERIFY(bench.says(QString("%1×%1Naked Single").arg(QChar(QChar::Nbsp))));
        const QModelIndex score = bench.list->model()->index(0, StepsModel::Score);
        QVERIFY(!bench.list->isColumnHidden(StepsModel::Score));
        QVERIFY(score.data().toInt() > 0);
        QCOMPARE(score.siblingAtColumn(StepsModel::Weight).data().toString(), "Easy");
    }

    void eachStepIsShownOnItsBoard()
    {
        Bench bench(newspaper);
        const Board before = bench.document.board();
        QVERIFY(bench.ask());
        for (const int row : {0, 10, 50}) {
            bench.choose(row);
            QCOMPARE(bench.view.shownBoard().entries.filledCount(), row);
            QCOMPARE(bench.evidence().placements.size(), 1u);
            const Candidate placed = bench.evidence().placements.front();
            QVERIFY(bench.view.shownBoard().cornerMarks[placed.cell].contains(placed.digit));
            QVERIFY(bench.says(bench.nameOf(row) + ": "));
        }
        QVERIFY(bench.document.board() == before);
        QVERIFY(!bench.document.undoStack().canUndo());
    }

    void theWorkOfTheUserComesBack()
    {
        Bench bench(newspaper);
        Board work = bench.document.board();
        work.enter(2, 4);
        work.centreMarks[3] = {2, 6};
        bench.document.edit(work, "Enter Digit");
        QVERIFY(bench.ask());
        QCOMPARE(bench.view.shownBoard().entries[2], noDigit); // the walkthrough is about the puzzle
        bench.viewer.close();
        QVERIFY(bench.view.shownBoard() == work);
        QVERIFY(bench.view.findings().isEmpty());
        QVERIFY(!bench.panel->isVisibleTo(&bench.window));
    }

    void theSameStepIsShownWhenItOpensAgain()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        bench.viewer.close();
        QVERIFY(bench.view.findings().isEmpty());
        QVERIFY(bench.ask());
        QCOMPARE(bench.evidence().placements.size(), 1u);
        QVERIFY(bench.says(bench.nameOf(0) + ": "));
    }

    void typingIsRefused()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        QSignalSpy refused(&bench.view, &BoardView::keyRefused);
        for (const Qt::Key key : {Qt::Key_4, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_0, Qt::Key_Period}) {
            bench.view.setCurrentCell(2);
            QTest::keyClick(&bench.view, key);
            QVERIFY(!bench.document.undoStack().canUndo());
        }
        bench.view.enterDigit(4);
        QVERIFY(!bench.document.undoStack().canUndo());
        QVERIFY(refused.count() >= 5);
        QVERIFY(refused.first().first().toString().contains("Close the walkthrough"));
        QTest::keyClick(bench.list, Qt::Key_4); // where the keyboard is
        QCOMPARE(bench.last.text, refused.first().first().toString());
        QVERIFY(bench.viewer.isOpen());
    }

    void aChangeOfTheBoardClosesIt()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        QSignalSpy ended(&bench.viewer, &WalkthroughViewer::ended);
        Board changed = bench.document.board();
        changed.enter(2, 4);
        bench.document.edit(changed, "Paste");
        QVERIFY(!bench.viewer.isOpen());
        QVERIFY(bench.view.shownBoard() == changed);
        QCOMPARE(ended.count(), 1);
    }

    void aVerdictClosesIt()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        emit bench.sink.concluded({});
        QVERIFY(!bench.viewer.isOpen());
    }

    void explainersRatingFollows()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        QTRY_VERIFY_WITH_TIMEOUT(bench.says("Sudoku Explainer: ER "), patience);
        QTRY_VERIFY_WITH_TIMEOUT(bench.says("General rating: 1, sum 51"), patience); // singles only
        QVERIFY(!bench.panel->findChild<QToolButton *>("stopRating")->isVisibleTo(bench.panel));
    }

    void theCountsOfManyTechniquesAreFolded()
    {
        Bench bench(withEliminations);
        QVERIFY(bench.ask());
        auto *unfold = bench.panel->findChild<QToolButton *>("unfold");
        QVERIFY(unfold->isVisibleTo(bench.panel));
        const QString times = QString("%1×%1").arg(QChar(QChar::Nbsp));
        QVERIFY(!bench.says(times));
        unfold->click();
        QVERIFY(bench.says(times));
    }

    /// Not the board, which comes after the button that is disabled meanwhile.
    void theKeyboardStaysInTheList()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        bench.panel->findChild<QPushButton *>("export")->setFocus();
        bench.panel->setComputing(true);
        QCOMPARE(bench.window.focusWidget(), bench.list);
    }

    void otherBoardsHaveTheGeneralLevel()
    {
        Bench bench("1.34341221434321");
        QVERIFY(bench.ask());
        QVERIFY(bench.says("Easy"));
        QVERIFY(bench.says("General level; 1 step"));
        QTRY_VERIFY_WITH_TIMEOUT(bench.says("General rating: 1, sum 1"), patience);
        QVERIFY(!bench.says("Explainer"));
        QVERIFY(bench.list->isColumnHidden(StepsModel::Score));
    }

    void everyOtherStepIsListed()
    {
        Bench bench(withEliminations);
        QVERIFY(bench.ask());
        const int steps = bench.rowCount();
        int row = 0;
        while (bench.nameOf(row).contains("Single") || bench.nameOf(row) == "Full House")
            ++row;
        bench.choose(row);
        const Board shown = bench.view.shownBoard();
        bench.click("What Else Is There");
        QVERIFY(bench.waitForAnswer());
        const QAbstractItemModel &model = *bench.list->model();
        QVERIFY(bench.rowCount() > 1);
        int total = 0;
        for (int group = 0; group < bench.rowCount(); ++group) { // each with its steps
            const QModelIndex top = model.index(group, StepsModel::Name);
            const int count = model.rowCount(model.index(group, 0));
            QCOMPARE(bench.list->isExpanded(model.index(group, 0)), group == 0);
            QVERIFY(count > 0);
            const QString times = QString("%1×%1").arg(QChar(QChar::Nbsp));
            const QString name = top.data().toString().section(times, 1);
            QCOMPARE(top.data().toString(), QString::number(count) + times + name);
            for (int other = 0; other < count; ++other) {
                const QModelIndex index = model.index(other, StepsModel::Name, model.index(group, 0));
                bench.list->setCurrentIndex(index);
                QVERIFY(bench.view.shownBoard() == shown);
                QVERIFY(bench.says(name + ": "));
                QCOMPARE(index.data(Qt::ToolTipRole).toString(), name + ": " + index.data().toString());
            }
            total += count;
        }
        QVERIFY(bench.says(QString("Instead of step %1: %2 possible steps").arg(row + 1).arg(total)));
        bench.viewer.leave();
        QCOMPARE(bench.rowCount(), steps);
        QCOMPARE(bench.list->currentIndex().row(), row);
        bench.viewer.leave();
        QVERIFY(!bench.viewer.isOpen());
    }

    void isCopiedAsText()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        bench.click("Copy as Text");
        const QStringList lines = QApplication::clipboard()->text().split('\n');
        QVERIFY(lines.contains(QString::fromStdString(newspaper)));
        QVERIFY(lines.filter("Easy, score").size() == 1);
        QCOMPARE(lines.filter(QRegularExpression("^\\d+\\. .*: .*: r\\dc\\d=\\d$")).size(), 51);
    }

    void saysWhyThereIsNoStep_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::addColumn<HintObstacle>("obstacle");
        QTest::newRow("none") << "12....3........." << HintObstacle::NoSolution;
        QTest::newRow("several") << ".2.4.4.221434321" << HintObstacle::SeveralSolutions;
        QTest::newRow("solved") << "1234341221434321" << HintObstacle::Solved;
    }

    void saysWhyThereIsNoStep()
    {
        QFETCH(QString, givens);
        QFETCH(HintObstacle, obstacle);
        Bench bench(givens.toStdString());
        QVERIFY(bench.ask());
        QVERIFY(!bench.viewer.isOpen());
        QCOMPARE(bench.obstacle, obstacle);
    }

    void stopsAtOnce()
    {
        Bench bench(".................................................................................");
        bench.document.reset(Board(hardPuzzle()));
        bench.viewer.ask();
        bench.computation.stop();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.text, "The walkthrough was stopped.");
        QVERIFY(!bench.viewer.isOpen());
    }

    void closingStopsWhatItComputes()
    {
        Bench bench(withEliminations);
        QVERIFY(bench.ask());
        bench.click("What Else Is There");
        bench.viewer.close();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(!bench.viewer.isOpen());
        QVERIFY(bench.view.findings().isEmpty());
    }

    void aScreenReaderHearsTheSentence()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        heard.clear();
        QAccessible::installUpdateHandler(hear);
        setListening(true);
        bench.choose(3);
        setListening(false);
        QAccessible::installUpdateHandler(nullptr);
        QCOMPARE(heard.filter(bench.nameOf(3) + ": ").size(), 1);
    }

    void followsTheSymbols()
    {
        Bench bench(newspaper);
        QVERIFY(bench.ask());
        bench.choose(5);
        emit bench.view.symbolsChanged();
        QCOMPARE(bench.list->currentIndex().row(), 5);
    }
};

ADD_TEST(QApplication, TestWalkthroughViewer)

} // namespace sudoku::tst_walkthroughviewer

#include "tst_walkthroughviewer.moc"
