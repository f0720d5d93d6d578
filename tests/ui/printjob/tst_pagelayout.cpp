#include <QCoreApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/printjob/paper.h"
#include "ui/printjob/solutionlayout.h"

#include <array>
#include <cmath>
#include <iterator>
#include <set>

namespace sudoku::tst_pagelayout {

constexpr double rounding = 1e-6;

bool isWithin(const QRectF &inner, const QRectF &outer)
{
    return outer.adjusted(-rounding, -rounding, rounding, rounding).contains(inner);
}

/// The least distance between two rectangles, along the axis in which it is larger; negative where they
/// overlap.
double distance(const QRectF &one, const QRectF &other)
{
    return std::max({one.left() - other.right(), other.left() - one.right(), one.top() - other.bottom(),
                     other.top() - one.bottom()});
}

QRectF all(const BoardPlace &place)
{
    return place.caption | place.board | place.rules;
}

/// Whether a page is that of a postcard, or half of one.
bool isTiny(const QRectF &body)
{
    return std::min(body.width(), body.height()) < 80;
}

/// Every page that a job can have.
void addPages()
{
    QTest::addColumn<QSizeF>("page");
    QTest::addColumn<bool>("hasHeader");
    for (const bool hasHeader : {false, true})
        for (const Paper &paper : papers()) {
            const QSizeF upright(paper.width, paper.height);
            const char *header = hasHeader ? "with header" : "without header";
            QTest::addRow("%s %s", paper.id.data(), header) << upright << hasHeader;
            QTest::addRow("%s across %s", paper.id.data(), header) << upright.transposed() << hasHeader;
            QTest::addRow("half of %s %s", paper.id.data(), header)
                << QSizeF(paper.height / 2, paper.width) << hasHeader;
        }
}

class TestPageLayout : public QObject
{
    Q_OBJECT

private slots:
    void lastRowsMayHaveGaps()
    {
        for (const int count : puzzlesPerPage()) {
            const QRectF body(10, 20, 124, 180);
            const auto places = puzzlePlaces(body, {count, 9, 0, 0, true});
            QCOMPARE(std::ssize(places), count);
            for (const BoardPlace &place : places) {
                QVERIFY(isWithin(all(place) | place.note, body));
                QVERIFY(place.note.top() >= place.board.bottom() - rounding);
                for (const BoardPlace &other : places)
                    QVERIFY(&place == &other || distance(all(place) | place.note, all(other)) > 0);
            }
        }
        const auto five = puzzlePlaces(QRectF(0, 0, 182, 250), {5, 9});
        QCOMPARE(five[0].board.top(), five[1].board.top());
        QVERIFY(five[4].board.top() > five[3].board.bottom());
        QCOMPARE(five[4].board.center().x(), 91.0); // alone in its row
    }

    void solutionsFillTheirPage()
    {
        for (const int count : {1, 2, 4, 6, 9, 12, 20, 40}) {
            const QSizeF room(124, 180);
            const SolutionRows rows = solutionRowsOf(room, count, 1000);
            QVERIFY(rows.side > 10);
            for (int i = 0; i < count; ++i)
                QVERIFY(isWithin(all(rows.place({}, i)), QRectF({}, room)));
        }
    }

    void pageNumbersFollowCaptions()
    {
        QCOMPARE(footText(0), 3.2);
        QVERIFY(footText(7) > 3.8);
        QCOMPARE(footText(50), 5.0);
    }

    void papersAreFoundByName()
    {
        for (const Paper &paper : papers())
            QCOMPARE(findPaper(paper.id), &paper);
        QCOMPARE(findPaper("A12"), nullptr);
    }

    void sizesOfPaperAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QSizeF>("size"); // empty for none
        QTest::newRow("a name") << "A5" << QSizeF(148, 210);
        QTest::newRow("inches") << "6x9in" << QSizeF(152.4, 228.6);
        QTest::newRow("other inches") << "5.5x8.5in" << QSizeF(139.7, 215.9);
        QTest::newRow("mm") << "148x210mm" << QSizeF(148, 210);
        QTest::newRow("without a unit") << "120x180" << QSizeF(120, 180);
        QTest::newRow("across") << "180x120" << QSizeF(120, 180); // the orientation is another option
        QTest::newRow("shortest and longest") << "90x1200mm" << QSizeF(90, 1200);
        QTest::newRow("not a size") << "A12" << QSizeF();
        QTest::newRow("another unit") << "10x20cm" << QSizeF();
        QTest::newRow("one side") << "200mm" << QSizeF();
    }

    void sizesOfPaperAreRead()
    {
        QFETCH(QString, text);
        QFETCH(QSizeF, size);
        const auto read = readPaper(text);
        QCOMPARE(read.has_value(), !size.isEmpty());
        if (read)
            QVERIFY((*read - size).isNull() || std::abs(read->width() - size.width()) < rounding);
    }

    void sizesBeyondTheLimitsAreToldFromNone()
    {
        for (const QString text : {"50x100mm", "100x100in", "89.9x200mm", "3x4in"})
            QCOMPARE(readPaper(text).error(), PaperFault::OutOfLimits);
        for (const QString text : {"A12", "200mm", ""})
            QCOMPARE(readPaper(text).error(), PaperFault::NoSize);
    }

    void theFirstBoardIsLarge_data()
    {
        QTest::addColumn<QRectF>("body");
        QTest::addColumn<int>("count");
        for (const int count : {2, 3, 5}) {
            QTest::addRow("%d upright", count) << QRectF(10, 20, 150, 220) << count;
            QTest::addRow("%d across", count) << QRectF(10, 20, 220, 150) << count;
        }
    }

    void theFirstBoardIsLarge()
    {
        QFETCH(QRectF, body);
        QFETCH(int, count);
        PuzzleGroup group{.count = count, .boardSize = 9};
        group.isFirstLarge = true;
        const std::vector<BoardPlace> places = puzzlePlaces(body, group);
        QCOMPARE(std::ssize(places), count);
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY(body.contains(places[i].board));
            QVERIFY(i == 0 || places[i].board.width() < 0.8 * places[0].board.width());
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!places[i].board.intersects(places[j].board | places[j].caption));
        }
    }

    void framesStayWithinTheMargins_data() { addPages(); }
    void framesStayWithinTheMargins()
    {
        QFETCH(QSizeF, page);
        QFETCH(bool, hasHeader);
        const PageFrame frame(page, hasHeader);
        const QRectF printable = QRectF(QPointF(), page).adjusted(8, 8, -8, -8);
        for (const QRectF &part : {frame.body, frame.footer})
            QVERIFY(isWithin(part, printable));
        QVERIFY(!hasHeader || isWithin(frame.header, printable));
        QVERIFY(frame.header.bottom() <= frame.body.top());
        QVERIFY(frame.body.bottom() < frame.footer.top());
        QCOMPARE(frame.header.isEmpty(), !hasHeader);
    }

    void placesAreEqualAndApart_data() { addPages(); }
    void placesAreEqualAndApart()
    {
        QFETCH(QSizeF, page);
        QFETCH(bool, hasHeader);
        const QRectF body = PageFrame(page, hasHeader).body;
        for (const int count : puzzlesPerPage())
            for (const bool hasRules : {false, true}) {
                const std::vector<BoardPlace> places = puzzlePlaces(body, {count, 9, hasRules ? 60 : 0});
                QCOMPARE(int(places.size()), count);
                for (const BoardPlace &place : places) {
                    QVERIFY(isWithin(all(place), body));
                    QCOMPARE(place.board.size(), places.front().board.size());
                    QCOMPARE(place.board.width(), place.board.height());
                    QVERIFY(place.caption.bottom() <= place.board.top() + rounding);
                    QVERIFY(!hasRules || place.rules.top() > place.board.bottom());
                    QCOMPARE(place.rules.isEmpty(), !hasRules);
                    for (const BoardPlace &other : places)
                        QVERIFY(&place == &other || distance(all(place), all(other)) >= 6 - rounding);
                }
            }
    }

    // Where the width limits the boards, the rest of the height is not left at the bottom.
    void roomIsEqualAboveBetweenAndBelowRows_data() { addPages(); }
    void roomIsEqualAboveBetweenAndBelowRows()
    {
        QFETCH(QSizeF, page);
        QFETCH(bool, hasHeader);
        const QRectF body = PageFrame(page, hasHeader).body;
        for (const int count : puzzlesPerPage())
            for (const int size : {9, 16, 25}) {
                std::set<double> tops;
                const std::vector<BoardPlace> places = puzzlePlaces(body, {count, size});
                for (const BoardPlace &place : places)
                    tops.insert(std::round(all(place).top() / rounding) * rounding);
                const double height = all(places.front()).height();
                const double above = *tops.begin() - body.top();
                const double below = body.bottom() - *tops.rbegin() - height;
                QVERIFY(std::abs(above - below) < 10 * rounding);
                for (auto top = std::next(tops.begin()); top != tops.end(); ++top) {
                    const double between = *top - *std::prev(top) - height;
                    QVERIFY(between >= 6 - rounding);
                    QVERIFY(std::abs(between - above) < 10 * rounding || between < 6 + 10 * rounding);
                }
            }
    }

    void codesStandBelowTheirBoards_data() { addPages(); }

    void codesStandBelowTheirBoards()
    {
        QFETCH(QSizeF, page);
        QFETCH(bool, hasHeader);
        const PageFrame frame(page, hasHeader);
        constexpr double side = 25;
        for (const int count : puzzlesPerPage())
            for (const int rulesLength : {0, 120})
                for (const BoardPlace &place : puzzlePlaces(frame.body, {count, 9, rulesLength, side})) {
                    QVERIFY(isWithin(all(place) | place.code, frame.body) || isTiny(frame.body));
                    if (place.code.isEmpty())
                        continue; // there is no room for any
                    QCOMPARE(place.code.size(), QSizeF(side, side));
                    QVERIFY(distance(place.code, place.board) > 0);
                    QVERIFY(place.rules.isEmpty() || distance(place.code, place.rules) > 0);
                    QVERIFY(place.code.right() <= place.board.right() + rounding);
                }
        const BoardPlace single =
            puzzlePlaces(PageFrame({210, 297}, hasHeader).body, {1, 9, 0, side}).front();
        QVERIFY(!single.code.isEmpty());
        QVERIFY(single.board.width() > 170); // there is room below it
    }

    void textGrowsWithTheCells()
    {
        constexpr double point = 25.4 / 72;
        const QRectF a4 = PageFrame(QSizeF(210, 297), false).body;
        const auto numberIn = [&](int count, int size) {
            return TextSizes::ofCaption(puzzlePlaces(a4, {count, size}).front().caption.height()).number;
        };
        QVERIFY(numberIn(1, 9) >= 14 * point);
        QVERIFY(numberIn(1, 9) > numberIn(4, 9));
        QVERIFY(numberIn(1, 9) > numberIn(1, 25));
        for (const int count : puzzlesPerPage())
            for (const int size : {4, 9, 16, 25}) {
                QVERIFY(numberIn(count, size) >= 9.9 * point);
                QVERIFY(TextSizes::ofCaption(1).facts < TextSizes::ofCaption(1).number);
            }
    }

    // No board of another grid of rows and columns would be larger.
    void boardsUseThePage_data() { addPages(); }
    void boardsUseThePage()
    {
        QFETCH(QSizeF, page);
        QFETCH(bool, hasHeader);
        const QRectF body = PageFrame(page, hasHeader).body;
        const double leastShare = isTiny(body) ? 0.19 : 0.3; // gaps and captions are as large as elsewhere
        double last = body.width() + 1;
        for (const int count : evenPuzzlesPerPage()) { // others have gaps, or smaller boards without them
            const double side = puzzlePlaces(body, {count, 9}).front().board.width();
            QVERIFY(side <= last * 1.02 || count > 9); // nine have only one grid, twelve several
            QVERIFY(side * side * count > body.width() * body.height() * leastShare);
            last = side;
        }
    }

    void solutionsAreReadable_data() { addPages(); }
    void solutionsAreReadable()
    {
        QFETCH(QSizeF, page);
        QFETCH(bool, hasHeader);
        const QRectF body = PageFrame(page, hasHeader).body;
        for (const int size : {4, 6, 9, 12, 16, 20, 25}) {
            const SolutionRows rows = solutionRows(body.size(), size, 1);
            const double largest = std::min(body.width(), body.height() - 8); // a caption less
            QVERIFY(rows.side >= std::min(3.4 * size, largest - rounding));
            for (int i = 0; i < 2 * rows.columns; ++i) {
                const BoardPlace place = rows.place(body.topLeft(), i);
                QVERIFY(place.board.right() <= body.right() + rounding);
                if (i < rows.columns)
                    QVERIFY(isWithin(all(place), body));
                for (int j = 0; j < i; ++j)
                    QVERIFY(distance(all(place), all(rows.place(body.topLeft(), j))) >= 5 - rounding);
            }
        }
    }

    void footLeavesRoom_data() { addPages(); }
    void footLeavesRoom()
    {
        QFETCH(QSizeF, page);
        QFETCH(bool, hasHeader);
        const QRectF body = PageFrame(page, hasHeader).body;
        for (const int size : {4, 9, 16, 25})
            for (const int count : puzzlesPerPage()) {
                const Foot foot = footOf(body, size, count, 1);
                QVERIFY(isWithin(foot.area, body) && isWithin(foot.rest, body));
                QVERIFY(distance(foot.area, foot.rest) > 5);
                QVERIFY(foot.rest.width() * foot.rest.height() > body.width() * body.height() * 0.5);
                for (int i = 0; i < count; ++i) {
                    QVERIFY(isWithin(all(foot.place(i)), foot.area));
                    for (int j = 0; j < i; ++j)
                        QVERIFY(distance(all(foot.place(i)), all(foot.place(j))) > 4);
                }
            }
    }

    void footStandsOnItsHead()
    {
        const Foot foot = footOf(PageFrame(QSizeF(210, 297), true).body, 9, 4, 1);
        QVERIFY(foot.place(0).caption.top() >= foot.place(0).board.bottom() - rounding);
        QVERIFY(foot.place(0).board.left() > foot.place(3).board.left());
    }

    void turningTwiceIsNothing()
    {
        const QRectF area(10, 20, 100, 50);
        const BoardPlace place{{12, 21, 20, 4}, {12, 25, 20, 20}};
        const BoardPlace turned = place.turnedWithin(area);
        QCOMPARE(turned.board, QRectF(88, 45, 20, 20));
        QVERIFY(turned.caption.top() >= turned.board.bottom());
        QCOMPARE(turned.turnedWithin(area).board, place.board);
    }
};

ADD_TEST(QCoreApplication, TestPageLayout)

} // namespace sudoku::tst_pagelayout

#include "tst_pagelayout.moc"
