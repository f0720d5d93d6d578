#include <QTest>

#include "tests/testprogram.h"
#include "ui/generate/gallerylayout.h"

namespace sudoku::tst_gallerylayout {

constexpr int width = 350;
constexpr int headingHeight = 20;

/// Two sections: seven items, three in a line; then two, two in a line.
GalleryLayout someLayout()
{
    return GalleryLayout({{0, 7, {100, 50}}, {8, 2, {170, 80}}}, width, headingHeight);
}

class TestGalleryLayout : public QObject
{
    Q_OBJECT

private slots:
    void itemsStandInReadingOrder()
    {
        const GalleryLayout layout = someLayout();
        QCOMPARE(layout.rect(0), QRect(0, 0, width, 20));
        QCOMPARE(layout.rect(1), QRect(0, 20, 100, 50));
        QCOMPARE(layout.rect(3), QRect(200, 20, 100, 50));
        QCOMPARE(layout.rect(4), QRect(0, 70, 100, 50));
        QCOMPARE(layout.rect(7), QRect(0, 120, 100, 50));
        QCOMPARE(layout.rect(8), QRect(0, 170, width, 20));
        QCOMPARE(layout.rect(10), QRect(170, 190, 170, 80));
        QCOMPARE(layout.height(), 270);
    }

    void whatStandsSomewhereIsFoundThere()
    {
        const GalleryLayout layout = someLayout();
        for (int row = 0; row <= 10; ++row) {
            QCOMPARE(layout.rowAt(layout.rect(row).topLeft()), row);
            QCOMPARE(layout.rowAt(layout.rect(row).bottomRight()), row);
        }
        QCOMPARE(layout.rowAt({320, 30}), -1);  // right of the last column
        QCOMPARE(layout.rowAt({150, 130}), -1); // right of the last item
        QCOMPARE(layout.rowAt({10, 270}), -1);
        QCOMPARE(layout.rowAt({10, -1}), -1);
        QCOMPARE(GalleryLayout().rowAt({0, 0}), -1);
        QVERIFY(GalleryLayout().rect(0).isNull());
    }

    void rowsBetweenAreAllThatCanBeSeen()
    {
        const GalleryLayout layout = someLayout();
        for (int top = -10; top < 280; top += 7)
            for (int bottom = top; bottom < 300; bottom += 11) {
                const auto [first, last] = layout.rowsBetween(top, bottom);
                for (int row = 0; row <= 10; ++row) {
                    const QRect rect = layout.rect(row);
                    if (rect.bottom() >= top && rect.top() <= bottom)
                        QVERIFY(row >= first && row <= last);
                }
                if (last >= first)
                    QVERIFY(layout.rect(first).bottom() >= top - 50 && layout.rect(last).top() <= bottom);
            }
    }

    void fewOfManyAreSeen()
    {
        const GalleryLayout layout({{0, 100'000, {100, 50}}}, width, headingHeight);
        const auto [first, last] = layout.rowsBetween(500'000, 500'600);
        QVERIFY(last - first < 50);
        QCOMPARE(layout.rowAt(layout.rect(99'999).center()), 99'999);
    }

    void stepsGoUpAndDown_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("steps");
        QTest::addColumn<int>("expected");
        const auto add = [](int row, int steps, int expected) {
            QTest::addRow("%d by %d", row, steps) << row << steps << expected;
        };
        add(2, 1, 5);
        add(5, -1, 2);
        add(5, 1, 7); // the last line is shorter
        add(6, 2, 9);
        add(7, 1, 9); // past the heading
        add(10, -1, 7);
        add(9, -9, 1);
        add(3, 99, 9);
    }

    void stepsGoUpAndDown()
    {
        QFETCH(int, row);
        QFETCH(int, steps);
        QFETCH(int, expected);
        QCOMPARE(someLayout().rowBeside(row, steps), expected);
    }

    void narrowIsOneColumn()
    {
        const GalleryLayout layout({{0, 3, {100, 50}}}, 60, headingHeight);
        QCOMPARE(layout.rect(2), QRect(0, 70, 100, 50));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestGalleryLayout)

} // namespace sudoku::tst_gallerylayout

#include "tst_gallerylayout.moc"
