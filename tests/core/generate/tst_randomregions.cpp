#include "core/board/regions.h"
#include "core/generate/filledboard.h"
#include "core/generate/irregularboard.h"
#include "core/generate/randomregions.h"
#include "core/rules/violations.h"
#include "tests/core/generate/generatebench.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_randomregions {

using namespace generatebench;

class TestRandomRegions : public QObject
{
    Q_OBJECT

private slots:
    void jigsawsHaveRegionsOfTheirOwn()
    {
        std::set<std::string> maps;
        for (const int size : {5, 6, 9}) {
            GenerateRequest request = asking(emptyBoard(size), ClueGoal::AtMost, size * size / 2);
            request.hasRandomRegions = true;
            for (request.seed = 1; request.seed < 4; ++request.seed) {
                const GenerateResult result = generate(request);
                verify(request, result);
                QVERIFY(!result.puzzle->geometry.boxes());
                std::string map;
                for (Cell cell = 0; cell < size * size; ++cell)
                    map += static_cast<char>('A' + result.puzzle->geometry.regionOf(cell));
                QVERIFY(maps.insert(map).second);
                QVERIFY(generate(request).puzzle == result.puzzle); // the same seed, the same regions
            }
        }
    }

    /// Where rows and columns alone allow no board, other regions are not tried for ever.
    void noRegionsHelpWhereRowsDoNot()
    {
        for (const char *id : {"anti-king", "non-consecutive"}) {
            Puzzle shape = emptyBoard(4);
            shape.constraints = {{findVariant(id), {}}};
            GenerateRequest request(shape);
            request.hasRandomRegions = true;
            const GenerateResult result = generate(request);
            QCOMPARE(result.outcome, Outcome::None);
            QVERIFY(!result.puzzle);
            QVERIFY(!hasNoLatinSquare(emptyBoard(4), {}, {}));
        }
    }

    void randomRegionsFitEverySize()
    {
        Random random(1);
        for (int size = minBoardSize; size <= maxBoardSize; size += triesMuch() ? 1 : 5) {
            const Geometry geometry = randomRegions(size, random);
            QCOMPARE(geometry.size(), size); // else it would not have been a map
            int wholeRows = 0;
            for (int row = 0; row < size; ++row)
                wholeRows += geometry.regionOf(geometry.cellAt(row, 0))
                             == geometry.regionOf(geometry.cellAt(row, size - 1));
            QVERIFY2(wholeRows <= 1, qPrintable(QString::number(size)));
        }
    }

    void randomRegionsAreNeverTheBoxes()
    {
        Random random(1);
        for (int i = 0; i < (triesMuch() ? 500 : 50); ++i) // of the 117 maps of 4x4 one has boxes
        {
            const Geometry geometry = randomRegions(4, random);
            std::vector<int> regionOf;
            for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
                regionOf.push_back(geometry.regionOf(cell));
            QVERIFY(!geometryOf(4, regionOf)->boxes()); // which knows them by any numbers
        }
    }

    void regionsAreMadeForABoard()
    {
        Random random(2);
        for (const int size : {6, 9, 16}) {
            const Puzzle shape = emptyBoard(size);
            QVERIFY(withFirstRegions(shape).geometry.boxes());
            int fitting = 0;
            for (int i = 0; i < 5; ++i) {
                const Grid board = fillBoard(shape, random, {}, {}).grid;
                const Puzzle made = withRegionsFor(board, shape, random);
                fitting += !made.geometry.boxes() && isSolution(made, board) ? 1 : 0;
            }
            QVERIFY(fitting > 1);
        }
    }

    void boardsAreFilledBeforeTheirRegionsAreMade()
    {
        const Puzzle shape = emptyBoard(9);
        Random random(3);
        const auto fillBoxes = [&](const Puzzle &asked, int) {
            return asked.geometry.boxes() ? fillBoard(asked, random, {}, {}) : FilledBoard{Outcome::None};
        };
        Puzzle irregular = shape;
        const FilledBoard filled = fillIrregular(irregular, random, fillBoxes);
        QCOMPARE(filled.outcome, Outcome::Solved);
        QVERIFY(!irregular.geometry.boxes());
        QVERIFY(isSolution(irregular, filled.grid));
        const auto fillNone = [](const Puzzle &, int) { return FilledBoard{Outcome::None}; };
        QCOMPARE(fillIrregular(irregular, random, fillNone).outcome, Outcome::None);
        Puzzle small = emptyBoard(8); // here other random regions will do
        QCOMPARE(fillIrregular(small, random, fillBoxes).outcome, Outcome::None);
    }

    /// Hardly any random regions of 16x16 allow such a board.
    void rulesOfNeighboursFindRegions()
    {
        for (const int size : {9, 16}) {
            GenerateRequest request = asking(emptyBoard(size), ClueGoal::AtMost, size * size / 2);
            request.shape.constraints = {{findVariant("non-consecutive"), {}}};
            request.hasRandomRegions = true;
            const GenerateResult result = generate(request);
            verify(request, result);
            QVERIFY(result.grids < 10);
        }
    }

    /// Then others are tried.
    void someRandomRegionsHaveNoBoard()
    {
        for (const ClueGoal goal : {ClueGoal::Minimal, ClueGoal::About, ClueGoal::AtMost})
            for (const bool hasManySolutions : {false, true})
                for (std::uint64_t seed = 1; seed <= (triesMuch() ? 40 : 3); ++seed) {
                    GenerateRequest request = asking(emptyBoard(6), goal, 12);
                    request.hasRandomRegions = true;
                    request.hasManySolutions = hasManySolutions;
                    request.seed = seed;
                    verify(request, generate(request));
                }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRandomRegions)

} // namespace sudoku::tst_randomregions

#include "tst_randomregions.moc"
