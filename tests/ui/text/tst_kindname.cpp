#include <QCoreApplication>
#include <QTest>

#include "core/board/arrangements.h"
#include "core/board/regions.h"
#include "core/variants/variant.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "ui/text/boardkinds.h"
#include "ui/text/kindname.h"
#include "ui/text/strings.h"

#include <set>

namespace sudoku::tst_kindname {

class TestKindName : public QObject
{
    Q_OBJECT

private slots:
    void kindsHaveStableWords()
    {
        Puzzle puzzle = emptyBoard(9);
        QCOMPARE(kindId(puzzle), "9x9");
        const Variant *killer = findVariant("killer");
        puzzle.constraints = {{killer, {0, 1}, {3}}, {findVariant("diagonal"), {}}, {killer, {2, 3}, {17}}};
        QCOMPARE(kindId(puzzle), "9x9 diagonal killer");
        QVERIFY(kindName(puzzle).startsWith("9 × 9, "));
        QCOMPARE(kindName("9x9"), "Classic 9 × 9");
        QCOMPARE(kindName("4x4"), "4 × 4");
    }

    void aPuzzleHasTheNameOfItsBoardKind()
    {
        std::set<QString> ids;
        for (const BoardKind &kind : boardKinds()) {
            const Puzzle example = exampleOf(kind);
            QVERIFY(ids.insert(kindId(example)).second);
            QCOMPARE(kindName(example), QString::fromUtf8(kind.name.data(), kind.name.size()));
        }
    }

    void boardsThatOverlapHaveTheirName()
    {
        const Geometry samurai = findArrangement("samurai")->geometry();
        QCOMPARE(kindId(Puzzle(samurai)), "21x21 samurai");
        QCOMPARE(kindName(Puzzle(samurai)), "Samurai");
        Puzzle zero(samurai.withDigits({9, 0}));
        zero.constraints = {{findVariant("diagonal"), {}}};
        QCOMPARE(kindId(zero), "21x21 samurai from-0 diagonal");
        QCOMPARE(kindName(zero), "Samurai, digits 0 to 8, diagonal from top left");
        for (const Arrangement &boards : arrangements())
            QVERIFY(toQString(boards.name).startsWith(kindName(Puzzle(boards.geometry())) + ": "));
        const BoardCorner corners[]{{0, 0}, {2, 2}, {4, 4}};
        QCOMPARE(kindName(Puzzle(*overlappingBoards({2, 2}, corners))), "3 boards");
        std::vector<int> regions(16, noRegion);
        regions.front() = hole;
        QCOMPARE(kindName(Puzzle(*Geometry::withRegions(4, regions))), "4 × 4 with holes");
    }

    void otherKindsAreNamedByTheirParts()
    {
        QCOMPARE(kindName("16x16 jigsaw tomorrows-rule"), "16 × 16, irregular, tomorrows-rule");
        QCOMPARE(kindName("9x9 10-digits windoku"), "9 × 9, 10 digits, windoku");
    }
};

ADD_TEST(QCoreApplication, TestKindName)

} // namespace sudoku::tst_kindname

#include "tst_kindname.moc"
