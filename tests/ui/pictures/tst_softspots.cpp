#include "ui/pictures/softspots.h"

#include "tests/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace sudoku::tst_softspots {

CellImage blank()
{
    return {};
}

/// Adds a light that is brightest in the middle.
CellImage withSpot(CellImage cell, double width)
{
    for (int y = 0; y < cellImageSide; ++y)
        for (int x = 0; x < cellImageSide; ++x) {
            const double away = std::hypot(x - cellImageSide / 2, y - cellImageSide / 2) / width;
            auto &pixel = cell[y * cellImageSide + x];
            pixel = std::max(pixel, static_cast<std::uint8_t>(200 * std::exp(-away * away)));
        }
    return cell;
}

/// Adds a stroke with sharp edges.
CellImage withStroke(CellImage cell)
{
    for (int y = 9; y < 23; ++y)
        for (int x = 14; x < 17; ++x)
            cell[y * cellImageSide + x] = 255;
    return cell;
}

class TestSoftSpots : public QObject
{
    Q_OBJECT

private slots:
    void spotsOfLightAreErased()
    {
        std::vector<CellImage> cells(81, blank());
        for (std::size_t i = 0; i < cells.size(); i += 4)
            cells[i] = withStroke(blank());
        const std::vector<CellImage> before = cells;
        cells[1] = withSpot(blank(), 7);
        eraseSoftSpots(cells);
        QVERIFY(cells == before);
    }

    void digitsInTheLightStay()
    {
        std::vector<CellImage> cells(81, withStroke(blank()));
        cells[1] = withSpot(cells[1], 7);
        const std::vector<CellImage> before = cells;
        eraseSoftSpots(cells);
        QVERIFY(cells == before);
    }

    /// In a picture without sharp edges digits are soft too.
    void softPicturesStay()
    {
        std::vector<CellImage> cells(81, withSpot(blank(), 7));
        const std::vector<CellImage> before = cells;
        eraseSoftSpots(cells);
        QVERIFY(cells == before);
        std::vector<CellImage> blanks(16, blank());
        eraseSoftSpots(blanks);
        QVERIFY(blanks == std::vector<CellImage>(16, blank()));
    }
};

ADD_TEST(QCoreApplication, TestSoftSpots)

} // namespace sudoku::tst_softspots

#include "tst_softspots.moc"
