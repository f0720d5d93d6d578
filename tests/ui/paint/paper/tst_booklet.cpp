#include <QCoreApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/paint/paper/booklet.h"

namespace sudoku::tst_booklet {

/// What a reader sees who folds the printed stack and turns the pages, by the paper alone: sheets lie in each
/// other, each has four pages.
std::vector<int> readFolded(const std::vector<SheetSide> &sides)
{
    std::vector<int> pages(2 * sides.size());
    const std::size_t last = pages.size() - 1;
    for (std::size_t sheet = 0; sheet < sides.size() / 2; ++sheet) {
        const SheetSide &front = sides[2 * sheet];
        const SheetSide &back = sides[2 * sheet + 1];
        pages[2 * sheet] = front.right;   // the front of the leaf to the right of the fold
        pages[2 * sheet + 1] = back.left; // its other side
        pages[last - 2 * sheet - 1] = back.right;
        pages[last - 2 * sheet] = front.left;
    }
    return pages;
}

class TestBooklet : public QObject
{
    Q_OBJECT

private slots:
    void eightPages()
    {
        const std::vector<SheetSide> expected{{7, 0}, {1, 6}, {5, 2, 1}, {3, 4, 1}};
        QVERIFY(saddleStitch(8) == expected);
    }

    void fivePages()
    {
        const std::vector<SheetSide> expected{{noPage, 0}, {1, noPage}, {noPage, 2, 1}, {3, 4, 1}};
        QVERIFY(saddleStitch(5) == expected);
    }

    void canBeReadInOrder_data()
    {
        QTest::addColumn<int>("pageCount");
        for (int count = 0; count <= 40; ++count)
            QTest::addRow("%d", count) << count;
    }

    void canBeReadInOrder()
    {
        QFETCH(int, pageCount);
        const std::vector<int> read = readFolded(saddleStitch(pageCount));
        QCOMPARE(int(read.size()), (pageCount + 3) / 4 * 4);
        for (int i = 0; i < std::ssize(read); ++i)
            QCOMPARE(read[i], i < pageCount ? i : noPage);
    }

    void gatheringsCanBeReadInOrder_data()
    {
        QTest::addColumn<int>("signature");
        QTest::addColumn<int>("pageCount");
        for (const int signature : {4, 8, 16, 32})
            for (const int count : {0, 1, 4, 15, 16, 17, 33, 64, 200})
                QTest::addRow("%d of %d", count, signature) << signature << count;
    }

    /// Folds the sheets, gathering after gathering, and turns the pages: each follows the one before.
    void gatheringsCanBeReadInOrder()
    {
        QFETCH(int, signature);
        QFETCH(int, pageCount);
        const std::vector<SheetSide> sides = saddleStitch(pageCount, {.signature = signature});
        std::vector<int> read;
        const std::size_t gathering = signature / 2; // sides
        for (std::size_t begin = 0; begin < sides.size(); begin += gathering) {
            const auto end = sides.begin() + std::min(begin + gathering, sides.size());
            const std::vector<int> pages = readFolded({sides.begin() + begin, end});
            QVERIFY(std::ssize(pages) <= signature);
            read.insert(read.end(), pages.begin(), pages.end());
        }
        QCOMPARE(int(read.size()), (pageCount + 3) / 4 * 4);
        for (int i = 0; i < std::ssize(read); ++i)
            QCOMPARE(read[i], i < pageCount ? i : noPage);
    }

    void innerSheetsAreDeeper()
    {
        const std::vector<SheetSide> sides = saddleStitch(24, {.signature = 12});
        std::vector<double> depths;
        for (const SheetSide &side : sides)
            depths.push_back(side.depth);
        QCOMPARE(depths, (std::vector<double>{0, 0, 0.5, 0.5, 1, 1, 0, 0, 0.5, 0.5, 1, 1}));
    }

    void frontsAndBacksAreWhatBothAre_data() { canBeReadInOrder_data(); }
    void frontsAndBacksAreWhatBothAre()
    {
        QFETCH(int, pageCount);
        const std::vector<SheetSide> fronts = saddleStitch(pageCount, {}, BookletSides::Fronts);
        const std::vector<SheetSide> backs = saddleStitch(pageCount, {}, BookletSides::Backs);
        QCOMPARE(fronts.size(), backs.size());
        std::vector<SheetSide> both;
        for (std::size_t i = 0; i < fronts.size(); ++i) {
            both.push_back(fronts[i]);
            both.push_back(backs[i]);
        }
        QVERIFY(both == saddleStitch(pageCount, {}, BookletSides::Both));
    }
};

ADD_TEST(QCoreApplication, TestBooklet)

} // namespace sudoku::tst_booklet

#include "tst_booklet.moc"
