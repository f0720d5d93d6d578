// Covers ui/rules: ruledelegate

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/rulesfixture.h"
#include "tests/testprogram.h"
#include "ui/rules/rulelist.h"

namespace sudoku::tst_rulelist {

/// 32 cages of two cells, four in each row, and four thermometers in the last row.
struct LongList : RulesFixture
{
    LongList()
    {
        Board board(emptyBoard(9));
        for (int i = 0; i < 32; ++i)
            board.puzzle.constraints.push_back({findVariant("killer"), cellsOf(i), {i % 15 + 3}});
        for (int i = 0; i < 4; ++i)
            board.puzzle.constraints.push_back({findVariant("thermometer"), cellsOf(32 + i), {}});
        document.reset(board);
    }
    static std::vector<Cell> cellsOf(int i) { return {i / 4 * 9 + i % 4 * 2, i / 4 * 9 + i % 4 * 2 + 1}; }
    QModelIndex rowIn(int group, int row) { return list().model()->index(row, 0, this->row(group)); }
    bool isOpen(int group) { return list().isExpanded(row(group)); }
    QLineEdit &search() { return *panel.findChild<QLineEdit *>("search"); }
    QString found() { return panel.findChild<QLabel *>("found")->text(); }
    void clickRow(const QModelIndex &index, Qt::KeyboardModifiers modifiers = {})
    {
        list().scrollTo(index);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, modifiers, list().visualRect(index).center());
    }
};

class TestRuleList : public QObject
{
    Q_OBJECT

    using Groups = std::vector<std::vector<Cell>>;

private slots:
    void groupsOpenAsFarAsThereIsRoom()
    {
        LongList fixture;
        QVERIFY(!fixture.isOpen(0)); // 32 do not fit
        QVERIFY(fixture.isOpen(1));
        fixture.resize(900, 1500);
        fixture.panel.resize(260, 1500);
        QTRY_VERIFY(fixture.isOpen(0));
        fixture.resize(900, 640);
        fixture.panel.resize(260, 640);
        QTRY_VERIFY(!fixture.isOpen(0));
    }

    void aGroupThatTheUserClosedStaysClosed()
    {
        LongList fixture;
        fixture.list().setFocus();
        fixture.list().setCurrentIndex(fixture.row(1));
        fixture.key(Qt::Key_Left);
        QVERIFY(!fixture.isOpen(1));
        fixture.resize(900, 1500); // where there is room for it
        QVERIFY(!fixture.isOpen(1));
        fixture.list().setCurrentIndex(fixture.row(1));
        fixture.key(Qt::Key_Right);
        QVERIFY(fixture.isOpen(1));
    }

    void whatASearchHidesCanBeArranged()
    {
        LongList fixture;
        fixture.search().setText("thermometer"); // which it is no more afterwards
        fixture.panel.tool().change(BoardRule{fixture.constraints().back()});
        auto *arrange = fixture.panel.findChild<QPushButton *>("arrange");
        emit arrange->menu()->aboutToShow();
        QMenu *kinds = nullptr;
        for (QAction *action : arrange->menu()->actions())
            if (action->text().remove(QLatin1Char('&')) == "Change Kind")
                kinds = action->menu();
        QVERIFY(kinds);
        for (QAction *action : kinds->actions())
            if (action->text() == "Whispers")
                action->trigger();
        QCOMPARE(fixture.constraints().back().variant, findVariant("whispers"));
        QCOMPARE(fixture.search().text(), QString()); // so that it is seen
    }

    void theOnlyGroupIsOpen()
    {
        LongList fixture;
        Board board = fixture.board();
        board.puzzle.constraints.resize(32);
        fixture.document.reset(board);
        QVERIFY(fixture.isOpen(0));
    }

    void whatTheBoardSelectsIsSeen()
    {
        LongList fixture;
        fixture.click("r1c3");
        QVERIFY(fixture.isOpen(0));
        QCOMPARE(fixture.list().currentIndex(), fixture.rowIn(0, 1));
        QVERIFY(fixture.list().viewport()->rect().contains(
            fixture.list().visualRect(fixture.list().currentIndex()).center()));
        fixture.click("r1c5");
        QVERIFY(fixture.isOpen(0));
        fixture.click("r9c1"); // a thermometer
        QVERIFY(!fixture.isOpen(0));
        QCOMPARE(fixture.list().currentIndex(), fixture.rowIn(1, 0));
    }

    /// As an explanation does.
    void whatOthersSelectIsSeen()
    {
        LongList fixture;
        fixture.list().setFocus();
        fixture.list().setCurrentIndex(fixture.row(1));
        fixture.key(Qt::Key_Left); // the user closes it
        fixture.panel.select({fixture.constraints()[3], fixture.constraints()[33]});
        QVERIFY(fixture.isOpen(0));
        QVERIFY(fixture.isOpen(1));
        QCOMPARE(fixture.view->outlined(), (Groups{LongList::cellsOf(3), LongList::cellsOf(33)}));
        fixture.panel.select({fixture.constraints()[3]});
        QVERIFY(fixture.isOpen(0));
        QVERIFY(!fixture.isOpen(1)); // as the user left it
    }

    void groupsAndRulesAreLitTogether()
    {
        LongList fixture;
        fixture.clickRow(fixture.row(1));
        Groups lines;
        for (int i = 32; i < 36; ++i)
            lines.push_back(LongList::cellsOf(i));
        QCOMPARE(fixture.view->outlined(), lines);
        fixture.list().expand(fixture.row(0));
        fixture.clickRow(fixture.rowIn(0, 2), Qt::ControlModifier);
        Groups all{LongList::cellsOf(2)};
        all.insert(all.end(), lines.begin(), lines.end());
        QCOMPARE(fixture.view->outlined(), all);
        fixture.key(Qt::Key_Delete); // across the groups
        QCOMPARE(fixture.constraints().size(), 31U);
        QCOMPARE(fixture.undoText(), "Remove 5 rules");
    }

    void spaceSwitchesAllThatAreSelected()
    {
        LongList fixture;
        fixture.clickRow(fixture.rowIn(1, 0));
        fixture.clickRow(fixture.rowIn(1, 2), Qt::ShiftModifier);
        fixture.key(Qt::Key_Space);
        QCOMPARE(fixture.board().switchedOff.size(), 3U);
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QCOMPARE(fixture.row(1).data(Qt::CheckStateRole), Qt::PartiallyChecked);
        fixture.key(Qt::Key_Space);
        QVERIFY(fixture.board().switchedOff.empty());
    }

    void theSearchIsThereWhereTheListIsLong()
    {
        LongList fixture;
        QVERIFY(fixture.search().isVisible());
        fixture.document.reset(RulesFixture::boardWith({"diagonal"}));
        QVERIFY(!fixture.search().isVisible());
    }

    void aSearchOpensWhatItFinds()
    {
        LongList fixture;
        fixture.list().setFocus();
        fixture.key(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(fixture.search().hasFocus());
        fixture.type("r1c3");
        QCOMPARE(fixture.found(), "1 of 36");
        QCOMPARE(fixture.search().accessibleDescription(), "1 of 36");
        QVERIFY(fixture.isOpen(0));
        fixture.key(Qt::Key_Return);
        QVERIFY(fixture.list().hasFocus());
        QCOMPARE(fixture.view->outlined().size(), 1U);
        fixture.search().setFocus();
        fixture.key(Qt::Key_Escape);
        QVERIFY(fixture.search().text().isEmpty());
        QVERIFY(!fixture.isOpen(0));
    }

    void arrowsLeadFromTheSearchToTheList()
    {
        LongList fixture;
        fixture.search().setFocus();
        fixture.type("thermo");
        fixture.key(Qt::Key_Down);
        QVERIFY(fixture.list().hasFocus());
        QCOMPARE(fixture.list().currentIndex(), fixture.row(0));
        fixture.key(Qt::Key_Down);
        QCOMPARE(fixture.view->selectedInOrder(), LongList::cellsOf(32));
    }

    void theBoardEndsASearchThatHidesItsRule()
    {
        LongList fixture;
        fixture.search().setFocus();
        fixture.type("thermo");
        fixture.click("r1c3");
        QVERIFY(fixture.search().text().isEmpty());
        QCOMPARE(fixture.list().currentIndex(), fixture.rowIn(0, 1));
    }

    void theSelectionOutlivesTheGroups()
    {
        LongList fixture;
        fixture.click("r1c3");
        const Constraint cage = fixture.constraints()[1];
        Board board = fixture.board();
        board.puzzle.constraints.resize(5);
        fixture.document.edit(board, "Remove");
        QCOMPARE(fixture.list().currentIndex(), fixture.row(1));
        QVERIFY(fixture.list().selectionModel()->isSelected(fixture.row(1)));
        QCOMPARE(fixture.view->outlined(), Groups{cage.cells});
    }

    void longTextsAreBroken()
    {
        RulesFixture fixture({"killer 15 r1c1 r1c2", "killer 30 r2c1 r2c2 r2c3 r2c4 r2c5"});
        QCOMPARE(fixture.panel.ruleCount(), 2);
        const int single = fixture.list().visualRect(fixture.row(0)).height();
        QVERIFY(fixture.list().visualRect(fixture.row(1)).height() > single);
    }

    void aScreenReaderReadsGroups()
    {
        LongList fixture;
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&fixture.list());
        QCOMPARE(list->role(), QAccessible::Tree);
        QCOMPARE(list->child(0)->text(QAccessible::Name), "Rules"); // of the column
        QAccessibleInterface *group = list->child(1);
        QCOMPARE(group->text(QAccessible::Name), "Killer cage, 32 rules");
        QVERIFY(group->state().expandable);
        QVERIFY(!group->state().expanded);
        QVERIFY(group->state().checkable);
        QVERIFY(group->state().checked);
        fixture.list().expand(fixture.row(0));
        QVERIFY(group->state().expanded);
        QCOMPARE(list->child(2)->text(QAccessible::Name), "Killer cage 3 at r1c1 and r1c2");
    }
};

ADD_TEST(QApplication, TestRuleList)

} // namespace sudoku::tst_rulelist

#include "tst_rulelist.moc"
