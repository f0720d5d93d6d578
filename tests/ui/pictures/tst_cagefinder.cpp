// Covers ui/pictures: boardink borderoffsets sidelines

#include <QGuiApplication>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/pictures/drawncages.h"
#include "ui/pictures/cagefinder.h"

namespace sudoku::tst_cagefinder {

const std::string cages = "aabbccaddbccefggghefiijhkkijjhklljjj";
const std::string freeCells = "aab..."
                              "a.b..."
                              "..cc.."
                              "...c.."
                              "dd...."
                              "......";

std::string lettersOf(const std::optional<Cages> &found)
{
    if (!found)
        return "none";
    std::string letters;
    for (const int cage : found->ofCell)
        letters += cage < 0 ? '.' : static_cast<char>('a' + cage);
    return letters;
}

std::optional<Cages> find(const BoardInk &ink)
{
    return cagesIn(ink, BorderOffsets(ink));
}

/// Cages are found by their lines, and only where these are.
class TestCageFinder : public QObject
{
    Q_OBJECT

private slots:
    void linesAreCages_data()
    {
        QTest::addColumn<QString>("letters");
        QTest::addColumn<double>("inset");
        QTest::addColumn<int>("line");
        QTest::addColumn<double>("farLine");
        const QString all = QString::fromStdString(cages), some = QString::fromStdString(freeCells);
        QTest::newRow("dashes") << all << 0.09 << int(Qt::CustomDashLine) << 0.0;
        QTest::newRow("dots") << all << 0.09 << int(Qt::DotLine) << 0.0;
        QTest::newRow("solid lines") << all << 0.09 << int(Qt::SolidLine) << 0.0;
        QTest::newRow("near the borders") << all << 0.065 << int(Qt::CustomDashLine) << 0.0;
        QTest::newRow("far from the borders") << all << 0.13 << int(Qt::CustomDashLine) << 0.0;
        QTest::newRow("borders are not where they should be") << all << 0.09 << int(Qt::DotLine) << 0.06;
        QTest::newRow("a part of the board") << some << 0.09 << int(Qt::CustomDashLine) << 0.0;
    }

    void linesAreCages()
    {
        QFETCH(QString, letters);
        QFETCH(double, inset);
        QFETCH(int, line);
        QFETCH(double, farLine);
        const auto found =
            find(drawnCages(6, letters.toStdString(),
                            {.inset = inset, .line = static_cast<Qt::PenStyle>(line), .farLine = farLine}));
        QCOMPARE(lettersOf(found), letters.toStdString());
        QVERIFY(std::abs(found->inset - inset) < 0.03);
        QVERIFY(std::ranges::none_of(found->isDoubtful, std::identity()));
    }

    void aBoardWithoutLinesHasNoCages()
    {
        QCOMPARE(lettersOf(find(drawnCages(6, std::string(36, '.')))), std::string("none"));
        const BoardInk marked = drawnCages(6, std::string(36, '.'));
        QImage image = marked.image();
        QPainter painter(&image);
        painter.setPen(Qt::white);
        painter.setFont(QFont(QStringLiteral("DejaVu Sans"), 20));
        for (int cell = 0; cell < 36; cell += 2) // pencil marks in corners
            painter.drawText(cell % 6 * 96 + 8, cell / 6 * 96 + 28, QStringLiteral("124"));
        painter.end();
        QCOMPARE(lettersOf(find({image, 6})), std::string("none"));
    }

    void oneSetOfAllCellsIsNoCage()
    {
        QCOMPARE(lettersOf(find(drawnCages(6, std::string(36, 'a')))), std::string("none"));
    }

    void theSumsSayWhichWayIsUp()
    {
        const BoardInk upright = drawnCages(
            6, cages, {.sums = {"9", "11", "14", "8", "3", "17", "20", "21", "5", "9", "12", "7"}});
        for (int turn = 0; turn < 4; ++turn) {
            const BoardInk lying = upright.turned(4 - turn);
            const auto found = find(lying);
            QVERIFY(found);
            QCOMPARE(turnBySums(lying, *found), std::optional(turn % 4));
            const Cages turned = turnedCages(*found, turn);
            QVERIFY(turned.cells().size() == 12);
            QCOMPARE(turned.ofCell[0] == turned.ofCell[6], true);
            QCOMPARE(turned.ofCell[4] == turned.ofCell[5], true);
            QCOMPARE(turned.ofCell[1] == turned.ofCell[2], false);
        }
    }

    void withoutSumsNoWayIsUp()
    {
        const BoardInk ink = drawnCages(6, cages);
        const auto found = find(ink);
        QVERIFY(found);
        QVERIFY(!turnBySums(ink, *found));
    }

    void linesOfCagesAreNotThickBorders()
    {
        const BoardInk ink = drawnCages(6, cages, {.line = Qt::SolidLine});
        const auto found = find(ink);
        QVERIFY(found);
        const CellBorders borders = bordersWithout(*found, ink);
        QVERIFY(borders.right[2] > 1.5 * borders.right[1]); // thick, between no cages or some
        QVERIFY(borders.below[12] > 1.5 * borders.below[6]);
        QVERIFY(std::abs(borders.right[0] - borders.right[1]) < 0.2 * borders.right[0]);
    }

    void aMendedMapHasTheBordersInPlace()
    {
        const double share = 0.05;
        const BoardInk ink = drawnCages(6, cages, {.farLine = share});
        const GridMap map(6, {QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)});
        const GridMap mended = BorderOffsets(ink).mended(map, ink);
        QVERIFY(std::abs(mended.at({3, 3}).x() - (3 + share) / 6) < 0.015 / 6);
        QVERIFY(std::abs(mended.at({3, 3}).y() - 0.5) < 0.015 / 6);
        QVERIFY(std::abs(mended.at({0, 5}).x() - share / 6) < 0.03 / 6);
    }
};

ADD_TEST(QGuiApplication, TestCageFinder)

} // namespace sudoku::tst_cagefinder

#include "tst_cagefinder.moc"
