// Covers ui/list/collection: collectionkeys, collectionsearch

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/testprogram.h"
#include "tests/ui/list/collection/collectionmodelbench.h"
#include "ui/base/settings.h"
#include "ui/list/collection/collectionpanel.h"

namespace sudoku::tst_collectionpanel {

using namespace collectionmodelbench;

class TestCollectionPanel : public QObject
{
    Q_OBJECT

private slots:
    /// Each with one solution that has no level yet; what is rated is not a change of the list.
    void aListIsRated()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        CollectionModel model;
        CollectionPanel panel(model, settings);
        fill(model, "1.34341221434321\n................\n1.34341221434321\tExtreme\n.234341221434321\n");
        auto *rate = panel.findChild<QToolButton *>("rate");
        auto *count = panel.findChild<QLabel *>("count");
        rate->click();
        QCOMPARE(rate->text(), "Stop Rating");
        QCOMPARE(count->text(), "Rated 4 of 4 puzzles");
        QTRY_COMPARE_WITH_TIMEOUT(rate->text(), "Rate", 60'000);
        QCOMPARE(count->text(), "4 puzzles");
        QCOMPARE(model.level(0), 0);
        QVERIFY(!model.level(1));
        QCOMPARE(model.level(2), 4); // as it was
        QCOMPARE(model.level(3), 0);
        QVERIFY(!model.isModified());
    }

    void aPuzzleThatChangedMeanwhileIsNotRated()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        CollectionModel model;
        CollectionPanel panel(model, settings);
        fill(model, "1.34341221434321\n1.34341221434321\n");
        auto *rate = panel.findChild<QToolButton *>("rate");
        rate->click();
        model.leave(0, Board(board("1...............")), PuzzleState::New);
        QTRY_COMPARE_WITH_TIMEOUT(rate->text(), "Rate", 60'000);
        QVERIFY(!model.level(0));
        QCOMPARE(model.level(1), 0);
    }

    void ratingAListStops()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        CollectionModel model;
        CollectionPanel panel(model, settings);
        fill(model, manyLines(3000));
        auto *rate = panel.findChild<QToolButton *>("rate");
        rate->click();
        model.move(0, 1); // it may change meanwhile
        rate->click();
        QCOMPARE(rate->text(), "Rate");
        QCOMPARE(panel.findChild<QLabel *>("count")->text().remove(','), "3000 puzzles");
        rate->click();
        fill(model, manyLines(2)); // another file
        QCOMPARE(rate->text(), "Rate");
    }

    void saysWhyThereAreNoLevels()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        CollectionModel model;
        CollectionPanel panel(model, settings);
        panel.show();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        fill(model, manyLines(3));
        auto *levels = panel.findChild<QComboBox *>("levels");
        auto *order = panel.findChild<QComboBox *>("order");
        const auto canOrderByLevel = [order] {
            return order->model()->flags(order->model()->index(2, 0)).testFlag(Qt::ItemIsEnabled);
        };
        levels->setFocus();
        QCOMPARE(levels->itemText(levels->count() - 1), "No levels are known yet");
        QVERIFY(!canOrderByLevel());
        QTest::keyClick(levels, Qt::Key_Down);
        QCOMPARE(levels->currentText(), "All levels");
        model.setRating(1, {"Hard 1122"}); // as it was rated on the board
        QCOMPARE(model.titleText(1), "Puzzle 2 · Hard");
        QVERIFY(!model.isModified());
        order->setFocus();
        QCOMPARE(levels->itemText(levels->count() - 1), "Extreme");
        QVERIFY(canOrderByLevel());
        QTest::keyClick(levels, Qt::Key_Down);
        QCOMPARE(levels->currentText(), "Hard");
        QCOMPARE(panel.shownRows(), std::vector{1});
    }

    void keysUndoInTheList()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        CollectionModel model;
        CollectionPanel panel(model, settings);
        fill(model, manyLines(5));
        connect(&panel, &CollectionPanel::removeRequested, &model,
                [&] { model.remove(panel.selectedRows()); });
        panel.show();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        auto *list = panel.findChild<QListView *>("collection");
        list->setFocus();
        panel.setCurrentRow(2);
        QTest::keyClick(list, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(panel.selectedRows(), std::vector{2});
        QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(panel.selectedRows(), std::vector{2});
        QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(model.rowCount(), 3);
        QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(list, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(model.rowCount(), 3);
        for (QToolButton *button : panel.findChildren<QToolButton *>())
            if (button->text() == "Undo")
                button->click();
        QCOMPARE(model.rowCount(), 5);
    }

    void theCurrentPuzzleStaysInSight()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        CollectionModel model;
        CollectionPanel panel(model, settings);
        panel.resize(260, 500);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        fill(model, manyLines(300));
        auto *list = panel.findChild<QListView *>("collection");
        auto *search = panel.findChild<QLineEdit *>("searchPuzzles");
        const auto isInSight = [&] {
            return list->viewport()->rect().contains(list->visualRect(list->currentIndex()).center());
        };
        panel.setCurrentRow(150);
        search->setText("151");
        QCOMPARE(panel.shownRows(), std::vector{150});
        search->clear();
        QCOMPARE(panel.currentRow(), 150);
        QVERIFY(isInSight());
        search->setText("7"); // hides it
        search->clear();
        QCOMPARE(panel.selectedRows(), std::vector{150});
        QVERIFY(isInSight());
        panel.findChild<QComboBox *>("order")->setCurrentIndex(3); // by number of clues
        QCOMPARE(panel.currentRow(), 150);
        QVERIFY(isInSight());
        search->setText("7");
        panel.setCurrentRow(76); // which the search shows
        search->clear();
        QCOMPARE(panel.currentRow(), 76);
        search->setText("7");
        panel.setCurrentRow(200); // which it hides
        search->clear();
        QCOMPARE(panel.currentRow(), 200);
        QVERIFY(isInSight());
        search->setText("2"); // hides 131, and the others fill more than the panel
        panel.setCurrentRow(250);
        search->setText("1");
        QCOMPARE(list->visualRect(list->model()->index(0, 0)).top(), 0);
        search->setText("131"); // hides it, and the only hit becomes current
        panel.setCurrentRow(130);
        search->clear();
        QCOMPARE(panel.selectedRows(), std::vector{130});
    }

    void buttonsThatCanDoNothingAreDisabled()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        CollectionModel model;
        CollectionPanel panel(model, settings);
        const auto enabled = [&panel] {
            QStringList names;
            for (const QToolButton *button : panel.findChildren<QToolButton *>())
                if (button->isEnabled() && !button->text().isEmpty())
                    names += button->text();
            return names.join(' ');
        };
        QCOMPARE(enabled(), "Add");
        fill(model, manyLines(3));
        QCOMPARE(enabled(), "Add Rate Print… Save…");
        panel.setCurrentRow(0);
        QCOMPARE(enabled(), "Add Remove ↓ Rate Print… Save…");
        panel.setCurrentRow(1);
        QCOMPARE(enabled(), "Add Remove ↑ ↓ Rate Print… Save…");
        panel.setCurrentRow(2);
        QCOMPARE(enabled(), "Add Remove ↑ Rate Print… Save…");
        panel.findChild<QComboBox *>("order")->setCurrentIndex(1);
        QCOMPARE(enabled(), "Add Remove Rate Print… Save…");
        panel.setWritable(false);
        QCOMPARE(enabled(), "Add Remove Rate");
        panel.setWritable(true);
        panel.findChild<QLineEdit *>("searchPuzzles")->setText("zebra");
        QCOMPARE(enabled(), "Add Rate Save…");
    }

    void readsOnlyWhatIsShown()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        CollectionModel model;
        CollectionPanel panel(model, settings);
        panel.resize(260, 700);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const auto text = fill(model, manyLines(100'000));
        panel.grab();
        QCOMPARE(model.rowCount(), 100'000);
        panel.setCurrentRow(70'000);
        panel.grab();
        const int count = readCount(model, *text);
        QVERIFY2(count > 0 && count < 60, qPrintable(QString::number(count)));
        QCOMPARE(panel.rowNextTo(70'000, 1), 70'001);
        QCOMPARE(panel.rowNextTo(99'999, 1), -1);
    }
};

ADD_TEST(QApplication, TestCollectionPanel)

} // namespace sudoku::tst_collectionpanel

#include "tst_collectionpanel.moc"
