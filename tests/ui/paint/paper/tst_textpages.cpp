// Covers ui/printjob: bookpages
#include <QGuiApplication>
#include <QTest>

#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "tests/ui/paint/paper/paginationbench.h"
#include "ui/paint/paper/pagination.h"
#include "ui/paint/paper/textpages.h"

namespace sudoku::tst_textpages {

using namespace paginationbench;

/// What is on each page: "T" for text, "-" for nothing, else the numbers of its puzzles.
QString kindsOf(const std::vector<Page> &pages)
{
    QStringList kinds;
    for (const Page &page : pages)
        kinds += !page.texts.empty()  ? QStringLiteral("T")
                 : page.items.empty() ? QStringLiteral("-")
                                      : numbersOn(page);
    return kinds.join(QStringLiteral(" | "));
}

PrintJob book(SolutionPlace solutions)
{
    PrintJob job = jobOf({emptySection(9, 3, 2), emptySection(9, 2, 2)}, solutions);
    job.sections[0].title = "One";
    job.sections[1].title = "Two";
    return job;
}

class TestTextPages : public QObject
{
    Q_OBJECT

private slots:
    void frontPagesComeFirst()
    {
        PrintJob job = book(SolutionPlace::None);
        job.book.titlePage = {"Evenings", "by Ada"};
        job.book.copyrightPage = {"© Ada"};
        job.book.howTo = QStringList();
        QCOMPARE(kindsOf(paginate(job)), "T | T | T | 1 2 | 3 | 4 5");
        const auto pages = paginate(job);
        QVERIFY(!pages[0].hasFooter && !pages[1].hasFooter && pages[2].hasFooter);
        QVERIFY(pages[0].texts[0].size > pages[0].texts[1].size);
        QVERIFY(pages[1].texts[0].place.top() > pages[1].frame.body.center().y()); // at its foot
    }

    void chaptersBeginOnTheRight()
    {
        PrintJob job = book(SolutionPlace::AtEnd);
        job.book.startsRight = true;
        job.book.titlePage = {"Evenings"};
        for (PrintSection &section : job.sections)
            section.hasTitlePage = true;
        const auto pages = paginate(job);
        QCOMPARE(kindsOf(pages), "T | - | T | 1 2 | 3 | - | T | 4 5 | 1' 2' 3' 4' 5'");
        QVERIFY(!pages[1].hasFooter && !pages[1].hasHeader);
        QCOMPARE(pages[2].number, 3);
        job.firstPage = 2;
        QCOMPARE(kindsOf(paginate(job)), "T | T | 1 2 | 3 | - | T | 4 5 | 1' 2' 3' 4' 5'");
    }

    void solutionsEndTheirChapter()
    {
        QCOMPARE(kindsOf(paginate(book(SolutionPlace::ChapterEnd))), "1 2 | 3 | 1' 2' 3' | 4 5 | 4' 5'");
    }

    void solutionsFollowAPageLater()
    {
        QCOMPARE(kindsOf(paginate(book(SolutionPlace::Previous))), "1 2 | 3 1' 2' | 4 5 3' | 4' 5'");
    }

    void solutionsPerPageAreKept()
    {
        PrintJob job = jobOf({emptySection(9, 10, 2)}, SolutionPlace::AtEnd);
        job.book.solutionsPerPage = 4;
        QVERIFY(kindsOf(paginate(job)).endsWith("1' 2' 3' 4' | 5' 6' 7' 8' | 9' 10'"));
    }

    void puzzlesNameThePageOfTheirSolution()
    {
        for (const SolutionPlace place : {SolutionPlace::AtEnd, SolutionPlace::ChapterEnd,
                                          SolutionPlace::NextPage, SolutionPlace::Previous}) {
            PrintJob job = book(place);
            job.book.saysSolutionPage = true;
            job.firstPage = 11;
            const auto pages = paginate(job);
            for (const Page &page : pages)
                for (const PageItem &item : page.items)
                    if (!item.isSolution) {
                        QVERIFY(!item.place.note.isEmpty());
                        const Page &named = pages[item.solutionPage - 11];
                        QVERIFY(std::ranges::any_of(named.items, [&](const PageItem &other) {
                            return other.isSolution && other.number == item.number;
                        }));
                    }
        }
    }

    void longTextsFillSeveralPages()
    {
        PrintJob job = book(SolutionPlace::None);
        const QStringList paragraphs(80, "Look for a row, column or box that is almost full.");
        const auto pages = prosePages(job, "How to solve", paragraphs);
        QVERIFY(pages.size() > 1);
        qsizetype count = 0;
        for (const Page &page : pages) {
            for (const PageText &text : page.texts)
                QVERIFY(page.frame.body.adjusted(-0.01, -0.01, 0.01, 0.01).contains(text.place));
            count += std::ssize(page.texts);
        }
        QCOMPARE(count, paragraphs.size() + 1);
    }

    void introductionsAreBelowTheirTitle()
    {
        const PrintJob job = book(SolutionPlace::None);
        QCOMPARE(chapterPages(job, "One", {"Look carefully.", "Begin."}).size(), 1U);
        const auto pages = chapterPages(job, "One", QStringList(80, "Look carefully."));
        QVERIFY(pages.size() > 1);
        QCOMPARE(pages.front().texts.size(), 1U);
        QCOMPARE(pages[1].texts.front().text, "Look carefully.");
    }

    void headingsAreBold()
    {
        const auto pages = prosePages(book(SolutionPlace::None), {}, {"# The rules", "Text"});
        QCOMPARE(pages.front().texts[0].text, "The rules");
        QVERIFY(pages.front().texts[0].isBold && !pages.front().texts[1].isBold);
    }

    void theStandardTextSaysTheRulesOfAllKinds()
    {
        PrintJob job = book(SolutionPlace::None);
        job.sections.push_back(emptySection(4, 1));
        const QString text = standardHowTo(job).join(' ');
        QVERIFY(text.contains("1 to 9") && text.contains("1 to 4"));
        QCOMPARE(text.count("1 to 9"), 1);
    }
};

ADD_TEST(QGuiApplication, TestTextPages)

} // namespace sudoku::tst_textpages

#include "tst_textpages.moc"
