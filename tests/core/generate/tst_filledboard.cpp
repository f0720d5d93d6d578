// Covers core/generate: cyclicboard

#include <QTest>

#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/formats/plain/directives.h"
#include "core/generate/cyclicboard.h"
#include "core/generate/filledboard.h"
#include "core/rules/violations.h"

#include <set>

namespace sudoku::tst_filledboard {

class TestFilledBoard : public QObject
{
    Q_OBJECT

private slots:
    void everyShapeCanBeFilled()
    {
        for (int size = minBoardSize; size <= (triesMuch() ? maxBoardSize : 9);
             size += size < 16 || triesAll() ? 1 : 3)
            for (const BoxShape &boxes :
                 {defaultBoxes(size), BoxShape{defaultBoxes(size).columns, defaultBoxes(size).rows}})
                for (const bool hasDiagonals : {false, true}) {
                    Puzzle shape(Geometry::withBoxes(boxes));
                    if (hasDiagonals)
                        shape.constraints = {{findVariant("diagonal"), {}},
                                             {findVariant("anti-diagonal"), {}}};
                    if (hasDiagonals && (size < 8 || size > 16))
                        continue; // on some small boards there is none
                    Random random(size);
                    const FilledBoard filled = fillBoard(shape, random, {}, {});
                    QCOMPARE(filled.outcome, Outcome::Solved);
                    QVERIFY(isSolution(shape, filled.grid));
                }
    }

    void otherShapesCanToo()
    {
        Random random(1);
        const Puzzle spare(Geometry::withBoxes({2, 2}, 6));
        QVERIFY(isSolution(spare, fillBoard(spare, random, {}, {}).grid));
        const Puzzle jigsaw(*Geometry::withRegions(5, regionMap("AABBBAABBCADCCCDDDECDEEEE")));
        QVERIFY(isSolution(jigsaw, fillBoard(jigsaw, random, {}, {}).grid));
        Puzzle marked(defaultGeometry(4));
        marked.constraints = {{&even, {0, 5}}, {&lessThan, {0, 1}}, {&cellSum, {0, 1, 2}, {9}}};
        for (int i = 0; i < 20; ++i)
            QVERIFY(isSolution(marked, fillBoard(marked, random, {}, {}).grid));
    }

    void cyclicBoardsObeyMoreThanTheirBoxes()
    {
        for (int size = minBoardSize; size <= maxBoardSize; ++size)
            for (const BoxShape &boxes : boxShapes(size)) {
                Puzzle shape(Geometry::withBoxes(boxes));
                shape.constraints = {{findVariant("disjoint-groups"), {}}};
                QVERIFY(isSolution(shape, cyclicBoard(boxes)));
            }
    }

    void mixingKeepsTheRulesAndLittleElse()
    {
        Puzzle shape = emptyBoard(9);
        shape.constraints = {{findVariant("disjoint-groups"), {}}};
        const Grid cyclic = cyclicBoard({3, 3});
        Random random(1);
        std::set<std::string> found;
        for (int i = 0; i < (triesMuch() ? 20 : 5); ++i) {
            const FilledBoard mixed = mixBoard(shape, cyclic, random, {}, {});
            QCOMPARE(mixed.outcome, Outcome::Solved);
            QVERIFY(isSolution(shape, mixed.grid));
            QVERIFY(std::ranges::none_of(found, [&](const std::string &other) {
                return text(mixed.grid).substr(0, 18) == other.substr(0, 18);
            }));
            found.insert(text(mixed.grid));
        }
    }

    void largeBoardsWithExtraHousesCanBeFilled_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("size");
        int count = 0;
        for (const char *id : {"windoku", "anti-knight", "disjoint-groups", "anti-king"}) {
            const bool takesLong = count < 2; // on 25x25
            if (isTried(count++, 3))
                QTest::addRow("%s, 16x16", id) << id << 16;
            if (triesAll() || (triesMuch() && !takesLong))
                QTest::addRow("%s, 25x25", id) << id << 25;
        }
    }

    void largeBoardsWithExtraHousesCanBeFilled()
    {
        QFETCH(QString, variant);
        QFETCH(int, size);
        Puzzle shape = emptyBoard(size);
        shape.constraints = {{findVariant(variant.toStdString()), {}}};
        Random random(1);
        QVERIFY(isSolution(shape, fillBoard(shape, random, {}, {}).grid));
    }

    void givesUpAfterSomeAttempts()
    {
        const auto regions = Geometry::withRegions(5, regionMap("AABBBAABBCADCCCDDDECDEEEE"));
        Random random(1);
        QCOMPARE(fillBoard(Puzzle(*regions), random, {}, {}, 0).outcome, halted(Halt::Stopped));
        QCOMPARE(fillBoard(Puzzle(*regions), random, {}, {}, 1).outcome, Outcome::Solved);
        Puzzle dots = emptyBoard(9);
        dots.constraints = {{findVariant("all-white-dots"), {}}};
        QVERIFY(solveByChance(dots, random, {}, {}, 1).outcome != Outcome::None); // solved, or given up
    }

    void saysWhereThereIsNone()
    {
        Puzzle shape(defaultGeometry(4));
        shape.constraints = {{&lessThan, {0, 1}}, {&lessThan, {1, 0}}};
        Random random(1);
        QCOMPARE(fillBoard(shape, random, {}, {}).outcome, Outcome::None);
        std::stop_source stopped;
        stopped.request_stop();
        QCOMPARE(fillBoard(emptyBoard(9), random, {}, stopped.get_token()).outcome, halted(Halt::Stopped));
    }

    void chanceDecides()
    {
        std::set<std::string> found;
        Random random(3);
        for (int i = 0; i < 200; ++i)
            found.insert(text(fillBoard(emptyBoard(4), random, {}, {}).grid));
        QVERIFY(found.size() > 120); // of 288: as many as random boards should give
        Random one(9);
        Random other(9);
        QVERIFY(fillBoard(emptyBoard(16), one, {}, {}).grid == fillBoard(emptyBoard(16), other, {}, {}).grid);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFilledBoard)

} // namespace sudoku::tst_filledboard

#include "tst_filledboard.moc"
