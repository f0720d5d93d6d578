// Covers ui/list/collection: puzzlecaption

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

#include "core/board/symbols.h"
#include "core/formats/text/levelnote.h"
#include "tests/testprogram.h"
#include "tests/ui/list/collection/collectionmodelbench.h"
#include "ui/base/settings.h"
#include "ui/list/collection/collectionfilter.h"
#include "ui/list/collection/collectionpanel.h"
#include "ui/text/steptext.h"

namespace sudoku::tst_collectionmodel {

using namespace collectionmodelbench;

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
        for (const int unsafe : {1, 0, 1}) { // what comes back was never saved
            unsafe > 0 ? model.changes().undo() : model.changes().redo();
            QCOMPARE(model.unsafeCount(), unsafe);
            QCOMPARE(model.isModified(), unsafe > 0);
        }
        fill(model, line1);
        QCOMPARE(model.unsafeCount(), 0);
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
};

ADD_TEST(QApplication, TestCollectionModel)

} // namespace sudoku::tst_collectionmodel

#include "tst_collectionmodel.moc"
