#include <QTest>

#include "core/analyse/otherboxshape.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/boxestext.h"
#include "core/formats/text/format.h"
#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_otherboxshape {

const std::string high6 = ".4.1..1....2....5..1.5.......53..4..";
const std::string high8 = "....4...7.......8.63..2....2.61..3...5741...3.....2.6......1.2..";
const std::string high10 =
    ". 3 . . . . . . . . . . 9 . 10 . 5 6 . 2 . 7 . 3 2 . . . . . . . . 2 . 5 . . 10 . . 9 8 . . . 10 . 4 6 "
    "3 "
    "6 . . . . 8 10 . . 4 5 1 . 6 . . 3 . 9 . . . 7 . . . . . . . 8 10 . . . . 4 . . 9 . . . . . . . . 1";
const std::string newspaper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string found(const Puzzle &puzzle)
{
    std::string text;
    for (const BoxShape shape : otherBoxShapes(puzzle))
        text += (text.empty() ? "" : " ") + boxesText(shape);
    return text;
}

class TestOtherBoxShape : public QObject
{
    Q_OBJECT

private slots:
    void findsTheBoxesWithOneSolution_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("shapes");
        QTest::newRow("6x6") << high6 << std::string("3x2");
        QTest::newRow("8x8") << high8 << std::string("4x2");
        QTest::newRow("10x10") << high10 << std::string("5x2");
        QTest::newRow("9x9 has no other shape") << newspaper << std::string();
        QTest::newRow("several solutions with each") << std::string(36, '.') << std::string();
    }

    void findsTheBoxesWithOneSolution()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, shapes);
        const TextResult read = readPuzzle(text);
        QVERIFY(read);
        QVERIFY(read->areBoxesAssumed || text == newspaper);
        QCOMPARE(found(read->board.puzzle), shapes);
    }

    void knowsWhatTheTextSays_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::newRow("directive") << "# sudoku-workbench: boxes 2x3\n" + high6;
        QTest::newRow("frame") << std::string(
            ".4.|1..\n1..|..2\n---+---\n...|.5.\n.1.|5..\n---+---\n...|..5\n3..|4..\n");
    }

    void knowsWhatTheTextSays()
    {
        QFETCH(std::string, text);
        const TextResult read = readPuzzle(text);
        QVERIFY(read);
        QVERIFY(!read->areBoxesAssumed);
    }

    void leavesOtherBoxesAndRulesThatNeedThemAlone()
    {
        const Puzzle read = readPuzzle(high6)->board.puzzle;
        QCOMPARE(found(withBoxes(read, {1, 6})), std::string());
        Puzzle grouped = readPuzzle(high6)->board.puzzle;
        grouped.constraints.push_back({findVariant("disjoint-groups"), {}});
        QVERIFY(found(grouped).empty());
    }

    void stops()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(otherBoxShapes(readPuzzle(high6)->board.puzzle, {}, source.get_token()).empty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestOtherBoxShape)

} // namespace sudoku::tst_otherboxshape

#include "tst_otherboxshape.moc"
