#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QTemporaryDir>
#include <QTest>

#include "tests/testprogram.h"
#include "tests/ui/list/collection/collectionmodelbench.h"
#include "ui/base/settings.h"
#include "ui/list/collection/collectionfilter.h"
#include "ui/list/collection/collectionpanel.h"

namespace sudoku::tst_collectionfilter {

using namespace collectionmodelbench;

class TestCollectionFilter : public QObject
{
    Q_OBJECT

private slots:
    void showsOneLevel()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        CollectionModel model;
        CollectionPanel panel(model, settings);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        fill(model, line1 + "\tExtreme 4000, seed 7\n" + line2 + "\tHard\n" + line1 + "\tHard work\n" + line2
                        + "\n" + line1 + "\tHard 800\n" + line2 + "\tHard\n# sudoku-workbench: level Easy\n"
                        + line1 + "\n");
        auto *levels = panel.findChild<QComboBox *>("levels");
        auto *list = panel.findChild<QListView *>("collection");
        levels->setFocus();
        QTest::keyClick(levels, Qt::Key_Down); // Medium does not occur
        QCOMPARE(levels->currentText(), "Easy");
        QCOMPARE(list->model()->rowCount(), 1);
        QTest::keyClick(levels, Qt::Key_Down);
        QCOMPARE(levels->currentText(), "Hard");
        QCOMPARE(list->model()->rowCount(), 3);
        QCOMPARE(panel.rowNextTo(1, 1), 4); // goes through what is shown
        QTest::keyClick(levels, Qt::Key_Down);
        QCOMPARE(levels->currentText(), "Extreme");
        fill(model, line1 + "\n");
        QCOMPARE(levels->currentText(), "All levels");
        QCOMPARE(list->model()->rowCount(), 1);
    }

    void searchesAndSorts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("order");
        QTest::addColumn<QString>("found");
        QTest::newRow("all") << "" << 0 << "123";
        QTest::newRow("words") << "DAY" << 0 << "13";
        QTest::newRow("number") << "2" << 0 << "2";
        QTest::newRow("state") << "begun" << 0 << "2";
        QTest::newRow("title") << "" << 1 << "213";
        QTest::newRow("clues") << "" << static_cast<int>(CollectionFilter::Order::Clues) << "213";
        QTest::newRow("begun first") << "" << static_cast<int>(CollectionFilter::Order::State) << "213";
        QTest::newRow("nothing") << "zebra" << 0 << "";
    }

    void searchesAndSorts()
    {
        QFETCH(QString, text);
        QFETCH(int, order);
        QFETCH(QString, found);
        CollectionModel model;
        fill(model, line1 + "\tMonday\n" + line2 + "\n" + line1 + "\tSunday\n");
        model.leave(1, begun(model.board(1)), PuzzleState::Begun);
        CollectionFilter filter(model);
        filter.search(text);
        filter.setOrder(static_cast<CollectionFilter::Order>(order));
        QString numbers;
        for (int row = 0; row < filter.rowCount(); ++row)
            numbers += QString::number(filter.mapToSource(filter.index(row, 0)).row() + 1);
        QCOMPARE(numbers, found);
    }
};

ADD_TEST(QApplication, TestCollectionFilter)

} // namespace sudoku::tst_collectionfilter

#include "tst_collectionfilter.moc"
