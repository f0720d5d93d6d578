// Covers ui/list/collection: collectionfilter, collectionkeys, collectionpanel, collectionsearch
// Covers ui/list/collection: puzzlecaption

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/board/symbols.h"
#include "core/formats/text/levelnote.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/list/collection/collectionfilter.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/collection/collectionpanel.h"
#include "ui/text/steptext.h"

namespace sudoku::tst_collectionmodel {

const std::string line1 = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string line2 = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

std::string manyLines(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += (i % 2 == 0 ? line1 : line2) + '\n';
    return text;
}

/// Returns the text of the list.
std::shared_ptr<std::string> fill(CollectionModel &model, const std::string &text, const QString &folder = {})
{
    auto shared = std::make_shared<std::string>(text);
    model.begin(shared, "/puzzles.txt", folder);
    findPuzzlePlaces(*shared, {}, [&](const std::vector<PuzzlePlace> &places) { model.append(places); });
    return shared;
}

/// Returns how many puzzles of a list of such lines were read: changes its \a text, which only the others
/// notice.
int readCount(const CollectionModel &model, std::string &text)
{
    for (std::size_t line = 0; line < text.size(); line = text.find('\n', line) + 1)
        text[line] = '.'; // a clue less
    int count = 0;
    for (int row = model.rowCount() - 1; row >= 0;
         --row) { // from the end: boards that were read last are kept
        const int clues = model.index(row).data(CollectionModel::ClueCountRole).toInt();
        count += clues == 30 || clues == 17;
    }
    return count;
}

Board begun(Board board)
{
    board.entries.set(2, 4);
    return board;
}

class TestCollectionModel : public QObject
{
    Q_OBJECT

private slots:
    void followsTheRulesOfModels()
    {
        CollectionModel model;
        CollectionFilter filter(model);
        QAbstractItemModelTester modelTester(&model);
        QAbstractItemModelTester filterTester(&filter);
        fill(model, "# sudoku-workbench: title Sunday\n# sudoku-workbench: author Ada\n" + line1 + "\n"
                        + line2 + "\n" + line1 + "\tHard\n");
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.titleText(0), "1. Sunday");
        QCOMPARE(model.index(0).data(Qt::AccessibleTextRole), "1. Sunday, 30 clues · Ada, new");
        QCOMPARE(model.titleText(1), "Puzzle 2");
        model.move(0, 1);
        QCOMPARE(model.titleText(1), "2. Sunday");
        model.move(1, 5);
        QCOMPARE(model.titleText(2), "3. Sunday");
        model.move(0, -1);
        QCOMPARE(model.changes().count(), 2); // the first one stays
        model.add(begun(model.board(2)));
        QCOMPARE(model.titleText(3), "4. Sunday");
        model.remove({0, 1});
        QCOMPARE(model.titleText(0), "1. Sunday");
        filter.search("sun");
        QCOMPARE(filter.rowCount(), 2);
        filter.setOrder(CollectionFilter::Order::Clues);
        fill(model, line2);
        QCOMPARE(filter.rowCount(), 0);
        filter.search({});
        QCOMPARE(filter.rowCount(), 1);
    }

    void aNoteOfTheGeneratorIsTheLevel()
    {
        CollectionModel model;
        fill(model, line1 + "\tExtreme 4000, seed 7\n" + line2 + "\tHard\n" + line1 + "\tHard work\n" + line2
                        + "\n" + line1 + "\tEasy 204\n" + line2
                        + "\tHard 1122\n# sudoku-workbench: level tricky\n" + line1 + "\n");
        QCOMPARE(model.titleText(0), "Puzzle 1 · Extreme");
        QCOMPARE(model.detailsText(0).remove(','), "score 4000 · 30 clues · seed 7");
        QCOMPARE(model.titleText(1), "Puzzle 2 · Hard");
        QCOMPARE(model.detailsText(1), "17 clues");
        QCOMPARE(model.titleText(2), "3. Hard work");
        QCOMPARE(model.titleText(4), "Puzzle 5 · Easy");
        QVERIFY(model.board(4).info.title.empty());
        for (const Level level : allLevels)
            QCOMPARE(readLevelText(englishName(level).toStdString())->level, static_cast<int>(level));
        CollectionFilter filter(model);
        filter.setOrder(CollectionFilter::Order::Level);
        QStringList levels;
        for (int row = 0; row < filter.rowCount(); ++row)
            levels += filter.index(row, 0).data(CollectionModel::LevelRole).toString();
        QCOMPARE(levels, QStringList({"Easy 204", "Hard", "Hard 1122", "Extreme 4000", "tricky", "", ""}));
        filter.search("hard 1");
        QCOMPARE(filter.rowCount(), 1);
    }

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
        model.setRating(1, "Hard 1122"); // as it was rated on the board
        QCOMPARE(model.titleText(1), "Puzzle 2 · Hard");
        QVERIFY(!model.isModified());
        order->setFocus();
        QCOMPARE(levels->itemText(levels->count() - 1), "Extreme");
        QVERIFY(canOrderByLevel());
        QTest::keyClick(levels, Qt::Key_Down);
        QCOMPARE(levels->currentText(), "Hard");
        QCOMPARE(panel.shownRows(), std::vector{1});
    }

    void levelsOfLinesAreFoundWithoutReadingThem()
    {
        CollectionModel model;
        std::string text;
        for (int i = 0; i < 100; ++i)
            text += line1 + (i % 2 ? "\tHard 1122, seed 7\n" : "\n");
        const auto shared = fill(model, text);
        QCOMPARE(model.levels(), std::set<int>{2});
        QCOMPARE(readCount(model, *shared), 0);
        Board board = model.board(1);
        board.info.level = "Unfair";
        model.leave(1, board, PuzzleState::New);
        QCOMPARE(model.levels(), (std::set<int>{2, 3}));
    }

    void stepsCanBeUndone()
    {
        CollectionModel model;
        QAbstractItemModelTester tester(&model);
        std::string text;
        for (const std::string name : {"a", "b", "c", "d", "e", "f"})
            text.append(line1).append("\t").append(name).append("\n");
        fill(model, text);
        const auto names = [&model] {
            QString all;
            for (int row = 0; row < model.rowCount(); ++row)
                all += model.index(row).data(CollectionModel::TitleRole).toString();
            return all;
        };
        model.remove({1, 2, 4});
        QCOMPARE(names(), "adf");
        model.move(2, -2);
        QCOMPARE(names(), "fad");
        model.add(model.board(1));
        QCOMPARE(names(), "fada");
        QVERIFY(model.isModified());
        for (const QString &before : QStringList{"fad", "adf", "abcdef"}) {
            model.changes().undo();
            QCOMPARE(names(), before);
        }
        QVERIFY(!model.isModified());
        QCOMPARE(model.textToSave(symbolSets().front()).toStdString(), text);
        for (int i = 0; i < 3; ++i)
            model.changes().redo();
        QCOMPARE(names(), "fada");
        model.setSaved("/puzzles.txt", {});
        model.changes().undo();
        QVERIFY(model.isModified());
        fill(model, text); // another list
        QVERIFY(!model.changes().canUndo() && !model.isModified());
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

    void puzzlesOfNoFileAreUnsafe()
    {
        CollectionModel model;
        QVERIFY(!model.isModified());
        model.append({{.text = line1 + "\tHard 1122, seed 7\n", .remark = "17 clues requested"},
                      {.text = line2 + "\tEasy, seed 8\n"}});
        QCOMPARE(model.titleText(0), "Puzzle 1 · Hard");
        QCOMPARE(model.detailsText(0).remove(','), "score 1122 · 30 clues · seed 7 · 17 clues requested");
        QCOMPARE(model.levels(), (std::set<int>{0, 2}));
        QCOMPARE(model.unsafeCount(), 2);
        QVERIFY(model.isModified());
        QCOMPARE(model.textToSave(symbolSets().front()).toStdString(),
                 line1 + "\tHard 1122, seed 7\n" + line2 + "\tEasy, seed 8\n");
        model.setSafe({1});
        QCOMPARE(model.unsafeCount(), 1);
        model.remove({0});
        QVERIFY(!model.isModified()); // what is left is safe
        model.leave(0, begun(model.board(0)), PuzzleState::Begun);
        QVERIFY(model.isModified()); // nothing else keeps what was done
        model.setSaved("/mine.txt", {});
        QVERIFY(!model.isModified());
        model.changes().undo();
        QVERIFY(model.isModified());
    }

    void oneListAfterTheOther()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        CollectionModel first;
        CollectionModel second;
        fill(first, manyLines(5));
        fill(second, line1 + "\tEasy\n" + line2 + "\tHard\n");
        CollectionPanel panel(first, settings);
        QAbstractItemModelTester tester(panel.findChild<CollectionFilter *>());
        panel.findChild<QLineEdit *>()->setText("4");
        QCOMPARE(panel.shownRows(), std::vector{3});
        panel.setModel(second);
        QCOMPARE(panel.shownRows(), (std::vector{0, 1}));
        panel.setCurrentRow(1);
        first.remove({0, 1});
        QCOMPARE(panel.currentRow(), 1); // which is of the other list
        second.remove({0});
        QCOMPARE(panel.currentRow(), 0);
        panel.setModel(first);
        QCOMPARE(panel.shownRows().size(), 3U);
        first.changes().undo();
        QCOMPARE(panel.shownRows().size(), 5U);
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

    void keepsWhatWasBegun()
    {
        QTemporaryDir folder;
        CollectionModel model;
        fill(model, manyLines(4), folder.path());
        const Board board = begun(model.board(1));
        QVERIFY(!model.leave(1, board, PuzzleState::Begun));
        QCOMPARE(model.state(1), PuzzleState::Begun);
        QVERIFY(!model.isModified()); // the puzzles are the same
        CollectionModel again;
        fill(again, line1 + "\n" + line2 + "\n", folder.path());
        QCOMPARE(again.state(0), PuzzleState::New);
        QCOMPARE(again.state(1), PuzzleState::Begun); // its place does not count
        QVERIFY(again.board(1) == board);
        CollectionModel other;
        other.begin(std::make_shared<const std::string>(line2), "/other.txt", folder.path());
        other.append({{0, line2.size()}});
        QCOMPARE(other.state(0), PuzzleState::New);
    }

    /// Such as a page, which is not written over with a list.
    void aPieceWithSeveralPuzzlesIsNoPlainText()
    {
        CollectionModel model;
        fill(model, manyLines(2));
        QVERIFY(model.isPlainText());
        model.append({{0, 0, 1}});
        QVERIFY(!model.isPlainText());
    }

    void savesAsItWasRead()
    {
        const std::string text = "# two\n" + line1 + "\n# more\n\n# sudoku-workbench: title Sunday\n" + line2
                                 + "\tnote\n1.34\n3412\n2143\n4321\n";
        CollectionModel model;
        fill(model, text);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.textToSave(symbolSets().front()).toStdString(), text);
        model.move(2, -2);
        model.leave(1, begun(model.board(1)), PuzzleState::Begun);
        QVERIFY(model.isModified());
        CollectionModel again;
        fill(again, model.textToSave(symbolSets().front()).toStdString());
        QCOMPARE(again.rowCount(), 3);
        for (int row = 0; row < 3; ++row)
            QVERIFY(again.board(row) == model.board(row));
        QCOMPARE(again.board(1).entries[2], 4);
    }

    void onlyThePuzzleThatChangedIsWrittenAgain()
    {
        const std::string header = "# My collection\n\n";
        const std::string rest = " # first\n\n# Second one, found in a newspaper\n" + line2
                                 + " # tag B\n1.34\n" + "3412\n2143\n4321"; // without an end
        CollectionModel model;
        fill(model, header + line1 + rest);
        QCOMPARE(model.rowCount(), 3);
        const std::string unchanged = model.textToSave(symbolSets().front()).toStdString();
        QCOMPARE(unchanged, header + line1 + rest);
        Board changed = model.board(0);
        changed.puzzle.givens.set(3, 6);
        model.leave(0, changed, PuzzleState::New);
        QVERIFY(model.isPlainText());
        std::string line = line1;
        line[3] = '6';
        QCOMPARE(model.textToSave(symbolSets().front()).toStdString(), header + line + rest);
        model.leave(0, begun(changed), PuzzleState::Begun);
        const std::string saved = model.textToSave(symbolSets().front()).toStdString();
        QVERIFY(saved.starts_with(header + "# sudoku-workbench: entries"));
        QVERIFY(saved.ends_with(line + rest));
        changed.puzzle.givens.set(3, noDigit);
        model.leave(0, changed, PuzzleState::New);
        QCOMPARE(model.textToSave(symbolSets().front()).toStdString(), unchanged);
    }

    /// Such as a page, in which the puzzle has no lines of its own.
    void aChangedPuzzleWithinATextIsNoPlainText()
    {
        CollectionModel model;
        fill(model, line2 + "\n<p>" + line1 + "</p>\n");
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.isPlainText());
        model.leave(0, begun(model.board(0)), PuzzleState::Begun);
        QVERIFY(model.isPlainText());
        model.leave(1, begun(model.board(1)), PuzzleState::Begun);
        QVERIFY(!model.isPlainText());
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

ADD_TEST(QApplication, TestCollectionModel)

} // namespace sudoku::tst_collectionmodel

#include "tst_collectionmodel.moc"
