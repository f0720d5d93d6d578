// Covers core/formats/text: boardstext
#include <QTest>

#include "tests/testprogram.h"

#include "core/board/arrangements.h"
#include "core/board/regions.h"
#include "core/formats/formats.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/boardstext.h"

#include <algorithm>
#include <string>

namespace sudoku::tst_holes {

const std::string twin =
    ".........@@@@@@\n.........@@@@@@\n.........@@@@@@\n.........@@@@@@\n.........@@@@@@\n"
    ".........@@@@@@\n...............\n...............\n...............\n@@@@@@.........\n"
    "@@@@@@.........\n@@@@@@.........\n@@@@@@.........\n@@@@@@.........\n@@@@@@........7\n";

const char *const cross = "# sudoku-workbench: regions @..@........@..@\n"
                          "@12@\n"
                          "1..3\n"
                          "2..4\n"
                          "@43@\n";

Board withEntries(Board board)
{
    Cell open = board.puzzle.geometry.cellCount() - 1;
    while (board.isGiven(open))
        --open;
    board.enter(open, 1);
    board.info.solution = Grid(board.puzzle.geometry.cellCount());
    board.info.solution.set(0, 2);
    board.centreMarks[1] = {1, 2};
    return board;
}

class TestHoles : public QObject
{
    Q_OBJECT

private slots:
    void boardsAreFoundWhereNothingSaysThem()
    {
        const TextResult read = readPuzzle(twin);
        QVERIFY(read.has_value());
        QVERIFY(read->board.puzzle.geometry == findArrangement("twin")->geometry());
        QVERIFY(read->areBoxesAssumed);
        QCOMPARE(read->board.puzzle.givens[read->board.puzzle.geometry.cellCount() - 1], 7);
    }

    void holesMayBeBlankWhereOneBoardHasTooFewDigits()
    {
        std::string text = twin;
        for (int i = 0; i < 9; ++i) {
            text[17 * i] = static_cast<char>('1' + i);
            text[16 * 7 + i] = static_cast<char>('1' + i);
        }
        const TextResult marked = readPuzzle(text);
        QVERIFY(marked.has_value());
        for (const char blank : {'.', '0'}) {
            std::string other = text;
            std::ranges::replace(other, '@', blank);
            const TextResult read = readPuzzle(other);
            QVERIFY(read.has_value() && read->areBoxesAssumed);
            QVERIFY(read->board == marked->board);
        }
        std::ranges::replace(text, '@', '.');
        for (const std::string &before : {std::string("# sudoku-workbench: boxes 3x5\n"), std::string("A")}) {
            std::string other = text;
            before == "A" ? other.replace(20, 1, before) : other.insert(0, before);
            const TextResult read = readPuzzle(other);
            QVERIFY(read.has_value() && read->board.puzzle.geometry.isSquare());
        }
    }

    void boardsWithoutRegionsHaveRowsAndColumns()
    {
        const TextResult read = readPuzzle(cross);
        QVERIFY(read.has_value());
        const Geometry &geometry = read->board.puzzle.geometry;
        QCOMPARE(geometry.cellCount(), 12);
        QCOMPARE(geometry.regionCount(), 0);
        QCOMPARE(geometry.boards().size(), std::size_t(1));
        QCOMPARE(read->board.puzzle.givens[geometry.cellAt(3, 2)], 3);
    }

    /// Which also have boxes, whichever directive comes first.
    void rowsMayHaveRepeatedDigits()
    {
        const std::string none = "# sudoku-workbench: boards none\n";
        const std::string boxes = "# sudoku-workbench: boxes 2x2\n";
        const std::string digits = "1122\n3344\n....\n....\n";
        for (const std::string &text : {none + boxes + digits, boxes + none + digits}) {
            const TextResult read = readPuzzle(text);
            QVERIFY(read && !read->board.puzzle.geometry.hasLines());
            QCOMPARE(std::ssize(read->board.puzzle.geometry.houses()), 4);
        }
        QCOMPARE(readPuzzle(none + digits)->board.puzzle.geometry.regionCount(), 0);
        const TextResult few =
            readPuzzle(none + boxes + "# sudoku-workbench: digits 3\n1122\n33..\n....\n....\n");
        QVERIFY(!few && few.error().code == TextErrorCode::TooFewDigits);
        for (const std::string &text : {none + digits,
                                        none
                                            + "# sudoku-workbench: digits 3\n1123\n....\n"
                                              "....\n....\n",
                                        none + boxes + digits})
            for (const Format &format : formats()) {
                const Board board = withEntries(readPuzzle(text)->board);
                if (format.fits(board)) {
                    const std::string written = format.write(board, symbolSets().front());
                    const TextResult again = readPuzzle(written);
                    QVERIFY2(again && again->board == board, written.c_str());
                } else
                    QVERIFY(!format.holdsHoles && !format.holdsFreeLines);
            }
    }

    void everyFormThatFitsReadsThemBack_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < std::ssize(formats()); ++i)
            QTest::newRow(std::string(formats()[i].id).c_str()) << i;
    }

    void everyFormThatFitsReadsThemBack()
    {
        QFETCH(const int, index);
        const Format &format = formats()[index];
        const Board plain = withEntries(readPuzzle(cross)->board);
        QCOMPARE(format.fits(plain), format.holdsHoles);
        if (!format.fits(plain))
            return;
        std::vector<Board> boards{plain, withEntries(readPuzzle(twin)->board)};
        for (const Arrangement &arrangement : arrangements())
            boards.push_back(withEntries(Board(Puzzle(arrangement.geometry()))));
        const Geometry apart = *geometryOf(9, std::vector<int>(81, noRegion), {},
                                           std::vector<SubBoard>{{0, 0, 6}, {3, 3, 6}, {0, 0, 9}});
        boards.push_back(withEntries(Board(Puzzle(apart))));
        for (const Board &board : boards)
            for (const SymbolSet &symbols : symbolSets()) {
                const std::string text = format.write(board, symbols);
                const TextResult read = readPuzzle(text);
                QVERIFY2(read && read->board == board, text.c_str());
            }
    }

    void wrongHolesAreRefused_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<TextErrorCode>("code");
        QTest::addColumn<int>("line");
        const std::string own = "# sudoku-workbench: ";
        QTest::newRow("a cell that is none") << own + "regions AABBA@BBCCDDCCDD\n....\n.1..\n....\n....\n"
                                             << TextErrorCode::CellInHole << 3;
        QTest::newRow("a slip") << std::string("1234\n34@2\n....\n....\n") << TextErrorCode::UnknownHoles
                                << 2;
        std::string filled = twin;
        filled[12] = '7';
        QTest::newRow("a digit in a hole") << filled << TextErrorCode::CellInHole << 1;
        filled = twin;
        filled[16] = '@';
        QTest::newRow("a hole in a board") << filled << TextErrorCode::HoleInCell << 2;
        QTest::newRow("a hole too many") << own + "regions AABBAABBCCDDCCDD\n....\n.@..\n....\n....\n"
                                         << TextErrorCode::HoleInCell << 3;
        QTest::newRow("boxes that do not meet")
            << own + "boards 2x2 r1c1 r2c2\n.....\n.....\n.....\n.....\n.....\n"
            << TextErrorCode::BadDirective << 1;
        QTest::newRow("another size") << own + "boards 2x2 r1c1 r3c3\n....\n....\n....\n....\n"
                                      << TextErrorCode::BadDirective << 1;
        QTest::newRow("no list") << own + "boards 2x2 r1\n....\n....\n....\n....\n"
                                 << TextErrorCode::BadDirective << 1;
        QTest::newRow("too few digits") << own + "digits 4\n.....\n.....\n.....\n.....\n.....\n"
                                        << TextErrorCode::TooFewDigits << 1;
    }

    void wrongHolesAreRefused()
    {
        QFETCH(const std::string, text);
        QFETCH(const TextErrorCode, code);
        QFETCH(const int, line);
        const TextResult read = readPuzzle(text);
        QVERIFY(!read);
        QCOMPARE(read.error().code, code);
        QCOMPARE(read.error().line, line);
    }

    void boardsHaveShortNames()
    {
        const SubBoard board{8, 0, 16};
        QCOMPARE(subBoardText(board), std::string("16r9c1"));
        QVERIFY(subBoardOf("16r9c1") == board);
        for (const char *text :
             {"", "9", "9r1", "9r1c", "r1c1", "9r0c1", "9r1c1 ", "26r1c1", "9r1c99999999999"})
            QVERIFY2(!subBoardOf(text), text);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestHoles)

} // namespace sudoku::tst_holes

#include "tst_holes.moc"
