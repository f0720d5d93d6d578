// Covers ui/printjob: solutionlayout

#include <QGuiApplication>
#include <QTest>

#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "tests/ui/paint/paper/paginationbench.h"
#include "ui/paint/paper/pagination.h"
#include "ui/printjob/paper.h"

#include <set>

namespace sudoku::tst_solutionpages {

using namespace paginationbench;

class TestSolutionPages : public QObject
{
    Q_OBJECT

private slots:
    void solutionsStandWhereAsked_data()
    {
        QTest::addColumn<SolutionPlace>("place");
        QTest::addColumn<QString>("numbers");
        QTest::newRow("none") << SolutionPlace::None << "1 2 | 3 | 4";
        QTest::newRow("upside down") << SolutionPlace::UpsideDown << "1 2 1\" 2\" | 3 3\" | 4 4\"";
        QTest::newRow("after") << SolutionPlace::NextPage << "1 2 | 1' 2' | 3 | 3' | 4 | 4'";
        QTest::newRow("previous") << SolutionPlace::Previous << "1 2 | 3 1' 2' | 4 3' | 4'";
        QTest::newRow("upside down next") << SolutionPlace::UpsideDownNext << "1 2 | 3 1\" 2\" | 4 3\" | 4\"";
        QTest::newRow("end") << SolutionPlace::AtEnd << "1 2 | 3 | 4 | 1' 2' 3' 4'";
    }

    void solutionsStandWhereAsked()
    {
        QFETCH(SolutionPlace, place);
        QFETCH(QString, numbers);
        QCOMPARE(numbersOn(paginate(jobOf({emptySection(9, 3, 2), emptySection(16, 1)}, place))), numbers);
    }

    /// All of a page are on the next one, though the next section has fewer puzzles a page.
    void solutionsOneLaterDoNotFallBehind()
    {
        for (const SolutionPlace place : {SolutionPlace::Previous, SolutionPlace::UpsideDownNext}) {
            const std::vector<Page> pages = paginate(jobOf({emptySection(4, 8, 4), emptySection(16, 2, 1),
                                                            emptySection(9, 6, 6), emptySection(25, 1, 1)},
                                                           place));
            const QString mark = place == SolutionPlace::Previous ? "'" : "\"";
            QCOMPARE(numbersOn(pages),
                     QString("1 2 3 4 | 5 6 7 8 1' 2' 3' 4' | 9 5' 6' 7' 8' | 10 9' | 11 12 13 "
                             "14 15 16 10' | 17 11' 12' 13' 14' 15' 16' | 17'")
                         .replace('\'', mark));
            for (const Page &page : pages)
                for (const PageItem &item : page.items)
                    for (const PageItem &other : page.items)
                        QVERIFY(&item == &other || !item.place.board.intersects(other.place.board));
        }
    }

    void numbersOfSolutionsHaveOneSize()
    {
        const auto sections = {emptySection(6, 2), emptySection(9, 3), emptySection(16, 1),
                               emptySection(9, 1)};
        for (const int perPage : {0, 3}) {
            PrintJob job = jobOf(sections, SolutionPlace::AtEnd);
            job.book.solutionsPerPage = perPage;
            std::set<double> heights;
            for (const Page &page : paginate(job))
                for (const PageItem &item : page.items)
                    if (item.isSolution) {
                        heights.insert(item.place.caption.height());
                        QCOMPARE(item.place.caption.bottom(), item.place.board.top());
                        QVERIFY(item.place.board.bottom() <= page.frame.body.bottom() + 0.01);
                    }
            QVERIFY2(*heights.rbegin() - *heights.begin() < 0.001,
                     qPrintable(QString("%1 to %2").arg(*heights.begin()).arg(*heights.rbegin())));
        }
    }

    void onlyProperPuzzlesHaveSolutions()
    {
        PrintSection section = emptySection(9, 4, 2);
        section.puzzles[1].solutions = Solutions::Many;
        section.puzzles[2].solutions = Solutions::NotChecked;
        section.puzzles[3].solutions = Solutions::None;
        QCOMPARE(numbersOn(paginate(jobOf({section}, SolutionPlace::NextPage))), "1 2 | 1' | 3 4");
        QCOMPARE(numbersOn(paginate(jobOf({section}, SolutionPlace::UpsideDown))), "1 2 1\" | 3 4");
        QCOMPARE(numbersOn(paginate(jobOf({section}, SolutionPlace::AtEnd))), "1 2 | 3 4 | 1'");
    }

    void smallSolutionsTakeNothingButSpareRoom()
    {
        for (const int count : puzzlesPerPage()) {
            const PrintSection section = emptySection(9, count, count);
            const Page page = paginate(jobOf({section}, SolutionPlace::UpsideDown)).front();
            const Page alone = paginate(jobOf({section}, SolutionPlace::None)).front();
            const double side = page.items.front().place.board.width();
            if (count == 4) // two in a row, with room below
                QCOMPARE(side, alone.items.front().place.board.width());
            QVERIFY(page.items.back().place.board.width() < side);
        }
        const Page four = paginate(jobOf({emptySection(9, 4, 4)}, SolutionPlace::UpsideDown)).front();
        QVERIFY(four.items.back().place.board.width() > 35);
    }

    void aSolutionGrowsWithItsPuzzle()
    {
        const PrintSection section = emptySection(9, 3, 1);
        const Page page = paginate(jobOf({section}, SolutionPlace::UpsideDown)).front();
        const Page alone = paginate(jobOf({section}, SolutionPlace::None)).front();
        QCOMPARE(page.items.front().place.board.width(), alone.items.front().place.board.width());
        QVERIFY(page.items.back().place.board.width() > 45); // mm
        QVERIFY(page.items.back().place.caption.height() > 4.5);
    }

    /// Those of the last page are not larger than the others, nor anywhere else.
    void solutionsOneLaterHaveOneSize_data()
    {
        QTest::addColumn<SolutionPlace>("place");
        QTest::addColumn<int>("size");
        for (const int size : {4, 9, 16, 25}) {
            QTest::addRow("previous, %d", size) << SolutionPlace::Previous << size;
            QTest::addRow("upside down, %d", size) << SolutionPlace::UpsideDownNext << size;
        }
    }

    void solutionsOneLaterHaveOneSize()
    {
        QFETCH(SolutionPlace, place);
        QFETCH(int, size);
        const std::vector<Page> pages = paginate(jobOf({emptySection(size, 4, 2)}, place));
        QCOMPARE(std::ssize(pages), 3);
        QCOMPARE(std::ssize(pages[2].items), 2);
        for (int i = 0; i < 2; ++i) {
            const PageItem &second = pages[1].items[2 + i];
            const PageItem &last = pages[2].items[i];
            QVERIFY(second.isSolution && last.isSolution && last.isSmall);
            QCOMPARE(last.place.board.size(), second.place.board.size());
            QCOMPARE(last.place.board.left(), second.place.board.left());
            QCOMPARE(last.isUpsideDown, place == SolutionPlace::UpsideDownNext);
            QCOMPARE(last.place.board.top() < 60, place == SolutionPlace::Previous);
            if (last.isUpsideDown)
                QCOMPARE(last.place.board, second.place.board);
        }
    }

    void solutionsAtTheFootAreFlushWithTheirPuzzles()
    {
        for (const int size : {9, 16, 25})
            for (const int perPage : {1, 2}) {
                const PrintJob job =
                    jobOf({emptySection(size, 3 * perPage, perPage)}, SolutionPlace::Previous);
                const std::vector<Page> pages = paginate(job);
                QRectF puzzles;
                QRectF solutions;
                for (const PageItem &item : pages[1].items)
                    (item.isSolution ? solutions : puzzles) |= item.place.board;
                if (solutions.width() > puzzles.width() + 0.001)
                    continue; // two beside each other below boards one above the other
                QVERIFY(std::abs(solutions.left() - puzzles.left()) < 0.001);
                QVERIFY(solutions.top() > puzzles.bottom());
                QVERIFY(perPage == 1 || std::abs(solutions.right() - puzzles.right()) < 0.001);
            }
    }

    /// Few of them fill their page in one direction, are in its middle, and the same number is on each page.
    void fewSolutionsUseTheirPages_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("onPages");
        QTest::addColumn<double>("side");
        QTest::newRow("4x4") << 4 << 6 << "6" << 40.;
        QTest::newRow("9x9") << 9 << 5 << "5" << 68.;
        QTest::newRow("one 16x16") << 16 << 2 << "2" << 109.;
        QTest::newRow("16x16") << 16 << 5 << "5" << 68.;
        QTest::newRow("more 16x16") << 16 << 7 << "4 3" << 85.;
        QTest::newRow("25x25") << 25 << 3 << "2 1" << 109.;
    }

    void fewSolutionsUseTheirPages()
    {
        QFETCH(int, size);
        QFETCH(int, count);
        QFETCH(QString, onPages);
        QFETCH(double, side);
        QStringList counts;
        for (const Page &page : paginate(jobOf({emptySection(size, count)}, SolutionPlace::AtEnd))) {
            if (!page.items.front().isSolution)
                continue;
            counts += QString::number(page.items.size());
            QRectF boards;
            for (const PageItem &item : page.items)
                boards |= item.place.board;
            QVERIFY2(page.items.front().place.board.width() > side,
                     qPrintable(QString::number(page.items.front().place.board.width())));
            if (counts.size() == 1)
                QVERIFY(std::abs(boards.center().x() - page.frame.body.center().x()) < 0.01);
            QVERIFY(page.frame.body.contains(boards));
        }
        QCOMPARE(counts.join(' '), onPages);
    }

    void solutionsFillTheirPage()
    {
        const Page page = paginate(jobOf({emptySection(9, 25, 4)}, SolutionPlace::AtEnd)).back();
        QCOMPARE(int(page.items.size()), 25);
        QVERIFY(page.items.front().place.board.width() > 32); // mm: five in a row
        const double bottom = page.items.back().place.board.bottom();
        QVERIFY(bottom <= page.frame.body.bottom() + 1e-6);
        QVERIFY(bottom > page.frame.body.bottom() - 20);
        const Page four = paginate(jobOf({emptySection(9, 4, 4)}, SolutionPlace::AtEnd)).back();
        QVERIFY(four.items.front().place.board.width() > 80); // two in a row
    }

    void twentySolutionsFitOnePage()
    {
        QCOMPARE(int(paginate(jobOf({emptySection(9, 20)}, SolutionPlace::AtEnd)).size()), 6);
    }

    // On small paper lying across a 25x25 takes all of a page, and its heading stands on the same.
    void headingsStandAboveTheirSolutions()
    {
        for (const Paper &paper : papers())
            for (const int size : {9, 16, 25}) {
                PrintJob job = jobOf({emptySection(9, 3), emptySection(size, 2)}, SolutionPlace::AtEnd);
                job.paper = paper.size();
                job.orientation = PaperOrientation::Landscape;
                for (PrintSection &section : job.sections)
                    section.title = "A title";
                int headings = 0;
                for (const Page &page : paginate(job)) {
                    QVERIFY(!page.items.empty());
                    headings += static_cast<int>(page.headings.size());
                    if (!page.headings.empty())
                        QVERIFY(page.items.back().place.board.top() > page.headings.back().place.bottom());
                }
                QCOMPARE(headings, 2);
            }
    }

    void theSolutionOfASinglePuzzleIsAsLarge()
    {
        const std::vector<Page> pages = paginate(jobOf({emptySection(9, 1)}, SolutionPlace::AtEnd));
        QCOMPARE(numbersOn(pages), "1 | 1'");
        QCOMPARE(pages[1].items.front().place.board, pages[0].items.front().place.board);
        QVERIFY(!pages[1].items.front().isSmall);
    }
};

ADD_TEST(QGuiApplication, TestSolutionPages)

} // namespace sudoku::tst_solutionpages

#include "tst_solutionpages.moc"
