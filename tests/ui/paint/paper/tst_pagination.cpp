// Covers ui/paint/paper: pagetext, sectionlayout, symbolrow
// Covers ui/printjob: sectioning

#include <QGuiApplication>
#include <QTest>

#include "core/board/puzzlesymbols.h"
#include "core/variants/variant.h"
#include "tests/printjobs.h"
#include "tests/testprogram.h"
#include "tests/ui/paint/paper/paginationbench.h"
#include "ui/paint/paper/pagination.h"
#include "ui/paint/paper/printtext.h"
#include "ui/printjob/paper.h"
#include "ui/text/rulestext.h"

namespace sudoku::tst_pagination {

using namespace paginationbench;

class TestPagination : public QObject
{
    Q_OBJECT

    static void checkPage(const Page &page, int size, int perPage, bool hasFoot)
    {
        for (const PageItem &item : page.items) {
            const QRectF place = item.place.caption | item.place.board;
            QVERIFY(page.frame.body.adjusted(-0.01, -0.01, 0.01, 0.01).contains(place));
            const bool isCrowded =
                item.puzzle->board.puzzle.geometry.size() == 25 && hasFoot; // on A5 hardly possible
            const bool isPostcard = std::min(page.frame.body.width(), page.frame.body.height()) < 90;
            const double min = (isCrowded ? 2.2 : item.isSolution ? 2.5 : 4) * (isPostcard ? 0.6 : 1);
            QVERIFY2(perPage > 0 || item.place.board.width() / size > min,
                     qPrintable(QString::number(item.place.board.width() / size)));
            for (const PageItem &other : page.items)
                QVERIFY(&item == &other || !place.intersects(other.place.caption | other.place.board));
            for (const PageHeading &heading : page.headings)
                QVERIFY(!place.intersects(heading.place));
        }
    }

private slots:
    void nothingIsNoPage()
    {
        QVERIFY(paginate(jobOf({}, SolutionPlace::AtEnd)).empty());
        QVERIFY(paginate(jobOf({PrintSection{}}, SolutionPlace::AtEnd)).empty());
    }

    void pagesAreNumbered()
    {
        int number = 0;
        for (const Page &page : paginate(jobOf({emptySection(9, 20, 4)}, SolutionPlace::AtEnd)))
            QCOMPARE(page.number, ++number);
        QCOMPARE(number, 6);
    }

    void sectionsHaveTheirTitles()
    {
        PrintSection easy = emptySection(9, 1);
        easy.title = "Easy";
        PrintSection hard = emptySection(16, 1);
        hard.title = "Hard";
        const std::vector<Page> pages = paginate(jobOf({easy, hard}, SolutionPlace::AtEnd));
        QCOMPARE(int(pages.size()), 3);
        QCOMPARE(pages[0].section, "Easy");
        QCOMPARE(pages[1].section, "Hard");
        QCOMPARE(pages[2].section, "Solutions");
        QCOMPARE(int(pages[2].headings.size()), 2);
        QCOMPARE(pages[2].headings[1].text, "Hard");
    }

    void nothingLiesOverAnything_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("perPage");
        QTest::addColumn<SolutionPlace>("place");
        for (const int size : {4, 9, 16, 25})
            for (const int perPage : {0, 1, 2, 4, 6, 9, 12})
                for (const NamedSolutionPlace &place : solutionPlaces())
                    QTest::addRow("%d, %d a page, %s", size, perPage, place.id.data())
                        << size << perPage << place.place;
    }

    void nothingLiesOverAnything()
    {
        QFETCH(int, size);
        QFETCH(int, perPage);
        QFETCH(SolutionPlace, place);
        for (const Paper &paper : papers())
            for (const PaperOrientation orientation :
                 {PaperOrientation::Portrait, PaperOrientation::Landscape}) {
                PrintJob job = jobOf({emptySection(size, 13, perPage)}, place);
                job.sections.front().title = "A section";
                job.paper = paper.size();
                job.orientation = orientation;
                const bool hasFoot = isAtFoot(place);
                for (const Page &page : paginate(job))
                    checkPage(page, size, perPage, hasFoot);
            }
    }

    void asManyAsStayLegible_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("count");
        const auto row = [](const char *paper, int size, int count) {
            QTest::addRow("%s %d", paper, size) << paper << size << count;
        };
        row("A4", 4, 12);
        row("A4", 6, 12);
        row("A4", 9, 4);
        row("A4", 16, 2);
        row("A4", 25, 1);
        row("A5", 9, 2);
        row("A5", 16, 1);
        row("A5", 25, 1);
        row("Letter", 9, 4);
        row("Letter", 16, 2);
        row("Letter", 25, 1);
    }

    void asManyAsStayLegible()
    {
        QFETCH(QString, paper);
        QFETCH(int, size);
        QFETCH(int, count);
        PrintJob job = jobOf({emptySection(size, 144)}, SolutionPlace::AtEnd);
        job.paper = findPaper(paper.toStdString())->size();
        QCOMPARE(puzzlesPerPage(job, job.sections.front()), count);
        job.title = "With a header";
        QCOMPARE(puzzlesPerPage(job, job.sections.front()), count);
    }

    void fewPuzzlesAreLarge()
    {
        const PrintJob job =
            jobOf({emptySection(9, 1), emptySection(9, 2), emptySection(9, 5)}, SolutionPlace::None);
        QCOMPARE(puzzlesPerPage(job, job.sections[0]), 1);
        QCOMPARE(puzzlesPerPage(job, job.sections[1]), 2);
        QCOMPARE(puzzlesPerPage(job, job.sections[2]), 4);
    }

    void factsAreSaid()
    {
        const Caption all{.hasClueCount = true, .hasSeed = true};
        PrintedPuzzle puzzle{Board(board("1.34341221434321"))};
        QCOMPARE(factsText(puzzle, all), "not checked · 15 clues");
        puzzle.solutions = Solutions::Many;
        QCOMPARE(factsText(puzzle, all), "more than one solution · 15 clues");
        QCOMPARE(factsText(puzzle, {}), "more than one solution");
        puzzle.solutions = Solutions::None;
        QCOMPARE(factsText(puzzle, all), "no solution · 15 clues");
        puzzle.solutions = Solutions::One;
        puzzle.seed = 18446744073709551615U;
        QCOMPARE(factsText(puzzle, all), "15 clues · seed 18446744073709551615");
        QCOMPARE(factsText(puzzle, {}), "");
        QCOMPARE(factsText(PrintedPuzzle{Board(board("1..............."))}, all), "not checked · 1 clue");
    }

    void captionsSayWhatIsChosen()
    {
        PrintJob job = jobOf({emptySection(9, 2)}, SolutionPlace::None);
        PrintedPuzzle &puzzle = job.sections.front().puzzles.back();
        puzzle.title = "Fog";
        puzzle.level = "Hard";
        puzzle.score = 1122; // says nothing to most people
        const PageItem item{.puzzle = &puzzle, .number = 2, .place = {}};
        const auto lead = [&] { return leadTexts(job, item).join(captionDot()); };
        QCOMPARE(lead(), "Puzzle 2 · Fog · Hard");
        job.caption.hasTitle = false;
        QCOMPARE(lead(), "Puzzle 2 · Hard");
        job.caption.hasNumber = false;
        QCOMPARE(lead(), "Hard");
        job.caption.hasScore = true;
        QCOMPARE(lead(), "Hard 1122");
        job.caption.hasLevel = false;
        QCOMPARE(lead(), "score 1122");
        puzzle.score.reset();
        QCOMPARE(lead(), "");
    }

    void aSinglePuzzleHasNoNumber()
    {
        PrintJob job = jobOf({emptySection(9, 1)}, SolutionPlace::None);
        QVERIFY(!job.hasNumbers());
        job.firstPuzzle = 7; // of a book
        QVERIFY(job.hasNumbers());
        QCOMPARE(numbersOn(paginate(job)), "7");
    }

    void numbersBeginWhereAsked()
    {
        PrintJob job = jobOf({emptySection(9, 3, 2)}, SolutionPlace::AtEnd);
        job.firstPage = 10;
        job.firstPuzzle = 101;
        const std::vector<Page> pages = paginate(job);
        QCOMPARE(numbersOn(pages), "101 102 | 103 | 101' 102' 103'");
        for (int i = 0; i < std::ssize(pages); ++i)
            QCOMPARE(pages[i].number, 10 + i);
    }

    void theGutterIsInTheMiddleOfABook()
    {
        PrintJob job = jobOf({emptySection(9, 4, 1)}, SolutionPlace::None);
        job.margin = 12;
        job.gutter = 10;
        const auto edgesOf = [&](const Page &page) {
            const QRectF body = page.frame.body.translated(page.shift, 0);
            return QPointF(body.left(), job.pageSize().width() - body.right());
        };
        for (const Page &page : paginate(job))
            QCOMPARE(edgesOf(page), QPointF(22, 12));
        job.isMirrored = true;
        for (const Page &page : paginate(job))
            QCOMPARE(edgesOf(page), page.number % 2 == 1 ? QPointF(22, 12) : QPointF(12, 22));
        job.firstPage = 2;
        QCOMPARE(edgesOf(paginate(job).front()), QPointF(12, 22));
        job.isBooklet = true; // its first page is on the right
        QCOMPARE(edgesOf(paginate(job).front()), QPointF(22, 12));
        QCOMPARE(edgesOf(paginate(job)[1]), QPointF(12, 22));
    }

    void commonRulesAreSaidOnce()
    {
        PrintSection section = emptySection(9, 2, 2);
        for (PrintedPuzzle &puzzle : section.puzzles)
            puzzle.board.puzzle.constraints = board(std::string(81, '.'), {"diagonal"}).constraints;
        const Page same = paginate(jobOf({section}, SolutionPlace::None)).front();
        QCOMPARE(same.introduction, "No digit is repeated on the diagonal from top left to bottom right.");
        QVERIFY(same.items.front().place.rules.isEmpty());
        QVERIFY(same.frame.introduction.bottom() <= same.items.front().place.caption.top());
        section.puzzles.back().board.puzzle.constraints.clear();
        const Page different = paginate(jobOf({section}, SolutionPlace::None)).front();
        QCOMPARE(different.introduction, "");
        QVERIFY(!different.items.front().place.rules.isEmpty());
    }

    void ownSymbolsAreAboveThePuzzles()
    {
        const SymbolSet *animals = findSymbolSet("animals");
        PrintSection section = emptySection(4, 2, 2);
        PrintJob job = jobOf({section}, SolutionPlace::NextPage);
        job.instruction = "";
        const QRectF without = paginate(job).front().frame.introduction;
        QVERIFY(!paginate(job).front().symbolRow);
        for (PrintedPuzzle &puzzle : job.sections.front().puzzles)
            puzzle.symbols = animals;
        const std::vector<Page> pages = paginate(job);
        QCOMPARE(pages[0].introduction, "Each row, column and box contains each picture once.");
        const SymbolRow all{animals, 4};
        QVERIFY(pages[0].symbolRow == all);
        QVERIFY(pages[0].frame.introduction.height() > without.height() + 5);
        QVERIFY(!pages[1].symbolRow); // of solutions
        job.instruction.reset();
        QVERIFY(paginate(job).front().frame.introduction.height() > 5); // the symbols alone
        job.sections.front().puzzles.back().symbols = &symbolSets().front();
        QVERIFY(!paginate(job).front().symbolRow);
    }

    void instructionsAreAboveThePuzzles()
    {
        PrintJob job = jobOf({emptySection(16, 1)}, SolutionPlace::NextPage);
        QCOMPARE(paginate(job).front().introduction, "");
        job.instruction = "";
        QCOMPARE(paginate(job)[0].introduction, "Each row, column and box contains the digits 1 to 16.");
        QCOMPARE(paginate(job)[1].introduction, ""); // of solutions
        job.instruction = "Have fun.";
        QCOMPARE(paginate(job).front().introduction, "Have fun.");
        job.instruction = QString("A long sentence. ").repeated(200);
        const Page page = paginate(job).front();
        QVERIFY(page.items.front().place.board.width() > 90); // which leaves room for the board
    }

    void theHeaderIsAsWideEverywhere()
    {
        for (const NamedSolutionPlace &place : solutionPlaces())
            for (const int perPage : {1, 2, 6}) {
                PrintJob job = jobOf({emptySection(4, 8, perPage), emptySection(9, 8, perPage),
                                      emptySection(16, 8, perPage), emptySection(25, 8, perPage)},
                                     place.place);
                job.title = "A title";
                job.hasNameLine = true;
                for (const Page &page : paginate(job)) {
                    QCOMPARE(page.frame.header, paginate(job).front().frame.header);
                    QCOMPARE(page.frame.footer.width(), page.frame.header.width());
                    QCOMPARE(page.frame.nameLine.width(),
                             page.hasNameLine ? page.frame.header.width() : page.frame.nameLine.width());
                }
            }
    }

    /// The level is at the right, unless nothing else is above the board.
    void captionsHaveTwoSides()
    {
        PrintJob job = jobOf({emptySection(9, 2, 1)}, SolutionPlace::AtEnd);
        for (PrintedPuzzle &puzzle : job.sections.front().puzzles) {
            puzzle.level = "Hard";
            puzzle.title = "Fog";
        }
        const std::vector<Page> pages = paginate(job);
        const auto captionOf = [&](const Page &page) {
            const CaptionTexts texts = captionTexts(job, page.items.front());
            return texts.lead.join(' ') + " | " + texts.facts;
        };
        QCOMPARE(captionOf(pages.front()), "Puzzle 1 Fog | Hard");
        QCOMPARE(captionOf(pages.back()), "1 | ");
        job.caption.hasClueCount = true;
        QCOMPARE(captionOf(pages.front()), "Puzzle 1 Fog | Hard · 0 clues");
        job.caption.hasNumber = false;
        job.caption.hasTitle = false;
        QCOMPARE(captionOf(pages.front()), "Hard | 0 clues");
    }

    void rulesAreSaid()
    {
        QCOMPARE(rulesText(emptyBoard(9)), "");
        QCOMPARE(rulesText(board("................", {"diagonal"})),
                 "No digit is repeated on the diagonal from top left to bottom right.");
        QCOMPARE(rulesText(readCorpus("v_jigsawx_sgt.txt", 1).front().puzzle),
                 "Each main diagonal contains every digit once. No digit is repeated in an outlined region.");
        Puzzle udoku(Geometry::withBoxes({2, 2}, 5));
        for (const char *id : {"diagonal", "anti-diagonal"})
            udoku.constraints.push_back({findVariant(id), {}});
        QCOMPARE(rulesText(udoku).count("No digit is repeated on the diagonal from "), 2);
    }

    void rulesSayWhichDigitsAreLow_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("first");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("said");
        QTest::newRow("9x9") << 9 << 1 << "global-entropy"
                             << "Low is 1 to 3, middle is 4 to 6, high is 7 to 9.";
        QTest::newRow("6x6") << 6 << 1 << "entropic-line"
                             << "Low is 1 to 2, middle is 3 to 4, high is 5 to 6.";
        QTest::newRow("from 0") << 9 << 0 << "entropic-line"
                                << "Low is 0 to 2, middle is 3 to 5, high is 6 to 8.";
        QTest::newRow("one digit") << 4 << 1 << "entropic-line"
                                   << "Low is 1 to 2, middle is 3, high is 4.";
        QTest::newRow("halves") << 9 << 1 << "equality-cage"
                                << "In a cage with =, low is 1 to 4, high is 6 to 9.";
        QTest::newRow("halves of all digits") << 4 << 1 << "equality-cage"
                                              << "In a cage with =, low is 1 to 2, high is 3 to 4.";
        QTest::newRow("halves from 0") << 6 << 0 << "equality-cage"
                                       << "In a cage with =, low is 0 to 2, high is 3 to 5.";
        QTest::newRow("another rule") << 9 << 1 << "modular-line"
                                      << "";
    }

    void rulesSayWhichDigitsAreLow()
    {
        QFETCH(int, size);
        QFETCH(int, first);
        QFETCH(QString, id);
        QFETCH(QString, said);
        Puzzle puzzle(Geometry::withBoxes(defaultBoxes(size)).withDigits({size, first}));
        for (int i = 0; i < 2; ++i)
            puzzle.constraints.push_back({findVariant(id.toStdString()), {0, 1, 2}});
        QCOMPARE(rulesText(puzzle).count("ow is"), said.isEmpty() ? 0 : 1);
        QVERIFY(rulesText(puzzle).contains(said));
    }
};

ADD_TEST(QGuiApplication, TestPagination)

} // namespace sudoku::tst_pagination

#include "tst_pagination.moc"
