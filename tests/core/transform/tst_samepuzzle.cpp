// Covers core/transform: canonicalform

#include <QTest>

#include "tests/core/transform/transformbench.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/transform/canonicalform.h"
#include "core/transform/movedboard.h"
#include "core/transform/samepuzzle.h"
#include "core/transform/shuffledboard.h"

#include <set>

namespace sudoku::tst_samepuzzle {

using namespace transformbench;

/// A board with \a count digits at random places, which may break its rules.
Board randomBoard(const Geometry &geometry, int count, Random &random)
{
    Board board{Puzzle(geometry)};
    for (int i = 0; i < count; ++i)
        board.puzzle.givens.set(static_cast<Cell>(random.below(geometry.cellCount())),
                                static_cast<Digit>(1 + random.below(geometry.digitCount())));
    return board;
}

std::string isomorphKey(const Board &board)
{
    return puzzleKey(board, Sameness::Isomorphic);
}

class TestSamePuzzle : public QObject
{
    Q_OBJECT
private slots:
    void canonicalFormsAreForms_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (const auto &[rows, columns] : {std::pair{2, 2}, {1, 5}, {2, 3}, {2, 4}, {4, 2}, {3, 3}})
            QTest::addRow("%dx%d", rows, columns) << rows << columns;
    }

    /// The cells and digits of a form are those of the board, in other places and by other names.
    void canonicalFormsAreForms()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const Geometry geometry = Geometry::withBoxes({rows, columns});
        Random random(3);
        for (int count = 0; count <= geometry.cellCount(); count += 3) {
            const Board before = randomBoard(geometry, count, random);
            const CanonicalForm form = canonicalForm(geometry, before.puzzle.givens);
            const Grid after = relabelled(moved(before.puzzle.givens, form.cells), form.names);
            for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
                QCOMPARE(form.digits[cell], after[cell]);
            QVERIFY(relabelledBoard(before, form.names).has_value());
        }
    }

    void shufflesHaveOneKey_data() { canonicalFormsAreForms_data(); }

    void shufflesHaveOneKey()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const Geometry geometry = Geometry::withBoxes({rows, columns});
        Random random(4);
        for (int count = 0; count <= geometry.cellCount() / 2; count += 4) {
            const Board before = randomBoard(geometry, count, random);
            for (int i = 0; i < 5; ++i) {
                const Board after = shuffledBoard(before, random).board;
                QCOMPARE(isomorphKey(after), isomorphKey(before));
                QCOMPARE(puzzleKey(after, Sameness::Equal) == puzzleKey(before, Sameness::Equal),
                         after.puzzle == before.puzzle);
            }
        }
    }

    /// Puzzles of one key can be turned into each other, those of another cannot: of all boards 4x4 with
    /// three clues, there are as many kinds as a walk over all transforms finds.
    void keysCountTheKinds()
    {
        const Geometry geometry = Geometry::withBoxes({2, 2});
        std::set<std::string> keys;
        std::map<std::vector<int>, int> kinds;
        int kindCount = 0;
        const auto digitsOf = [](const Board &board) {
            std::vector<int> digits;
            for (Cell cell = 0; cell < board.puzzle.givens.cellCount(); ++cell)
                digits.push_back(board.puzzle.givens[cell]);
            return digits;
        };
        for (int number = 0; number < 16 * 16 * 16; ++number) { // the first digits are 1, 1 or 2, 1 to 3
            const int cells[]{number % 16, number / 16 % 16, number / 256};
            if (cells[0] >= cells[1] || cells[1] >= cells[2])
                continue;
            for (const auto &digits : {std::array{1, 1, 1}, {1, 1, 2}, {1, 2, 1}, {1, 2, 2}, {1, 2, 3}}) {
                Board board{Puzzle(geometry)};
                for (int i = 0; i < 3; ++i)
                    board.puzzle.givens.set(cells[i], digits[i]);
                keys.insert(isomorphKey(board));
                if (kinds.contains(digitsOf(board)))
                    continue;
                ++kindCount;
                for (std::vector<Board> added{board}; !added.empty();) {
                    const Board from = added.back();
                    added.pop_back();
                    for (const CellMap &map : cellMaps(geometry)) {
                        const TransformResult after = movedBoard(from, map);
                        if (!after)
                            continue;
                        const TransformResult named =
                            relabelledBoard(*after, sortedDigits(after->puzzle.givens, 4));
                        if (kinds.emplace(digitsOf(*named), kindCount).second)
                            added.push_back(*named);
                    }
                }
            }
        }
        QCOMPARE(static_cast<int>(keys.size()), kindCount);
        QVERIFY(kindCount > 10);
    }

    void rulesMakeADifference_data()
    {
        QTest::addColumn<std::vector<std::string>>("one");
        QTest::addColumn<std::vector<std::string>>("other");
        QTest::addColumn<bool>("areEqual");
        QTest::addColumn<bool>("areIsomorphic");
        using Rules = std::vector<std::string>;
        QTest::newRow("none") << Rules{} << Rules{"diagonal"} << false << false;
        QTest::newRow("order") << Rules{"diagonal", "windoku"} << Rules{"windoku", "diagonal"} << true
                               << true;
        QTest::newRow("order of cells")
            << Rules{"killer 5 r1c1 r1c2"} << Rules{"killer 5 r1c2 r1c1"} << true << true;
        QTest::newRow("turned") << Rules{"killer 5 r1c1 r1c2"} << Rules{"killer 5 r4c4 r3c4"} << false
                                << true;
        QTest::newRow("another sum") << Rules{"killer 5 r1c1 r1c2"} << Rules{"killer 6 r1c1 r1c2"} << false
                                     << false;
        QTest::newRow("reversed") << Rules{"thermometer r1c1 r1c2 r2c2"}
                                  << Rules{"thermometer r2c2 r1c2 r1c1"} << false << true;
        QTest::newRow("shifted") << Rules{"killer 5 r1c1 r1c2"} << Rules{"killer 5 r2c1 r2c2"} << false
                                 << false;
    }

    void rulesMakeADifference()
    {
        QFETCH(std::vector<std::string>, one);
        QFETCH(std::vector<std::string>, other);
        const auto withRules = [](const std::vector<std::string> &rules) {
            Board board(sudoku::board(std::string(16, '.'), {}));
            for (const std::string &rule : rules)
                board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, rule));
            return board;
        };
        const auto areSame = [&](Sameness sameness) {
            return puzzleKey(withRules(one), sameness) == puzzleKey(withRules(other), sameness);
        };
        QTEST(areSame(Sameness::Equal), "areEqual");
        QTEST(areSame(Sameness::Isomorphic), "areIsomorphic");
    }

    void entriesAndTitlesMakeNone()
    {
        const Board plain(board("1..............."));
        Board other = plain;
        other.enter(5, 2);
        other.info.title = "Monday";
        for (const NamedSameness &each : samenesses())
            QCOMPARE(puzzleKey(other, each.sameness), puzzleKey(plain, each.sameness));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSamePuzzle)

} // namespace sudoku::tst_samepuzzle

#include "tst_samepuzzle.moc"
