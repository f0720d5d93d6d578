// Covers ui/rules: boardrules, rulehints

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include "tests/rulesfixture.h"
#include "tests/testprogram.h"

namespace sudoku::tst_rulespanel {

class TestRulesPanel : public QObject
{
    Q_OBJECT

private slots:
    void switchesOffRemovesAndUndoes_data() { addDrawings(); }

    void switchesOffRemovesAndUndoes()
    {
        QFETCH(const DrawnRule *, drawing);
        RulesFixture fixture({drawing->wanted});
        QAbstractItemModelTester tester(fixture.list().model());
        const Board start = fixture.board();
        QCOMPARE(fixture.panel.ruleCount(), 1);
        fixture.clickCheckBox(0);
        QVERIFY(fixture.constraints().empty());
        QCOMPARE(fixture.board().switchedOff, std::vector{constraint(drawing->wanted)});
        fixture.key(Qt::Key_Home);
        fixture.key(Qt::Key_Space); // on again
        QCOMPARE(fixture.board(), start);
        fixture.key(Qt::Key_Space);
        fixture.key(Qt::Key_Delete);
        QCOMPARE(fixture.panel.ruleCount(), 0);
        QVERIFY(fixture.board().switchedOff.empty());
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.row(0).data(Qt::CheckStateRole), Qt::Unchecked);
        for (int i = 0; i < 3; ++i)
            fixture.document.undoStack().undo();
        QCOMPARE(fixture.board(), start);
        QVERIFY(!fixture.document.undoStack().canUndo());
    }

    void offAndOnAgainLeavesTheOrder()
    {
        RulesFixture fixture({"killer 3 r1c1 r1c2", "killer 4 r2c1 r2c2", "thermometer r3c1 r3c2"});
        const Board start = fixture.board();
        fixture.clickCheckBox(1);
        QCOMPARE(fixture.constraints().size(), 2U);
        QCOMPARE(fixture.rowText(1), "Killer cage 4 at r2c1 and r2c2"); // where it was
        QCOMPARE(fixture.document.undoStack().undoText(), "Switch Off Killer cage");
        fixture.clickCheckBox(1);
        QCOMPARE(fixture.board(), start);
    }

    void aRuleIsChangedWhereItIs()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2 r2c1"});
        const Board start = fixture.board();
        fixture.list().setFocus();
        fixture.list().setCurrentIndex(fixture.row(0));
        fixture.key(Qt::Key_F2);
        QVERIFY(fixture.number().hasFocus());
        QCOMPARE(fixture.number().text(), "15");
        fixture.type("12");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.constraints(), std::vector{constraint("killer 12 r1c1 r1c2 r2c1")});
        QCOMPARE(fixture.document.undoStack().undoText(), "Change Killer cage");
        QVERIFY(fixture.view->hasFocus());
        fixture.click("r2c1", Qt::ControlModifier); // off
        fixture.click("r1c3", Qt::ControlModifier); // and another one on
        QCOMPARE(fixture.constraints(), std::vector{constraint("killer 12 r1c1 r1c2 r1c3")});
        QCOMPARE(fixture.document.undoStack().count(), 3); // each is a step
        for (int i = 0; i < 3; ++i)
            fixture.document.undoStack().undo();
        QCOMPARE(fixture.board(), start);
    }

    void aRightClickActsOnWhatIsMarked()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "killer 7 r2c1 r2c2", "thermometer r3c1 r3c2"});
        const auto menuAt = [&](int row) {
            const QPoint place = fixture.list().visualRect(fixture.row(row)).center();
            QTest::mousePress(fixture.list().viewport(), Qt::RightButton, {}, place);
            emit fixture.list().customContextMenuRequested(place);
            return fixture.panel.findChildren<QMenu *>(Qt::FindDirectChildrenOnly).constLast();
        };
        const auto take = [](const QMenu &menu, const QString &text) {
            for (QAction *action : menu.actions())
                if (action->text().remove(QLatin1Char('&')) == text && action->isEnabled())
                    return action->trigger(), true;
            return false;
        };
        fixture.list().selectAll();
        QMenu *menu = menuAt(1); // one of those that are marked
        QVERIFY(!take(*menu, "Change"));
        QVERIFY(take(*menu, "Remove"));
        QVERIFY(fixture.constraints().empty());
        delete menu;
        fixture.document.undoStack().undo();
        fixture.list().setCurrentIndex(fixture.row(0));
        menu = menuAt(2);
        QVERIFY(take(*menu, "Switch Off"));
        QCOMPARE(fixture.board().switchedOff.size(), 1U);
        delete menu;
    }

    void aRightClickFillsInOpenClues()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "killer r2c1 r2c2"});
        QSignalSpy requests(&fixture.panel, &RulesPanel::fillInRequested);
        for (const int row : {0, 1}) {
            fixture.list().setCurrentIndex(fixture.row(row));
            emit fixture.list().customContextMenuRequested(
                fixture.list().visualRect(fixture.row(row)).center());
            QMenu *menu = fixture.panel.findChildren<QMenu *>(Qt::FindDirectChildrenOnly).constLast();
            const QList<QAction *> actions = menu->actions();
            const auto action = std::ranges::find(actions, "Fill In Numbers", &QAction::text);
            QVERIFY(action != actions.end());
            QCOMPARE((*action)->isEnabled(), row == 1);
            (*action)->trigger();
            delete menu;
        }
        QCOMPARE(requests.count(), 1);
        QCOMPARE(requests.value(0).value(0).value<std::vector<Constraint>>(), only("killer r2c1 r2c2"));
    }

    void whatIsSwitchedOffStaysSo()
    {
        RulesFixture fixture({"thermometer r3c1 r3c2"});
        fixture.clickCheckBox(0);
        fixture.list().setFocus();
        fixture.list().setCurrentIndex(fixture.row(0));
        fixture.key(Qt::Key_R);
        QVERIFY(fixture.constraints().empty());
        QCOMPARE(fixture.board().switchedOff, std::vector{constraint("thermometer r3c2 r3c1")});
        QCOMPARE(fixture.document.undoStack().undoText(), "Turn Round Thermometer");
        fixture.key(Qt::Key_R);
        QCOMPARE(fixture.board().switchedOff, std::vector{constraint("thermometer r3c1 r3c2")});
    }

    void aCageHasNoDirection()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2"});
        QSignalSpy refusals(&fixture.panel.tool(), &RuleTool::refused);
        fixture.list().setFocus();
        fixture.list().setCurrentIndex(fixture.row(0));
        fixture.key(Qt::Key_R);
        QVERIFY(!fixture.document.undoStack().canUndo());
        QCOMPARE(refusals.value(0).value(0).toString(),
                 "Select an arrow, a thermometer or a sign to turn it round.");
    }

    void anotherClickSelectsTheRuleBelow()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "thermometer r1c1 r2c1"});
        const QPoint cell = fixture.view->cellRect(0).center().toPoint();
        fixture.view->setCurrentCell(40);
        QTest::mouseClick(fixture.view, Qt::LeftButton, {}, cell);
        QCOMPARE(fixture.list().currentIndex().row(), 0);
        QTest::mouseClick(fixture.view, Qt::LeftButton, {}, cell);
        QCOMPARE(fixture.list().currentIndex().row(), 1);
        QTest::mouseClick(fixture.view, Qt::LeftButton, {}, cell);
        QCOMPARE(fixture.list().currentIndex().row(), 0);
    }

    void theListAndTheBoardFollowEachOther()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2 r2c1", "thermometer r5c5 r5c6 r4c7", "diagonal"});
        QCOMPARE(fixture.rowText(0), "Diagonal from top left");
        QCOMPARE(fixture.rowText(1), "Killer cage 15 at r1c1, r1c2 and r2c1");
        QTest::mouseClick(fixture.list().viewport(), Qt::LeftButton, {},
                          fixture.list().visualRect(fixture.row(2)).center());
        QCOMPARE(fixture.view->selectedInOrder(), constraint("thermometer r5c5 r5c6 r4c7").cells);
        fixture.key(Qt::Key_Up);
        QCOMPARE(fixture.view->selectedInOrder(), (std::vector<Cell>{0, 1, 9}));
        fixture.view->setFocus();
        fixture.view->setCurrentCell(41);
        QCOMPARE(fixture.list().currentIndex().row(), 2);
        QTest::mouseClick(&fixture.remove(), Qt::LeftButton);
        QCOMPARE(fixture.panel.ruleCount(), 2);
        fixture.view->setCurrentCell(80);
        QVERIFY(!fixture.remove().isEnabled());
    }

    void manyAreRemovedAsOneStep()
    {
        RulesFixture fixture({"killer 3 r1c1 r1c2", "killer 4 r2c1 r2c2", "killer 5 r3c1 r3c2"});
        fixture.list().setFocus();
        fixture.list().selectAll();
        fixture.key(Qt::Key_Delete);
        QVERIFY(fixture.constraints().empty());
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QCOMPARE(fixture.document.undoStack().undoText(), "Remove 3 rules");
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.constraints().size(), 3U);
    }

    void anEmptyListSaysSo()
    {
        RulesFixture empty;
        RulesFixture other({"diagonal"});
        QVERIFY(empty.list().grab().toImage() != other.list().grab().toImage());
    }

    void otherSizesNameOtherCells()
    {
        RulesFixture fixture({"killer 3 r1c1 r1c2"});
        Board small(emptyBoard(4));
        small.puzzle.constraints.push_back(*readConstraint(defaultGeometry(4), "killer 3 r2c1 r2c2"));
        QAbstractItemModelTester tester(fixture.list().model());
        fixture.document.edit(small, "");
        QCOMPARE(fixture.rowText(0), "Killer cage 3 at r2c1 and r2c2");
    }
};

ADD_TEST(QApplication, TestRulesPanel)

} // namespace sudoku::tst_rulespanel

#include "tst_rulespanel.moc"
