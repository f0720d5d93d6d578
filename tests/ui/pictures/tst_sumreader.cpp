// Covers ui/pictures: sumboxes

#include <QGuiApplication>

#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/pictures/drawncages.h"
#include "ui/pictures/digitnetwork.h"
#include "ui/pictures/sumreader.h"

namespace sudoku::tst_sumreader {

const std::string letters = "aabbccaddbccefggghefiijhkkijjhklljjj";

ClassLogs readCell(const CellImage &cell)
{
    return DigitNetwork::shipped().logProbabilities(cell);
}

Cages cagesOf(const BoardInk &ink)
{
    const auto cages = cagesIn(ink, BorderOffsets(ink));
    require(cages.has_value(), "no cages in the drawing");
    return *cages;
}

/// Sums are read digit by digit; their cages become rules.
class TestSumReader : public QObject
{
    Q_OBJECT

    const std::vector<std::string> m_sums = {"9",  "11", "14", "8",  "3",  "17",
                                             "20", "21", "5",  "16", "12", "7"};

private slots:
    void sumsAreRead_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<bool>("isBesideSums");
        QTest::newRow("dashes") << int(Qt::CustomDashLine) << false;
        QTest::newRow("dots") << int(Qt::DotLine) << false;
        QTest::newRow("solid lines") << int(Qt::SolidLine) << false;
        QTest::newRow("inside dashes") << int(Qt::CustomDashLine) << true;
        QTest::newRow("inside solid lines") << int(Qt::SolidLine) << true;
    }

    void sumsAreRead()
    {
        QFETCH(int, line);
        QFETCH(bool, isBesideSums);
        const BoardInk ink = drawnCages(6, letters,
                                        {.line = static_cast<Qt::PenStyle>(line),
                                         .sums = m_sums,
                                         .cellSide = 128,
                                         .isBesideSums = isBesideSums});
        const Sums sums = sumsIn(ink, cagesOf(ink), readCell);
        QCOMPARE(sums.looks.size(), m_sums.size());
        QVERIFY(sums.inkLevel > 200);
        for (std::size_t i = 0; i < m_sums.size(); ++i) {
            QVERIFY2(!sums.looks[i].values.empty(), m_sums[i].c_str());
            QCOMPARE(std::to_string(sums.looks[i].values.front().digit), m_sums[i]);
            QCOMPARE(sums.looks[i].values.front().loss, 0.0);
        }
    }

    void aMissingSumIsInDoubt()
    {
        std::vector<std::string> sums = m_sums;
        sums[4] = "";
        const BoardInk ink = drawnCages(6, letters, {.sums = sums, .cellSide = 128});
        const Cages cages = cagesOf(ink);
        BoardShape shape{defaultGeometry(6)};
        addCages(shape, cages, sumsIn(ink, cages, readCell));
        QCOMPARE(shape.rules.size(), sums.size());
        QCOMPARE(shape.numbers.size(), sums.size() - 1);
        QVERIFY(shape.rules[4].isDoubtful);
        QVERIFY(!shape.rules[4].seen);
        QVERIFY(!shape.rules[5].isDoubtful);
        QCOMPARE(shape.rules[5].seen, std::optional(17));
        QCOMPARE(shape.rules[0].constraint.cells, (std::vector<Cell>{0, 1, 6}));
    }

    void cagesWithoutSumsAreNoDoubt()
    {
        const BoardInk ink = drawnCages(6, letters, {.cellSide = 128});
        const Cages cages = cagesOf(ink);
        BoardShape shape{defaultGeometry(6)};
        addCages(shape, cages, sumsIn(ink, cages, readCell));
        QVERIFY(shape.numbers.empty());
        QVERIFY(std::ranges::none_of(shape.rules, &RuleReading::isDoubtful));
    }

    void impossibleSumsAreNotAskedAbout()
    {
        const Cages cages{6, 0.09, std::vector<int>(36, -1), {false}};
        Cages pair = cages;
        pair.ofCell[0] = pair.ofCell[1] = 0;
        BoardShape shape{defaultGeometry(6)};
        addCages(shape, pair,
                 {.looks = {{QRectF(0, 0, 0.2, 0.2), {{71, 0}, {11, 1.5}, {17, 3}}}}, .inkLevel = 200});
        QCOMPARE(shape.rules.front().seen, std::optional(71));
        QCOMPARE(shape.numbers.front().values.size(), std::size_t(1));
        QCOMPARE(shape.numbers.front().values.front().digit, 11);
        QCOMPARE(shape.numbers.front().values.front().loss, 0.0);
    }

    void linesAndSumsAreErased()
    {
        CellImage inked;
        inked.fill(255);
        std::vector<CellImage> cells(36, inked);
        Cages cages{6, 0.09, std::vector<int>(36, 0), {false}};
        eraseCages(cells,
                   cageParts(cages, {.looks = {{QRectF(0.1, 0.1, 0.3, 0.2), {{12, 0}}}}, .inkLevel = 255}));
        const auto at = [&](int cell, int x, int y) { return int(cells[cell][y * cellImageSide + x]); };
        QCOMPARE(at(0, 8, 8), 0);     // the sum
        QCOMPARE(at(1, 8, 8), 255);   // no sum
        QCOMPARE(at(1, 5, 16), 0);    // a line
        QCOMPARE(at(1, 16, 27), 0);   // a line
        QCOMPARE(at(0, 16, 16), 255); // the digit
    }
};

ADD_TEST(QGuiApplication, TestSumReader)

} // namespace sudoku::tst_sumreader

#include "tst_sumreader.moc"
