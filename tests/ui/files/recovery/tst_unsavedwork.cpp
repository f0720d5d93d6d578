#include <QCoreApplication>
#include <QTest>

#include "core/formats/readpuzzle.h"
#include "core/formats/text/format.h"
#include "tests/samplerules.h"
#include "tests/testprogram.h"
#include "ui/files/recovery/unsavedwork.h"

namespace sudoku::tst_unsavedwork {

/// A board with something of everything.
Board fullBoard(int size)
{
    Board board(emptyBoard(size));
    for (Cell cell = 0; cell < size * size; ++cell)
        if (cell % 3 == 0)
            board.puzzle.givens.set(cell, cell % size + 1);
        else if (cell % 3 == 1)
            board.entries.set(cell, cell % size + 1);
        else
            for (Digit digit = 1; digit <= size; ++digit)
                (digit % 2 == 0 ? board.cornerMarks : board.centreMarks)[cell].insert(digit);
    board.puzzle.constraints = {{findVariant("diagonal"), {}}, {findVariant("killer"), {0, 1}, {5}}};
    board.switchedOff = {{findVariant("anti-knight"), {}}};
    board.info = {.title = "Sunday",
                  .author = "somebody",
                  .rules = "Normal rules.\nAnd others.",
                  .source = "a magazine",
                  .level = "Hard"};
    board.keptMembers = R"({"language":"en","pages":[1,2]})";
    return board;
}

class TestUnsavedWork : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatTheLastVersionWrote()
    {
        const auto work = readUnsavedWork(
            "# recovery {\"file\":\"/home/me/my \\\"best\\\"\\npuzzle "
            "ä.txt\",\"fingerprint\":\"\",\"format\":\"grid\","
            "\"isModified\":true,\"list\":\"many.txt\",\"puzzles\":3,\"row\":7,\"seconds\":345,\"time\":"
            "\"2026-11-26T10:00:00Z\",\"typesGivens\":false,\"unsavedPuzzles\":2,\"version\":1}\n"
            "{\"sudoku-workbench\":1,\"size\":4}\n");
        QVERIFY(work);
        QCOMPARE(work->filePath, QString("/home/me/my \"best\"\npuzzle ä.txt"));
        QCOMPARE(work->formatId, std::string("grid"));
        QCOMPARE(work->listPath, QString("many.txt"));
        QCOMPARE(work->listRow, 7);
        QCOMPARE(work->solvingTime.count(), 345);
        QCOMPARE(work->puzzleCount, 3);
        QCOMPARE(work->unsavedPuzzleCount, 2);
        QCOMPARE(work->time.toUTC().date(), QDate(2026, 11, 26));
        QVERIFY(work->isModified && !work->typesGivens);
    }

    void comesBackWhole_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 6, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void comesBackWhole()
    {
        QFETCH(int, size);
        const UnsavedWork work{.board = fullBoard(size),
                               .isModified = true,
                               .typesGivens = false,
                               .filePath = "/home/me/my \"best\"\npuzzle ä.txt",
                               .formatId = "grid",
                               .fingerprint = FileFingerprint(QByteArray("contents")),
                               .listPath = "/home/me/many.txt",
                               .listRow = 7,
                               .solvingTime = std::chrono::seconds(345),
                               .puzzleCount = 3,
                               .unsavedPuzzleCount = 2,
                               .time = QDateTime(QDate(2026, 11, 22), QTime(18, 42))};
        const auto read = readUnsavedWork(textOf(work));
        QVERIFY(read);
        QVERIFY(read->board == work.board);
        QCOMPARE(read->isModified, work.isModified);
        QCOMPARE(read->typesGivens, work.typesGivens);
        QCOMPARE(read->filePath, work.filePath);
        QCOMPARE(read->formatId, work.formatId);
        QCOMPARE(read->fingerprint.text(), work.fingerprint.text());
        QCOMPARE(read->listPath, work.listPath);
        QCOMPARE(read->listRow, work.listRow);
        QCOMPARE(read->solvingTime, work.solvingTime);
        QCOMPARE(read->puzzleCount, work.puzzleCount);
        QCOMPARE(read->unsavedPuzzleCount, work.unsavedPuzzleCount);
        QCOMPARE(read->time, work.time);
    }

    void changesOfAListComeBack()
    {
        const ListedPuzzle added{.text = "1.34341221434321\n", .isOwnText = false};
        const UnsavedWork work{.board = Board(emptyBoard(4)),
                               .listPath = "/home/me/many.txt",
                               .listChanges = ListArrangement{.fingerprint = FileFingerprint(QByteArray("x")),
                                                              .fileRowCount = 9,
                                                              .parts = {FileRows{4, 5}, added}}};
        QVERIFY(work.isAnything());
        const std::optional<ListArrangement> read = readUnsavedWork(textOf(work))->listChanges;
        QVERIFY(read);
        QCOMPARE(read->fingerprint.text(), work.listChanges->fingerprint.text());
        QCOMPARE(read->fileRowCount, 9);
        QCOMPARE(read->parts.size(), 2U);
        QVERIFY(std::get<FileRows>(read->parts[0]) == (FileRows{4, 5}));
        const auto &puzzle = std::get<ListedPuzzle>(read->parts[1]);
        QCOMPARE(puzzle.text, added.text);
        QVERIFY(!puzzle.isOwnText && !puzzle.isSafe && !puzzle.left);
    }

    void jigsawsAndRulesComeBack()
    {
        const Geometry jigsaw = Geometry::withRegions(4, regionMap("AAABACBBCCDBCDDD")).value();
        UnsavedWork work{Board(puzzleOf(jigsaw, Grid(16)))};
        QVERIFY(readUnsavedWork(textOf(work))->board == work.board);
        work.board = Board(emptyBoard(4));
        for (const Variant *variant : variants()) {
            const auto found = samples(*variant);
            if (found.empty())
                continue;
            work.board.puzzle.constraints = {found.front()};
            const auto read = readUnsavedWork(textOf(work));
            QVERIFY2(read && read->board == work.board, variant->id.data());
        }
    }

    void peopleCanOpenItAsAPuzzle()
    {
        const UnsavedWork work{fullBoard(9)};
        const TextResult read = readPuzzle(textOf(work).toStdString());
        QVERIFY(read.has_value());
        QVERIFY(read->board == work.board);
    }

    void whatIsDamagedIsRefused()
    {
        const QByteArray text = textOf({fullBoard(9)});
        QVERIFY(readUnsavedWork(text));
        for (qsizetype length = 0; length < text.size() - 2; length += 7) // the last are "}\n"
            QVERIFY2(!readUnsavedWork(text.first(length)), qPrintable(QString::number(length)));
        QVERIFY(!readUnsavedWork(QByteArray(text).replace("\"version\":1", "\"version\":2")));
        QVERIFY(!readUnsavedWork(QByteArray(text).replace("\"size\": 9", "\"size\": 900000")));
        QVERIFY(!readUnsavedWork(QByteArray(1'000'000, '[')));
        QVERIFY(!readUnsavedWork("# recovery " + QByteArray(1'000'000, '[') + "\n{}"));
        QVERIFY(!readUnsavedWork(QByteArray("\0\xff\n", 3)));
    }
};

ADD_TEST(QCoreApplication, TestUnsavedWork)

} // namespace sudoku::tst_unsavedwork

#include "tst_unsavedwork.moc"
