// Covers ui/teach/hints: walkthroughpanel, walkthroughsteps
// Covers ui/teach/steps: ratedwalkthrough, reasonsteps, stepruns, stepsmodel, techniquesteps
// Covers ui/teach/steps: walkthroughtext

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

#include "tests/puzzles.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conflictreporter.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/teach/hints/walkthroughpanel.h"
#include "ui/teach/hints/walkthroughviewer.h"
#include "ui/teach/steps/techniquechoice.h"

namespace sudoku::tst_walkthroughviewer {

constexpr int patience = 60'000; // ms; for slow machines

const std::string newspaper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// It needs eliminations.
const std::string withEliminations =
    "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....";

/// It needs a reason of two facts.
const std::string withSkyscraper = "..........13....6.1..2...63..4.2....";
/// Its reasons take minutes, but not the first ones.
const std::string veryHard =
    ".2...3..48..7..39...7....61..3.7...8..6..213.5.........4.8....6..8.1..2..5...9...";

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

/// A walkthrough with its document, and the last message.
struct Bench
{
    explicit Bench(const std::string &givens) : Bench(Board(sudoku::board(givens))) {}
    explicit Bench(const Board &board) : document(board)
    {
        panel = static_cast<WalkthroughPanel *>(viewer.panel());
        panel->setParent(&window);
        list = panel->findChild<QTreeView *>();
        QObject::connect(&viewer, &WalkthroughViewer::message, &window,
                         [this](const Message &message) { last = message; });
        QObject::connect(&viewer, &WalkthroughViewer::foundNone, &window,
                         [this](HintObstacle found) { obstacle = found; });
    }

    bool waitForAnswer()
    {
        return QTest::qWaitFor([this] { return !computation.isRunning(); }, patience);
    }
    bool ask()
    {
        viewer.ask();
        return waitForAnswer();
    }
    void choose(int row) { list->setCurrentIndex(list->model()->index(row, 0)); }
    int rowCount() const { return list->model()->rowCount(); }
    QString nameOf(int row) const { return list->model()->index(row, StepsModel::Name).data().toString(); }
    void click(const QString &text)
    {
        for (QPushButton *button : panel->findChildren<QPushButton *>())
            if (button->text().remove('&') == text)
                button->click();
    }
    bool says(const QString &text) const
    {
        const QList<QLabel *> labels = panel->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) {
            return label->isVisibleTo(panel) && label->text().contains(text);
        });
    }
    QComboBox &order() { return *panel->findChild<QComboBox *>("order"); }
    void chooseOrder(int row)
    {
        order().setCurrentIndex(row);
        emit order().activated(row);
    }
    bool isLooking() const { return says("Looking for the smallest reasons"); }
    bool waitForReasons()
    {
        return QTest::qWaitFor([this] { return !isLooking(); }, patience);
    }
    QString textOf(int row, StepsModel::Column column) const
    {
        return list->model()->index(row, column).data().toString();
    }
    int rowWith(const QString &name) const
    {
        for (int row = 0; row < rowCount(); ++row)
            if (nameOf(row).contains(name))
                return row;
        return -1;
    }
    const StepEvidence &evidence() const { return view.findings().evidence; }

    QWidget window;
    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    Computation computation{document};
    LiveCheck live{document};
    ConflictReporter conflicts{document, view};
    Answers sink;
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    WalkthroughViewer viewer{{document, view, computation, live, conflicts, sink}, settings};
    WalkthroughPanel *panel;
    QTreeView *list;
    Message last;
    std::optional<HintObstacle> obstacle;
};

class TestWalkthroughViewer : public QObject
{
    Q_OBJECT

private slots:
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
        QVERIFY(bench.says("r1c5<>4 r3c4<>4: Skyscraper:\nin row 2, 4 is in r2c2 or r2c4;\n"
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
        const int row = bench.rowWith("Sum Combinations");
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
