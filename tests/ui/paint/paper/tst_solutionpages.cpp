#include <QGuiApplication>
#include <QTest>

#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "tests/ui/paint/paper/paginationbench.h"
#include "ui/paint/paper/pagination.h"
#include "ui/printjob/paper.h"

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
        QTest::newRow("end") << SolutionPlace::AtEnd << "1 2 | 3 | 4 | 1' 2' 3' 4'";
    }

    void solutionsStandWhereAsked()
    {
        QFETCH(SolutionPlace, place);
        QFETCH(QString, numbers);
        QCOMPARE(numbersOn(paginate(jobOf({emptySection(9, 3, 2), emptySection(16, 1)}, place))), numbers);
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
