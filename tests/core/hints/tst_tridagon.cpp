#include <QTest>

#include "tests/core/hints/patterncases.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/board/random.h"

#include <algorithm>
#include <array>

namespace sudoku::tst_tridagon {

using Cells = std::vector<Cell>;

std::vector<int> threeOf(int count, Random &random)
{
    std::vector<int> all;
    for (int i = 0; i < count; ++i)
        all.push_back(i);
    random.shuffle(all);
    all.resize(3);
    return all;
}

/// Twelve cells of four boxes in a rectangle, three in each, in the same three rows and columns.
Cells randomLayout(const Geometry &geometry, Random &random)
{
    const BoxShape boxes = *geometry.boxes();
    const int bands = geometry.size() / boxes.rows;
    const int stacks = geometry.size() / boxes.columns;
    const auto two = [&](int count) {
        const int one = static_cast<int>(random.below(count));
        return std::array{one, (one + 1 + static_cast<int>(random.below(count - 1))) % count};
    };
    const std::array<int, 2> band = two(bands);
    const std::array<int, 2> stack = two(stacks);
    const std::array rows{threeOf(boxes.rows, random), threeOf(boxes.rows, random)};
    const std::array columns{threeOf(boxes.columns, random), threeOf(boxes.columns, random)};
    Cells cells;
    for (const int i : {0, 1})
        for (const int k : {0, 1}) {
            const std::vector<int> order = threeOf(3, random);
            for (int line = 0; line < 3; ++line)
                cells.push_back(geometry.cellAt(band[i] * boxes.rows + rows[i][line],
                                                stack[k] * boxes.columns + columns[k][order[line]]));
        }
    return cells;
}

/// Whether 1, 2 and 3 can fill \a cells from number \a next on, by trying all.
bool canFill(const RuleIndex &rules, const Cells &cells, std::vector<Digit> &digits)
{
    if (digits.size() == cells.size())
        return true;
    const Cell cell = cells[digits.size()];
    for (const Digit digit : {1, 2, 3}) {
        bool isFree = true;
        for (std::size_t i = 0; i < digits.size(); ++i)
            isFree = isFree && (digits[i] != digit || !rules.arePeers(cells[i], cell));
        digits.push_back(digit);
        if (isFree && canFill(rules, cells, digits))
            return true;
        digits.pop_back();
    }
    return false;
}

/// Twelve cells that three digits cannot fill.
class TestTridagon : public QObject
{
    Q_OBJECT

private slots:
    void publishedPuzzles_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::addColumn<bool>("isPrepared");
        QTest::addColumn<QString>("cells");
        QTest::addColumn<QString>("guardians");
        QTest::addColumn<QString>("conclusion");
        QTest::newRow("one guardian")
            << "57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6.." << false
            << "r4c6 r4c7 r5c5 r5c8 r6c4 r6c9 r7c4 r7c7 r8c5 r8c8 r9c6 r9c9"
            << "r8c8"
            << "r8c8=1";
        QTest::newRow("two guardians that see the same")
            << "...........1..2.34..2.1356..17.86..3.6.2.1.8.2.873.6...7..28...12.36..7.8.61.73.." << false
            << "r4c1 r4c4 r5c3 r5c5 r6c2 r6c6 r7c1 r7c4 r8c3 r8c6 r9c2 r9c5"
            << "r5c3 r7c1"
            << "r5c1<>3 r7c3<>3";
        QTest::newRow("three guardians in two cells")
            << "1.3...78..5......378.1...65....9.65..6..42.....78.....67...583..31.............1." << true
            << "r1c2 r1c9 r2c1 r2c8 r3c3 r3c7 r7c3 r7c9 r8c1 r8c8 r9c2 r9c7"
            << "r8c1 r9c7"
            << "r8c1<>2";
        QTest::newRow("guardians in three cells")
            << "1..4.678.4..1...636....34.1...8.7.3......4.....863.17..9476....7.2.4....861....47" << true
            << "r1c5 r1c9 r2c6 r2c7 r3c4 r3c8 r4c5 r4c7 r5c4 r5c8 r6c6 r6c9"
            << "r4c5 r4c7 r6c9"
            << "r7c1=5";
    }
    void publishedPuzzles()
    {
        QFETCH(QString, givens);
        QFETCH(bool, isPrepared);
        QFETCH(QString, cells);
        QFETCH(QString, guardians);
        const std::vector<Step> steps =
            patterncases::stepsOf("tridagon", patterncases::positionOf(givens.toStdString(), isPrepared));
        QVERIFY(!steps.empty());
        QTEST(QString::fromStdString(patterncases::conclusionText(steps.front())), "conclusion");
        for (const Step &step : steps) {
            QCOMPARE(patterncases::cellsText(step, 0), cells.toStdString());
            QCOMPARE(patterncases::cellsText(step, 1), guardians.toStdString());
            for (const std::vector<ChainLink> &chain :
                 step.chains) { // each from a guardian to the conclusion
                QVERIFY(std::ranges::find(step.groups[1].candidates, chain.front().from.front())
                        != step.groups[1].candidates.end());
                QVERIFY(chain.back().to == (step.placements.empty() ? step.eliminations : step.placements));
            }
        }
    }

    /// A layout is a tridagon just where trying finds no way to fill it, on boxes of several shapes.
    void layouts_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("3x3") << 3 << 3;
        QTest::newRow("3x4") << 3 << 4;
        QTest::newRow("4x4") << 4 << 4;
        QTest::newRow("5x5") << 5 << 5;
    }
    void layouts()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const Geometry geometry = Geometry::withBoxes({rows, columns});
        const Position empty{Puzzle(geometry)};
        Random random(7);
        std::array<int, 2> counts{};
        for (int i = 0; i < sampleOf(160); ++i) {
            const Cells cells = randomLayout(geometry, random);
            const Candidate guardian{cells[random.below(cells.size())], 4};
            Position position = empty;
            for (const Cell cell : cells)
                for (Digit digit = 4; digit <= geometry.digitCount(); ++digit)
                    if (guardian != Candidate{cell, digit})
                        position.eliminate(cell, digit);
            std::vector<Digit> digits;
            const bool isTridagon = !canFill(position.rules(), cells, digits);
            ++counts[isTridagon ? 1 : 0];
            const std::vector<Step> steps = patterncases::stepsOf("tridagon", position);
            QCOMPARE(steps.size(), isTridagon ? 1 : 0);
            if (isTridagon)
                QVERIFY(steps.front().placements == std::vector{guardian});
        }
        QVERIFY(counts[0] > 0 && counts[1] > 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTridagon)

} // namespace sudoku::tst_tridagon

#include "tst_tridagon.moc"
