// Covers ui/pictures: picturewords

#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/pictures/picturewords.h"
#include "ui/pictures/readingjson.h"

#include <set>

namespace sudoku::tst_readingjson {

BoardReading someBoard()
{
    BoardReading board{.geometry = defaultGeometry(4),
                       .symbols = findSymbolSet("A"),
                       .crossings = {},
                       .cellSide = 12.5,
                       .coverage = 0.9,
                       .cells = std::vector<CellReading>(16),
                       .verdict = ReadingVerdict::Several,
                       .price = 1.25,
                       .isClear = true,
                       .unread = {UnreadPart::Cages}};
    for (int i = 0; i < 25; ++i)
        board.crossings.emplace_back(i / 25.0, 1 - i / 50.0);
    board.cells[3] = {.digit = 4,
                      .kind = CellKind::Written,
                      .probability = 0.5,
                      .seen = 2,
                      .isDoubtful = true,
                      .others = {{2, 0.375}, {noDigit, 0.125}}};
    board.rules.push_back({.constraint = {findVariant("killer"), {0, 1, 4}, {7}},
                           .isDoubtful = true,
                           .seen = 1,
                           .others = {{1, 0.25}}});
    board.cells[5].kind = CellKind::Marks;
    board.cells[5].cornerMarks = {1, 4};
    board.cells[5].centreMarks = {2};
    board.cells[5].unreadMarks = 3;
    board.unreadShades = 3;
    return board;
}

class TestReadingJson : public QObject
{
    Q_OBJECT

private slots:
    void aReadingSurvives()
    {
        const PictureReading reading{.problem = PictureProblem::TooBlurred,
                                     .detail = 5,
                                     .picture = {640, 480},
                                     .pageCount = 3,
                                     .boards = {someBoard()}};
        const std::string line = readingJson(reading);
        QVERIFY(line.ends_with('\n'));
        const auto read = readingOfJson(line);
        QVERIFY(read);
        QCOMPARE(read->problem, reading.problem);
        QCOMPARE(read->detail, 5);
        QCOMPARE(read->picture, QSize(640, 480));
        QCOMPARE(read->pageCount, 3);
        QCOMPARE(readingJson(*read), line);
        const CellReading &cell = read->boards.front().cells[3];
        QCOMPARE(cell.digit, 4);
        QCOMPARE(cell.seen, 2);
        QVERIFY(cell.kind == CellKind::Written);
        QVERIFY(cell.isDoubtful);
        QVERIFY(!read->boards.front().cells[4].isOverruled());
        QCOMPARE(read->boards.front().board(), someBoard().board());
        const RuleReading &rule = read->boards.front().rules.front();
        QVERIFY(rule.isDoubtful);
        QVERIFY(rule.isOverruled());
        QCOMPARE(rule.seen, std::optional(1));
        QCOMPARE(rule.others.front().digit, 1);
        QCOMPARE(rule.firstCell(), 0);
        QCOMPARE(read->boards.front().board().cornerMarks[5], (DigitSet{1, 4}));
        QCOMPARE(read->boards.front().cells[5].unreadMarks, 3);
        QCOMPARE(read->boards.front().unread, std::vector{UnreadPart::Cages});
    }

    void everyProblemHasItsNameAndItsWords()
    {
        std::set<QString> words;
        for (int problem = 0; problem <= static_cast<int>(PictureProblem::Stopped); ++problem) {
            const PictureReading reading{.problem = static_cast<PictureProblem>(problem), .detail = 5};
            QCOMPARE(readingOfJson(readingJson(reading)).value().problem, reading.problem);
            QVERIFY(!problemText(reading).isEmpty());
            words.insert(problemText(reading));
        }
        QCOMPARE(words.size(), static_cast<std::size_t>(PictureProblem::Stopped) + 1);
    }

    void whatIsNoReadingIsRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        const QByteArray right = QByteArray::fromStdString(readingJson({.boards = {someBoard()}}));
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{\"boards\":");
        QTest::newRow("another object") << QByteArray("{}");
        QTest::newRow("neither boards nor a problem") << QByteArray("{\"boards\":[]}");
        QTest::newRow("a problem of another version") << QByteArray("{\"problem\":\"tired\",\"boards\":[]}");
        QTest::newRow("a size without cells") << QByteArray(right).replace("\"size\":4", "\"size\":5");
        QTest::newRow("a digit too large") << QByteArray(right).replace("\"digit\":4", "\"digit\":6");
        QTest::newRow("a mark too large") << QByteArray(right).replace("Marks\":[2]", "Marks\":[5]");
        QTest::newRow("a rule that is none") << QByteArray(right).replace("killer 7", "miller 7");
        QTest::newRow("unknown symbols") << QByteArray(right).replace("\"A\"", "\"runes\"");
        QTest::newRow("a size that is none") << QByteArray(right).replace("\"size\":4", "\"size\":-4");
    }

    void whatIsNoReadingIsRefused()
    {
        QFETCH(QByteArray, line);
        QVERIFY(!readingOfJson(line.toStdString()));
    }
};

ADD_TEST(QCoreApplication, TestReadingJson)

} // namespace sudoku::tst_readingjson

#include "tst_readingjson.moc"
