#include <QtTest/QTest>

#include "core/formats/puzzleplaces.h"
#include "core/formats/puzzlestream.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <numeric>
#include <sstream>

namespace sudoku::tst_puzzleplaces {

const std::string first = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string other = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

std::vector<PuzzlePlace> placesIn(const std::string &text)
{
    std::vector<PuzzlePlace> places;
    findPuzzlePlaces(text, {}, [&](std::vector<PuzzlePlace> found) {
        places.insert(places.end(), found.begin(), found.end());
    });
    return places;
}

class TestPuzzlePlaces : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatTheStreamReads_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("count");
        const std::string rows = "1.34\n3412\n2143\n4321\n";
        const std::string directive = "# sudoku-workbench: title Sunday\n";
        QTest::newRow("lines") << first + "\n" + other + "\n" << 2;
        QTest::newRow("without an end") << first + "\n" + other << 2;
        QTest::newRow("Windows") << first + "\r\n\r\n" + other + "\r\n" << 2;
        QTest::newRow("comments") << "# twenty\n\n" + first + "\n# the next\n" + other + "\n# end\n" << 2;
        QTest::newRow("directives") << directive + first + "\n" + directive + other << 2;
        QTest::newRow("notes") << first + "\n" + other + "\tHard\n" + first + " # Easy\n" << 3;
        QTest::newRow("rows") << rows + "\n" + rows + "\n\n" + rows << 3;
        QTest::newRow("rows behind a line") << first + "\n\n" + directive + rows << 2;
        QTest::newRow("JSON") << std::string("{\"sudoku-workbench\":1,\"size\":4}\n"
                                             "{\n\"sudoku-workbench\":1,\"size\":6}\n")
                              << 2;
        QTest::newRow("table") << "number,puzzle,rules\n1," + first + ",variant diagonal\n2," + other
                                      + ",variant windoku\n"
                               << 2;
        QTest::newRow("wrong ones between") << first + "\n12345\n\n" + other + "\n" << 2;
        QTest::newRow("several in a page") << "<p>" + first + "</p><p>" + other + "</p>\n\n" + first + "\n"
                                           << 3;
        QTest::newRow("none") << std::string("Dear reader") << 0;
        QTest::newRow("nothing") << std::string() << 0;
    }

    void findsWhatTheStreamReads()
    {
        QFETCH(std::string, text);
        QFETCH(int, count);
        const std::vector<PuzzlePlace> places = placesIn(text);
        QCOMPARE(static_cast<int>(places.size()), count);
        std::istringstream input(text);
        PuzzleStream stream(input);
        std::string pieces;
        for (const PuzzlePlace &place : places) {
            std::optional<TextResult> next = stream.next();
            while (next && !*next)
                next = stream.next();
            const std::optional<TextPuzzle> read = readPuzzleAt(text, place);
            QVERIFY(next && read);
            QVERIFY(read->board.puzzle == (*next)->board.puzzle);
            if (place.ordinal == 0)
                pieces += text.substr(place.begin, place.length);
        }
        if (count > 0)
            QCOMPARE(pieces, text); // so that nothing is lost when they are written again
    }

    void titlesAndNotesAreRead()
    {
        const std::string text = "# sudoku-workbench: title Sunday\n" + first + "\n" + other + "\tHard\n";
        const std::vector<PuzzlePlace> places = placesIn(text);
        QCOMPARE(readPuzzleAt(text, places[0])->board.info.title, "Sunday");
        QCOMPARE(readPuzzleAt(text, places[1])->board.info.level, "Hard");
        QCOMPARE(readPuzzleAt(text, places[1])->board.info.title, "");
    }

    void aNoteThatIsALevelIsNoTitle_data()
    {
        QTest::addColumn<std::string>("note");
        QTest::addColumn<std::string>("level");
        QTest::addColumn<std::string>("title");
        QTest::newRow("score") << std::string("Hard 1122") << std::string("Hard 1122") << std::string();
        QTest::newRow("seed") << std::string("Hard 1122, seed 7") << std::string("Hard 1122")
                              << std::string("seed 7");
        QTest::newRow("words") << std::string("Hard work") << std::string() << std::string("Hard work");
        QTest::newRow("other word") << std::string("Hardly, 7") << std::string() << std::string("Hardly, 7");
    }

    void aNoteThatIsALevelIsNoTitle()
    {
        QFETCH(std::string, note);
        QFETCH(std::string, level);
        QFETCH(std::string, title);
        const std::string text = first + "\t" + note + "\n";
        const auto read = readPuzzleAt(text, placesIn(text).front());
        QCOMPARE(read->board.info.level, level);
        QCOMPARE(read->board.info.title, title);
    }

    void manyLinesComeInBatches()
    {
        std::string text;
        for (int i = 0; i < 12'000; ++i)
            text += first + '\n';
        int batches = 0;
        std::size_t count = 0;
        findPuzzlePlaces(text, {}, [&](const std::vector<PuzzlePlace> &found) {
            ++batches;
            count += found.size();
        });
        QCOMPARE(count, 12'000U);
        QCOMPARE(batches, 3);
    }

    void laterBatchesAreLarger()
    {
        std::string text;
        for (int i = 0; i < 300'000; ++i)
            text += first + '\n';
        std::vector<std::size_t> sizes;
        findPuzzlePlaces(text, {}, [&](const auto &found) { sizes.push_back(found.size()); });
        QVERIFY2(sizes.at(sizes.size() - 2) > 2 * sizes.front(), qPrintable(QString::number(sizes.size())));
        QCOMPARE(std::accumulate(sizes.begin(), sizes.end(), std::size_t{0}), 300'000U);
    }

    void stops()
    {
        std::stop_source source;
        source.request_stop();
        int count = 0;
        findPuzzlePlaces(first + "\n" + other, source.get_token(), [&](const auto &) { ++count; });
        QCOMPARE(count, 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPuzzlePlaces)

} // namespace sudoku::tst_puzzleplaces

#include "tst_puzzleplaces.moc"
