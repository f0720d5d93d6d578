#include <QTest>

#include "core/formats/jigsawahead.h"
#include "core/formats/readpuzzle.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <sstream>

namespace sudoku::tst_jigsawahead {

const std::string clues = "12..\n....\n....\n...3\n";
const std::string regions = "1112\n1222\n3334\n3444\n"; // digits too, so that they are a full board
const std::string letters = "AAAB\nABBB\nCCCD\nCDDD\n";

/// Returns what findJigsaw() finds in \a ahead after a puzzle with \a text was read.
std::optional<JigsawAhead> jigsaw(const std::string &text, const std::string &ahead,
                                  const ReadOptions &options = {})
{
    std::istringstream input(ahead);
    StreamLines lines(input);
    lines.peek(); // as after a block, whose end was seen
    return findJigsaw(lines, *readPuzzle(text, options), text, options);
}

class TestJigsawAhead : public QObject
{
    Q_OBJECT

private slots:
    void regionsAfterTheCluesAreTaken()
    {
        const auto found = jigsaw(clues, "\n" + letters);
        QVERIFY(found.has_value());
        QVERIFY(!found->puzzle.board.puzzle.geometry.boxes());
        QCOMPARE(text(found->puzzle.board.puzzle.givens), "12.............3");
        QCOMPARE(found->lineCount, 5U);
    }

    void regionsBeforeTheCluesAreTaken()
    {
        const auto found = jigsaw(regions, "\n" + clues + "\n");
        QVERIFY(found.has_value());
        QVERIFY(found->puzzle.board.puzzle.geometry == jigsaw(clues, letters)->puzzle.board.puzzle.geometry);
        QCOMPARE(text(found->puzzle.board.puzzle.givens), "12.............3");
        QCOMPARE(found->lineCount, 5U); // the blank line after the clues is left
    }

    void otherBlocksAreLeft_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QByteArray>("ahead");
        const auto row = [](const char *name, const std::string &puzzle, const std::string &ahead) {
            QTest::newRow(name) << QByteArray::fromStdString(puzzle) << QByteArray::fromStdString(ahead);
        };
        row("nothing", clues, "");
        row("another puzzle", clues, "\n" + clues);
        row("regions of another size", clues, "\nABC\nABC\nABC\n");
        row("regions that do not hang together", clues, "\nAABB\nABAB\nCCCD\nCDDD\n");
        row("regions after directives", clues, "\n# sudoku-workbench: variant diagonal\n" + letters);
        row("a jigsaw already", "# sudoku-workbench: regions AAABABBBCCCDCDDD\n" + clues, "\n" + letters);
        row("a solution", "1234\n3412\n2143\n4321\n", "\n" + clues);
    }

    void otherBlocksAreLeft()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, ahead);
        QVERIFY(!jigsaw(puzzle.toStdString(), ahead.toStdString()));
    }

    void boxesOfTheOptionsStay() { QVERIFY(!jigsaw(clues, "\n" + letters, {.boxes = BoxShape{2, 2}})); }
};

ADD_TEST_WITHOUT_APPLICATION(TestJigsawAhead)

} // namespace sudoku::tst_jigsawahead

#include "tst_jigsawahead.moc"
