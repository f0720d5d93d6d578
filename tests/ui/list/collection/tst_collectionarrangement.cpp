#include <QTest>

#include "core/formats/formats.h"
#include "tests/testprogram.h"
#include "tests/ui/list/collection/collectionmodelbench.h"

namespace sudoku::tst_collectionarrangement {

using namespace collectionmodelbench;

QByteArray textOf(const CollectionModel &model)
{
    return model.textToSave(symbolSets().front());
}

/// A list of the file with \a text, with the changes of another one.
bool arranged(CollectionModel &model, const QByteArray &text, const ListArrangement &arrangement)
{
    fill(model, text.toStdString());
    return model.arrange(arrangement);
}

class TestCollectionArrangement : public QObject
{
    Q_OBJECT

private slots:
    void aListAsInItsFileHasNone()
    {
        CollectionModel model;
        QVERIFY(!model.arrangement());
        fill(model, manyLines(4));
        QVERIFY(!model.arrangement());
        model.leave(1, begun(model.board(1)), PuzzleState::Begun);
        QVERIFY(!model.arrangement());
        model.remove({1, 2});
        QVERIFY(model.arrangement());
        model.changes().undo();
        QVERIFY(!model.arrangement());
    }

    void namesTheRowsOfTheFile()
    {
        CollectionModel model;
        fill(model, manyLines(2100));
        model.remove({3});
        model.move(2098, -1);
        const ListArrangement now = model.arrangement().value();
        QCOMPARE(now.fileRowCount, 2100);
        const std::vector<FileRows> rows{{0, 3}, {4, 2094}, {2099, 1}, {2098, 1}};
        QCOMPARE(now.parts.size(), rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i)
            QVERIFY(std::get<FileRows>(now.parts[i]) == rows[i]);
    }

    void changesAreMadeAgain()
    {
        const std::string text = "# one\n" + line1 + "\n\n# two\n" + line2 + "\n\n# three\n" + line1 + '\n';
        CollectionModel model;
        fill(model, text);
        model.remove({1});
        model.move(1, -1);
        model.add(Board(emptyBoard(4)));
        CollectionModel again;
        QVERIFY(arranged(again, QByteArray::fromStdString(text), model.arrangement().value()));
        QCOMPARE(textOf(again), textOf(model));
        QVERIFY(again.isModified());
        QCOMPARE(again.unsafeCount(), 1);
        QVERIFY(again.arrangement()); // and is kept again
    }

    void addedPuzzlesOfNoFileComeBack()
    {
        CollectionModel model;
        model.add(Board(emptyBoard(4)));
        CollectionModel again;
        QVERIFY(again.arrange(model.arrangement().value()));
        QCOMPARE(again.rowCount(), 1);
        QCOMPARE(again.unsafeCount(), 1);
    }

    /// What was removed before the list was saved is not in its file.
    void aSavedListBeginsAnew()
    {
        CollectionModel model;
        fill(model, line1 + '\n' + line2 + '\n');
        model.remove({0});
        const QByteArray saved = textOf(model);
        model.setSaved("/puzzles.txt", FileFingerprint(saved));
        QVERIFY(!model.arrangement());
        model.changes().undo();
        QCOMPARE(model.rowCount(), 2);
        const ListArrangement now = model.arrangement().value();
        QCOMPARE(std::get<ListedPuzzle>(now.parts.front()).text, line1 + '\n');
        CollectionModel again;
        QVERIFY(arranged(again, saved, now));
        QCOMPARE(textOf(again), textOf(model));
    }

    void anotherFileKeepsItsPuzzles()
    {
        CollectionModel model;
        fill(model, manyLines(3));
        model.remove({0});
        model.add(Board(emptyBoard(4)));
        CollectionModel other;
        QVERIFY(!arranged(other, QByteArray::fromStdString(line2 + '\n' + line2 + '\n'),
                          model.arrangement().value()));
        QCOMPARE(other.rowCount(), 3);
        QCOMPARE(other.board(0).puzzle.givens.filledCount(), 17);
        QCOMPARE(other.board(2), Board(emptyBoard(4)));
    }

    void damageChangesNothing()
    {
        CollectionModel model;
        fill(model, manyLines(3));
        model.remove({0});
        ListArrangement now = model.arrangement().value();
        for (const FileRows &wrong : {FileRows{2, 2}, FileRows{-1, 1}, FileRows{1, 0}, FileRows{1, 1}}) {
            now.parts = {FileRows{0, 2}, wrong};
            CollectionModel again;
            QVERIFY(!arranged(again, QByteArray::fromStdString(manyLines(3)), now));
            QCOMPARE(again.rowCount(), 3);
        }
    }
};

ADD_TEST(QApplication, TestCollectionArrangement)

} // namespace sudoku::tst_collectionarrangement

#include "tst_collectionarrangement.moc"
