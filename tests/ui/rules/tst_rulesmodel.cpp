#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/document.h"
#include "ui/rules/rulesmodel.h"

#include <random>

namespace sudoku::tst_rulesmodel {

/// A board with \a cages cages of two cells that lie side by side, the first ones with the sum 10, and as
/// many thermometers in the same cells as \a lines says.
Board boardOf(int cages, int lines = 0)
{
    Board board(emptyBoard(9));
    const auto pair = [](int i) {
        return std::vector<Cell>{i / 4 * 9 + i % 4 * 2, i / 4 * 9 + i % 4 * 2 + 1};
    };
    for (int i = 0; i < cages; ++i)
        board.puzzle.constraints.push_back({findVariant("killer"), pair(i), {10}});
    for (int i = 0; i < lines; ++i)
        board.puzzle.constraints.push_back({findVariant("thermometer"), pair(i), {}});
    return board;
}

class TestRulesModel : public QObject
{
    Q_OBJECT

private slots:
    void aLongListHasGroups()
    {
        Document document(boardOf(20, 2));
        RulesModel model(document);
        QAbstractItemModelTester tester(&model);
        QCOMPARE(model.ruleCount(), 22);
        QCOMPARE(model.rowCount(), 2);
        const QModelIndex cages = model.index(0, 0);
        QVERIFY(model.isGroup(cages));
        QCOMPARE(cages.data(), "Killer cage");
        QCOMPARE(cages.data(Qt::AccessibleTextRole), "Killer cage, 20 rules");
        QCOMPARE(model.rowCount(cages), 20);
        const QModelIndex first = model.index(0, 0, cages);
        QCOMPARE(first.data(), "10 at r1c1 and r1c2"); // its kind stands above
        QCOMPARE(first.data(Qt::AccessibleTextRole), "Killer cage 10 at r1c1 and r1c2");
        QCOMPARE(model.index(1, 0, model.index(1, 0)).data(), "r1c3 and r1c4");
        QCOMPARE(model.parent(first), cages);
        QVERIFY(!model.isGroup(first));
    }

    void theMarkOfAGroupIsThatOfItsRules()
    {
        Document document(boardOf(20));
        RulesModel model(document);
        QAbstractItemModelTester tester(&model);
        const QPersistentModelIndex cages = model.index(0, 0);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        QVERIFY(model.setData(model.index(3, 0, cages), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(cages.data(Qt::CheckStateRole), Qt::PartiallyChecked);
        QCOMPARE(changes.count(), 2); // of the rule and its group
        QVERIFY(model.setData(cages, Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(cages.data(Qt::CheckStateRole), Qt::Unchecked);
        QCOMPARE(document.board().switchedOff.size(), 20U);
        QCOMPARE(document.undoStack().undoText(), "Switch Off 20 rules");
        document.undoStack().undo(); // as one step
        QCOMPARE(document.board().switchedOff.size(), 1U);
        QVERIFY(model.setData(cages, Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(document.board(), boardOf(20));
    }

    void removingAGroupIsOneStepAndSaysHowMany()
    {
        Document document(boardOf(20, 3));
        RulesModel model(document);
        QAbstractItemModelTester tester(&model);
        QString said;
        connect(&document, &Document::explained, this,
                [&](const Board &, const Compose &message) { said = message().text; });
        const QModelIndex cages = model.index(0, 0);
        model.removeRules(model.rules({cages, model.index(1, 0, cages)})); // a rule in it counts once
        QCOMPARE(document.board(), boardOf(0, 3));
        QCOMPARE(said, "Removed 20 rules. Undo restores them.");
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(document.board(), boardOf(20, 3));
    }

    /// Files may have a rule twice.
    void oneOfTwoThatAreEqualIsRemoved()
    {
        Board board = boardOf(3);
        board.puzzle.constraints.push_back(board.puzzle.constraints.front());
        Document document(board);
        RulesModel model(document);
        QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 4);
        model.removeRules(model.rules({model.index(0, 0)}));
        QCOMPARE(document.board().puzzle.constraints.size(), 3U);
        document.undoStack().undo();
        model.removeRules(model.rules({model.index(0, 0), model.index(1, 0), model.index(3, 0)}));
        QCOMPARE(document.board().puzzle.constraints, (std::vector{boardOf(2).puzzle.constraints.back()}));
    }

    void rowsBecomeGroupsAndBack()
    {
        Document document(boardOf(12));
        RulesModel model(document);
        QAbstractItemModelTester tester(&model);
        QSignalSpy before(&model, &RulesModel::regrouping);
        QSignalSpy after(&model, &RulesModel::regrouped);
        QCOMPARE(model.rowCount(), 12);
        document.edit(boardOf(13), "Add");
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(before.count(), 1);
        QCOMPARE(after.count(), 1);
        document.edit(boardOf(14), "Add");
        QCOMPARE(after.count(), 1);
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(model.rowCount(), 12);
        QCOMPARE(after.count(), 2);
    }

    void aSearchLeavesWhatMatches()
    {
        Document document(boardOf(20, 4));
        RulesModel model(document);
        QAbstractItemModelTester tester(&model);
        model.setSearch("r2c1");
        QCOMPARE(model.foundCount(), 1);
        QCOMPARE(model.ruleCount(), 24);
        QCOMPARE(model.index(0, 0, model.index(0, 0)).data(), "10 at r2c1 and r2c2");
        QVERIFY(!model.indexOf(document.board().puzzle.constraints.front()).isValid());
        document.edit(boardOf(3), "Remove"); // found no longer
        QCOMPARE(model.foundCount(), 0);
        document.undoStack().undo();
        model.setSearch("thermo");
        QCOMPARE(model.foundCount(), 4);
        model.setSearch({});
        QCOMPARE(model.foundCount(), 24);
    }

    /// Whatever changes, the rows are those of a model that is made anew.
    void followsAnyChange()
    {
        Document document(boardOf(20, 4));
        RulesModel model(document);
        QAbstractItemModelTester tester(&model);
        std::mt19937 random(40);
        for (int i = 0; i < 60; ++i) {
            Board board = boardOf(static_cast<int>(random() % 24), static_cast<int>(random() % 6));
            std::erase_if(board.puzzle.constraints, [&](const Constraint &each) {
                if (random() % 4 == 0)
                    board.switchedOff.push_back(each);
                return random() % 4 == 0;
            });
            document.edit(board, "Edit");
            model.setSearch(random() % 3 == 0 ? QStringLiteral("r2") : QString());
            compareRows(model, document);
        }
    }

    void thousandsAreChangedAtOnce()
    {
        Board board(emptyBoard(25));
        for (int i = 0; i < 2000; ++i)
            board.puzzle.constraints.push_back(
                {findVariant("killer"), {i % 600, i % 600 + 25}, {i % 49 + 3}});
        Document document{Board(emptyBoard(25))};
        RulesModel model(document);
        QSignalSpy insertions(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        document.edit(board, "Open");
        QCOMPARE(insertions.count(), 1); // not a row at a time
        QVERIFY(model.setData(model.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(document.board().switchedOff.size(), 2000U);
        QVERIFY(changes.count() <= 2001);
        model.removeRules(model.rules({model.index(0, 0)}));
        QCOMPARE(removals.count(), 1);
        QVERIFY(document.board().switchedOff.empty());
    }

private:
    static QStringList rowsOf(const RulesModel &model, const QModelIndex &parent = {})
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            texts += QStringLiteral("%1 %2")
                         .arg(index.data().toString())
                         .arg(index.data(Qt::CheckStateRole).toInt());
            texts += rowsOf(model, index);
        }
        return texts;
    }

    void compareRows(const RulesModel &model, Document &document)
    {
        RulesModel anew(document);
        anew.setSearch(model.isSearching() ? QStringLiteral("r2") : QString());
        QCOMPARE(rowsOf(model), rowsOf(anew));
    }
};

ADD_TEST(QApplication, TestRulesModel)

} // namespace sudoku::tst_rulesmodel

#include "tst_rulesmodel.moc"
